/** 19 Fame groups. */

import type { Seat } from '@diadochi/kernel';
import { ORANGE, PURPLE } from '../box.ts';
import { type Board, rule } from '../contract.ts';
import { cardsOfColour, rotationsOf, symbolsOf } from '../position.ts';

/** P19-06: asked once for a player, not for each group. */
const isFamous = rule<[Seat]>({
  'P19-03': (p, side) => cardsOfColour(p, side, ORANGE) > 0,
  'P19-04': (p, side) => cardsOfColour(p, side, PURPLE) > 0,
  'P19-05': (p, side) => rotationsOf(p, side) > 0,
});

/** P19-01, P19-02: one symbol of each sort makes a group. */
export const fameGroups = (p: Board, side: Seat): number =>
  isFamous.allows(p, side)
    ? Math.min(symbolsOf(p, side, 0), symbolsOf(p, side, 1), symbolsOf(p, side, 2))
    : 0;
