/** The games that can be played here. A new game is added to this list and gets the server and every command. */

import { applyPack, BadInput, type Game, type Json, type Pack, unknownName } from '@diadochi/kernel';
import { type Content as PhalanxxContent, phalanxx, phalanxxWith } from '@diadochi/phalanxx';
import { proof } from '@diadochi/proof';
import { type Content as SuccessorsContent, successors, successorsWith } from '@diadochi/successors';

export type Games = { readonly [name: string]: Game };
/** In the order in which they are offered. */
export const games: Games = { phalanxx, successors, proof };

export function gameNamed(name: string, among: Games = games): Game {
  if (!Object.hasOwn(among, name)) throw new BadInput(unknownName(name, Object.keys(among), 'game'));
  return among[name];
}

/** Games whose content is data, and how each is made of other content. */
const makers: { readonly [name: string]: (content: Json) => Game } = {
  phalanxx: (content) => phalanxxWith(content as unknown as PhalanxxContent),
  successors: (content) => successorsWith(content as unknown as SuccessorsContent),
};

/** A game with other content; null for one whose content is part of its code. */
export const gameWith = (name: string, content: Json): Game | null =>
  Object.hasOwn(makers, name) ? makers[name](content) : null;

/** The name of the content pack that each game is played with; games that are played as they come are not in it. */
export type Packs = { readonly [game: string]: string };

/** All games, those with a pack in its content: as `startServer` takes them. */
export function gamesWith(packs: readonly Pack[]): { readonly games: Games; readonly packs: Packs } {
  const made: { [name: string]: Game } = { ...games };
  const names: { [game: string]: string } = {};
  for (const pack of packs) {
    const { game: name } = pack;
    const { content } = gameNamed(name);
    if (Object.hasOwn(names, name))
      throw new BadInput(`'${names[name]}' and '${pack.pack}' are both packs for ${name}: give one`);
    if (!Object.hasOwn(makers, name))
      throw new BadInput(
        `'${pack.pack}': the content of ${name} is part of its code, and no pack can change it`,
      );
    made[name] = makers[name](applyPack(content, pack));
    names[name] = pack.pack;
  }
  return { games: made, packs: names };
}
