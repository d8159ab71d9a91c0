/** 14.10: after a draw the Attacker goes back the way he came. */

import type { Seat } from '@diadochi/kernel';
import type { General, Units } from '../../box.ts';
import { type Board, isPlayer, type Location, type Owner, type Play, TYPES } from '../../contract.ts';
import { generalsAt, moveGeneral } from '../../position/generals.ts';
import { ACTIVE, groupAt, MOVED, markGeneral, markRoyal, setGroupUnits } from '../../position/march.ts';
import { insideOf, sideOf, spaceOf } from '../../position/places.ts';
import { setRoyal } from '../../position/royals.ts';
import { addUnits, noteMoved, unitsAt } from '../../position/units.ts';
import { royalsAt } from '../9-armies/9.1-company.ts';
import { fallBack } from '../11-interception/11.3-withdrawal.ts';

/** S14.2-06, S14.10-03: those who came out of the city go back inside, and before the others: they have room there. */
export function goInside(
  p: Board,
  seat: Seat,
  location: Location,
  joined: { readonly generals: readonly General[]; readonly units: Units },
): void {
  const inside = insideOf(spaceOf(location));
  for (const general of joined.generals) {
    if (!generalsAt(p, location, seat).includes(general)) continue;
    markGeneral(p, general, MOVED);
    moveGeneral(p, general, inside);
  }
  for (let unit = 0; unit < TYPES; unit++) {
    // Losses were taken from among them all: the city takes back no more than survived.
    const back = Math.min(joined.units[unit] ?? 0, unitsAt(p, location, seat, unit));
    addUnits(p, location, seat, unit, -back);
    addUnits(p, inside, seat, unit, back);
    noteMoved(p, inside, seat, unit, back);
  }
}

/** The CUs that go back by the way they came, by type. */
export const retreating = (p: Board, seat: Seat, location: Location): Units =>
  Array.from({ length: TYPES }, (_, unit) => unitsAt(p, location, seat, unit));

/** S14.10-01, D14-11: all of the Attacker's pieces there. */
export function retreat(p: Board, attacker: Owner, location: Location, play: Play): void {
  for (const general of generalsAt(p, location, attacker)) markGeneral(p, general, ACTIVE);
  const royals = royalsAt(p, location, attacker, []);
  for (const royal of royals) markRoyal(p, royal, ACTIVE);
  for (const [unit, count] of retreating(p, attacker, location).entries()) setGroupUnits(p, unit, count);
  const from = spaceOf(groupAt(p));
  const to = fallBack(p, attacker, play);
  if (to === null) return;
  // They must go back even if the last CU was lost.
  for (const royal of royals) setRoyal(p, royal, to);
  const seat = isPlayer(attacker) ? attacker : null;
  play.tell?.all('retreated', { seat, from, space: spaceOf(to), side: sideOf(to) });
}
