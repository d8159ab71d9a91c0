/** The games that can be played here. A new game is added to this list and gets the server and every command. */

import { BadInput, type Game, unknownName } from '@diadochi/kernel';
import { proof } from '@diadochi/proof';

export const games: { readonly [name: string]: Game } = { proof };

export function gameNamed(name: string): Game {
  if (!Object.hasOwn(games, name)) throw new BadInput(unknownName(name, Object.keys(games), 'game'));
  return games[name];
}
