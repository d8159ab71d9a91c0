/** 12 Turning a rolled die by giving up a figure; P21-01: or with the help of the Blacksmith. */

import { type ClauseId, type Seat, upTo } from '@diadochi/kernel';
import { type Board, type Die, type Play, rule } from '../contract.ts';
import {
  giveUp,
  hasPlayedOneOf,
  noteForged,
  rolledValue,
  supplyOf,
  timesForged,
  turnRolled,
  unusedDice,
} from '../position.ts';

/** P12-03: a figure in the supply is needed. */
const mayTurn = rule<[Seat]>({
  'P12-03': (p, seat) => supplyOf(p, seat) > 0,
});
/** P21-01, P21-02: once a turn, from the turn on in which the Blacksmith is played. */
const mayForge = rule<[Seat]>({
  'P21-01': (p, seat) => hasPlayedOneOf(p, seat, p.box.smiths) && timesForged(p) < p.box.smithTimes,
});
/** To what it shows already no die is turned. */
const mayShow = rule<[Die, number]>({
  'P12-01': (p, die, value) => rolledValue(p, die) !== value,
});

// P12-05: own dice are not among those that can be turned.
export const turning = {
  turn: {
    among: unusedDice,
    bounds: 'P12-01' as ClauseId,
    closed: (p: Board, { seat }: { seat: Seat }) => mayTurn.broken(p, seat),
  },
  to: {
    among: (p: Board) => upTo(p.box.content.dice.sides, 1),
    bounds: 'P12-01' as ClauseId,
    may: (p: Board, { so }: { so: { turn: Die } }, value: number) => mayShow.broken(p, so.turn, value),
  },
};
export const forging = {
  forge: {
    among: unusedDice,
    bounds: 'P21-01' as ClauseId,
    closed: (p: Board, { seat }: { seat: Seat }) => mayForge.broken(p, seat),
  },
  to: {
    among: (p: Board) => upTo(p.box.content.dice.sides, 1),
    bounds: 'P21-01' as ClauseId,
    may: (p: Board, { so }: { so: { forge: Die } }, value: number) => mayShow.broken(p, so.forge, value),
  },
};

export function turnDie(p: Board, seat: Seat, die: Die, to: number, { tell }: Play): void {
  tell?.all('turned', { seat, die: rolledValue(p, die), to });
  giveUp(p, seat, 1); // P12-02
  turnRolled(p, die, to);
}

export function forge(p: Board, seat: Seat, die: Die, to: number, { tell }: Play): void {
  tell?.all('forged', { seat, die: rolledValue(p, die), to });
  noteForged(p);
  turnRolled(p, die, to);
}
