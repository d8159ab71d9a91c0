/** What is known of the map before anything stands on it: where spaces lie, what is written, where paths run. */

import type { Geography } from './geography.ts';
import type { Box } from './labels-box.ts';
import type { MapContent, MapPath, MapSpace, SpaceKind } from './map-props.ts';

export interface Spot {
  readonly id: string;
  readonly kind: SpaceKind;
  readonly province: string | null;
  readonly port: boolean;
  readonly x: number;
  readonly y: number;
  /** What is written beside it: null for a transit point. Widths are in heights of the letters. */
  readonly text: string | null;
  readonly width: number;
}
export interface Realm {
  readonly id: string;
  readonly text: string;
  /** Of the letters, without the spacing between them. */
  readonly width: number;
  readonly vp: number;
  /** The middle of its spaces. */
  readonly x: number;
  readonly y: number;
}
export interface Way {
  readonly path: MapPath;
  readonly from: Spot;
  readonly to: Spot;
  /** Where a path by sea leads round a cape. */
  readonly round: readonly (readonly [x: number, y: number])[];
}
export interface Sketch {
  readonly geography: Geography;
  readonly spots: ReadonlyMap<string, Spot>;
  readonly realms: readonly Realm[];
  readonly ways: readonly Way[];
  /** How much of the paths by land runs under a box. */
  crossed(box: Box): number;
}

export type Style = 'major' | 'minor' | 'stronghold' | 'province';
/** The width of a text in letters one px high. */
export type Measure = (text: string, style: Style) => number;

export function sketchOf(
  geography: Geography,
  { spaces, provinces, paths }: Pick<MapContent, 'spaces' | 'provinces' | 'paths'>,
  nameOf: (noun: 'space' | 'province', id: string) => string,
  measure: Measure,
): Sketch {
  const spots = new Map(
    spaces.filter(({ id }) => Object.hasOwn(geography.spaces, id)).map((space) => [space.id, spotOf(space)]),
  );
  const ways = paths.flatMap((path): Way[] => {
    const [from, to] = path.ends.map((end) => spots.get(end));
    if (from === undefined || to === undefined) return [];
    const there = geography.ways[`${from.id} ${to.id}`];
    const back = geography.ways[`${to.id} ${from.id}`];
    return [{ path, from, to, round: there ?? back?.toReversed() ?? [] }];
  });
  return {
    geography,
    spots,
    ways,
    realms: provinces.map(realmOf),
    crossed: crossings(geography.sheet, ways),
  };

  function spotOf({ id, kind, province, port }: MapSpace): Spot {
    const [x, y] = geography.spaces[id];
    const text = kind === 'transit' ? null : nameOf('space', id);
    return { id, kind, province, port, x, y, text, width: text === null ? 0 : measure(text, kind as Style) };
  }
  function realmOf({ id, vp }: { readonly id: string; readonly vp: number }): Realm {
    const text = nameOf('province', id).toUpperCase();
    const own = [...spots.values()].filter(({ province }) => province === id);
    const middle = (axis: 'x' | 'y') => own.reduce((sum, spot) => sum + spot[axis], 0) / (own.length || 1);
    return { id, text, width: measure(text, 'province'), vp, x: middle('x'), y: middle('y') };
  }
}

const CELL = 4;

/** Dots along all paths by land, counted in sums, so that any box is counted at once. */
function crossings(sheet: Box, ways: readonly Way[]): (box: Box) => number {
  const [width, height] = [Math.ceil(sheet.w / CELL) + 1, Math.ceil(sheet.h / CELL) + 1];
  const sums = new Int32Array(width * height);
  const cellOf = (x: number, y: number): readonly [number, number] => [
    Math.min(width - 1, Math.max(0, Math.floor((x - sheet.x) / CELL))),
    Math.min(height - 1, Math.max(0, Math.floor((y - sheet.y) / CELL))),
  ];
  for (const { path, from, to } of ways) {
    if (path.type === 'sea' || path.type === 'transmed') continue;
    const dots = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / CELL);
    for (let dot = 0; dot <= dots; dot++) {
      const t = dot / (dots || 1);
      const [i, j] = cellOf(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
      sums[j * width + i] += 1;
    }
  }
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const cell = j * width + i;
      if (i > 0) sums[cell] += sums[cell - 1];
      if (j > 0) sums[cell] += sums[cell - width];
      if (i > 0 && j > 0) sums[cell] -= sums[cell - width - 1];
    }
  const upTo = (i: number, j: number): number => (i < 0 || j < 0 ? 0 : sums[j * width + i]);
  return ({ x, y, w, h }) => {
    const [left, top] = cellOf(x, y);
    const [right, bottom] = cellOf(x + w, y + h);
    return upTo(right, bottom) - upTo(left - 1, bottom) - upTo(right, top - 1) + upTo(left - 1, top - 1);
  };
}
