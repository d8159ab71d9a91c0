/**
 * D2-01: whether something has changed since it was last looked at whose CUs stay, which Generals, and who controls whom;
 * and if it was in one space alone, in which: then nobody need look elsewhere.
 */

import type { Space } from '../box.ts';
import type { Board } from '../contract.ts';

const NOTHING = 0;
const ANYTHING = 1;
const FIRST_SPACE = 2; // and one more for each space: only between steps, it is looked at before anybody is asked

export const isStirred = (p: Board): boolean => p.stirred[0] !== NOTHING;
/** Whoever changes a column that the settle routine asks notes it. */
export function stir(p: Board): void {
  p.stirred[0] = ANYTHING;
}
/** The same where the change matters to nobody outside a space. */
export function stirIn(p: Board, space: Space): void {
  const before = p.stirred[0];
  p.stirred[0] = before === NOTHING || before === FIRST_SPACE + space ? FIRST_SPACE + space : ANYTHING;
}
/** The only space in which something has changed; null if it may be anywhere. */
export const stirredSpace = (p: Board): Space | null =>
  p.stirred[0] < FIRST_SPACE ? null : p.stirred[0] - FIRST_SPACE;
export function forgetStirred(p: Board): void {
  p.stirred[0] = NOTHING;
}
