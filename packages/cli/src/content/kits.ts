/** Games whose content is data: what it must look like, what else must hold in it, and how it is shown. */

import { BadInput, type Game, type Json } from '@diadochi/kernel';
import { type ContentForm, contentFormOf, gamesWithContent } from '@diadochi/server/content';
import { gameWith } from '../games.ts';
import { phalanxxObservations } from './phalanxx-observations.ts';
import { phalanxxSheet } from './phalanxx-sheet.ts';
import { successorsLater } from './successors-later.ts';
import { successorsObservations } from './successors-observations.ts';
import { successorsSheet } from './successors-sheet.ts';

export interface ContentKit extends ContentForm {
  /** The body of a printed page. */
  readonly sheet: (content: never) => string;
  /** Numbers on which no game hangs: what is only drawn, or counts pieces that never run out. */
  readonly drawn: RegExp;
  /** The section of the rules that will read a number; null for one that is read already. */
  readonly later: (path: string) => string | null;
  /** The tables at which the probe plays: every number of players, and what changes the rules. */
  readonly tables: readonly {
    readonly seats: number;
    readonly options: { readonly [key: string]: number | boolean | string };
  }[];
  /** How often each of them plays, unless said otherwise. */
  readonly games: number;
  /** What bots hardly ever bring about, looked at directly: the quickest look first. */
  readonly observe: readonly ((game: Game) => Json)[];
}

const kits: { readonly [game: string]: Omit<ContentKit, keyof ContentForm> } = {
  phalanxx: {
    sheet: phalanxxSheet,
    drawn: /^track\.most$|\.(pos|geo)\.\d$/,
    later: () => null,
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
    games: 400,
    observe: [phalanxxObservations],
  },
  successors: {
    sheet: successorsSheet,
    // D2-09: how many markers and counters there are is no rule.
    drawn:
      /^spaces\.[^.]+\.(lat|lon)$|^paths\.[^.]+\.via\.|^factions\..*(Markers|rings|stands)$|^combatUnits\.[^.]+\.counter|^markers\.[^.]+\.(count|cus|combatStrength)$|^trainingTrack\.spaces$/,
    later: successorsLater,
    tables: [2, 3, 4, 5].map((seats) => ({ seats, options: {} })),
    games: 2,
    observe: successorsObservations,
  },
};
export const gamesWithKit: readonly string[] = gamesWithContent;

export const kitOf = (game: string): ContentKit => ({ ...contentFormOf(game), ...kits[game] });

/** The game as it is played with other content, which has been checked. */
export function remade(game: string, content: Json): Game {
  const made = gameWith(game, content);
  if (made === null) throw new BadInput(`${game} cannot be played with other content`);
  return made;
}
