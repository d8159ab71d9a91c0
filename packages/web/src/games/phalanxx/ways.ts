/** The ways between neighbours on the map: each leads about the regions that it only passes. */

import type { Layout, Place } from './layout.ts';

/** How far a way may bend at a third and at two thirds of its length, the straightest first. */
const STEPS = Array.from({ length: 17 }, (_, i) => (i - 8) * 28);
const BENDS = STEPS.flatMap((one) => STEPS.map((other) => [one, other] as const)).sort(
  (a, b) => bending(a) - bending(b),
);
function bending([one, other]: readonly [number, number]): number {
  // A bow is quieter than a wave.
  return Math.abs(one) + Math.abs(other) + Math.abs(one - other) / 2;
}
const SAMPLES = Array.from({ length: 27 }, (_, i) => (i + 1) / 28);

/** The way between two neighbours: straight, or about whatever lies in between. */
export function wayOf(
  { places, width, height }: Pick<Layout, 'places' | 'width' | 'height'>,
  [one, other]: readonly [number, number],
): Way {
  const [from, to] = [places[one], places[other]];
  const others = places.filter((place) => place !== from && place !== to);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bent = ([first, second]: readonly [number, number]): Way => [
    [from.x, from.y],
    [from.x + dx / 3 - (dy / length) * first, from.y + dy / 3 + (dx / length) * first],
    [from.x + (2 * dx) / 3 - (dy / length) * second, from.y + (2 * dy) / 3 + (dx / length) * second],
    [to.x, to.y],
  ];
  let [best, hits] = [bent([0, 0]), Number.POSITIVE_INFINITY];
  for (const bend of BENDS) {
    const way = bent(bend);
    const count = SAMPLES.filter((t) => {
      const [x, y] = pointOn(way, t);
      if (x < 3 || y < 3 || x > width - 3 || y > height - 3) return true;
      return others.some((place) => distance(place, x, y) < 1.07);
    }).length;
    if (count < hits) [best, hits] = [way, count];
    if (hits === 0) break;
  }
  return best;
}
type Point = readonly [x: number, y: number];
/** A cubic curve: where it starts, what pulls at it, and where it ends. */
export type Way = readonly [Point, Point, Point, Point];

export function pointOn([a, b, c, d]: Way, t: number): Point {
  const s = 1 - t;
  const [wa, wb, wc, wd] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]];
}

export function drawn([start, ...rest]: Way): string {
  const number = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return ['M', number(start), 'C', rest.map(number).join(' ')].join('');
}

/** How far a point is from the middle of a region, its blob's edge being 1. */
export const distance = ({ x, y, rx, ry }: Place, px: number, py: number): number =>
  Math.hypot((px - x) / rx, (py - y) / ry);
