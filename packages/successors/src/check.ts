/** What holds at every rest, computed from scratch: for `simulate --check` and the laws. */

import { type General, INDEPENDENT_GENERAL, SILVER_SHIELDS } from './box.ts';
import {
  type Board,
  INDEPENDENT,
  INSIDE,
  type Location,
  NOBODY,
  OWNERS,
  type Owner,
  TYPES,
  under,
} from './contract.ts';
import { drawPileSize, facedownOf, isSomewhere } from './position/deck.ts';
import { allFleets, fleetFacts, fleetOwner, isFleetDispersed, isUpgraded } from './position/fleets.ts';
import {
  DISPERSED,
  generalFacts,
  generalsAt,
  isMinor,
  isOnMap,
  OFF_MAP,
  ownerOf,
  WAITING,
  waitingGenerals,
  whereIs,
} from './position/generals.ts';
import {
  groupAt,
  groupCus,
  groupGenerals,
  groupRoyals,
  groupUnits,
  isPassedThrough,
  marcherOf,
  wayOf,
} from './position/march.ts';
import {
  allProvinces,
  allSeats,
  allSpaces,
  controllerOf,
  holderOf,
  isMajorCity,
  isTransit,
  pcOn,
  provinceFacts,
  sideOf,
  spaceFacts,
  spaceOf,
} from './position/places.ts';
import { allRoyals, controllerOfRoyal, isRoyalOnMap, royalAt, royalFacts } from './position/royals.ts';
import { isChampion, legitimacyOf, pointsOf, progressOf, traineeOf } from './position/scores.ts';
import { sieges } from './position/sieges.ts';
import { colourOf, phaseOf, SETUP, STRATEGY } from './position/turns.ts';
import {
  cusAt,
  dispersedUnits,
  goneUnits,
  locationOfStack,
  ownerOfStack,
  type Stack,
  stackCount,
  stacks,
  unitsAt,
  waitingCus,
  waitingUnits,
} from './position/units.ts';
import { victoryPoints } from './rules/3.5-victory-points.ts';
import { legitimacy } from './rules/3.6-legitimacy.ts';
import { mayStillPart } from './rules/7.1-minor-generals.ts';
import { isOwned } from './rules/7.2-ownership.ts';
import { isLost } from './rules/8.3-losing.ts';
import { enemyCusAt, hasEnemyAt } from './rules/10.D-factions.ts';
import { isSettling } from './rules/settle.ts';

/**
 * `isBetween`: in the midst of a Procedure, until what comes of it is settled, pieces may be where they cannot stay. A
 * position that was laid out by hand says so itself.
 */
export function check(p: Board, isBetween = isSettling(p)): string | null {
  return (
    checkColours(p) ??
    checkPcs(p) ??
    checkGenerals(p, isBetween) ??
    checkCounts(p) ??
    checkScores(p) ??
    checkUnits(p, isBetween) ??
    checkCompany(p, isBetween) ??
    checkRoyals(p, isBetween) ??
    checkMarch(p, isBetween) ??
    checkFleets(p) ??
    checkCards(p)
  );
}

/** What no action may do. */
export function checkChange(before: Board, after: Board): string | null {
  // S3.7-16: only by dropping to 0 VP.
  for (const seat of allSeats(after))
    if (!isChampion(before, seat) && isChampion(after, seat) && pointsOf(after, seat) > 0)
      return `seat ${seat} is a Champion again, with ${pointsOf(after, seat)} VP`;
  if (phaseOf(before) !== STRATEGY) return null;
  // S7.2-04: what there is only so much of goes nowhere but to the place of what has left the game.
  for (let unit = 0; unit < TYPES; unit++)
    if (after.box.units[unit].total > 0 && everywhere(before, unit) !== everywhere(after, unit))
      return `${everywhere(before, unit)} CUs of ${after.box.units[unit].name} have become ${everywhere(after, unit)}`;
  return null;
}
function everywhere(p: Board, unit: number): number {
  let count = goneUnits(p, unit);
  for (let place = 0; place < stackCount(p); place++)
    count += unitsAt(p, locationOfStack(p, place), ownerOfStack(p, place), unit);
  for (const seat of allSeats(p)) count += dispersedUnits(p, seat, unit) + waitingUnits(p, seat, unit);
  return count;
}

