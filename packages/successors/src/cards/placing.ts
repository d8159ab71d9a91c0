/** Where the CUs and Generals of an event may come, and how they do. */

import type { Seat } from '@diadochi/kernel';
import type { General, Province, Space, Unit, Units } from '../box.ts';
import {
  type Board,
  INSIDE,
  type Location,
  OUTSIDE,
  type Play,
  rule,
  type Side,
  TYPES,
} from '../contract.ts';
import { hasEnemyGeneral, hasGeneralAt, hasMajorAt, isOnMap, whereIs } from '../position/generals.ts';
import {
  allSpaces,
  hasPcIn,
  insideOf,
  isMajorCity,
  locationOf,
  outsideOf,
  pcOn,
  provinceFacts,
  sideOf,
  spaceFacts,
  spaceKind,
  spaceOf,
  spacesIn,
} from '../position/places.ts';
import { royalAt } from '../position/royals.ts';
import { addDispersed, addUnits, cusAt, hasEnemyCus } from '../position/units.ts';
import { isBesieged } from '../rules/2-board/2-besieged.ts';
import { mayReinforce, takesAny } from '../rules/5-sequence/5.2-eligible.ts';
import { fitting } from '../rules/7-pieces/7.2-silver-shields.ts';
import { hasEnemyAt } from '../rules/10-land-movement/10.D-factions.ts';
import { demands } from './demands.ts';
import type { Place } from './facts/units.ts';
import type { EffectFacts } from './facts.ts';
import { isFriendly } from './friendly.ts';

type Placing = 'place-units' | 'recruit-general';
type Facts = EffectFacts<Placing>;

// Where

/** An Army: CUs, and a General of theirs. */
const hasArmy = (p: Board, seat: Seat, location: Location): boolean =>
  cusAt(p, location, seat) > 0 && hasGeneralAt(p, location, seat);
const hasMajor = (p: Board, seat: Seat, location: Location): boolean =>
  hasGeneralAt(p, location, seat) && hasMajorAt(p, location, seat);
const isOpen = (p: Board, seat: Seat, space: Space): boolean =>
  !hasEnemyCus(p, space, seat) && !hasEnemyGeneral(p, space, seat);

type Test = (p: Board, seat: Seat, space: Space, location: Location, place: Place) => boolean;
const TESTS: { readonly [at in Place['at']]: Test } = {
  'friendly-space': (p, seat, space) => isFriendly(p, seat, space),
  'open-space': (p, seat, space) => isOpen(p, seat, space),
  'own-army': (p, seat, _, location) => hasArmy(p, seat, location),
  'own-major-general': (p, seat, _, location) => hasMajor(p, seat, location),
  'royal-location': (p, seat, space, location, { royal }) =>
    royal !== null && royalAt(p, royal) === location && isOpen(p, seat, space),
  // D6-23: as if nobody came with them.
  reinforcement: (p, seat, space, location) => mayReinforce.allows(p, seat, space, sideOf(location)),
  // Nobody is asked for that.
  'same-army': () => false,
};
/** Whether a location is one of a place's. */
function isAt(p: Board, seat: Seat, place: Place, location: Location): boolean {
  const space = spaceOf(location);
  const { province, region } = spaceFacts(p, space);
  if (place.provinces !== null && !place.provinces.includes(province)) return false;
  if (place.regions !== null && (region === null || !place.regions.includes(region))) return false; // D2-14
  if (sideOf(location) === INSIDE && (place.outside || (place.unbesieged && isBesieged(p, space))))
    return false;
  return TESTS[place.at](p, seat, space, location, place);
}
/** S9.4-05, D6-30: inside one's own city, also if it becomes that by the same event. */
const isOwnCity = (p: Board, seat: Seat, { places }: Facts, space: Space): boolean =>
  isMajorCity(p, space) &&
  (pcOn(p, space) === seat || places.some((place) => isClaimable(p, seat, place, insideOf(space))));
/** Whether a player may put his PC on the space of a location that he has chosen by a place. */
const isClaimable = (p: Board, seat: Seat, place: Place, location: Location): boolean =>
  pcOn(p, spaceOf(location)) !== seat &&
  place.pcKinds.includes(spaceKind(p, spaceOf(location))) &&
  isAt(p, seat, place, location);

/** D6-30: whoever comes inside a city that is not his makes it his; outside he is asked. */
export const mustClaim = (p: Board, seat: Seat, location: Location): boolean =>
  sideOf(location) === INSIDE && pcOn(p, spaceOf(location)) !== seat;
export const asksForPc = (p: Board, seat: Seat, { places }: Facts, location: Location): boolean =>
  sideOf(location) === OUTSIDE && places.some((place) => isClaimable(p, seat, place, location));
/** A location as questions speak of it. */
export const whereAt = (location: Location | null): { readonly space: Space | null; readonly side: Side } =>
  location === null ? { space: null, side: OUTSIDE } : { space: spaceOf(location), side: sideOf(location) };

