/** C43-07, D15-22: when a siege engine goes back to its holding box. */

import type { Engine } from '../../box.ts';
import type { Board, Play } from '../../contract.ts';
import { engineSpace, engines, removeEngine } from '../../position/engines.ts';
import { isBesieged } from '../2-board/2-besieged.ts';

/** It stands where nobody Besieges anything, or the city has fallen. */
const isIdle = (p: Board, engine: Engine): boolean => {
  const space = engineSpace(p, engine);
  return space !== null && !isBesieged(p, space);
};
export function hasIdleEngine(p: Board): boolean {
  for (const engine of engines(p)) if (isIdle(p, engine)) return true;
  return false;
}
export function returnEngines(p: Board, { tell }: Play): void {
  for (const engine of engines(p)) {
    if (!isIdle(p, engine)) continue;
    tell?.all('engineBack', { space: engineSpace(p, engine) ?? 0 });
    removeEngine(p, engine);
  }
}
