/** 7.2 D: the Silver Shields are one counter, so wherever CUs are counted they go together or not at all. */

import type { Seat } from '@diadochi/kernel';
import { SILVER_SHIELDS, type Unit } from '../../box.ts';
import { type Board, rule } from '../../contract.ts';
import { waitingUnits } from '../../position/units.ts';

/** So many CUs of a type, of so many that there are. */
export const mayPart = rule<[Unit, number, number]>({
  'S7.2.D-06': (_p, unit, count, all) => unit !== SILVER_SHIELDS || count === 0 || count === all,
});
/** The fewest CUs of a type, of those that wait to be placed, that can be placed at once. */
export const fewestOf = (p: Board, seat: Seat, unit: Unit): number =>
  unit === SILVER_SHIELDS ? waitingUnits(p, seat, unit) : 1;
/** S9.4-06: as many of them as there is room for. */
export function fitting(unit: Unit, count: number, room: number): number {
  if (count <= room) return count;
  return unit === SILVER_SHIELDS ? 0 : Math.max(0, room);
}