/** S2-24, S2-25, S2-33: PCs, and the Provinces that they hold. */
function checkPcs(p: Board): string | null {
  for (const space of allSpaces(p)) {
    const pc = pcOn(p, space);
    if (pc < NOBODY || pc >= OWNERS) return `${spaceFacts(p, space).name} has the PC of ${pc}`;
    if (pc !== NOBODY && isTransit(p, space))
      return `${spaceFacts(p, space).name} is a Transit Point with a PC`;
  }
  for (const province of allProvinces(p)) {
    const { name, spaces } = provinceFacts(p, province);
    for (let owner = 0; owner < OWNERS; owner++) {
      const counted = spaces.filter((space) => pcOn(p, space) === owner).length;
      if (counted !== p.pcsIn[province * OWNERS + owner])
        return `${name}: ${counted} PCs of ${owner}, but ${p.pcsIn[province * OWNERS + owner]} are kept`;
    }
    if (holderOf(p, province) !== controllerOf(p, province))
      return `${name} is held by ${holderOf(p, province)}, but controlled by ${controllerOf(p, province)}`;
  }
  return null;
}

/** S4.2: each player has a colour of his own. */
function checkColours(p: Board): string | null {
  const colours = allSeats(p)
    .map((seat) => colourOf(p, seat))
    .filter((colour) => colour >= 0);
  return new Set(colours).size === colours.length ? null : 'two players have the same colour';
}

/** 7.1: whose each General is, and where he can be. */
function checkGenerals(p: Board, isBetween: boolean): string | null {
  for (const general of p.box.generals.keys()) {
    const fault = generalFault(p, general, isBetween);
    if (fault !== null) return `${generalFacts(p, general).name}: ${fault}`;
  }
  return null;
}
function generalFault(p: Board, general: General, isBetween: boolean): string | null {
  const { sort, colour } = generalFacts(p, general);
  const [at, owner] = [whereIs(p, general), ownerOf(p, general)];
  if (sort === INDEPENDENT_GENERAL) {
    if (owner !== INDEPENDENT) return `an Independent General of seat ${owner}`;
    return isOnMap(p, general) && sideOf(at) === INSIDE ? 'an Independent Army inside walls' : null; // S9.5-19
  }
  const isSomebodys = owner >= 0 && owner < p.seats;
  if (isMinor(p, general)) {
    if (isSomebodys && phaseOf(p) !== SETUP && colourOf(p, owner) !== colour)
      return `a Minor General of another colour than seat ${owner}'s`; // S4.5-02
    if (!isOnMap(p, general) && at !== OFF_MAP)
      return 'a Minor General who is neither on the map nor off map'; // S7.1.C-14
  } else if (at === OFF_MAP) return 'a Major General off map'; // S2-57
  const isInPlay = isOnMap(p, general) || at === DISPERSED || at === WAITING;
  if (isInPlay && !isSomebodys) return 'a General of nobody';
  if (!isOnMap(p, general)) return null;
  return isOpenTo(p, at, owner, isBetween) ? null : insideFault(p, at, 'a General', owner);
}

/** The kept counts: CUs and Generals in each space, and spaces with Siege Points. */
function checkCounts(p: Board): string | null {
  const cus = new Int16Array(p.cusIn.length);
  const generals = new Int16Array(p.generalsIn.length);
  for (const { at, owner, units } of stacks(p)) cus[spaceOf(at) * OWNERS + owner] += sum(units);
  p.box.generals.forEach((facts, general) => {
    if (!isOnMap(p, general)) return;
    const cell = spaceOf(whereIs(p, general)) * OWNERS + ownerOf(p, general);
    generals[cell]++;
    if (facts.sort === INDEPENDENT_GENERAL) cus[cell] += facts.cus;
  });
  if (p.siegePoints.filter((points) => points > 0).length !== sieges(p))
    return 'the kept number of spaces with Siege Points is wrong';
  if (String(cus) !== String(p.cusIn)) return 'the kept numbers of CUs are wrong';
  return String(generals) === String(p.generalsIn) ? null : 'the kept numbers of Generals are wrong';
}

/** S2-48: kept scores equal a computation from scratch. */
function checkScores(p: Board): string | null {
  for (const seat of allSeats(p)) {
    const [vp, l] = [victoryPoints.sum(p, seat), legitimacy(p, seat)];
    if (vp !== pointsOf(p, seat)) return `seat ${seat}: ${vp} VP, but ${pointsOf(p, seat)} are kept`;
    if (l !== legitimacyOf(p, seat)) return `seat ${seat}: ${l} L, but ${legitimacyOf(p, seat)} are kept`;
    const unit = traineeOf(p, seat);
    if (unit >= 0 && progressOf(p, seat) >= p.box.units[unit].training)
      return `seat ${seat}: a CU in training that is complete`;
  }
  return null;
}

