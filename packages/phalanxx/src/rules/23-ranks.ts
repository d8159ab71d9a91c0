/** 23 The ranks of a solo game. */

import type { Board } from '../contract.ts';

/** P23-17 to P23-23: the highest rank whose difference is reached. */
export function rankOf(p: Board, difference: number): string {
  const { ranks } = p.box.content.solo;
  return ranks.reduce((best, { id, least }) => (least === null || difference >= least ? id : best), '');
}
