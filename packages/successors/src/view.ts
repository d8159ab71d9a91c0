/** The table as a seat may see it, listed (D2-10). */

import { type Json, type Seat, upTo } from '@diadochi/kernel';
import type { Card, General } from './box.ts';
import { type Board, INSIDE, type Location, type Owner as OwnerId } from './contract.ts';
import { fixedMps, isBudgetClosed, spentMps } from './position/budget.ts';
import {
  BESIDE,
  cardsAt,
  DISCARDED,
  drawPileSize,
  facedownOf,
  handOf,
  handSize,
  inFrontOf,
  isReshuffled,
  OUT,
  shownInHand,
} from './position/deck.ts';
import {
  allFleets,
  fleetFacts,
  fleetOwner,
  fleetStrength,
  isFleetDispersed,
  isUpgraded,
} from './position/fleets.ts';
import {
  cameBefore,
  commanderAt,
  generalFacts,
  generalsAt,
  hasGestured,
  isNewcomer,
  isOnMap,
  isParting,
  minorsOf,
  OFFERED,
  ownerOf,
  popularityOf,
  whereIs,
} from './position/generals.ts';
import {
  boundOf,
  cameBy,
  groupAt,
  groupCommander,
  groupGenerals,
  groupRoyals,
  groupUnits,
  hasCrossed,
  hasMoved,
  hasRoyalCrossed,
  MOVED,
  marcherOf,
  movementDieOf,
  uncrossedUnits,
  wayOf,
} from './position/march.ts';
import {
  allProvinces,
  allSeats,
  allSpaces,
  holderOf,
  isNewPc,
  pcOn,
  provinceFacts,
  sideOf,
  spaceFacts,
  spaceOf,
} from './position/places.ts';
import {
  allRoyals,
  burierOf,
  controllerOfRoyal,
  ROYAL_GONE,
  ROYAL_IN_BOX,
  royalAt,
  royalFacts,
} from './position/royals.ts';
import {
  condemnedOf,
  isChampion,
  legitimacyOf,
  oracleOf,
  persianOf,
  pointsOf,
  progressOf,
  traineeOf,
} from './position/scores.ts';
import {
  activeOf,
  colourOf,
  directionOf,
  firstOf,
  PHASES,
  phaseOf,
  roundOf,
  SEGMENTS,
  segmentOf,
  setupOf,
  turnOf,
  turnOrder,
  usurperOf,
} from './position/turns.ts';
import { cusAt, dispersedUnits, goneUnits, placedIn, stacks, waitingUnits } from './position/units.ts';
import { besiegerOf } from './rules/2-besieged.ts';
import { pointSources } from './rules/3.5-victory-points.ts';
import { legitimacySources } from './rules/3.6-legitimacy.ts';
import { allowance, mpsLeft } from './rules/9.2-movement-points.ts';
import {
  ARRIVALS,
  BONDS,
  type Counts,
  type FactionView,
  type GeneralView,
  type MarchView,
  type Owner,
  ownerView,
  type RoyalView,
  STATES,
  type StackView,
  type Table,
  WHERE,
} from './table.ts';
import { COLOURS, DIRECTIONS, UNITS } from './words.ts';

const spaceName = (p: Board, location: Location): string => spaceFacts(p, spaceOf(location)).name;
const isInside = (location: Location): boolean => location >= 0 && sideOf(location) === INSIDE;

