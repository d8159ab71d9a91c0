/** 10 Action c: slide a die in. */

import type { Seat } from '@diadochi/kernel';
import { type Board, type Die, type Play, ROWS, type Row, rule } from '../contract.ts';
import {
  allRows,
  isGreyEmpty,
  ownValue,
  pay,
  receive,
  rolledValue,
  slideIn,
  talentsOf,
  unusedDice,
} from '../position.ts';

/** What the player gains by it; less than nothing is what he pays. */
const gainOf = (p: Board, seat: Seat, die: Die, row: Row): number =>
  rolledValue(p, die) - ownValue(p, seat, row);
/** P10-07: the whole difference, or not at all. */
const canAfford = (p: Board, seat: Seat, die: Die, row: Row): boolean =>
  talentsOf(p, seat) + gainOf(p, seat, die, row) >= 0;

function fitsSomewhere(p: Board, seat: Seat, die: Die): boolean {
  for (let row = 0; row < ROWS; row++) if (isGreyEmpty(p, row) && canAfford(p, seat, die, row)) return true;
  return false;
}
const maySlideWith = rule<[Seat, Die]>({ 'P10-07': fitsSomewhere });
const maySlide = rule<[Seat, Die, Row]>({
  'P10-02': (p, _seat, _die, row) => isGreyEmpty(p, row),
  'P10-07': canAfford,
});

// P10-03: no comparison is needed.
export const sliding = {
  slide: {
    among: unusedDice,
    bounds: 'P7-01',
    may: (p: Board, { seat }: { seat: Seat }, die: Die) => maySlideWith.broken(p, seat, die),
  },
  at: {
    among: () => allRows,
    bounds: 'P10-02',
    may: (p: Board, { seat, so }: { seat: Seat; so: { slide: Die } }, row: Row) =>
      maySlide.broken(p, seat, so.slide, row),
  },
};

export function slide(
  p: Board,
  seat: Seat,
  { slide: die, at: row }: { slide: Die; at: Row },
  { tell }: Play,
): void {
  const gain = gainOf(p, seat, die, row);
  const dice = { die: rolledValue(p, die), own: ownValue(p, seat, row) };
  slideIn(p, seat, die, row); // P10-01, P10-08
  if (gain < 0) pay(p, seat, -gain); // P10-05
  const talents = gain > 0 ? receive(p, seat, gain) : gain; // P10-04
  tell?.all('slid', { seat, ...dice, talents });
}
