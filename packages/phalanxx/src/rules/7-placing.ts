/** 7 What the actions share: a rolled die, an empty grey field, and the own die to its left. */

import type { Seat } from '@diadochi/kernel';
import { type Board, type Die, ROWS, type Row, rule } from '../contract.ts';
import { isGreyEmpty, ownValue, rolledValue, unusedDice } from '../position.ts';

/** P7-04: each row is used once a turn. */
export const mayFill = rule<[Row]>({
  'P7-04': (p, row) => isGreyEmpty(p, row),
});

/** P8-02, P9-01: cards are played and regions conquered with a die that is at least as high as the own die. */
export const isHighEnough = (p: Board, seat: Seat, die: Die, row: Row): boolean =>
  rolledValue(p, die) >= ownValue(p, seat, row);

export function isHighEnoughSomewhere(p: Board, seat: Seat, die: Die): boolean {
  for (let row = 0; row < ROWS; row++)
    if (isGreyEmpty(p, row) && isHighEnough(p, seat, die, row)) return true;
  return false;
}
export function isAnyHighEnough(p: Board, seat: Seat): boolean {
  const dice = unusedDice(p);
  for (let i = 0; i < dice.length; i++) if (isHighEnoughSomewhere(p, seat, dice[i])) return true;
  return false;
}