export function view(p: Board, seat: Seat | null): Json {
  const card = (each: Card) => p.box.cards[each].name;
  const general = (each: General) => generalFacts(p, each).name;
  const { rounds, victoryPoints } = setupOf(p);
  const condemned = condemnedOf(p);
  const table: Table = {
    turn: turnOf(p),
    round: roundOf(p),
    rounds,
    phase: PHASES[phaseOf(p)],
    segment: segmentOf(p) === 0 ? null : SEGMENTS[segmentOf(p) - 1],
    active: activeOf(p),
    first: firstOf(p),
    direction: DIRECTIONS[directionOf(p)],
    order: turnOrder(p),
    usurper: usurperOf(p),
    thresholds: { vp: victoryPoints, l: p.box.content.victory.legitimacy },
    pcs: named(
      allSpaces(p),
      (space) => spaceFacts(p, space).name,
      (space) => ownerView(pcOn(p, space)),
    ),
    holders: named(
      allProvinces(p),
      (province) => provinceFacts(p, province).name,
      (province) => ownerView(holderOf(p, province)),
    ),
    stacks: stackViews(p),
    royals: Object.fromEntries(allRoyals(p).map((royal) => [royalFacts(p, royal).name, royalView(p, royal)])),
    generals: Object.fromEntries(p.box.generals.map(({ name }, each) => [name, generalView(p, each, seat)])),
    fleets: Object.fromEntries(
      allFleets(p).map((fleet) => [
        fleetFacts(p, fleet).name,
        {
          owner: ownerView(fleetOwner(p, fleet)),
          upgraded: isUpgraded(p, fleet),
          dispersed: isFleetDispersed(p, fleet),
        },
      ]),
    ),
    besieged: named(
      allSpaces(p),
      (space) => spaceFacts(p, space).name,
      (space) => ownerView(besiegerOf(p, space)),
    ),
    factions: allSeats(p).map((each) => factionView(p, each)),
    deck: {
      draw: drawPileSize(p),
      table: facedownOf(p),
      reshuffled: upTo(p.box.cards.length - 1)
        .filter((each) => isReshuffled(p, each))
        .map(card),
      discard: cardsAt(p, DISCARDED).map(card),
      out: cardsAt(p, OUT).map(card),
      beside: cardsAt(p, BESIDE).map(card),
      front: named(upTo(p.box.cards.length - 1), card, (each) => inFrontOf(p, each)),
    },
    hand: seat === null ? null : handOf(p, seat).map(card),
    burier: burierOf(p),
    oracle: oracleOf(p),
    persian: persianOf(p),
    condemned: condemned === null ? null : general(condemned),
    gone: counts((unit) => goneUnits(p, unit)),
    newcomers: namesWhere(p, isNewcomer),
    gestured: namesWhere(p, hasGestured),
    parting: namesWhere(p, isParting),
    arrivals: minorsAsTheyCame(p).map(general),
    newPcs: allSpaces(p)
      .filter((space) => isNewPc(p, space))
      .map((space) => spaceFacts(p, space).name),
    placed: named(
      allSpaces(p),
      (space) => spaceFacts(p, space).name,
      (space) => placedIn(p, space) || null,
    ),
    die: movementDieOf(p) || null,
    march: marchView(p),
    moved: {
      generals: namesWhere(p, (_, each) => p.mark[each] === MOVED),
      royals: allRoyals(p)
        .filter((royal) => p.royalMark[royal] === MOVED)
        .map((royal) => royalFacts(p, royal).name),
    },
  };
  return table as unknown as Json;
}

/** A record of what is not null. */
function named<T>(
  all: readonly number[],
  name: (each: number) => string,
  of: (each: number) => T | null,
): { [name: string]: T } {
  const out: { [name: string]: T } = {};
  for (const each of all) {
    const value = of(each);
    if (value !== null) out[name(each)] = value;
  }
  return out;
}
const counts = (of: (unit: number) => number): Counts =>
  named(
    upTo(UNITS.length - 1),
    (unit) => UNITS[unit],
    (unit) => of(unit) || null,
  );
const minorsAsTheyCame = (p: Board): General[] =>
  p.box.all.minors.filter((each) => isOnMap(p, each)).sort((a, b) => (cameBefore(p, a, b) ? -1 : 1));
const namesWhere = (p: Board, is: (p: Board, general: General) => boolean): string[] =>
  p.box.generals.flatMap(({ name }, general) => (is(p, general) ? [name] : []));

function stackViews(p: Board): StackView[] {
  const places = new Map<string, [Location, OwnerId]>();
  const note = (at: Location, owner: OwnerId) => {
    places.set(`${String(at).padStart(4, '0')} ${owner}`, [at, owner]);
  };
  const units = new Map(stacks(p).map((stack) => [`${stack.at} ${stack.owner}`, stack.units]));
  const moved = new Map(stacks(p).map((stack) => [`${stack.at} ${stack.owner}`, stack.moved]));
  for (const { at, owner } of stacks(p)) note(at, owner);
  p.box.generals.forEach((_, general) => {
    if (whereIs(p, general) >= 0) note(whereIs(p, general), ownerOf(p, general));
  });
  return [...places.keys()].sort().map((key) => {
    const [at, owner] = places.get(key) as [Location, OwnerId];
    const commander = commanderAt(p, at, owner);
    const others = generalsAt(p, at, owner).filter((general) => general !== commander);
    const here = units.get(`${at} ${owner}`);
    return {
      at: spaceName(p, at),
      inside: isInside(at),
      owner: ownerView(owner) as Owner,
      generals: [...(commander === null ? [] : [commander]), ...others].map(
        (each) => generalFacts(p, each).name,
      ),
      units: counts((unit) => here?.[unit] ?? 0),
      cus: cusAt(p, at, owner),
      royals: allRoyals(p)
        .filter((royal) => royalAt(p, royal) === at && controllerOfRoyal(p, royal) === owner)
        .map((royal) => royalFacts(p, royal).name),
      moved: counts((unit) => moved.get(`${at} ${owner}`)?.[unit] ?? 0),
    };
  });
}

