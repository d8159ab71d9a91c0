/** 1 The strength track, which always shows what the played cards are worth (P1-20, P1-21). */

import type { Seat } from '@diadochi/kernel';
import type { Card } from '../box.ts';
import { type Board, modifiers } from '../contract.ts';
import { legendOf, playedBy, rotationsOf, setStrength, worthOf } from '../position.ts';
import { isNeutral, neutralWorth } from './23-neutral.ts';

/** What a side's strength is made of. */
export const strength = modifiers<[Seat]>({
  'P1-20': [(p, side) => cardsWorth(p, side) - lossOf(p, side), () => true],
  'P22-09': [(p, side) => legendOf(p, side), () => true],
});

/** P15-06: what has been lost in conflicts. */
const lossOf = (p: Board, side: Seat): number => p.box.content.conflict.loss * rotationsOf(p, side);

function cardsWorth(p: Board, side: Seat): number {
  let sum = 0;
  for (const card of playedBy(p, side)) sum += worthNow(p, side, card);
  return sum;
}

/** P1-21: after every change of the played cards the marker is put where it belongs. */
export function putMarker(p: Board, side: Seat): void {
  setStrength(p, side, strength.sum(p, side));
}

/** What a played card is worth now. */
export const worthNow = (p: Board, side: Seat, card: Card): number =>
  isNeutral(p, side) ? neutralWorth(p, card) : worthOf(p, side, card);
