/** 23 What MaXXimilian is: a side without a player, whose cards count in their own way. */

import type { Seat } from '@diadochi/kernel';
import { type Card, WHITE } from '../box.ts';
import type { Board } from '../contract.ts';
import { cardFacts, colourOf, isSolo, NEUTRAL } from '../position.ts';

export const isNeutral = (p: Board, side: Seat): boolean => isSolo(p) && side === NEUTRAL;

/** P23-08, P23-09: a white card counts what is printed on it, any other the same, whatever it can do. */
export const neutralWorth = (p: Board, card: Card): number =>
  colourOf(p, card) === WHITE ? cardFacts(p, card).strength : p.box.content.solo.colouredCard;