const mayPlaceAt = demands<Placing, [Seat, Location]>({
  place: (p, { places }, seat, location) => isAtAny(p, seat, places, location),
});
const mayPlaceIn = demands<Placing, [Seat, Space]>({
  place: (p, { places }, seat, space) =>
    isAtAny(p, seat, places, outsideOf(space)) || isAtAny(p, seat, places, insideOf(space)),
});
// A loop, here and below: it is asked of every space for every card in a hand, and a function for each would be waste.
function isAtAny(p: Board, seat: Seat, places: readonly Place[], location: Location): boolean {
  for (let i = 0; i < places.length; i++) if (isAt(p, seat, places[i], location)) return true;
  return false;
}
const mayHold = rule<[Seat, Space, Facts, number]>({
  // S5.2-14 to S5.2-16: no more in a space than Reinforcements.
  'C0-06': (p, seat, space, { limited }, cus) =>
    !limited || takesAny(p, seat, space) || cus <= p.box.content.reinforcements.perSpace,
});
/** D6-30 */
const mayPlaceInside = rule<[Seat, Facts, Space, Side]>({
  'S9.4-05': (p, seat, effect, space, side) => side === OUTSIDE || isOwnCity(p, seat, effect, space),
});
/** What is given to an Army or a General comes where he is, and goes outside if it does not fit: unless enemies are there. */
const mayFit = rule<[Seat, Facts, Location, number]>({
  'S9.4-06': (p, seat, { places }, location, cus) => {
    const space = spaceOf(location);
    if (sideOf(location) === OUTSIDE || cus <= roomInside(p, seat, space)) return true;
    const isJoined = places.some((place) => place.at.startsWith('own-') && isAt(p, seat, place, location));
    return (isJoined || roomInside(p, seat, space) > 0) && !hasEnemyAt(p, outsideOf(space), seat);
  },
});
/** Why so many CUs cannot come to a location, or to a space at all; or null. */
export const brokenSide = (
  p: Board,
  seat: Seat,
  effect: Facts,
  cus: number,
  space: Space,
  side: Side,
): string | null =>
  mayPlaceInside.broken(p, seat, effect, space, side) ??
  mayPlaceAt.broken(p, effect, seat, locationOf(space, side)) ??
  mayFit.broken(p, seat, effect, locationOf(space, side), cus);
export function brokenSpace(p: Board, seat: Seat, effect: Facts, cus: number, space: Space): string | null {
  const broken = mayPlaceIn.broken(p, effect, seat, space) ?? mayHold.broken(p, seat, space, effect, cus);
  if (broken !== null || brokenSide(p, seat, effect, cus, space, OUTSIDE) === null) return broken;
  return brokenSide(p, seat, effect, cus, space, INSIDE);
}
export function hasPlace(p: Board, seat: Seat, effect: Facts, cus: number): boolean {
  for (let i = 0; i < effect.places.length; i++)
    if (hasPlaceAt(p, seat, effect, cus, effect.places[i])) return true;
  return false;
}
/** Whoever comes to a piece comes where it is: nowhere else need be looked. */
function hasPlaceAt(p: Board, seat: Seat, effect: Facts, cus: number, place: Place): boolean {
  if (place.at === 'own-army' || place.at === 'own-major-general') {
    const { owner } = p;
    for (let general: General = 0; general < owner.length; general++)
      if (
        owner[general] === seat &&
        isOnMap(p, general) &&
        isTaking(p, seat, effect, cus, place, spaceOf(whereIs(p, general)))
      )
        return true;
    return false;
  }
  if (place.provinces === null) return isAnyTaking(p, seat, effect, cus, place, allSpaces(p));
  for (const province of place.provinces) {
    // C0-05: where he has no PC nothing is friendly.
    if (place.at === 'friendly-space' && !hasPcIn(p, seat, province)) continue;
    if (isAnyTaking(p, seat, effect, cus, place, provinceFacts(p, province).allSpaces)) return true;
  }
  return false;
}
function isAnyTaking(
  p: Board,
  seat: Seat,
  effect: Facts,
  cus: number,
  place: Place,
  spaces: readonly Space[],
): boolean {
  for (let i = 0; i < spaces.length; i++) if (isTaking(p, seat, effect, cus, place, spaces[i])) return true;
  return false;
}
const isTaking = (p: Board, seat: Seat, effect: Facts, cus: number, place: Place, space: Space): boolean =>
  isInPlace(p, seat, place, space) && brokenSpace(p, seat, effect, cus, space) === null;
/** The spaces of all its places: where one of them may be anywhere, all there are. */
export function spacesFor(p: Board, _seat: Seat, { places }: Facts): readonly Space[] {
  const provinces = new Set<Province>();
  for (const place of places) {
    if (place.provinces === null) return allSpaces(p);
    for (const province of place.provinces) provinces.add(province);
  }
  return spacesIn(p, [...provinces]);
}
const isInPlace = (p: Board, seat: Seat, place: Place, space: Space): boolean =>
  isAt(p, seat, place, outsideOf(space)) || (isMajorCity(p, space) && isAt(p, seat, place, insideOf(space)));

// How

/** D6-30: what does not fit inside (S9.4-06) comes outside; where enemies are outside it is Dispersed. */
export function placeTogether(p: Board, seat: Seat, units: Units, location: Location, play: Play): void {
  const space = spaceOf(location);
  for (let unit: Unit = 0; unit < TYPES; unit++) {
    const inside = sideOf(location) === INSIDE ? fitting(unit, units[unit], roomInside(p, seat, space)) : 0;
    placeAt(p, seat, unit, inside, insideOf(space), play);
    placeAt(p, seat, unit, units[unit] - inside, outsideOf(space), play);
  }
}
function placeAt(p: Board, seat: Seat, unit: Unit, count: number, at: Location, { tell }: Play): void {
  if (count === 0) return;
  if (hasEnemyAt(p, at, seat)) {
    addDispersed(p, seat, unit, count);
    tell?.all('dispersedUnits', { seat, unit, count });
  } else {
    addUnits(p, at, seat, unit, count);
    tell?.all('placedUnits', { seat, unit, count, space: spaceOf(at), side: sideOf(at) });
  }
}
const roomInside = (p: Board, seat: Seat, space: Space): number =>
  Math.max(0, p.box.content.walls.inside - cusAt(p, insideOf(space), seat));

export const sizeOf = (units: Units): number => units.reduce((sum, count) => sum + count, 0);
