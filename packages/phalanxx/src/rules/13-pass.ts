/** 13 Step 4: pass the dice on. */

import type { Seat } from '@diadochi/kernel';
import type { Board, Play } from '../contract.ts';
import { takeUpGrey } from '../position.ts';

/** P13-01, P13-02: the dice of the grey fields are what the next player rolls. */
export function passTheDice(p: Board, seat: Seat, to: Seat, { tell }: Play): void {
  takeUpGrey(p);
  if (to !== seat) tell?.all('passedOn', { seat, to }); // P23-06: alone, one keeps them
}
