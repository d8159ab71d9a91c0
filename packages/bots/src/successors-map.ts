/** Distances on the map of Successors, in MPs by land. */

import type { Board, Space } from '@diadochi/successors/board';
import { spaceFacts } from '@diadochi/successors/board';

const known = new WeakMap<object, Map<Space, readonly number[]>>();

/** How far every space is from one, whoever stands between; farther than anything where there is no way. */
export function waysTo(p: Board, to: Space): readonly number[] {
  const ways = known.get(p.box) ?? new Map<Space, readonly number[]>();
  known.set(p.box, ways);
  const found = ways.get(to) ?? measured(p, to);
  ways.set(to, found);
  return found;
}
const NO_WAY = 1000;
function measured(p: Board, to: Space): number[] {
  const far = new Array<number>(p.pc.length).fill(NO_WAY);
  far[to] = 0;
  const open = [to];
  for (let space = open.shift(); space !== undefined; space = open.shift())
    for (const { to: next, cost, byLand } of spaceFacts(p, space).paths)
      if (byLand && far[space] + cost < far[next]) {
        far[next] = far[space] + cost;
        open.push(next);
      }
  return far;
}
