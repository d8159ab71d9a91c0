/** 11 Action d: income, and an exchange of dice. */

import type { Seat } from '@diadochi/kernel';
import { type Board, type Die, type Play, ROWS, type Row, rule } from '../contract.ts';
import {
  advantageFacts,
  allRows,
  isGreyEmpty,
  layDown,
  ownColour,
  ownValue,
  receive,
  sidesOf,
  swapOwn,
  unusedDice,
} from '../position.ts';
import { mayFill } from './7-placing.ts';

// P11-01: any die, any empty grey field.
export const income = {
  income: { among: unusedDice, bounds: 'P7-01' },
  at: {
    among: () => allRows,
    bounds: 'P11-01',
    may: (p: Board, _: unknown, row: Row) => mayFill.broken(p, row),
  },
};

/** P11-03, P22-03: the same value, or with Intrigue not too different. */
const matches = (p: Board, seat: Seat, row: Row, other: Seat, theirs: Row): boolean =>
  Math.abs(ownValue(p, seat, row) - ownValue(p, other, theirs)) <= advantageFacts(p, seat).exchangeWithin;

function matchesWith(p: Board, seat: Seat, row: Row, other: Seat): boolean {
  for (let theirs = 0; theirs < ROWS; theirs++) if (matches(p, seat, row, other, theirs)) return true;
  return false;
}
function hasPartner(p: Board, seat: Seat, row: Row): boolean {
  for (let other = 0; other < sidesOf(p); other++)
    if (other !== seat && matchesWith(p, seat, row, other)) return true;
  return false;
}
function hasPartnerSomewhere(p: Board, seat: Seat): boolean {
  for (let row = 0; row < ROWS; row++) if (isGreyEmpty(p, row) && hasPartner(p, seat, row)) return true;
  return false;
}
const mayTrade = rule<[Seat]>({ 'P11-03': hasPartnerSomewhere });
const mayTradeAt = rule<[Seat, Row]>({
  'P7-04': (p, _seat, row) => isGreyEmpty(p, row),
  'P11-03': hasPartner,
});
const mayTradeWith = rule<[Seat, Row, Seat]>({
  'P11-02': (_p, seat, _row, other) => other !== seat,
  'P11-03': matchesWith,
});
const mayTradeFor = rule<[Seat, Row, Seat, Row]>({ 'P11-03': matches });

// P11-05: own dice on red fields only, and nobody is asked for his consent.
export const trading = {
  trade: {
    among: unusedDice,
    bounds: 'P7-01',
    closed: (p: Board, { seat }: { seat: Seat }) => mayTrade.broken(p, seat),
  },
  at: {
    among: () => allRows,
    bounds: 'P11-01',
    may: (p: Board, { seat }: { seat: Seat }, row: Row) => mayTradeAt.broken(p, seat, row),
  },
  of: {
    among: (p: Board, _: unknown, list: Seat[]) => {
      for (let side = 0; side < sidesOf(p); side++) list.push(side);
      return list;
    },
    bounds: 'P11-02',
    may: (p: Board, { seat, so }: { seat: Seat; so: { at: Row } }, other: Seat) =>
      mayTradeWith.broken(p, seat, so.at, other),
  },
  for: {
    among: () => allRows,
    bounds: 'P11-05',
    may: (p: Board, { seat, so }: { seat: Seat; so: { at: Row; of: Seat } }, theirs: Row) =>
      mayTradeFor.broken(p, seat, so.at, so.of, theirs),
  },
};

export function takeIncome(p: Board, seat: Seat, die: Die, row: Row, { tell }: Play): void {
  layDown(p, die, row);
  const talents = receive(p, seat, p.box.content.turn.income); // P11-01
  tell?.all('income', { seat, talents });
}

interface Trading {
  readonly trade: Die;
  readonly at: Row;
  readonly of: Seat;
  readonly for: Row;
}

// P11-04, P22-04: the dice change places, and no talents for any difference.
export function trade(p: Board, seat: Seat, answer: Trading, play: Play): void {
  const { trade: die, at: row, of, for: theirs } = answer;
  takeIncome(p, seat, die, row, play);
  play.tell?.all('traded', {
    seat,
    of,
    given: ownColour(p, seat, row),
    own: ownValue(p, seat, row),
    taken: ownColour(p, of, theirs),
    die: ownValue(p, of, theirs),
  });
  swapOwn(p, seat, row, of, theirs);
}
