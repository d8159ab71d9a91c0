/** D6-37: who has a pact with whom: whoever holds such a card with the seat on which it lies. */

import { type Board, NOBODY, type Owner } from '../contract.ts';

export function havePact(p: Board, one: Owner, other: Owner): boolean {
  const { lastingHolder, lastingSeat } = p;
  for (const card of p.box.pacts) {
    const [holder, partner] = [lastingHolder[card], lastingSeat[card]];
    if (holder === NOBODY) continue;
    if ((holder === one && partner === other) || (holder === other && partner === one)) return true;
  }
  return false;
}
/** Whether somebody has a pact at all: most often nobody has. */
export function hasPact(p: Board, owner: Owner): boolean {
  for (const card of p.box.pacts)
    if (
      p.lastingHolder[card] !== NOBODY &&
      (p.lastingHolder[card] === owner || p.lastingSeat[card] === owner)
    )
      return true;
  return false;
}
