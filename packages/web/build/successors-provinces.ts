/**
 * The ground of each province: whatever is nearest to its spaces and to the paths between them, with a little unevenness,
 * as far as anyone would count it in, and cut to the land. Nobody knows the borders on the ground, nor needs them.
 */

import { contours } from 'd3-contour';
import polygons from 'polygon-clipping';
import type { Land } from './successors-coast.ts';
import { noise } from './successors-noise.ts';
import { areaOf, type Box, boxOf, cut, type Ring, thinned } from './successors-outline.ts';
import { FRAME, type Point } from './successors-warp.ts';

interface Space {
  readonly id: string;
  readonly province: string | null;
}
interface Path {
  readonly ends: readonly string[];
  readonly type: string;
}
export interface Ground {
  readonly id: string;
  readonly rings: readonly Ring[];
  /** One of six tints: neighbours have different ones. */
  readonly tone: number;
}
/** Whose ground it is, row by row: the number of the province plus one, 0 for nobody's. */
export interface Belongings {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly width: number;
  readonly cells: readonly number[];
}

const STEP = 3;
const AROUND = 60;
/** How far from its skeleton a province goes on. */
const REACH = 62;
/** A path longer than this leads through no man's land. */
const LONGEST = 110;
const [WIDTH, HEIGHT] = [Math.ceil((FRAME.w + 2 * AROUND) / STEP), Math.ceil((FRAME.h + 2 * AROUND) / STEP)];
/** A cell of the belongings is so many steps wide. */
const COARSE = 2;
const TONES = 6;
const NEIGHBOURLY = 80;

type Line = readonly [Point, Point];

export function groundsOf(
  provinces: readonly { readonly id: string }[],
  spaces: readonly Space[],
  paths: readonly Path[],
  places: ReadonlyMap<string, Point>,
  lands: readonly Land[],
): { readonly grounds: readonly Ground[]; readonly belongings: Belongings } {
  const lines = provinces.map(({ id }) => skeletonOf(id, spaces, paths, places));
  const distances = distancesTo(lines);
  const tones = tonesOf(provinces, spaces, places);
  const draw = contours().size([WIDTH, HEIGHT]).thresholds([0]);
  const [nearest, second] = nearestTwo(distances);
  const grounds = provinces.map(({ id }, p): Ground => {
    const inside = distances[p].map((own, cell) => {
      const others = own === nearest[cell] ? second[cell] : nearest[cell];
      return Math.min((others - own) / 2 - 0.35, REACH - own);
    });
    const shapes = draw(inside)[0].coordinates.map((rings) =>
      rings.map((ring) => ring.slice(0, -1).map(([i, j]): Point => [at(i - 0.5), at(j - 0.5)])),
    );
    return { id, tone: tones[p], rings: shapes.flatMap((shape) => onLand(shape, lands)) };
  });
  return { grounds, belongings: belongingsOf(distances) };
}

const at = (step: number): number => step * STEP - AROUND;

function skeletonOf(
  province: string,
  spaces: readonly Space[],
  paths: readonly Path[],
  places: ReadonlyMap<string, Point>,
): readonly Line[] {
  const own = new Set(spaces.filter((space) => space.province === province).map(({ id }) => id));
  const points = [...own].map((id): Line => [places.get(id)!, places.get(id)!]);
  const inner = paths
    .filter(({ ends, type }) => (type === 'land' || type === 'mountain') && ends.every((end) => own.has(end)))
    .map(({ ends }): Line => [places.get(ends[0])!, places.get(ends[1])!])
    .filter(([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1]) < LONGEST);
  return [...points, ...inner];
}

/** Too far away to count. */
const FAR = 1000;

/** From every point of the grid to each skeleton; the point is shifted a little, so that no border is straight. */
function distancesTo(skeletons: readonly (readonly Line[])[]): readonly Float64Array[] {
  const [east, south] = [noise(3), noise(11)];
  const boxes = skeletons.map((lines) => grown(boxOf(lines.flat()), REACH + 2 * STEP));
  const distances = skeletons.map(() => new Float64Array(WIDTH * HEIGHT).fill(FAR));
  for (let j = 0; j < HEIGHT; j++)
    for (let i = 0; i < WIDTH; i++) {
      const [gx, gy] = [at(i), at(j)];
      const x = gx + east(gx / 26, gy / 26) * 15 + east(gx / 9, gy / 9) * 4;
      const y = gy + south(gx / 26, gy / 26) * 15 + south(gx / 9, gy / 9) * 4;
      for (let p = 0; p < skeletons.length; p++) {
        const { left, top, right, bottom } = boxes[p];
        if (x > left && x < right && y > top && y < bottom)
          distances[p][j * WIDTH + i] = distanceTo(skeletons[p], x, y);
      }
    }
  return distances;
}

