/** 7.3: so many CUs of one location are lost, one by one, whatever the cause: a Stronghold, the Attrition of a defeat. */

import { done, type Seat } from '@diadochi/kernel';
import { ELEPHANT, type Space, type Unit, type Units } from '../../box.ts';
import { type Board, type Location, type Play, procedure } from '../../contract.ts';
import { setGroupUnits } from '../../position/march.ts';
import { spaceOf } from '../../position/places.ts';
import { addDispersed, addUnits, noteEliminated } from '../../position/units.ts';
import { shipAt, unload } from '../../position/voyage.ts';
import { CAUSES } from '../../words.ts';

export const losing = procedure('losing', (_, args) => args).steps({
  A_lose: {
    ask: 'lose',
    of: (_, { seat, count }) => (count > 0 ? [seat] : []),
    about: (p, { at, cause, count, units, elephantFirst }) => ({
      space: spaceIn(p, at),
      cause,
      left: count,
      among: losable(units, elephantFirst),
      both: [],
    }),
    then: (p, f, seat, answer, play) => {
      const lost = lostIn(answer);
      f.units = f.units.map((count, unit) => (unit === lost ? count - 1 : count));
      if (f.ofGroup) setGroupUnits(p, lost, f.units[lost]);
      loseUnit(p, seat, f.at, lost, f.cause, play);
      f.count--;
      f.elephantFirst = false;
      return f.count > 0 ? 'A_lose' : undefined;
    },
  },
  B_end: (_, { units }) => done({ units }),
});
/** S7.3-06, S7.3-07: the owner chooses, but an Elephant goes first where the table says so. */
const losable = (units: Units, elephantFirst: boolean): Unit[] =>
  elephantFirst && units[ELEPHANT] > 0 ? [ELEPHANT] : typesOf(units);

/** From a location, or from aboard. */
export function loseUnit(
  p: Board,
  seat: Seat,
  location: Location | null,
  unit: Unit,
  cause: number,
  { tell }: Play,
): void {
  if (location === null) unload(p, unit, 1);
  else addUnits(p, location, seat, unit, -1);
  if (cause === NO_ROOM) {
    addDispersed(p, seat, unit, 1); // D13-11
    tell?.all('dispersedUnits', { seat, unit, count: 1 });
    return;
  }
  noteEliminated(p, unit, 1);
  tell?.all('lostUnit', { seat, unit, space: spaceIn(p, location), cause });
}
const NO_ROOM = CAUSES.indexOf('port');
const spaceIn = (p: Board, location: Location | null): Space =>
  location === null ? shipAt(p) : spaceOf(location);
/** The type of the CU that an answer gives up. */
export const lostIn = (answer: { readonly lose: Unit } | { readonly loseJoined: Unit }): Unit =>
  'lose' in answer ? answer.lose : answer.loseJoined;
/** The types of which there is something. */
export const typesOf = (units: Units): Unit[] => units.flatMap((count, unit) => (count > 0 ? [unit] : []));
