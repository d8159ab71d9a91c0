/** 23 What MaXXimilian is: a side without a player, whose cards count in their own way. */

import type { Seat } from '@diadochi/kernel';
import type { Card } from '../box.ts';
import type { Board } from '../contract.ts';
import { cardFacts, isSolo, NEUTRAL } from '../position.ts';

export const isNeutral = (p: Board, side: Seat): boolean => isSolo(p) && side === NEUTRAL;

/** P23-08: a card counts the strength that is printed on it, and 2 more; P23-09: whatever else it can do, or grow to. */
export const neutralWorth = (p: Board, card: Card): number =>
  cardFacts(p, card).strength + p.box.content.solo.cardBonus;
