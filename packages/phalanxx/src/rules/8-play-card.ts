/** 8 Action a: play an epoch card. */

import type { Seat } from '@diadochi/kernel';
import type { Card } from '../box.ts';
import { type Board, type Die, type Play, type Row, rule } from '../contract.ts';
import {
  allRows,
  handOf,
  layDown,
  layOutCard,
  ownValue,
  rolledValue,
  strengthOf,
  unusedDice,
} from '../position.ts';
import { putMarker } from './1-strength.ts';
import { isAnyHighEnough, isHighEnough, isHighEnoughSomewhere, mayFill } from './7-placing.ts';
import { brokenCondition } from './14-conditions.ts';
import { honourLeader } from './22-expert.ts';

const mayPlay = rule<[Seat]>({ 'P8-02': isAnyHighEnough });
const mayPlayWith = rule<[Seat, Die]>({ 'P8-02': isHighEnoughSomewhere });
const mayPlayAt = rule<[Seat, Die, Row]>({ 'P8-02': isHighEnough });

export const playing = {
  play: {
    among: (p: Board, { seat }: { seat: Seat }, list: Card[]) => handOf(p, seat, list),
    bounds: 'P8-01',
    closed: (p: Board, { seat }: { seat: Seat }) => mayPlay.broken(p, seat),
    may: (p: Board, { seat }: { seat: Seat }, card: Card) => brokenCondition(p, seat, card),
  },
  with: {
    among: unusedDice,
    bounds: 'P7-01',
    may: (p: Board, { seat }: { seat: Seat }, die: Die) => mayPlayWith.broken(p, seat, die),
  },
  at: {
    among: () => allRows,
    bounds: 'P7-04',
    may: (p: Board, { seat, so }: { seat: Seat; so: { with: Die } }, row: Row) =>
      mayFill.broken(p, row) ?? mayPlayAt.broken(p, seat, so.with, row),
  },
};

interface Playing {
  readonly play: Card;
  readonly with: Die;
  readonly at: Row;
}

export function playCard(p: Board, seat: Seat, answer: Playing, { chance, tell }: Play): void {
  const { play: card, with: die, at: row } = answer;
  const before = strengthOf(p, seat);
  const value = rolledValue(p, die);
  layDown(p, die, row); // P8-03
  chance.reveal('own', card);
  layOutCard(p, seat, card); // P8-04, P8-06
  honourLeader(p, seat, card); // P22-08
  putMarker(p, seat); // P8-05, P8-07
  const after = strengthOf(p, seat);
  tell?.all('played', { seat, card, die: value, own: ownValue(p, seat, row), before, after });
}
