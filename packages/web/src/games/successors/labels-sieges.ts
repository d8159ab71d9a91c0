/** Where the Siege Points lie: in a pill beside the besieged ring, above it where there is room. */

import { type Box, grown, isInside, type Room, roomOn } from './labels-box.ts';
import type { Lain } from './labels-pieces.ts';
import { fieldOf, type Plan, type Taker } from './labels-plan.ts';
import { APART } from './labels-settle.ts';
import type { Spot } from './labels-sketch.ts';
import { STONES } from './map-scale.ts';

/** As many stones as take the space. */
export interface Stones {
  readonly points: number;
  readonly needed: number;
}
export type Sieges = { readonly [space: string]: Stones };
export interface PlacedStones {
  readonly spot: Spot;
  readonly box: Box;
}

/** N, NE, W, SW, and then wherever there is room. */
const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [-1, 0],
  [-1, 1],
  [-1, -1],
  [1, 1],
  [1, 0],
  [0, 1],
  [0.5, -1],
  [-0.5, -1],
  [0.5, 1],
  [-0.5, 1],
  [1, -0.5],
  [-1, -0.5],
  [1, 0.5],
  [-1, 0.5],
] as const;
const DISTANCES = [0.8, 4, 9, 15];

export const stonesWidth = (needed: number): number => STONES.edge + needed * STONES.each;

/** They come before pieces and names, which go round them; but they lie where the fewest have to, and then stay there. */
export function placeStones(
  { sketch, z }: Plan,
  sieges: Sieges,
  { names, pieces, stones }: Lain,
  halves: ReadonlyMap<string, number>,
  room: Room<Taker>,
): readonly PlacedStones[] {
  const field = fieldOf(sketch);
  const taken = roomOn<unknown>(field);
  for (const [taker, box] of names) taken.put(box, taker);
  for (const [key, { box }] of pieces) taken.put(box, key);
  return Object.entries(sieges).flatMap(([space, { needed }]): PlacedStones[] => {
    const spot = sketch.spots.get(space);
    if (spot === undefined) return [];
    const half = halves.get(space)!;
    const [w, h] = [stonesWidth(needed) * z, STONES.height * z];
    const free = DISTANCES.flatMap((away) =>
      DIRECTIONS.map(([i, j]): Box => {
        const [dx, dy] = [half + w / 2 + away * z, half + h / 2 + away * z];
        return {
          x: spot.x + i * (Math.abs(j) < 1 ? dx : dx * 0.7) - w / 2,
          y: spot.y + j * dy - h / 2,
          w,
          h,
        };
      }),
    ).filter((box) => isInside(box, field) && room.isFree(grown(box, APART * z)));
    const lain = stones.get(spot);
    const inTheWay = (each: Box): number => taken.inTheWay(grown(each, APART * z)).length;
    const box =
      lain?.w === w && room.isFree(lain) ? lain : free.toSorted((a, b) => inTheWay(a) - inTheWay(b))[0];
    if (box === undefined) return [];
    room.put(box, { kind: 'stones', spot });
    return [{ spot, box }];
  });
}
