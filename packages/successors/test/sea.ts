/** How the tests of 13 begin. */

import type { Json, Table } from '@diadochi/kernel';
import { plays } from './reactions.ts';
import { type Scene, scene } from './scene.ts';

/** Antigonos (seat 0) has 4 MPs, and is active in Tarsos with four CUs. Sea paths lead to Kelenderis, Issos and Salamis. */
export const inTarsos = ({ generals, units = [], ...rest }: Scene = {}): Table =>
  plays(
    scene({
      die: 4,
      generals: { antigonos: '0 tarsos', ...generals },
      units: ['0 tarsos loyal 4', ...units],
      ...rest,
    }),
    [0, { march: 'antigonos', from: 'tarsos', side: 'outside', loyal: 4 }],
  );
/** He embarks with all of them. From Salamis Sea paths lead on to Paphos, Tyros and Arados. */
export const embarked = (parts: Scene = {}, escort: readonly string[] = []): Table =>
  plays(inTarsos(parts), [0, { embark: 'antigonos', loyal: 4, escort: [...escort] }]);
/** And sails. */
export const sailed = (parts: Scene = {}, way: readonly string[] = ['salamis']): Table =>
  plays(embarked(parts), ...way.map((space): [number, Json] => [0, { sail: space }]));

/** Seat 1 has Phoinike, and so a Fleet of 2 and PCs within 2 Sea paths of Salamis. */
export const phoinike: Scene = { provinces: { phoinike: 1 } };
/** He meets Antigonos on his way to Salamis; seat 0 has what else is said. */
export const engaged = (parts: Scene = {}, escort: readonly string[] = []): Table =>
  plays(
    embarked({ ...phoinike, ...parts, provinces: { phoinike: 1, ...parts.provinces } }, escort),
    [0, { sail: 'salamis' }],
    [1, { engage: 'phoinike' }],
  );
