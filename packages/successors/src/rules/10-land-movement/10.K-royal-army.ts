/** 10 K: a side of nothing but Royal Army CUs whose Prestige is lower goes over to the other (S10.K-03). */

import { ROYAL } from '../../box.ts';
import type { SubjectOf } from '../../cards/surprise/kind.ts';
import { type Board, isPlayer, type Location, NOBODY, type Owner, type Play } from '../../contract.ts';
import { groupAt, groupUnits, isMarching, setGroupUnits } from '../../position/march.ts';
import { outsideOf, sideOf, spaceOf } from '../../position/places.ts';
import { addUnits, cusAt, unitsAt } from '../../position/units.ts';
import { prestigeIn } from '../7-pieces/7.2-prestige.ts';
import { opponentAt } from './10.D-factions.ts';
import { disperseGenerals } from './10.I-army-against-general.ts';

/** The side that defects; NOBODY if none does. S10.K-07: equal Prestige changes nothing. */
export function deserters(p: Board, mover: Owner, location: Location, play: Play): Owner {
  const other = opponentAt(p, location, mover);
  if (other === NOBODY || royalsOf(p, location, mover) + royalsOf(p, location, other) === 0) return NOBODY;
  const weaker = weakerSide(p, location, mover, other, play);
  return weaker !== NOBODY && isAllRoyal(p, location, weaker) ? weaker : NOBODY;
}
/** D6-33: what is about to be compared, if a side of nothing but Royal Army CUs could go over; null if none could. */
export function comparison(p: Board, mover: Owner, location: Location): SubjectOf<'prestigeCompared'> | null {
  const other = opponentAt(p, location, mover);
  if (other === NOBODY) return null;
  const yields = [mover, other].filter(
    (owner) => cusAt(p, location, owner) > 0 && isAllRoyal(p, location, owner),
  );
  if (yields.length === 0) return null;
  return {
    space: spaceOf(location),
    spaces: [spaceOf(location), spaceOf(location)],
    within: [sideOf(location), sideOf(location)],
    sides: [mover, other].map((owner) => (isPlayer(owner) ? owner : null)),
    yields,
    defends: true,
  };
}
const royalsOf = (p: Board, location: Location, owner: Owner): number =>
  isPlayer(owner) ? unitsAt(p, location, owner, ROYAL) : 0;
const isAllRoyal = (p: Board, location: Location, owner: Owner): boolean =>
  isPlayer(owner) && cusAt(p, location, owner) === royalsOf(p, location, owner);

/** The side whose Prestige is lower; NOBODY if they are equal. */
export function weakerSide(
  p: Board,
  location: Location,
  attacker: Owner,
  defender: Owner,
  { tell }: Pick<Play, 'tell'>,
): Owner {
  const attacks = prestigeIn(p, location, attacker, false);
  const defends = prestigeIn(p, location, defender, true);
  const space = spaceOf(location);
  tell?.all('prestige', { space, seat: isPlayer(attacker) ? attacker : null, prestige: attacks });
  tell?.all('prestige', { space, seat: isPlayer(defender) ? defender : null, prestige: defends });
  if (attacks === defends) return NOBODY;
  return attacks < defends ? attacker : defender;
}

/** S10.K-03, S10.K-04, D7-19: one change, and the Generals who are left alone are Dispersed. */
export function defect(p: Board, from: Owner, location: Location, play: Play): void {
  const to = opponentAt(p, location, from);
  changeSides(p, from, to, location, unitsAt(p, location, from, ROYAL), play);
  disperseGenerals(p, location, from, play);
}
/** S14.9-17: what joins the active group has moved with it (S10.K-06). S15.2.B-12: who was inside goes out to it. */
export function changeSides(
  p: Board,
  from: Owner,
  to: Owner,
  location: Location,
  count: number,
  { tell }: Play,
): void {
  if (count === 0) return;
  const outside = outsideOf(spaceOf(location));
  addUnits(p, location, from, ROYAL, -count);
  addUnits(p, outside, to, ROYAL, count);
  if (isMarching(p, to) && groupAt(p) === outside) setGroupUnits(p, ROYAL, groupUnits(p, ROYAL) + count);
  tell?.all('defected', { seat: from, to, space: spaceOf(location), count });
}
