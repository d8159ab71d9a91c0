/** Games whose content is data: what it must look like, what else must hold in it, and how it is shown. */

import { BadInput, type Game, type Json } from '@diadochi/kernel';
import { contentChecks } from '@diadochi/phalanxx';
import { contentSchema } from '@diadochi/phalanxx/content-schema';
import { gameWith } from '../games.ts';
import type { Schema } from './form.ts';
import { phalanxxObservations } from './phalanxx-observations.ts';
import { phalanxxSheet } from './phalanxx-sheet.ts';

export interface ContentKit {
  readonly schema: Schema;
  /** What must hold besides the form: each check by its name, with a line for every fault. */
  readonly checks: { readonly [name: string]: (content: never) => readonly string[] };
  /** The body of a printed page. */
  readonly sheet: (content: never) => string;
  /** Numbers that are only drawn: no game hangs on them. */
  readonly drawn: RegExp;
  /** The tables at which the probe plays: every number of players, and what changes the rules. */
  readonly tables: readonly {
    readonly seats: number;
    readonly options: { readonly [key: string]: number | boolean | string };
  }[];
  /** What bots hardly ever bring about, looked at directly. */
  readonly observe: (game: Game) => Json;
}

const kits: { readonly [game: string]: ContentKit } = {
  phalanxx: {
    schema: contentSchema as unknown as Schema,
    checks: contentChecks,
    sheet: phalanxxSheet,
    drawn: /^track\.most$|\.(pos|geo)\.\d$/,
    tables: [
      ...[1, 2, 3, 4].flatMap((seats) => [
        { seats, options: {} },
        { seats, options: { expert: true } },
      ]),
      ...['masterMerchant', 'legend', 'forcedMarch'].map((soloAdvantage) => ({
        seats: 1,
        options: { expert: true, soloAdvantage },
      })),
    ],
    observe: phalanxxObservations,
  },
};
export const gamesWithKit: readonly string[] = Object.keys(kits);

export function kitOf(game: string): ContentKit {
  if (!Object.hasOwn(kits, game))
    throw new BadInput(
      `the content of ${game} is part of its code: there is no file to check, print or correct`,
    );
  return kits[game];
}

/** The game as it is played with other content, which has been checked. */
export function remade(game: string, content: Json): Game {
  const made = gameWith(game, content);
  if (made === null) throw new BadInput(`${game} cannot be played with other content`);
  return made;
}
