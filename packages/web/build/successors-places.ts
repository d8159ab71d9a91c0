/** Where the spaces lie: at their places on earth, moved apart until there is room between any two symbols. */

import type { Point } from './successors-warp.ts';
import { warped } from './successors-warp.ts';

interface Space {
  readonly id: string;
  readonly kind: string;
  readonly lon: number;
  readonly lat: number;
}

/** Half of what a symbol takes, with its edge. */
const ROOM: { readonly [kind: string]: number } = { major: 9.5, minor: 7, stronghold: 7.6, transit: 3 };
const roomOf = (kind: string): number => ROOM[kind] ?? ROOM.minor;
/** Between two symbols; a transit point needs less. */
const [GAP, SMALL_GAP] = [8.5, 7];
const SQUARE = 1.45;
const [ROUNDS, LAST] = [260, 60];

export function placesOf(spaces: readonly Space[]): ReadonlyMap<string, Point> {
  const bodies = spaces.map(({ id, kind, lon, lat }) => {
    const [x, y] = warped(lon, lat);
    return { id, small: kind === 'transit', room: roomOf(kind), home: [x, y] as Point, x, y };
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, a] of bodies.entries())
      for (let j = i + 1; j < bodies.length; j++) {
        const b = bodies[j];
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const distance = Math.hypot(dx, dy) || 0.01;
        // As circles with a gap, and as the squares that names keep clear of.
        const square = Math.max(Math.abs(dx), Math.abs(dy)) - SQUARE * (a.room + b.room);
        const least = a.room + b.room + (a.small || b.small ? SMALL_GAP : GAP);
        if (distance >= least && square >= 0) continue;
        const push = (Math.max(least - distance, -square) / distance) * 0.25;
        a.x -= dx * push;
        a.y -= dy * push;
        b.x += dx * push;
        b.y += dy * push;
      }
    // In the end only room counts.
    if (round > ROUNDS - LAST) continue;
    for (const body of bodies) {
      body.x += (body.home[0] - body.x) * 0.02;
      body.y += (body.home[1] - body.y) * 0.02;
    }
  }
  return new Map(bodies.map(({ id, x, y }) => [id, [x, y]]));
}
