/**
 * `virtual:successors-geography`: the address of the drawn map of Successors, a file of its own that only its tables
 * fetch. Everything on it that does not depend on a position is worked out here, once: coast, grounds of provinces,
 * places of spaces. What a space is (its kind, its paths) the page takes from the content that the table is played with.
 */

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Geography } from '../src/games/successors/geography.ts';
import { madeJson } from './made-json.ts';
import { coast } from './successors-coast.ts';
import { tenths, thinned, written } from './successors-outline.ts';
import { placesOf } from './successors-places.ts';
import { type Belongings, groundsOf } from './successors-provinces.ts';
import { deserts, graticule, lakes, peaks, rivers, seas } from './successors-terrain.ts';
import { FRAME, SHEET, warped } from './successors-warp.ts';

interface MapFile {
  readonly spaces: readonly {
    readonly id: string;
    readonly kind: string;
    readonly province: string | null;
    readonly lon: number;
    readonly lat: number;
  }[];
  readonly provinces: readonly { readonly id: string }[];
  readonly paths: readonly {
    readonly ends: readonly string[];
    readonly type: string;
    readonly via?: readonly (readonly [latitude: number, longitude: number])[];
  }[];
}

/** px²: fine enough for lines in the water that follow the coast. */
const COARSE = 4;

export function geographyOf({ spaces, provinces, paths }: MapFile): Geography {
  const lands = coast();
  const places = placesOf(spaces);
  const { grounds, belongings } = groundsOf(provinces, spaces, paths, places, lands);
  const winding = paths.filter(({ via }) => via !== undefined && via.length > 0);
  return {
    frame: FRAME,
    sheet: SHEET,
    land: lands.map((rings) => rings.map((ring) => written(ring)).join('')).join(''),
    shore: lands.map(([outline]) => written(thinned(outline, COARSE))).join(''),
    provinces: Object.fromEntries(
      grounds.map(({ id, tone, rings }) => [id, { tone, d: rings.map((ring) => written(ring)).join('') }]),
    ),
    belongings: packed(belongings, provinces),
    spaces: Object.fromEntries([...places].map(([id, [x, y]]) => [id, [tenths(x) / 10, tenths(y) / 10]])),
    ways: Object.fromEntries(
      winding.map(({ ends, via = [] }) => [
        ends.join(' '),
        via.map(([latitude, longitude]) => warped(longitude, latitude).map(Math.round) as [number, number]),
      ]),
    ),
    rivers: rivers(),
    lakes: lakes(),
    deserts: deserts(),
    graticule: graticule(),
    seas: seas(),
    peaks: peaks([...places.values()]),
  };
}

/** One letter a cell: there are fewer provinces than letters from `A` on. */
function packed(
  { x, y, step, width, cells }: Belongings,
  provinces: readonly { readonly id: string }[],
): Geography['belongings'] {
  const letters = cells.map((owner) => String.fromCharCode(64 + owner)).join('');
  return { x, y, step, width, provinces: provinces.map(({ id }) => id), letters };
}

export const successorsGeography = (mapFile: string): Plugin =>
  madeJson({
    ...{ name: 'successors-geography', file: 'geography.json', from: [mapFile] },
    make: () => geographyOf(JSON.parse(readFileSync(mapFile, 'utf8'))),
  });
