/** What lies within so many MPs of a space, at the costs that are printed: effects reach over paths, they do not march. */

import type { Space } from '../box.ts';
import type { Board } from '../contract.ts';
import type { Path } from '../map.ts';
import { spaceFacts } from '../position/places.ts';

/** Which paths count, and which spaces let nothing through. */
interface Course {
  takes(path: Path): boolean;
  bars(space: Space): boolean;
}
/** The spaces within reach, the first of them where it begins. Whatever bars the way can be reached, but not passed. */
export function spacesWithin(
  p: Board,
  from: Space,
  mps: number,
  { takes, bars }: Course,
  found: Space[] = [],
): Space[] {
  // What is left of the MPs in each of them: a cheaper way to a space may lead on further.
  const left = [mps];
  found.push(from);
  const first = found.length - 1;
  for (let i = first; i < found.length; i++) {
    if (i > first && bars(found[i])) continue;
    const here = left[i - first];
    for (const path of spaceFacts(p, found[i]).paths) {
      const rest = here - path.cost;
      if (rest < 0 || !takes(path)) continue;
      const at = found.indexOf(path.to, first);
      if (at < 0) {
        found.push(path.to);
        left.push(rest);
      } else if (rest > left[at - first]) {
        left[at - first] = rest;
        // It was gone on from with less: once more, from here.
        if (at < i) i = Math.min(i, at - 1);
      }
    }
  }
  return found;
}
/**
 * Whether anything that is wanted lies within reach: it is looked along every way, and no further than the first. A path costs
 * something, so the ways are few and short, and nothing need be noted.
 */
export const isWithin = (
  p: Board,
  from: Space,
  mps: number,
  course: Course,
  isWanted: (space: Space) => boolean,
): boolean => isWanted(from) || leadsTo(p, from, mps, course, isWanted);
function leadsTo(
  p: Board,
  from: Space,
  mps: number,
  course: Course,
  isWanted: (space: Space) => boolean,
): boolean {
  const { paths } = spaceFacts(p, from);
  for (let i = 0; i < paths.length; i++) {
    const { to, cost } = paths[i];
    if (cost > mps || !course.takes(paths[i])) continue;
    if (isWanted(to)) return true;
    if (cost < mps && !course.bars(to) && leadsTo(p, to, mps - cost, course, isWanted)) return true;
  }
  return false;
}
