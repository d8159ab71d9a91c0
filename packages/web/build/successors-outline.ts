/** Rings of points: cut, thinned out, and written down as short as they can be. */

import type { Point } from './successors-warp.ts';

/** Without the first point again at the end. */
export type Ring = readonly Point[];

export function areaOf(ring: Ring): number {
  let doubled = 0;
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
    doubled += a[0] * b[1] - b[0] * a[1];
  }
  return doubled / 2;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf(ring: Ring): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/** What is inside a box (Sutherland and Hodgman); what leaves and comes back is joined along the box's edge. */
export function cut(ring: Ring, { left, top, right, bottom }: Box): Ring {
  const edges = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ] as const;
  let points = ring;
  for (const [axis, edge, sign] of edges) {
    const kept: Point[] = [];
    for (let i = 0; i < points.length; i++) {
      const [a, b] = [points[i], points[(i + 1) % points.length]];
      const [aIn, bIn] = [(a[axis] - edge) * sign >= 0, (b[axis] - edge) * sign >= 0];
      if (aIn) kept.push(a);
      if (aIn !== bIn) {
        const t = (edge - a[axis]) / (b[axis] - a[axis]);
        kept.push([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
      }
    }
    points = kept;
  }
  return points;
}

/** Without the points that make too small a triangle with their neighbours (Visvalingam), in a few goes. */
export function thinned(ring: Ring, least: number): Ring {
  let points = ring;
  for (let go = 0; go < 12 && points.length >= 6; go++) {
    const kept: Point[] = [];
    let dropped = false;
    for (let i = 0; i < points.length; i++) {
      const a = points[(i + points.length - 1) % points.length];
      const [b, c] = [points[i], points[(i + 1) % points.length]];
      const triangle = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
      // Never two neighbours in one go.
      const drop: boolean = triangle < least && !dropped;
      if (!drop) kept.push(b);
      dropped = drop;
    }
    if (kept.length === points.length) break;
    points = kept;
  }
  return points;
}

/** The page draws paths ten times smaller than they are written: whole numbers are short. */
export const TENTHS = 10;
export const tenths = (value: number): number => Math.round(value * TENTHS);

/** As a path of whole steps; steps that round to nothing are left out. */
export function written(points: readonly Point[], closed = true): string {
  let [x, y] = [tenths(points[0][0]), tenths(points[0][1])];
  let path = `M${x}${after(y)}l`;
  let first = true;
  for (const point of points.slice(1)) {
    const [dx, dy] = [tenths(point[0]) - x, tenths(point[1]) - y];
    if (dx === 0 && dy === 0) continue;
    path += `${first ? dx : after(dx)}${after(dy)}`;
    first = false;
    [x, y] = [x + dx, y + dy];
  }
  return closed ? `${path}z` : path;
}

/** A minus parts numbers as well as a space does. */
const after = (value: number): string => (value < 0 ? String(value) : ` ${value}`);
