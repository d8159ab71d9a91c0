/** 14.9: what the losing side of a Land Battle or an Overrun suffers. */

import { type Seat, upTo } from '@diadochi/kernel';
import { ROYAL, type Space, type Unit, type Units } from '../../box.ts';
import {
  type Board,
  decision,
  INDEPENDENT,
  type Location,
  type Play,
  procedure,
  rule,
  TYPES,
} from '../../contract.ts';
import { generalFacts, IN_BOX, independentsAt, LEFT_GAME, moveGeneral } from '../../position/generals.ts';
import { pcOn, spaceOf } from '../../position/places.ts';
import { controlRoyal } from '../../position/royals.ts';
import { addDispersed, addUnits, eliminate, unitsAt } from '../../position/units.ts';
import { CAUSES } from '../../words.ts';
import { attritionOf } from '../7-pieces/7.3-attrition.ts';
import { royalsAt } from '../9-armies/9.1-company.ts';
import { disperseGenerals } from '../10-land-movement/10.I-army-against-general.ts';

export const [WON, DRAWN] = CAUSES.map((_, i) => i);
const ATTRITION = CAUSES.indexOf('attrition');

/** S14.9-11: only what is in the location; S14.9-15: without the Royal Army CUs that are set aside. */
export const defeat = procedure('defeat', (_, args) => ({ ...args, lost: 0 })).steps({
  A_independents: (p, { loser, location }, play) => {
    if (loser !== INDEPENDENT) return;
    beatIndependents(p, location, play);
    return 'E_done';
  },
  // S14.9-05
  B_eliminate: (p, { loser, location }, { tell }) => {
    for (let unit = 0; unit < TYPES; unit++) {
      const count = unitsAt(p, location, loser, unit);
      if (count === 0 || p.box.units[unit].macedonian) continue;
      eliminate(p, location, loser, unit, count);
      tell?.all('eliminated', { seat: loser, unit, count, space: spaceOf(location) });
    }
  },
  // S14.9-06, D14-17: as one group; there are no Elephants left.
  C_attrition: (p, f, { chance, tell }) => {
    const column = shaken(p, f.location, f.loser, f.aside).reduce((sum, count) => sum + count, 0);
    if (column === 0) return 'D_disperse';
    const die = chance.die(6);
    f.lost = Math.min(column, attritionOf(p, column, die + f.pursuit).cus); // S16.9-29, D16-13
    if (f.pursuit > 0) tell?.all('pursued', { seat: f.loser, space: spaceOf(f.location), by: f.pursuit });
    tell?.all('attrition', { seat: f.loser, column, die, lost: f.lost });
    return;
  },
  C_lose: {
    call: 'losing',
    with: (p, { loser, location, lost, aside }) => ({
      seat: loser,
      at: location,
      units: [...shaken(p, location, loser, aside)],
      count: lost,
      elephantFirst: false,
      ofGroup: false,
      cause: ATTRITION,
    }),
  },
  // S14.9-07 to S14.9-10
  D_disperse: (p, { loser, location, aside }, play) => {
    disperseMacedonians(p, location, loser, aside, play);
    disperseGenerals(p, location, loser, play);
    for (const royal of royalsAt(p, location, loser, [])) {
      controlRoyal(p, royal, null);
      play.tell?.all('lostRoyal', { seat: loser, royal });
    }
  },
  E_done: () => {},
});

/** The Macedonian CUs that took part, by type. */
const shaken = (p: Board, location: Location, seat: Seat, aside: number): Units =>
  p.box.units.map(({ macedonian }, unit) =>
    macedonian ? unitsAt(p, location, seat, unit) - (unit === ROYAL ? aside : 0) : 0,
  );
function disperseMacedonians(p: Board, location: Location, seat: Seat, aside: number, { tell }: Play): void {
  for (let unit = 0; unit < TYPES; unit++) {
    const count = unitsAt(p, location, seat, unit) - (unit === ROYAL ? aside : 0);
    if (count === 0) continue;
    addUnits(p, location, seat, unit, -count);
    addDispersed(p, seat, unit, count);
    tell?.all('dispersedUnits', { seat, unit, count });
  }
}
/** S14.9-12, S14.9-13 */
function beatIndependents(p: Board, location: Location, { tell }: Play): void {
  for (const general of independentsAt(p, location)) {
    moveGeneral(p, general, generalFacts(p, general).returns ? IN_BOX : LEFT_GAME);
    tell?.all('beaten', { general, space: spaceOf(location) });
  }
}
/** Who is asked may lose one of these types; the reason is that of the cause. */
const mayLoseFighter = rule<[readonly Unit[], Unit]>({
  'S14.9-18': (_p, among, unit) => among.includes(unit),
});
const mayLoseMacedonian = rule<[readonly Unit[], Unit]>({
  'S14.9-15': (_p, among, unit) => among.includes(unit),
});
const mayLosePasser = rule<[readonly Unit[], Unit]>({
  'S10.A-04': (_p, among, unit) => among.includes(unit),
});
const mayLoseBesieger = rule<[readonly Unit[], Unit]>({
  'S15.2.B-11': (_p, among, unit) => among.includes(unit),
});
/** 16.5: of the Besieged. */
const mayLoseDefender = rule<[readonly Unit[], Unit]>({
  'S16.5-01': (_p, among, unit) => among.includes(unit),
});
const mayLoseAboard = rule<[readonly Unit[], Unit]>({
  'S13.3.D-07': (_p, among, unit) => among.includes(unit),
});
const mayLoseSick = rule<[readonly Unit[], Unit]>({
  'S7.3-07': (_p, among, unit) => among.includes(unit),
});
const mayGiveWay = rule<[readonly Unit[], Unit]>({
  'D13-11': (_p, among, unit) => among.includes(unit),
});
const MAY_LOSE = {
  won: mayLoseFighter,
  drawn: mayLoseFighter,
  attrition: mayLoseMacedonian,
  stronghold: mayLosePasser,
  siege: mayLoseBesieger,
  naval: mayLoseAboard,
  port: mayGiveWay,
  epidemic: mayLoseSick,
} as const satisfies { readonly [cause in (typeof CAUSES)[number]]: unknown };
const mayLose = CAUSES.map((cause) => MAY_LOSE[cause]);
const SIEGE = CAUSES.indexOf('siege');
interface Losing {
  readonly space: Space;
  readonly cause: number;
  readonly among: readonly Unit[];
}
/** The first of them that forbids a type; in a Siege of one's own city it is not the Besieger who loses. */
function brokenLosing(p: Board, seat: Seat, { space, cause, among }: Losing, unit: Unit): string | null {
  const judge = cause === SIEGE && pcOn(p, space) === seat ? mayLoseDefender : mayLose[cause];
  return judge.broken(p, among, unit);
}
export const lose = decision('lose', [
  {
    lose: {
      among: () => upTo(TYPES - 1),
      bounds: 'S14.9-18',
      may: (p, { seat, about }, unit) => brokenLosing(p, seat, about, unit),
    },
  },
  { loseJoined: { among: (_, { about: { both } }) => both, bounds: 'S14.9-18' } },
]);
