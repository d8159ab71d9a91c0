/** What bots know about Phalanxx besides what a position is worth. */

import type { Seat } from '@diadochi/kernel';
import {
  type Board,
  type Card,
  type Die,
  isGreyEmpty,
  isRotated,
  ownColour,
  ownValue,
  playedBy,
  ROWS,
  type Row,
  rolledColour,
  rolledValue,
  worthOf,
} from '@diadochi/phalanxx/board';
import type { GameKnowledge } from './game-knowledge.ts';
import { hastyAnswer } from './phalanxx-hasty.ts';
import { worth } from './phalanxx-worth.ts';

// Dice and rows that are alike need not be tried twice.
const isLikeAnEarlierDie = (p: Board, die: Die): boolean => {
  for (let other = 0; other < die; other++)
    if (rolledValue(p, other) === rolledValue(p, die) && rolledColour(p, other) === rolledColour(p, die))
      return true;
  return false;
};
const isLikeAnEarlierRow = (p: Board, seat: Seat, row: Row): boolean => {
  for (let other = 0; other < row; other++)
    if (
      isGreyEmpty(p, other) &&
      ownValue(p, seat, other) === ownValue(p, seat, row) &&
      ownColour(p, seat, other) === ownColour(p, seat, row)
    )
      return true;
  return false;
};

export const knowledge: GameKnowledge = {
  worth: worth as GameKnowledge['worth'],
  isIdle(position, q, value) {
    // P15-06, P15-08: whichever card is rotated, the same is lost.
    if (q.form.kind === 'rotate') return isNotTheFirst(position as Board, q.seat, value);
    if (q.form.kind !== 'act' || q.way === null) return false;
    const p = position as Board;
    switch (q.way.fields[q.field - 1].name) {
      case 'turn':
        return isHighEnoughAnyway(p, q.seat, value) || isLikeAnEarlierDie(p, value);
      case 'trade':
      case 'with':
      case 'slide':
      case 'income':
      case 'forge':
        return isLikeAnEarlierDie(p, value);
      case 'at':
        return isLikeAnEarlierRow(p, q.seat, value);
      case 'to':
        // High enough for anything; or, if it is free, low enough to make an easy own die.
        return value !== p.box.content.dice.sides && !(value === 1 && 'forge' in q.so);
      default:
        return false;
    }
  },
  preparedBy(position, seat, answer) {
    const p = position as Board;
    if ('forge' in answer) return { die: answer.forge as Die, rows: ALL_ROWS, slides: 1 };
    if (!('turn' in answer)) return null;
    // A figure is not given up for what the die could do before.
    let rows = 0;
    for (let row = 0; row < ROWS; row++)
      if (ownValue(p, seat, row) > rolledValue(p, answer.turn as Die)) rows |= 1 << row;
    return { die: answer.turn as Die, rows, slides: 0 };
  },
  isUseOf: (answer, { die, rows, slides }) =>
    (answer.with === die || (slides === 1 && answer.slide === die)) &&
    (rows & (1 << (answer.at as Row))) !== 0,
  isFollowUp: (kind, begun) =>
    kind === 'lift' ||
    kind === 'rotate' ||
    kind === 'exchange' ||
    kind === 'scouted' ||
    (kind === 'buy' && (begun === 'buy' || begun === 'scouted')), // P21-09: after a look
  glance: hastyAnswer,
  // P4-02: the purchase comes before the roll.
  isCertain: (kind) => kind === 'act' || kind === 'lift' || kind === 'rotate',
  isTurn: (kind) => kind === 'buy',
};
const ALL_ROWS = (1 << ROWS) - 1;

function isNotTheFirst(p: Board, seat: Seat, card: Card): boolean {
  for (const other of playedBy(p, seat))
    if (other < card && !isRotated(p, other) && worthOf(p, seat, other) >= p.box.content.conflict.least)
      return true;
  return false;
}

function isHighEnoughAnyway(p: Board, seat: Seat, die: Die): boolean {
  for (let row = 0; row < ROWS; row++)
    if (isGreyEmpty(p, row) && ownValue(p, seat, row) > rolledValue(p, die)) return false;
  return true;
}
