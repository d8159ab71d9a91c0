/** The drawn map, made when the page is built (build/successors-geography.ts) and fetched with the first table. */

import type { Box } from './labels-box.ts';

export interface Geography {
  /** The map proper, and the sheet that it is drawn on: land and sea go on around it. Units are px at zoom 1. */
  readonly frame: Box;
  readonly sheet: Box;
  /** Paths for the eye, in tenths of a unit. */
  readonly land: string;
  /** The same coast with less detail: what follows it off shore is drawn again and again. */
  readonly shore: string;
  readonly rivers: string;
  readonly lakes: string;
  readonly deserts: string;
  readonly graticule: string;
  readonly provinces: { readonly [province: string]: { readonly d: string; readonly tone: number } };
  readonly seas: readonly {
    readonly name: string;
    readonly d: string;
    readonly size: number;
    readonly spacing: number;
  }[];
  /** In tenths: the middle of a peak's foot, and its height. */
  readonly peaks: readonly (readonly [x: number, y: number, height: number])[];
  /** In units. */
  readonly spaces: { readonly [space: string]: readonly [x: number, y: number] };
  /** Where a path leads round a cape, from its first end to its second: by both, parted by a space. */
  readonly ways: { readonly [ends: string]: readonly (readonly [x: number, y: number])[] };
  /** Whose ground it is, cell by cell: `@` is nobody's, then the provinces from `A` on. */
  readonly belongings: {
    readonly x: number;
    readonly y: number;
    readonly step: number;
    readonly width: number;
    readonly provinces: readonly string[];
    readonly letters: string;
  };
}

/** The province on whose ground a point lies, roughly. */
export function provinceAt({ belongings }: Geography, x: number, y: number): string | null {
  const { step, width, provinces, letters } = belongings;
  const [i, j] = [Math.round((x - belongings.x) / step), Math.round((y - belongings.y) / step)];
  if (i < 0 || j < 0 || i >= width) return null;
  return provinces[letters.charCodeAt(j * width + i) - 65] ?? null;
}
