/** What holds at every rest, computed from scratch: for `simulate --check` and the laws. */

import { nameOf, type Seat } from '@diadochi/kernel';
import {
  type General,
  INDEPENDENT_GENERAL,
  type Royal,
  SILVER_SHIELDS,
  type Space,
  type Unit,
} from './box.ts';
import { mirror } from './columns.ts';
import {
  type Board,
  INDEPENDENT,
  INSIDE,
  type Location,
  NOBODY,
  OWNERS,
  type Owner,
  under,
} from './contract.ts';
import { countsOf } from './position/counts.ts';
import { drawPileSize, facedownOf, isSomewhere } from './position/deck.ts';
import { fleetFacts, fleetOwner, isAvailable, isFleetDispersed, isUpgraded } from './position/fleets.ts';
import * as generals from './position/generals.ts';
import * as group from './position/march.ts';
import * as places from './position/places.ts';
import { controllerOfRoyal, isRoyalOnMap, ROYAL_AT_SEA, royalAt } from './position/royals.ts';
import { isChampion, legitimacyOf, pointsOf, progressOf, traineeOf } from './position/scores.ts';
import * as sieges from './position/sieges.ts';
import { colourOf, phaseOf, SETUP, STRATEGY } from './position/turns.ts';
import * as units from './position/units.ts';
import * as voyage from './position/voyage.ts';
import { canBeBesieged } from './rules/2-board/2-besieged.ts';
import { victoryPoints } from './rules/3-victory/3.5-victory-points.ts';
import { legitimacy } from './rules/3-victory/3.6-legitimacy.ts';
import { mayStillPart } from './rules/7-pieces/7.1-minor-generals.ts';
import { isOwned } from './rules/7-pieces/7.2-ownership.ts';
import { isLost } from './rules/8-royal-family/8.3-losing.ts';
import { enemyCusAt, hasEnemyAt } from './rules/10-land-movement/10.D-factions.ts';
import { isCompleted } from './rules/15-sieges/15.4-completing.ts';
import { isSettling } from './rules/settling/settle.ts';

const { allSeats, holderOf, isMajorCity, pcOn, sideOf, spaceOf } = places;
const { AT_SEA, isMinor, isOnMap, ownerOf, whereIs } = generals;
const { cusAt, dispersedUnits, stacks, waitingUnits } = units;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

type Fault = string | null;
/** What is wrong with the first of them that is not as it should be. */
function first<T>(all: Iterable<T>, fault: (each: T) => Fault): Fault {
  for (const each of all) {
    const found = fault(each);
    if (found !== null) return found;
  }
  return null;
}
/** The same of all pieces of a sort; the fault says which. */
const ofEach = (p: Board, sort: string, fault: (piece: number) => Fault): Fault =>
  first(p.box.words[sort].keys(), (piece) => {
    const found = fault(piece);
    return found === null ? null : `${nameOf(p, sort, piece)}: ${found}`;
  });

/**
 * `isBetween`: in the midst of a Procedure, until what comes of it is settled, pieces may be where they cannot stay. A
 * position that was laid out by hand says so itself.
 */
export function check(p: Board, isBetween = isSettling(p)): Fault {
  return (
    mirror.fault(p) ??
    colourFault(p) ??
    keptFault(p) ??
    ofEach(p, 'general', (general) => generalFault(p, general, isBetween)) ??
    first(allSeats(p), (seat) => scoreFault(p, seat)) ??
    unitsFault(p, isBetween) ??
    (isBetween ? null : ofEach(p, 'general', (general) => companyFault(p, general))) ??
    first(p.box.all.royals, (royal) => royalFault(p, royal, isBetween)) ??
    marchFault(p, isBetween) ??
    voyageFault(p) ??
    ofEach(p, 'fleet', (fleet) => fleetFault(p, fleet)) ??
    ofEach(p, 'space', (space) => siegeFault(p, space, isBetween)) ??
    cardFault(p)
  );
}

/** What no action may do. */
export function checkChange(before: Board, after: Board): Fault {
  // S3.7-16: only by dropping to 0 VP.
  for (const seat of allSeats(after))
    if (!isChampion(before, seat) && isChampion(after, seat) && pointsOf(after, seat) > 0)
      return `seat ${seat} is a Champion again, with ${pointsOf(after, seat)} VP`;
  if (phaseOf(before) !== STRATEGY) return null;
  // S7.2-04: what there is only so much of goes nowhere but to the place of what has left the game.
  return first(after.box.units.entries(), ([unit, { total, name }]) => {
    const [was, is] = [everywhere(before, unit), everywhere(after, unit)];
    return total === 0 || was === is ? null : `${was} CUs of ${name} have become ${is}`;
  });
}
/** How many CUs of a type are in each place where there can be some, but for those that have left the game. */
const byPlace = (p: Board, unit: Unit): number[] => [
  ...stacks(p).map((stack) => stack.units[unit]),
  ...allSeats(p).flatMap((seat) => [dispersedUnits(p, seat, unit), waitingUnits(p, seat, unit)]),
  voyage.aboardUnits(p, unit),
];
const everywhere = (p: Board, unit: Unit): number => units.goneUnits(p, unit) + sum(byPlace(p, unit));

