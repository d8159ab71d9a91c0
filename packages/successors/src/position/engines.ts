/** 7.2 G: the Helepolis, a marker of no CUs that lasts with its card: where it stands, and what it adds there. */

import type { Engine, Space } from '../box.ts';
import type { Board } from '../contract.ts';
import { endLasting, spaceUnder } from './lasting.ts';
import { kindNow } from './places.ts';

export const engines = (p: Board): readonly Engine[] => p.box.engines;
/** Null: in its holding box. */
export const engineSpace = (p: Board, { card }: Engine): Space | null => spaceUnder(p, card);
export function removeEngine(p: Board, { card }: Engine): void {
  endLasting(p, card);
}
/** S7.2.G-02, C43-03: to every Siege roll against a city of such a kind in its space, whoever conducts it. */
export function engineBonus(p: Board, space: Space): number {
  let sum = 0;
  for (const engine of engines(p))
    if (engineSpace(p, engine) === space && engine.kinds.includes(kindNow(p, space))) sum += engine.modifier;
  return sum;
}
