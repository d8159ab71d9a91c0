/** 10 J: five times as many CUs Overrun the others. */

import { type Board, isPlayer, type Location, type Owner, type Play } from '../../contract.ts';
import { spaceOf } from '../../position/places.ts';
import { cusAt } from '../../position/units.ts';
import { enemyCusAt, opponentAt } from './10.D-factions.ts';

/** S10.J-01, S10.J-02, D10-10: all CUs of the mover in the location; S10.J-04: never those of the mover. */
export function isOverrun(p: Board, mover: Owner, location: Location): boolean {
  const others = enemyCusAt(p, location, mover);
  return others > 0 && cusAt(p, location, mover) >= p.box.content.tables.overrun.cuRatio * others;
}
export function tellOverrun(p: Board, mover: Owner, location: Location, { tell }: Play): void {
  const other = opponentAt(p, location, mover);
  const [by, cus] = [cusAt(p, location, mover), cusAt(p, location, other)];
  tell?.all('overran', {
    seat: isPlayer(mover) ? mover : null,
    against: isPlayer(other) ? other : null,
    space: spaceOf(location),
    cus,
    by,
  });
}
