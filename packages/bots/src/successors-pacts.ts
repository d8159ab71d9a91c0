/** What a pact is worth (CO63): what a partner's Armies could do, and no longer may. */

import type { Seat } from '@diadochi/kernel';
import {
  type Board,
  commanderAt,
  hasPact,
  havePact,
  locationOfStack,
  ownerOfStack,
  roundOf,
  setupOf,
  spaceOf,
  stackCount,
} from '@diadochi/successors/board';
import { waysTo } from './successors-map.ts';
import { exposure, NEAR, strengthAt } from './successors-strength.ts';

/** How likely an Army that could attack does, in a Round. */
const ATTACKS = 0.4;
/** Whoever gives up an attack has others to make. */
const GIVEN_UP = 0.5;

/** CO63-04: what somebody is spared until the end of the Game Turn, less what he has to leave off himself. */
export function pactsOf(p: Board, seat: Seat): number {
  if (!hasPact(p, seat)) return 0;
  const rounds = Math.max(0, setupOf(p).rounds - roundOf(p) + 1);
  let sum = 0;
  for (let other: Seat = 0; other < p.seats; other++)
    if (havePact(p, seat, other)) sum += fearOf(p, seat, other) - GIVEN_UP * fearOf(p, other, seat);
  return ATTACKS * rounds * sum;
}
/** What the Armies of a player may lose to those of another who are near. */
function fearOf(p: Board, seat: Seat, other: Seat): number {
  let sum = 0;
  for (let place = 0; place < stackCount(p); place++) {
    if (ownerOfStack(p, place) !== seat) continue;
    const at = locationOfStack(p, place);
    sum += exposure(strengthAt(p, at, seat), strengthNear(p, spaceOf(at), other));
  }
  return sum;
}
function strengthNear(p: Board, space: number, of: Seat): number {
  const far = waysTo(p, space);
  let most = 0;
  for (let place = 0; place < stackCount(p); place++) {
    const at = locationOfStack(p, place);
    if (ownerOfStack(p, place) !== of || far[spaceOf(at)] > NEAR || commanderAt(p, at, of) === null) continue;
    most = Math.max(most, strengthAt(p, at, of));
  }
  return most;
}
