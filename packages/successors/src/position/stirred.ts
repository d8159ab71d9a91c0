/** D2-01: whether something has changed since it was last looked at whose CUs stay, which Generals, and who controls whom. */

import type { Board } from '../contract.ts';

export const isStirred = (p: Board): boolean => p.stirred[0] !== 0;
/** Whoever changes a column that the settle routine asks notes it. */
export function stir(p: Board): void {
  p.stirred[0] = 1;
}
export function forgetStirred(p: Board): void {
  p.stirred[0] = 0;
}
