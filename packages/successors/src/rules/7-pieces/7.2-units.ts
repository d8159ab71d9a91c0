/** 7.2 CUs: that they lie where they may, and that there are no more of them than there are. */

import { firstWrong, nameOf, type Wrong } from '@diadochi/kernel';
import { SILVER_SHIELDS } from '../../box.ts';
import type { Board } from '../../contract.ts';
import { spaceOf } from '../../position/places.ts';
import { cusInBox, stacks, unitsByPlace, unitsEverywhere } from '../../position/units.ts';
import { stackFault } from './7.2-ownership.ts';

/** What is wrong with CUs anywhere. */
export function unitsFault(p: Board, isBetween: boolean): Wrong {
  const all = stacks(p);
  const inStack = firstWrong(
    all.entries(),
    ([i, stack]) => stackFault(p, stack, all[i - 1], isBetween),
    ([, { at }]) => nameOf(p, 'space', spaceOf(at)),
  );
  if (inStack !== null) return inStack;
  // S7.2.F-02, S7.2-04: those of which there are only so many are on the map, Dispersed, waiting, in their box or gone.
  for (const [unit, { total, name }] of p.box.units.entries())
    if (total > 0 && unitsEverywhere(p, unit) > total)
      return `${unitsEverywhere(p, unit)} CUs of ${name}, of ${total}`;
  // S4.1-11: a counter is in its holding box, or it has left it.
  for (const [unit, { inBox, name }] of p.box.units.entries())
    if (cusInBox(p, unit) !== 0 && cusInBox(p, unit) !== inBox)
      return `${cusInBox(p, unit)} CUs of ${name} in the holding box, of ${inBox}`;
  // S7.2.D-06: they are in one place.
  return unitsByPlace(p, SILVER_SHIELDS).filter((count) => count > 0).length > 1
    ? 'the Silver Shields are divided'
    : null;
}

/** S7.2-04: what there is only so much of goes nowhere but to the place of what has left the game. */
export const unitsChangeFault = (before: Board, after: Board): Wrong =>
  firstWrong(after.box.units.entries(), ([unit, { total, name }]) => {
    const [was, is] = [unitsEverywhere(before, unit), unitsEverywhere(after, unit)];
    return total === 0 || was === is ? null : `${was} CUs of ${name} have become ${is}`;
  });