/** S4.2: each player has a colour of his own. */
function colourFault(p: Board): Fault {
  const colours = allSeats(p)
    .map((seat) => colourOf(p, seat))
    .filter((colour) => colour >= 0);
  return new Set(colours).size === colours.length ? null : 'two players have the same colour';
}

/** What is kept equals a computation from scratch: counts, and who holds each Province (S2-24, S2-25, S2-33). */
function keptFault(p: Board): Fault {
  const onTransit = p.box.all.spaces.find((space) => places.isTransit(p, space) && pcOn(p, space) !== NOBODY);
  if (onTransit !== undefined) return `${nameOf(p, 'space', onTransit)} is a Transit Point with a PC`;
  for (const [column, counted] of Object.entries(countsOf(p)))
    if (String(counted) !== String(p[column as keyof Board]))
      return `the kept numbers of '${column}' are wrong`;
  return ofEach(p, 'province', (province) =>
    holderOf(p, province) === places.controllerOf(p, province)
      ? null
      : `held by ${holderOf(p, province)}, but controlled by ${places.controllerOf(p, province)}`,
  );
}

/** 7.1: whose each General is, and where he can be. */
function generalFault(p: Board, general: General, isBetween: boolean): Fault {
  const { sort, colour } = generals.generalFacts(p, general);
  const [at, owner] = [whereIs(p, general), ownerOf(p, general)];
  if (sort === INDEPENDENT_GENERAL) {
    if (owner !== INDEPENDENT) return `an Independent General of seat ${owner}`;
    return isOnMap(p, general) && sideOf(at) === INSIDE ? 'an Independent Army inside walls' : null; // S9.5-19
  }
  const isSomebodys = owner >= 0 && owner < p.seats;
  if (isMinor(p, general)) {
    if (isSomebodys && phaseOf(p) !== SETUP && colourOf(p, owner) !== colour)
      return `a Minor General of another colour than seat ${owner}'s`; // S4.5-02
    if (!isOnMap(p, general) && at !== generals.OFF_MAP && at !== generals.AT_SEA)
      return 'a Minor General who is neither on the map nor off map'; // S7.1.C-14
  } else if (at === generals.OFF_MAP) return 'a Major General off map'; // S2-57
  const isInPlay =
    isOnMap(p, general) || at === generals.DISPERSED || at === generals.WAITING || at === generals.AT_SEA;
  if (isInPlay && !isSomebodys) return 'a General of nobody';
  return isOnMap(p, general) ? insideFault(p, at, 'a General', owner, isBetween) : null;
}

/** S2-48: kept scores equal a computation from scratch. */
function scoreFault(p: Board, seat: Seat): Fault {
  const [vp, l, unit] = [victoryPoints.sum(p, seat), legitimacy(p, seat), traineeOf(p, seat)];
  if (vp !== pointsOf(p, seat)) return `seat ${seat}: ${vp} VP, but ${pointsOf(p, seat)} are kept`;
  if (l !== legitimacyOf(p, seat)) return `seat ${seat}: ${l} L, but ${legitimacyOf(p, seat)} are kept`;
  return unit >= 0 && progressOf(p, seat) >= p.box.units[unit].training
    ? `seat ${seat}: a CU in training that is complete`
    : null;
}

function unitsFault(p: Board, isBetween: boolean): Fault {
  const all = stacks(p);
  const inStack = first(all.entries(), ([i, stack]) => {
    const fault = stackFault(p, stack, all[i - 1], isBetween);
    return fault === null ? null : `${nameOf(p, 'space', spaceOf(stack.at))}: ${fault}`;
  });
  if (inStack !== null) return inStack;
  // S7.2.F-02, S7.2-04: those of which there are only so many are on the map, Dispersed, waiting or gone.
  for (const [unit, { total, name }] of p.box.units.entries())
    if (total > 0 && everywhere(p, unit) > total) return `${everywhere(p, unit)} CUs of ${name}, of ${total}`;
  // S7.2.D-06: they are in one place.
  return byPlace(p, SILVER_SHIELDS).filter((count) => count > 0).length > 1
    ? 'the Silver Shields are divided'
    : null;
}
function stackFault(
  p: Board,
  stack: units.Stack,
  before: units.Stack | undefined,
  isBetween: boolean,
): Fault {
  const { at, owner } = stack;
  if (owner < 0 || owner >= p.seats) return `CUs of ${owner}`;
  if (stack.units.some((count) => count < 0) || sum(stack.units) === 0) return `a stack of ${stack.units}`;
  if (before !== undefined && before.at * OWNERS + before.owner >= at * OWNERS + owner) return 'out of order';
  const inside = insideFault(p, at, 'CUs', owner, isBetween);
  if (inside !== null) return inside;
  if (!isBetween && !isOwned(p, at, owner)) return `CUs that seat ${owner} cannot show to be his`; // S7.2.A
  // Between Procedures CUs of two Factions are never in one location, except those that have to leave it at once.
  if (!isBetween && enemyCusAt(p, at, owner) > 0 && !group.isPassedThrough(p, at))
    return `CUs of seat ${owner} among enemies`;
  const isFull = sideOf(at) === INSIDE && cusAt(p, at, owner) > p.box.content.walls.inside;
  return isFull ? `${cusAt(p, at, owner)} CUs inside` : null; // S9.4-06
}