function distanceTo(lines: readonly Line[], x: number, y: number): number {
  let nearest = FAR * FAR;
  for (const [a, b] of lines) {
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : ((x - a[0]) * dx + (y - a[1]) * dy) / length;
    const t = along < 0 ? 0 : along > 1 ? 1 : along;
    const ex = x - a[0] - t * dx;
    const ey = y - a[1] - t * dy;
    nearest = Math.min(nearest, ex * ex + ey * ey);
  }
  return Math.sqrt(nearest);
}

/** At every point, how far it is to the nearest skeleton and to the next. */
function nearestTwo(distances: readonly Float64Array[]): readonly [Float64Array, Float64Array] {
  const nearest = new Float64Array(WIDTH * HEIGHT).fill(FAR);
  const second = new Float64Array(WIDTH * HEIGHT).fill(FAR);
  for (const own of distances)
    for (let cell = 0; cell < own.length; cell++) {
      const distance = own[cell];
      if (distance < nearest[cell]) {
        second[cell] = nearest[cell];
        nearest[cell] = distance;
      } else if (distance < second[cell]) second[cell] = distance;
    }
  return [nearest, second];
}

const SMALLEST = 4;
const FINEST = 0.3;

function onLand(shape: readonly Ring[], lands: readonly Land[]): readonly Ring[] {
  const box = boxOf(shape[0]);
  const smooth = shape.map((ring) => thinned(ring, FINEST));
  return lands.flatMap((land) => {
    if (apart(boxOf(land[0]), box)) return [];
    // Only the part of a continent that lies there: the rest would take its time.
    const near = land.map((ring) => cut(ring, grown(box, 2))).filter((ring) => ring.length > 2);
    if (near.length === 0) return [];
    return polygons
      .intersection([smooth.map(closed)], [near.map(closed)])
      .filter(([outline]) => Math.abs(areaOf(outline)) > SMALLEST)
      .flatMap((rings) => rings.map((ring) => ring.slice(0, -1)));
  });
}

const closed = (ring: Ring): [number, number][] => [...ring, ring[0]].map(([x, y]) => [x, y]);
const apart = (a: Box, b: Box): boolean =>
  a.left > b.right || a.right < b.left || a.top > b.bottom || a.bottom < b.top;
const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

function belongingsOf(distances: readonly Float64Array[]): Belongings {
  const width = Math.floor(WIDTH / COARSE);
  const height = Math.floor(HEIGHT / COARSE);
  const cells = Array.from({ length: width * height }, (_, cell) => {
    const grid = Math.floor(cell / width) * COARSE * WIDTH + (cell % width) * COARSE;
    let [nearest, owner] = [REACH, 0];
    for (const [p, distance] of distances.entries())
      if (distance[grid] < nearest) [nearest, owner] = [distance[grid], p + 1];
    return owner;
  });
  return { x: -AROUND, y: -AROUND, step: STEP * COARSE, width, cells };
}

/** Each province takes the next tint that none of its neighbours has. */
function tonesOf(
  provinces: readonly { readonly id: string }[],
  spaces: readonly Space[],
  places: ReadonlyMap<string, Point>,
): readonly number[] {
  const neighbours = new Map(provinces.map(({ id }) => [id, new Set<string>()]));
  for (const a of spaces)
    for (const b of spaces) {
      if (a.province === null || b.province === null || a.province === b.province) continue;
      const [p, q] = [places.get(a.id)!, places.get(b.id)!];
      if (Math.hypot(p[0] - q[0], p[1] - q[1]) < NEIGHBOURLY) neighbours.get(a.province)?.add(b.province);
    }
  const tones = new Map<string, number>();
  for (const [i, { id }] of provinces.entries()) {
    const taken = [...(neighbours.get(id) ?? [])].map((each) => tones.get(each));
    const wanted = Array.from({ length: TONES }, (_, k) => ((i + k) % TONES) + 1);
    tones.set(id, wanted.find((tone) => !taken.includes(tone)) ?? wanted[0]);
  }
  return [...tones.values()];
}
