/**
 * How large things are drawn at a zoom. On the screen symbols and letters grow slower than the map does, so that a
 * closer look also gives more room. Everything on the map is measured in its own units, px at zoom 1.
 */

import type { SpaceKind } from './map-props.ts';

const MOST = 1.8;
/** Far out, symbols would touch each other, and pieces would find no place: there they shrink with the map. */
const [WIDEST_SYMBOL, WIDEST] = [1.2, 1.6];

/** How many units of the map a thing takes that takes one at zoom 1: letters and pieces, and symbols. */
export const scaleAt = (zoom: number): number => Math.min(WIDEST, Math.min(zoom ** 0.4, MOST) / zoom);
export const symbolScaleAt = (zoom: number): number => Math.min(WIDEST_SYMBOL, scaleAt(zoom));
/** Farther out than this only the names of Major Cities can be read, and only who leads a stack. */
export const DETAILS_FROM = 0.6;

/** Half of a symbol: of what is filled, and of the box that it takes with its edge, its walls and its towers. */
export const RADIUS: { readonly [K in SpaceKind]: number } = {
  major: 8.6,
  minor: 6.6,
  stronghold: 7.2,
  transit: 2.7,
};
export const HALF: { readonly [K in SpaceKind]: number } = {
  major: 11.4,
  minor: 7.5,
  stronghold: 8.2,
  transit: 3.4,
};
/** The ring about a besieged space. */
export const SIEGE = 1.6;
/** The pill with Siege Points: so wide with no stone, for each stone, and so high. */
export const STONES = { edge: 10, each: 9, height: 12, radius: 3.2 } as const;
export const ANCHOR = 7.6;

export const LETTERS = { major: 11.2, minor: 9.9, province: 8.8 } as const;
/** The height of a line of letters, of which they fill about nine tenths. */
export const LINE = 1.02;
/** Between the letters of a province, and its shield before them. */
export const SPACING = 1;
export const SHIELD = 13.2;
export const SHIELD_GAP = 3;

export const MEDALLION = 12.5;
export const SMALL_MEDALLION = 6.6;
export const CAPSULE = 11.5;
export const UNIT = 17;
export const ROYAL = 6.4;

/** Sizes go in steps, so that a place that was looked at before is drawn as it was. */
export const zoomStep = (zoom: number): number => 2 ** (Math.round(Math.log2(zoom) * 4) / 4);

/** Lines of the ground may be a little too wide or too narrow: they are drawn anew half as often. */
export const groundStepOf = (zoom: number): number => 2 ** (Math.round(Math.log2(zoom) * 2) / 2);

/** Whichever is nearest to a point, if it is within reach. */
export function nearestTo<S extends { readonly x: number; readonly y: number }>(
  spots: Iterable<S>,
  x: number,
  y: number,
  reach: number,
): S | null {
  let [found, nearest]: [S | null, number] = [null, reach];
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - x, spot.y - y);
    if (distance <= nearest) [found, nearest] = [spot, distance];
  }
  return found;
}
