/** 6 Step 2: roll. */

import type { Seat } from '@diadochi/kernel';
import type { Board, Play } from '../contract.ts';
import { allDice, receive, rolledColour, rolledValue, setRolled } from '../position.ts';

/** P6-01, P6-02: all three travelling dice, whatever their colours. */
export function rollTheDice(p: Board, seat: Seat, { chance, tell }: Play): void {
  const { dice, turn } = p.box.content;
  for (const die of allDice) setRolled(p, die, rolledColour(p, die), chance.die(dice.sides));
  const [first, second, third] = allDice.map((die) => rolledValue(p, die));
  tell?.all('rolled', { seat, first, second, third });
  // P6-03, P6-04: the natural roll counts, before any die is turned.
  if (first + second + third > turn.lowRoll.most) return;
  const talents = receive(p, seat, turn.lowRoll.talents);
  tell?.all('lowRoll', { seat, talents });
}
