/** C43-07, D15-22: when a siege engine goes back to its holding box. */

import type { Engine, Space } from '../../box.ts';
import type { Board, Play } from '../../contract.ts';
import { engineSpace, engines, removeEngine } from '../../position/engines.ts';
import { moverOf } from '../../position/march.ts';
import { pcOn } from '../../position/places.ts';
import { canBeBesieged, isBesieged } from '../2-board/2-besieged.ts';
import { isInWaters } from './15.3-siege-points.ts';

/** It stands where nobody Besieges anything, or the city has fallen; D15-23: who is in its waters may land again. */
const isIdle = (p: Board, engine: Engine): boolean => {
  const space = engineSpace(p, engine);
  return space !== null && !isBesieged(p, space) && !isBesiegerAfloat(p, space);
};
const isBesiegerAfloat = (p: Board, space: Space): boolean =>
  canBeBesieged(p, space) && moverOf(p) !== pcOn(p, space) && isInWaters(p, space, moverOf(p));
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