function checkUnits(p: Board, isBetween: boolean): string | null {
  const all = stacks(p);
  for (const [i, stack] of all.entries()) {
    const fault = stackFault(p, stack, all[i - 1], isBetween);
    if (fault !== null) return `${spaceFacts(p, spaceOf(stack.at)).name}: ${fault}`;
  }
  // S7.2.F-02, S7.2-04: those of which there are only so many are on the map, Dispersed, waiting or gone.
  for (let unit = 0; unit < TYPES; unit++) {
    const { total, name } = p.box.units[unit];
    if (total === 0) continue;
    const there = everywhere(p, unit);
    if (there > total) return `${there} CUs of ${name}, of ${total}`;
  }
  if (silverShieldsIn(p) > 1) return 'the Silver Shields are divided';
  for (const general of p.box.generals.keys()) {
    const fault = isBetween ? null : minorFault(p, general);
    if (fault !== null) return `${generalFacts(p, general).name}: ${fault}`;
  }
  return null;
}
/** S7.2.D-06: in how many places they are. */
function silverShieldsIn(p: Board): number {
  const places = [
    ...stacks(p).map(({ units }) => units[SILVER_SHIELDS]),
    ...allSeats(p).flatMap((seat) => [
      dispersedUnits(p, seat, SILVER_SHIELDS),
      waitingUnits(p, seat, SILVER_SHIELDS),
    ]),
  ];
  return places.filter((count) => count > 0).length;
}
function stackFault(
  p: Board,
  { at, owner, units }: Stack,
  before: Stack | undefined,
  isBetween: boolean,
): string | null {
  if (owner < 0 || owner >= p.seats) return `CUs of ${owner}`;
  if (units.some((count) => count < 0) || sum(units) === 0) return `a stack of ${units}`;
  if (before !== undefined && before.at * OWNERS + before.owner >= at * OWNERS + owner) return 'out of order';
  if (!isOpenTo(p, at, owner, false)) return insideFault(p, at, 'CUs', owner);
  if (!isBetween && !isOwned(p, at, owner)) return `CUs that seat ${owner} cannot show to be his`; // S7.2.A
  if (!isBetween && isCrowded(p, at, owner)) return `CUs of seat ${owner} among enemies`;
  if (sideOf(at) !== INSIDE) return null;
  const inside = cusAt(p, at, owner);
  return inside <= p.box.content.walls.inside ? null : `${inside} CUs inside`; // S9.4-06
}
/** Between Procedures CUs of two Factions are never in one location, except those that have to leave it at once. */
const isCrowded = (p: Board, at: Location, owner: Owner): boolean =>
  enemyCusAt(p, at, owner) > 0 && !isPassedThrough(p, at);
/** S7.1.C-11, S7.1.C-12, S7.1.C-14 */
function minorFault(p: Board, general: General): string | null {
  if (!isMinor(p, general) || !isOnMap(p, general)) return null;
  const [at, owner] = [whereIs(p, general), ownerOf(p, general)];
  if (cusAt(p, at, owner) === 0) return 'a Minor General without CUs';
  if (waitingGenerals(p, owner).length + waitingCus(p, owner) > 0) return null; // settled when all are placed
  if (mayStillPart(p, general)) return null; // S7.1.C-13: nor do those count who may
  const staying = generalsAt(p, at, owner).filter((each) => !mayStillPart(p, each));
  return staying.length <= 1 ? null : 'a Minor General who is a Subordinate';
}

/** S10.G-05, D11-17: Generals of two Factions are together only while one of them passes. */
function checkCompany(p: Board, isBetween: boolean): string | null {
  if (isBetween) return null;
  for (const general of p.box.generals.keys()) {
    if (!isOnMap(p, general) || isPassedThrough(p, whereIs(p, general))) continue;
    if (hasEnemyAt(p, whereIs(p, general), ownerOf(p, general)))
      return `${generalFacts(p, general).name}: a General among enemies`;
  }
  return null;
}