/** S10.G-05, D11-17: Generals of two Factions are together only while one of them passes. */
function companyFault(p: Board, general: General): Fault {
  if (!isOnMap(p, general)) return null;
  const [at, owner] = [whereIs(p, general), ownerOf(p, general)];
  if (hasEnemyAt(p, at, owner) && !group.isPassedThrough(p, at)) return 'a General among enemies';
  if (!isMinor(p, general)) return null;
  // S7.1.C-11, S7.1.C-12, S7.1.C-14
  if (cusAt(p, at, owner) === 0) return 'a Minor General without CUs';
  const isWaiting = generals.waitingGenerals(p, owner).length + units.waitingCus(p, owner) > 0;
  if (isWaiting || mayStillPart(p, general)) return null; // settled when all are placed; S7.1.C-13
  const staying = generals.generalsAt(p, at, owner).filter((each) => !mayStillPart(p, each));
  return staying.length <= 1 ? null : 'a Minor General who is a Subordinate';
}

/** 9: the active group is where it is said to be; without an activation there is none. */
function marchFault(p: Board, isBetween: boolean): Fault {
  const seat = group.marcherOf(p);
  const isUnderWay = under(p, 'marching') !== null;
  if (seat === null) {
    const left = group.groupCus(p) + group.groupGenerals(p).length + group.groupRoyals(p).length;
    if (left > 0 || group.wayOf(p).length > 0 || p.wake.some((each) => each !== 0))
      return 'a group that is not active';
  } else if (!isUnderWay) return 'a group is active, but no activation is open';
  for (const { at, owner, units, moved } of stacks(p))
    for (const [unit, count] of units.entries()) {
      const active = seat === owner && group.groupAt(p) === at ? group.groupUnits(p, unit) : 0;
      if (moved[unit] < 0 || moved[unit] + active > count)
        return `${moved[unit]} and ${active} of ${count} CUs have moved or are moving`;
    }
  const isElsewhere = (general: General) => whereIs(p, general) !== group.groupAt(p);
  return !isBetween && group.groupGenerals(p).some(isElsewhere)
    ? 'a General of the group is elsewhere'
    : null;
}

/** 13: what is at sea, and nothing of it when no Naval Movement is under way. */
function voyageFault(p: Board): Fault {
  const [isAtSea, seat] = [voyage.isAtSea(p), group.marcherOf(p)];
  const isUnderWay = under(p, 'sailing') !== null;
  // S13.1-08
  if (isAtSea && !isUnderWay) return 'somebody is at sea, but no Naval Movement is open';
  const aboard = p.box.generals.flatMap((_, general) => (whereIs(p, general) === AT_SEA ? [general] : []));
  const royals = p.box.all.royals.filter((royal) => royalAt(p, royal) === ROYAL_AT_SEA);
  const cus = voyage.cusAboard(p);
  if (!isAtSea && aboard.length + royals.length + cus + voyage.escortOf(p).length > 0)
    return 'pieces aboard, but nobody is at sea';
  if (p.aboardUnits.some((count) => count < 0)) return `${p.aboardUnits} CUs aboard`;
  if (isAtSea && voyage.shipCommander(p) === null) return 'nobody commands at sea';
  if (isAtSea && !places.spaceFacts(p, voyage.shipAt(p)).port) return 'a group at sea where there is no port';
  // Who is aboard is marked as aboard, and nobody else is.
  if (String(aboard) !== String(voyage.generalsAboard(p))) return 'Generals aboard who are not marked so';
  if (String(royals) !== String(voyage.royalsAboard(p))) return 'Royal Family aboard who are not marked so';
  if (aboard.some((general) => ownerOf(p, general) !== seat)) return 'another player’s General aboard';
  if (royals.some((royal) => controllerOfRoyal(p, royal) !== seat)) return 'another player’s ward aboard';
  // S13.1-03, S13.1-02
  if (cus > voyage.carriedCus(p) || voyage.carriedCus(p) > p.box.content.sailing.cus)
    return `${cus} CUs aboard, ${voyage.carriedCus(p)} carried`;
  if ((isAtSea || voyage.hasEmbarked(p) || voyage.carriedCus(p) > 0) && !voyage.hasSailed(p))
    return 'a Naval Movement that the Segment knows nothing of';
  if (voyage.hasEmbarked(p) && seat === null) return 'an Embarkation Port without an activation';
  // Fleets are in one place: with whoever sails, and not Dispersed.
  return ofEach(p, 'fleet', (fleet) =>
    p.escort[fleet] === 1 && !isAvailable(p, seat as Seat, fleet) ? 'an escort that is not at hand' : null,
  );
}

