/** Land, from Natural Earth (public domain): bent like everything on the map, and no finer than anyone sees. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { areaOf, cut, type Ring, thinned } from './successors-outline.ts';
import { DEGREES, warped } from './successors-warp.ts';

/** An outline, then the waters inside. */
export type Land = readonly Ring[];

/** px²: at zoom 4 a triangle of two pixels. */
const FINEST = 0.22;
const [SMALLEST_ISLAND, SMALLEST_WATER] = [2.2, 8];

export function coast(): readonly Land[] {
  const { resolve } = createRequire(import.meta.url);
  const atlas = JSON.parse(readFileSync(resolve('world-atlas/land-10m.json'), 'utf8'));
  const [left, top, right, bottom] = DEGREES;
  return feature(atlas, atlas.objects.land)
    .features.flatMap(({ geometry }) =>
      geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
    )
    .map((rings) =>
      rings.flatMap((ring, i) => {
        const inside = cut(ring.slice(0, -1), { left, top, right, bottom });
        const bent = inside.map(([longitude, latitude]) => warped(longitude, latitude));
        if (bent.length < 3 || Math.abs(areaOf(bent)) < (i === 0 ? SMALLEST_ISLAND : SMALLEST_WATER))
          return [];
        const line = thinned(bent, FINEST);
        return line.length < 4 ? [] : [line];
      }),
    )
    .filter((rings) => rings.length > 0);
}