/** 9: the active group is where it is said to be; without an activation there is none. */
function checkMarch(p: Board, isBetween: boolean): string | null {
  const seat = marcherOf(p);
  const isUnderWay = under(p, 'marching') !== null;
  if (seat === null) {
    const left = groupCus(p) + groupGenerals(p).length + groupRoyals(p).length;
    if (left > 0 || wayOf(p).length > 0 || p.wake.some((each) => each !== 0))
      return 'a group that is not active';
  } else if (!isUnderWay) return 'a group is active, but no activation is open';
  for (const { at, owner, units, moved } of stacks(p))
    for (let unit = 0; unit < TYPES; unit++) {
      const active = seat === owner && groupAt(p) === at ? groupUnits(p, unit) : 0;
      if (moved[unit] < 0 || moved[unit] + active > units[unit])
        return `${moved[unit]} and ${active} of ${units[unit]} CUs have moved or are moving`;
    }
  for (const general of groupGenerals(p))
    if (whereIs(p, general) !== groupAt(p) && !isBetween) return 'a General of the group is elsewhere';
  return null;
}

/** S8.2, S8.3: who is controlled where; S8.3-05: nobody uncontrolled is inside. */
function checkRoyals(p: Board, isBetween: boolean): string | null {
  for (const royal of allRoyals(p)) {
    const { name } = royalFacts(p, royal);
    const controller = controllerOfRoyal(p, royal);
    if (!isRoyalOnMap(p, royal)) {
      if (controller !== null) return `${name} is controlled, but not on the map`;
      continue;
    }
    if (royal === p.box.tomb && controller !== null) return 'the Tomb is controlled'; // S8.2-04
    if (controller === null && sideOf(royalAt(p, royal)) === INSIDE) return `${name} is inside, uncontrolled`;
    if (controller !== null && !isOpenTo(p, royalAt(p, royal), controller, isBetween))
      return insideFault(p, royalAt(p, royal), name, controller);
    if (controller !== null && !isBetween && isLost(p, royal, controller))
      return `${name} is controlled by seat ${controller}, who has neither a General nor a PC there`;
  }
  return null;
}

/**
 * S9.4-05: the inside of a city that is somebody else's, or of a space that is none, is closed to all pieces. When a city
 * has just been lost, some may still be there.
 */
const isOpenTo = (p: Board, at: Location, owner: Owner, isBetween: boolean): boolean =>
  sideOf(at) !== INSIDE || (isMajorCity(p, spaceOf(at)) && (isBetween || pcOn(p, spaceOf(at)) === owner));
function insideFault(p: Board, at: Location, what: string, owner: Owner): string {
  const { name } = spaceFacts(p, spaceOf(at));
  return isMajorCity(p, spaceOf(at))
    ? `${what} inside ${name}, where seat ${owner} has no PC`
    : `${what} inside ${name}, which is no Major City`;
}

/** S7.4-04, S7.4-12 */
function checkFleets(p: Board): string | null {
  for (const fleet of allFleets(p)) {
    const { name, province, space } = fleetFacts(p, fleet);
    const owner = province >= 0 ? holderOf(p, province) : space >= 0 ? pcOn(p, space) : fleetOwner(p, fleet);
    if (owner !== fleetOwner(p, fleet))
      return `the Fleet of ${name} is ${fleetOwner(p, fleet)}'s, not ${owner}'s`;
    if (isFleetDispersed(p, fleet) && isUpgraded(p, fleet))
      return `the Fleet of ${name} is Dispersed and upgraded`;
  }
  return null;
}

/** Each card is somewhere, and in the hand of a player who is there. */
function checkCards(p: Board): string | null {
  for (const [card, { name }] of p.box.cards.entries()) {
    if (!isSomewhere(p, card)) return `the card ${name} is nowhere (${p.cardAt[card]})`;
  }
  if (facedownOf(p) < 0 || drawPileSize(p) < 0)
    return `${facedownOf(p)} cards facedown, ${drawPileSize(p)} in the draw pile`;
  return null;
}

/** Of a scene's parts: there is one of each card, but it moves to where it is laid last, and the board cannot tell. */
export function cardTwice({
  hands = {},
  discard = [],
  out = [],
  front = {},
}: Record<string, unknown>): string | null {
  const cards = [
    ...Object.values(hands as Record<string, string[]>),
    discard,
    out,
    Object.keys(front as object),
  ].flat();
  const twice = cards.find((card, i) => cards.indexOf(card) < i);
  return twice === undefined ? null : `the card ${twice} is there twice`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
