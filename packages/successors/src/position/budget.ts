/** 9.2: the MPs of the activation under way. They are the activation's, whichever group of it spends them. */

import type { Board } from '../contract.ts';
import { forgetFreeDeeds } from './march.ts';

/** S9.2-05: an activation whose MPs hang on the movement die, and on who commands. */
export const BY_DIE = -1;

/** An activation begins, with so many MPs (S9.2-01), or with those of the die. */
export function openBudget(p: Board, mps: number): void {
  p.spentMps[0] = 0;
  p.spentExtra[0] = 0;
  p.fixedMps[0] = mps;
  p.budgetClosed[0] = 0;
}
/** No activation is under way any more. */
export const forgetBudget = (p: Board): void => openBudget(p, BY_DIE);

export const spentMps = (p: Board): number => p.spentMps[0];
/** S9.2-01: given by a card; null where the movement die decides. */
export const fixedMps = (p: Board): number | null => (p.fixedMps[0] === BY_DIE ? null : p.fixedMps[0]);
export function spendMps(p: Board, mps: number): void {
  p.spentMps[0] += mps;
  if (mps > 0) forgetFreeDeeds(p);
}
/** D9-31: what a card gave besides, on top of what the commander has. */
export const spentExtra = (p: Board): number => p.spentExtra[0];
export function spendExtra(p: Board, mps: number): void {
  p.spentExtra[0] += mps;
}
/** S10.L-02, S11.3-09, D9-03: no MPs any more, whoever commands. */
export const isBudgetClosed = (p: Board): boolean => p.budgetClosed[0] === 1;
export function closeBudget(p: Board): void {
  p.budgetClosed[0] = 1;
}
/** S13.2-24: what befell those who were dropped off is over, and the group at sea has its MPs as before. */
export function reopenBudget(p: Board): void {
  p.budgetClosed[0] = 0;
}
