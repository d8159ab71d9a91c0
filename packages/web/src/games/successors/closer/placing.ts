/** Where a card is put beside a space. */

import type { Box } from '../labels-box.ts';

type Point = readonly [x: number, y: number];

/** What is there already, in px of the window. */
export interface Around {
  readonly size: Point;
  /** What stands on the space: it is kept in sight with it. */
  readonly clear: readonly Box[];
  /** Spaces that are looked at meanwhile. */
  readonly points: readonly Point[];
  /** Pieces on the map, names, and other cards. */
  readonly pieces: readonly Box[];
  readonly names: readonly Box[];
  readonly cards: readonly Box[];
}
/** To the edge of the window; to the space; to a point or to what stands there. */
const [EDGE, GAP, NEAR] = [8, 24, 10];
/** A way of so many px is as bad as a point that is hidden. */
const FAR = 220;
/** How much worse it is to hide the space itself, its pieces or another card; and how much less any other piece. */
const [HIDING, PIECE] = [12, 0.25];
/** A name counts as much if it is near, and nothing beyond so many px. */
const [NAME, NEARBY] = [0.5, 180];
/** px at the right edge for the tools. */
const TOOLS = 48;

export function placeBeside(
  card: Point,
  [x, y]: Point,
  { size, clear, points, pieces, names, cards }: Around,
): Point {
  const [w, h] = card;
  const east = Math.max(x + GAP, ...clear.map((box) => box.x + box.w + NEAR));
  const west = Math.min(x - GAP, ...clear.map((box) => box.x - NEAR)) - w;
  const south = Math.max(y + GAP, ...clear.map((box) => box.y + box.h + NEAR));
  const north = Math.min(y - GAP, ...clear.map((box) => box.y - NEAR)) - h;
  const [middle, level] = [x - w / 2, y - Math.min(h / 2, 60)];
  const [right, foot] = [size[0] - w - EDGE, size[1] - h - EDGE];
  const within = ([left, top]: Point): Point => [
    Math.round(Math.max(EDGE, Math.min(left, right))),
    Math.round(Math.max(EDGE, Math.min(top, foot))),
  ];
  const beside: readonly Point[] = [
    [east, level],
    [west, level],
    [middle, south],
    [middle, north],
    [east, south],
    [west, south],
    [west, north],
    [east, north],
    [right, level],
    [right - TOOLS, level],
    [EDGE, level],
  ];
  const corners: readonly Point[] = [
    [EDGE, foot],
    [EDGE, EDGE],
    [right, foot],
    [right, EDGE],
  ];
  const cost = ([left, top]: Point): number => {
    const box = { x: left, y: top, w, h };
    let sum = Math.hypot(apart(x, left, w), apart(y, top, h)) / FAR;
    if (isNear(box, [x, y])) sum += HIDING;
    for (const point of points) if (isNear(box, point)) sum += 1;
    for (const piece of pieces) sum += PIECE * share(box, piece);
    for (const name of names) {
      const away = Math.hypot(apart(x, name.x, name.w), apart(y, name.y, name.h));
      if (away < NEARBY) sum += NAME * (1 - away / NEARBY) * share(box, name);
    }
    for (const each of [...clear, ...cards]) sum += HIDING * share(box, each);
    return sum;
  };
  return [...beside, ...corners].map(within).reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

const isNear = (box: Box, [x, y]: Point): boolean =>
  x > box.x - NEAR && x < box.x + box.w + NEAR && y > box.y - NEAR && y < box.y + box.h + NEAR;

/** How far a number is from a stretch. */
const apart = (x: number, from: number, length: number): number => Math.max(from - x, x - from - length, 0);

/** How much of the smaller of two boxes the other hides. */
function share(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  if (wide <= 0 || high <= 0) return 0;
  return (wide * high) / Math.max(1, Math.min(a.w * a.h, b.w * b.h));
}
