/** The counts that are kept of what lies where, from scratch. */

import type { Wrong } from '@diadochi/kernel';
import { INDEPENDENT_GENERAL } from '../box.ts';
import { type Board, NOBODY, OWNERS } from '../contract.ts';
import { raiseCapitals } from './capitals.ts';
import { isOnMap, ownerOf, whereIs } from './generals.ts';
import { pcOn, spaceOf } from './places.ts';
import { stacks } from './units.ts';

interface Counts {
  /** PCs of each owner in each Province; CUs and Generals of each owner in each space. */
  readonly pcsIn: Int16Array;
  readonly cusIn: Int16Array;
  readonly generalsIn: Int16Array;
  /** In how many spaces there are Siege Points. */
  readonly sieges: Int16Array;
}
function countsOf(p: Board): Counts {
  const pcsIn = new Int16Array(p.pcsIn.length);
  const cusIn = new Int16Array(p.cusIn.length);
  const generalsIn = new Int16Array(p.generalsIn.length);
  p.box.spaces.forEach(({ province }, space) => {
    if (province >= 0 && pcOn(p, space) !== NOBODY) pcsIn[province * OWNERS + pcOn(p, space)]++;
  });
  for (const { at, owner, units } of stacks(p))
    for (const count of units) cusIn[spaceOf(at) * OWNERS + owner] += count;
  p.box.generals.forEach(({ sort, cus }, general) => {
    if (!isOnMap(p, general)) return;
    const cell = spaceOf(whereIs(p, general)) * OWNERS + ownerOf(p, general);
    generalsIn[cell]++;
    if (sort === INDEPENDENT_GENERAL) cusIn[cell] += cus; // S7.5-01
  });
  const sieges = Int16Array.of(p.siegePoints.filter((points) => points > 0).length);
  return { pcsIn, cusIn, generalsIn, sieges };
}
/** A board was laid out cell by cell. */
export function recount(p: Board): void {
  raiseCapitals(p);
  for (const [column, counts] of Object.entries(countsOf(p))) p[column as keyof Counts].set(counts);
}
export function countsFault(p: Board): Wrong {
  for (const [column, counted] of Object.entries(countsOf(p)))
    if (String(counted) !== String(p[column as keyof Counts]))
      return `the kept numbers of '${column}' are wrong`;
  return null;
}
