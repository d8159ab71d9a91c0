/** Where arrows stand that lead to what lies outside the window. */

import { around, type Box, grown, overlaps } from '../labels-box.ts';

/** Something on the screen that is to be found, and how wide an arrow to it would be. */
export interface Goal {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}
export interface EdgeArrow {
  /** The nearest first, which names it. */
  readonly goals: readonly string[];
  readonly box: Box;
  /** Where it points, in radians: to the right, clockwise. */
  readonly angle: number;
}

/** px between two of them, or one and what else lies there; and about a place that can be pressed. */
const APART = 6;
export const PLACE = 16;
/** How far along its edge one makes way, by turns to either side: not so far that it no longer seems to lead there. */
const SLIDES = [0, ...Array.from({ length: 10 }, (_, i) => (i + 1) * 14).flatMap((by) => [by, -by])];
/** How far from its edge, where the edge is full: a column of buttons is there, say. */
const INWARDS = [0, 56, 112];
const WAYS = INWARDS.flatMap((inward) => SLIDES.map((by) => [by, inward] as const));

/**
 * An arrow is on the edge of what is seen, where the line from the middle to the place leaves it. Where it would lie on
 * another, one arrow leads to both; where it would lie on something else, or hide a place that is seen, it makes way.
 */
export function arrowsTo(
  goals: readonly Goal[],
  seen: Box,
  high: number,
  blocked: readonly Box[] = [],
): readonly EdgeArrow[] {
  const [x, y] = [seen.x + seen.w / 2, seen.y + seen.h / 2];
  const found: { goals: string[]; home: Box; box: Box; angle: number }[] = [];
  const taken = [
    ...blocked.map((each) => grown(each, APART)),
    ...goals.filter((goal) => isSeen(goal, seen)).map((goal) => around(goal.x, goal.y, PLACE)),
  ];
  const hidden = goals
    .filter((goal) => !isSeen(goal, seen))
    .map((goal) => ({ ...goal, away: Math.hypot(goal.x - x, goal.y - y) }))
    .sort((a, b) => a.away - b.away);
  for (const { id, wide, ...goal } of hidden) {
    const [dx, dy] = [goal.x - x, goal.y - y];
    const [across, down] = [seen.w / 2 / Math.abs(dx), seen.h / 2 / Math.abs(dy)];
    const part = Math.min(across, down);
    const slid = (by: number, inward: number): Box => {
      const [right, lower] = across < down ? [-Math.sign(dx) * inward, by] : [by, -Math.sign(dy) * inward];
      return {
        x: between(seen.x, x + dx * part - wide / 2, seen.x + seen.w - wide) + right,
        y: between(seen.y, y + dy * part - high / 2, seen.y + seen.h - high) + lower,
        w: wide,
        h: high,
      };
    };
    const home = slid(0, 0);
    const isOn = (other: Box) => overlaps(grown(other, APART), home);
    const same = found.find((each) => isOn(each.box) || isOn(each.home));
    if (same === undefined) {
      const isFree = (box: Box) => holds(seen, box) && !taken.some((each) => overlaps(each, box));
      const box = WAYS.map(([by, inward]) => slid(by, inward)).find(isFree) ?? home;
      found.push({ goals: [id], home, box, angle: Math.atan2(dy, dx) });
      taken.push(grown(box, APART));
    } else same.goals.push(id);
  }
  return found;
}

export const isSeen = ({ x, y }: Pick<Goal, 'x' | 'y'>, { x: left, y: top, w, h }: Box): boolean =>
  x >= left && x <= left + w && y >= top && y <= top + h;

const holds = ({ x, y, w, h }: Box, inner: Box): boolean =>
  inner.x >= x && inner.y >= y && inner.x + inner.w <= x + w && inner.y + inner.h <= y + h;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));