function marchView(p: Board): MarchView | null {
  const seat = marcherOf(p);
  if (seat === null) return null;
  const at = groupAt(p);
  const commander = groupCommander(p);
  const others = groupGenerals(p).filter((general) => general !== commander);
  return {
    seat,
    at: spaceName(p, at),
    inside: isInside(at),
    generals: [...(commander === null ? [] : [commander]), ...others].map(
      (each) => generalFacts(p, each).name,
    ),
    units: counts((unit) => groupUnits(p, unit)),
    royals: groupRoyals(p).map((royal) => royalFacts(p, royal).name),
    spent: spentMps(p),
    allowance: allowance(p),
    left: mpsLeft(p),
    fixed: fixedMps(p),
    closed: isBudgetClosed(p),
    moved: hasMoved(p),
    cameBy: ARRIVALS[cameBy(p)],
    bound: BONDS[boundOf(p)],
    freeDeeds: p.freeDeeds[0],
    crossed: {
      generals: groupGenerals(p)
        .filter((each) => hasCrossed(p, each))
        .map((each) => generalFacts(p, each).name),
      units: counts((unit) => groupUnits(p, unit) - uncrossedUnits(p, unit)),
      royals: groupRoyals(p)
        .filter((royal) => hasRoyalCrossed(p, royal))
        .map((royal) => royalFacts(p, royal).name),
    },
    way: wayOf(p).map((each) => `${spaceName(p, each)}${isInside(each) ? ' inside' : ''}`),
    wake: named(
      allSpaces(p),
      (space) => spaceFacts(p, space).name,
      (space) => p.wake[space] || null,
    ),
  };
}

function royalView(p: Board, royal: number): RoyalView | null | 'gone' {
  const at = royalAt(p, royal);
  if (at === ROYAL_GONE) return 'gone';
  if (at === ROYAL_IN_BOX) return null;
  return { at: spaceName(p, at), inside: isInside(at), controller: controllerOfRoyal(p, royal) };
}

function generalView(p: Board, general: General, seat: Seat | null): GeneralView {
  const at = whereIs(p, general);
  // D4-06: what was offered to others is hidden.
  const isHidden = at === OFFERED && ownerOf(p, general) !== seat;
  return {
    owner: isHidden ? null : ownerView(ownerOf(p, general)),
    state: at >= 0 ? 'map' : STATES[WHERE.indexOf(at as (typeof WHERE)[number])],
    at: at >= 0 ? spaceName(p, at) : null,
    inside: isInside(at),
    popularity: popularityOf(p, general),
  };
}

function factionView(p: Board, seat: Seat): FactionView {
  const unit = traineeOf(p, seat);
  return {
    colour: COLOURS[colourOf(p, seat)] ?? null,
    champion: isChampion(p, seat),
    vp: pointsOf(p, seat),
    l: legitimacyOf(p, seat),
    vpFrom: pointSources(p, seat),
    lFrom: legitimacySources(p, seat),
    hand: handSize(p, seat),
    shown: shownInHand(p, seat).map((card) => p.box.cards[card].name),
    fleetStrength: fleetStrength(p, seat),
    training:
      unit < 0 ? null : { unit: UNITS[unit], progress: progressOf(p, seat), of: p.box.units[unit].training },
    dispersed: { units: counts((each) => dispersedUnits(p, seat, each)) },
    waiting: { units: counts((each) => waitingUnits(p, seat, each)) },
    minors: minorsOf(p, seat).map((general) => generalFacts(p, general).name),
  };
}