/** S8.2, S8.3: who is controlled where; S8.3-05: nobody uncontrolled is inside. */
function royalFault(p: Board, royal: Royal, isBetween: boolean): Fault {
  const name = nameOf(p, 'royal', royal);
  const controller = controllerOfRoyal(p, royal);
  if (controller === null) {
    const isInside = isRoyalOnMap(p, royal) && sideOf(royalAt(p, royal)) === INSIDE;
    return isInside && !isBetween ? `${name} is inside, uncontrolled` : null;
  }
  if (royalAt(p, royal) === ROYAL_AT_SEA) return null;
  if (!isRoyalOnMap(p, royal)) return `${name} is controlled, but not on the map`;
  if (royal === p.box.tomb) return 'the Tomb is controlled'; // S8.2-04
  const inside = insideFault(p, royalAt(p, royal), name, controller, isBetween);
  if (inside !== null || isBetween || !isLost(p, royal, controller)) return inside;
  return `${name} is controlled by seat ${controller}, who has neither a General nor a PC there`;
}

/**
 * S9.4-05: the inside of a city that is somebody else's, or of a space that is none, is closed to all pieces. When a city
 * has just been lost, some may still be there.
 */
function insideFault(p: Board, at: Location, what: string, owner: Owner, isBetween: boolean): Fault {
  const space = spaceOf(at);
  if (sideOf(at) !== INSIDE) return null;
  if (!isMajorCity(p, space)) return `${what} inside ${nameOf(p, 'space', space)}, which is no Major City`;
  return isBetween || pcOn(p, space) === owner
    ? null
    : `${what} inside ${nameOf(p, 'space', space)}, where seat ${owner} has no PC`;
}

/** 15: Siege Points lie where their Faction has a CU and a Siege is possible, and fewer than take the space. */
function siegeFault(p: Board, space: Space, isBetween: boolean): Fault {
  const [points, by] = [sieges.siegePointsIn(p, space), sieges.besiegerBy(p, space)];
  if (points === 0) return by === NOBODY ? null : `no Siege Points of seat ${by}`;
  if (!canBeBesieged(p, space) || pcOn(p, space) === by) return 'Siege Points where no Siege is possible';
  if (units.cusInSpace(p, space, by) === 0) return `Siege Points of seat ${by}, who has no CU there`; // S15.3-01
  return !isBetween && isCompleted(p, space) ? `${points} Siege Points, and the space has not fallen` : null;
}

/** S7.4-04, S7.4-12 */
function fleetFault(p: Board, fleet: number): Fault {
  const { province, space } = fleetFacts(p, fleet);
  const owner = province >= 0 ? holderOf(p, province) : space >= 0 ? pcOn(p, space) : fleetOwner(p, fleet);
  if (owner !== fleetOwner(p, fleet)) return `the Fleet is ${fleetOwner(p, fleet)}'s, not ${owner}'s`;
  return isFleetDispersed(p, fleet) && isUpgraded(p, fleet) ? 'the Fleet is Dispersed and upgraded' : null;
}

/** Each card is somewhere, and in the hand of a player who is there. */
const cardFault = (p: Board): Fault =>
  facedownOf(p) < 0 || drawPileSize(p) < 0
    ? `${facedownOf(p)} cards facedown, ${drawPileSize(p)} in the draw pile`
    : ofEach(p, 'card', (card) => (isSomewhere(p, card) ? null : `the card is nowhere (${p.cardAt[card]})`));

/** Of a scene's parts: there is one of each card, but it moves to where it is laid last, and the board cannot tell. */
export function cardTwice(parts: Record<string, unknown>): Fault {
  const { hands = {}, discard = [], out = [], front = {} } = parts;
  const cards = [...Object.values(hands as object), discard, out, Object.keys(front as object)].flat();
  const twice = cards.find((card, i) => cards.indexOf(card) < i);
  return twice === undefined ? null : `the card ${twice} is there twice`;
}
