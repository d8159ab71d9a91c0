/** How scenes of Successors are laid out, and what can be asked of them. */

import {
  BadInput,
  type Json,
  recordAt,
  type Scenes,
  type Seat,
  unknownName,
  upTo,
  wholeNumber,
} from '@diadochi/kernel';
import type { Unit } from './box.ts';
import { type Board, INDEPENDENT, INSIDE, type Location, NOBODY, type Owner } from './contract.ts';
import {
  BESIDE,
  cardsAt,
  DISCARDED,
  discard,
  drawPileSize,
  facedownOf,
  handOf,
  inFrontOf,
  OUT,
  putCard,
  setFacedown,
  toFront,
  toHand,
} from './position/deck.ts';
import {
  allFleets,
  disperseFleet,
  fleetFacts,
  fleetOwner,
  fleetStrength,
  isFleetDispersed,
  isUpgraded,
  passFleet,
  upgradeFleet,
} from './position/fleets.ts';
import {
  commanderAt,
  DEALT,
  DISPERSED,
  EVENT,
  forgetNewcomers,
  generalFacts,
  giveGeneral,
  IN_BOX,
  IN_RESERVE,
  LEFT_GAME,
  moveGeneral,
  OFF_MAP,
  OFFERED,
  ownerOf,
  popularityOf,
  seniorityOf,
  UNAVAILABLE,
  WAITING,
  whereIs,
} from './position/generals.ts';
import {
  allProvinces,
  allSeats,
  allSpaces,
  holderOf,
  isMajorCity,
  isMinorCity,
  isStronghold,
  locationOf,
  locationsOf,
  pcOn,
  provinceFacts,
  setPc,
  sideOf,
  spaceFacts,
  spaceOf,
} from './position/places.ts';
import {
  allRoyals,
  burierOf,
  controllerOfRoyal,
  controlRoyal,
  noteBurier,
  ROYAL_GONE,
  ROYAL_IN_BOX,
  royalAt,
  royalFacts,
  setRoyal,
} from './position/royals.ts';
import {
  condemnedOf,
  isChampion,
  legitimacyOf,
  oracleOf,
  persianOf,
  pointsOf,
  progressOf,
  setChampion,
  setMarker,
  setTraining,
  takeTouched,
  traineeOf,
} from './position/scores.ts';
import {
  activeOf,
  colourOf,
  directionOf,
  firstOf,
  makeUsurper,
  PHASES,
  phaseOf,
  roundOf,
  SEGMENTS,
  STRATEGY,
  segmentOf,
  setActive,
  setColour,
  setPhase,
  setRound,
  setTurn,
  setTurnOrder,
  turnOf,
  turnOrder,
  usurperOf,
} from './position/turns.ts';
import {
  addDispersed,
  addUnits,
  addWaiting,
  cusAt,
  dispersedUnits,
  goneUnits,
  stacks,
  tieBreakCus,
  waitingUnits,
} from './position/units.ts';
import { besiegerOf, isGeneralBesieged } from './rules/2-besieged.ts';
import { pointSources } from './rules/3.5-victory-points.ts';
import { legitimacySources } from './rules/3.6-legitimacy.ts';
import { layOut, takeMinorGenerals } from './rules/4-setup.ts';
import { isolatedOf } from './rules/5.5-isolation.ts';
import { forageLimit } from './rules/6.4-forage.ts';
import { prestigeAt } from './rules/7.2-prestige.ts';
import { settleBoard } from './rules/settle.ts';
import { framesOf, STEPS } from './scene-frames.ts';
import { type Table, view } from './view.ts';
import { COLOURS, DIRECTIONS, UNITS } from './words.ts';

type Named = readonly { readonly name: string }[];

function place(list: readonly string[], name: unknown, what: string, where: string): number {
  const found = list.indexOf(name as string);
  if (found < 0) throw new BadInput(`${where}: ${unknownName(name, list, what)}`);
  return found;
}
const named = (list: Named, name: unknown, what: string, where: string): number =>
  place(
    list.map((each) => each.name),
    name,
    what,
    where,
  );
const spaceNamed = (p: Board, name: unknown, where: string) => named(p.box.spaces, name, 'space', where);
const generalNamed = (p: Board, name: unknown, where: string) =>
  named(p.box.generals, name, 'general', where);
const cardNamed = (p: Board, name: unknown, where: string) => named(p.box.cards, name, 'card', where);
const unitNamed = (name: unknown, where: string): Unit => place(UNITS, name, 'unit', where);

function words(value: unknown, where: string): string[] {
  if (typeof value !== 'string') throw new BadInput(`${where} should be a text`);
  return value.split(' ').filter((word) => word !== '');
}
function listAt(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadInput(`${where} should be a list`);
  return value;
}
/** Whether a word is a seat: what follows it is that seat's. */
const isSeat = (word: string | undefined): boolean => word !== undefined && /^\d+$/.test(word);
const seatAt = (p: Board, value: unknown, where: string): Seat =>
  wholeNumber(Number(value), 0, p.seats - 1, where);
function ownerAt(p: Board, value: unknown, where: string): Owner {
  if (value === 'independent') return INDEPENDENT;
  return value === null || value === 'nobody' ? NOBODY : seatAt(p, value, where);
}
/** `pella`, or `pella inside`. */
function locationAt(p: Board, [space, side = 'outside']: readonly string[], where: string): Location {
  return locationOf(spaceNamed(p, space, where), place(['outside', 'inside'], side, 'side', where));
}
const locationName = (p: Board, at: Location): string =>
  `${spaceFacts(p, spaceOf(at)).name}${sideOf(at) === INSIDE ? ' inside' : ''}`;
const ownerName = (owner: Owner): Json =>
  owner === NOBODY ? null : owner === INDEPENDENT ? 'independent' : owner;

function each(value: unknown, where: string, lay: (name: string, part: unknown, at: string) => void): void {
  for (const [name, part] of Object.entries(recordAt(value, where))) lay(name, part, `${where}.${name}`);
}
const bySeat = (
  p: Board,
  value: unknown,
  where: string,
  lay: (seat: Seat, part: unknown, at: string) => void,
): void => each(value, where, (name, part, at) => lay(seatAt(p, name, at), part, at));
/** `{ mercenary: 2, loyal: 1 }` */
const byUnit = (value: unknown, where: string, lay: (unit: Unit, count: number) => void): void =>
  each(value, where, (name, part, at) => lay(unitNamed(name, at), wholeNumber(part, 0, 40, at)));

/** Where a General can be besides the map. */
const STATES: { readonly [state: string]: number } = {
  'off-map': OFF_MAP,
  dispersed: DISPERSED,
  waiting: WAITING,
  reserve: IN_RESERVE,
  event: EVENT,
  unavailable: UNAVAILABLE,
  killed: LEFT_GAME,
  dealt: DEALT,
  offered: OFFERED,
  box: IN_BOX,
};

/** `0 pella inside`: of seat 0, there; `0 dispersed`; `reserve`; an Independent General without a seat: `lamia`. */
function layOutGeneral(p: Board, name: string, value: unknown, where: string): void {
  const general = generalNamed(p, name, where);
  const [first, ...rest] = words(value, where);
  moveGeneral(p, general, LEFT_GAME);
  if (isSeat(first)) giveGeneral(p, general, seatAt(p, first, where));
  const at = isSeat(first) ? rest : [first, ...rest];
  moveGeneral(p, general, Object.hasOwn(STATES, at[0]) ? STATES[at[0]] : locationAt(p, at, where));
}

/** `0 pella loyal 2 mercenary 1`, `0 tyros inside royal 2` */
function layOutStack(p: Board, value: unknown, where: string): void {
  const [seat, space, ...rest] = words(value, where);
  const side = rest[0] === 'inside' ? rest.shift() : 'outside';
  const at = locationAt(p, [space, side as string], where);
  for (let i = 0; i < rest.length; i += 2)
    addUnits(
      p,
      at,
      seatAt(p, seat, where),
      unitNamed(rest[i], where),
      wholeNumber(Number(rest[i + 1]), 1, 40, where),
    );
}

/** `pella`, `pella inside`, `babylon by 0`, `box`, `dead` */
function layOutRoyal(p: Board, name: string, value: unknown, where: string): void {
  const royal = named(p.box.royals, name, 'royal', where);
  const [at, controller] = (typeof value === 'string' ? value : '').split(' by ');
  if (at === 'box' || at === 'dead') setRoyal(p, royal, at === 'box' ? ROYAL_IN_BOX : ROYAL_GONE);
  else setRoyal(p, royal, locationAt(p, words(at, where), where));
  controlRoyal(p, royal, controller === undefined ? null : seatAt(p, controller, where));
}

/** `0 upgraded dispersed`; a Fleet that goes with a Province needs no seat. */
function layOutFleet(p: Board, name: string, value: unknown, where: string): void {
  const fleet = named(p.box.fleets, name, 'fleet', where);
  for (const word of words(value, where))
    if (word === 'upgraded') upgradeFleet(p, fleet);
    else if (word === 'dispersed') disperseFleet(p, fleet);
    else passFleet(p, fleet, ownerAt(p, word, where));
}

/** A board with nothing on it: no PCs, no Generals, nobody of the Royal Family. */
function clearBoard(p: Board): void {
  layOut(p);
  for (const space of allSpaces(p)) setPc(p, space, NOBODY);
  p.box.generals.forEach((_, general) => {
    if (whereIs(p, general) >= 0) moveGeneral(p, general, IN_BOX);
    else if (whereIs(p, general) === DEALT) moveGeneral(p, general, UNAVAILABLE);
  });
  for (const royal of allRoyals(p)) setRoyal(p, royal, ROYAL_IN_BOX);
  takeMinorGenerals(p, { tell: undefined });
}

export const scenes: Scenes<Board> = {
  parts: {
    turn: (p, value, where) => {
      clearBoard(p);
      setTurn(p, wholeNumber(value, 0, 5, where));
      setPhase(p, STRATEGY);
    },
    round: (p, value, where) => setRound(p, wholeNumber(value, 0, 5, where)),
    colours: (p, value, where) => {
      listAt(value, where).forEach((name, seat) => {
        setColour(p, seat, place(COLOURS, name, 'colour', where));
      });
      p.box.generals.forEach(({ colour }, general) => {
        if (colour < 0) return;
        const seat = p.colour.subarray(0, p.seats).indexOf(colour);
        giveGeneral(p, general, seat);
      });
    },
    first: (p, value, where) => setTurnOrder(p, seatAt(p, value, where), directionOf(p)),
    direction: (p, value, where) => setTurnOrder(p, firstOf(p), place(DIRECTIONS, value, 'direction', where)),
    active: (p, value, where) => setActive(p, seatAt(p, value, where)),
    usurper: (p, value, where) => makeUsurper(p, seatAt(p, value, where)),
    /** Whole Provinces, Transit Points left out. */
    provinces: (p, value, where) =>
      each(value, where, (name, owner, at) => {
        for (const space of provinceFacts(p, named(p.box.provinces, name, 'province', at)).spaces)
          setPc(p, space, ownerAt(p, owner, at));
      }),
    pcs: (p, value, where) =>
      each(value, where, (name, owner, at) => setPc(p, spaceNamed(p, name, at), ownerAt(p, owner, at))),
    /** Spaces that got their PC in this Tyche Segment. */
    newPcs: (p, value, where) => {
      for (const name of listAt(value, where)) p.newPc[spaceNamed(p, name, where)] = 1;
    },
    generals: (p, value, where) => {
      each(value, where, (name, part, at) => layOutGeneral(p, name, part, at));
      forgetNewcomers(p);
    },
    newcomers: (p, value, where) => {
      for (const name of listAt(value, where)) p.isNew[generalNamed(p, name, where)] = 1;
    },
    popularity: (p, value, where) =>
      each(value, where, (name, part, at) => {
        p.popularity[generalNamed(p, name, at)] = wholeNumber(part, -9, 20, at);
      }),
    units: (p, value, where) => {
      for (const stack of listAt(value, where)) layOutStack(p, stack, where);
    },
    dispersed: (p, value, where) =>
      bySeat(p, value, where, (seat, part, at) =>
        byUnit(part, at, (unit, count) => addDispersed(p, seat, unit, count)),
      ),
    waiting: (p, value, where) =>
      bySeat(p, value, where, (seat, part, at) =>
        byUnit(part, at, (unit, count) => addWaiting(p, seat, unit, count)),
      ),
    gone: (p, value, where) =>
      byUnit(value, where, (unit, count) => {
        p.goneUnits[unit] = count;
      }),
    royals: (p, value, where) => each(value, where, (name, part, at) => layOutRoyal(p, name, part, at)),
    burier: (p, value, where) => noteBurier(p, seatAt(p, value, where)),
    oracle: (p, value, where) => setMarker(p, 'oracle', seatAt(p, value, where)),
    persian: (p, value, where) => setMarker(p, 'persian', seatAt(p, value, where)),
    condemned: (p, value, where) => setMarker(p, 'condemned', generalNamed(p, value, where)),
    /** Who is a Champion no longer. */
    successors: (p, value, where) => {
      for (const seat of listAt(value, where)) setChampion(p, seatAt(p, seat, where), false);
    },
    fleets: (p, value, where) => {
      settleBoard(p); // whose they are follows from the Provinces
      each(value, where, (name, part, at) => layOutFleet(p, name, part, at));
    },
    training: (p, value, where) =>
      bySeat(p, value, where, (seat, part, at) => {
        const [unit, progress] = words(part, at);
        setTraining(p, seat, unitNamed(unit, at), wholeNumber(Number(progress), 0, 7, at));
      }),
    hands: (p, value, where) =>
      bySeat(p, value, where, (seat, part, at) => {
        for (const name of listAt(part, at)) toHand(p, seat, cardNamed(p, name, at));
      }),
    discard: (p, value, where) => {
      for (const name of listAt(value, where)) discard(p, cardNamed(p, name, where));
    },
    out: (p, value, where) => {
      for (const name of listAt(value, where)) putCard(p, cardNamed(p, name, where), OUT);
    },
    /** All cards that are nowhere else go out of the game: the draw pile is empty. */
    emptyPile: (p, value) => {
      if (value === true) for (const card of cardsAt(p, 0)) putCard(p, card, OUT);
    },
    front: (p, value, where) =>
      each(value, where, (name, seat, at) => toFront(p, seatAt(p, seat, at), cardNamed(p, name, at))),
    facedown: (p, value, where) => setFacedown(p, wholeNumber(value, 0, 10, where)),
    /** Where play begins: see `scene-frames.ts`. */
    step: (_, value, where) => {
      place(STEPS, value, 'step', where);
    },
  },
  underWay: (p, { turn, step = 'activation', active }) => {
    if (turn === undefined) throw new BadInput("position: say which 'turn' it is, before the rest");
    settleBoard(p);
    takeTouched(p);
    p.touched[0] = 1; // what has been reached is looked at as soon as play goes on
    return framesOf(p, step as (typeof STEPS)[number], (active as Seat | undefined) ?? firstOf(p));
  },
  facts: {
    turn: turnOf,
    round: roundOf,
    phase: (p) => PHASES[phaseOf(p)],
    segment: (p) => (segmentOf(p) === 0 ? null : SEGMENTS[segmentOf(p) - 1]),
    active: activeOf,
    order: (p) => [...turnOrder(p)],
    usurper: usurperOf,
    colours: (p) => allSeats(p).map((seat) => COLOURS[colourOf(p, seat)] ?? null),
    pcs: (p) =>
      fromNames(
        allSpaces(p).filter((space) => pcOn(p, space) !== NOBODY),
        (space) => spaceFacts(p, space).name,
        (space) => ownerName(pcOn(p, space)),
      ),
    /** The spaces of each player, in the order of the board. */
    pcsOf: (p) =>
      seats(p, (seat) =>
        allSpaces(p)
          .filter((space) => pcOn(p, space) === seat)
          .map((space) => spaceFacts(p, space).name),
      ),
    provinces: (p) =>
      fromNames(
        allProvinces(p),
        (province) => provinceFacts(p, province).name,
        (province) => ownerName(holderOf(p, province)),
      ),
    generals: (p) =>
      fromNames(
        upTo(p.box.generals.length - 1),
        (general) => generalFacts(p, general).name,
        (general) => generalText(p, general),
      ),
    popularity: (p) =>
      fromNames(
        upTo(p.box.generals.length - 1),
        (general) => generalFacts(p, general).name,
        (general) => popularityOf(p, general),
      ),
    /** 7.1: what is printed on each General's counter. */
    ratings: (p) =>
      Object.fromEntries(
        p.box.generals.map(({ name, initiative, battle, seniority }) => [
          name,
          { initiative, battle, seniority },
        ]),
      ),
    units: (p) =>
      stacks(p).map(({ at, owner, units }) => `${owner} ${locationName(p, at)}${unitText(units)}`),
    dispersed: (p) => seatUnits(p, dispersedUnits),
    waiting: (p) => seatUnits(p, waitingUnits),
    gone: (p) =>
      fromNames(
        upTo(UNITS.length - 1),
        (unit) => UNITS[unit],
        (unit) => goneUnits(p, unit),
      ),
    royals: (p) =>
      fromNames(
        allRoyals(p),
        (royal) => royalFacts(p, royal).name,
        (royal) => royalText(p, royal),
      ),
    burier: burierOf,
    markers: (p) => {
      const condemned = condemnedOf(p);
      return {
        oracle: oracleOf(p),
        persian: persianOf(p),
        condemned: condemned === null ? null : generalFacts(p, condemned).name,
      };
    },
    champions: (p) => allSeats(p).filter((seat) => isChampion(p, seat)),
    points: (p) => seats(p, (seat) => pointsOf(p, seat)),
    legitimacy: (p) => seats(p, (seat) => legitimacyOf(p, seat)),
    /** What gives each player points, by clause. */
    pointSources: (p) => seats(p, (seat) => byClause(pointSources(p, seat))),
    legitimacySources: (p) => seats(p, (seat) => byClause(legitimacySources(p, seat))),
    fleets: (p) =>
      fromNames(
        allFleets(p),
        (fleet) => fleetFacts(p, fleet).name,
        (fleet) =>
          `${ownerName(fleetOwner(p, fleet)) ?? 'nobody'}${isUpgraded(p, fleet) ? ' upgraded' : ''}${isFleetDispersed(p, fleet) ? ' dispersed' : ''}`,
      ),
    fleetStrength: (p) => seats(p, (seat) => fleetStrength(p, seat)),
    training: (p) =>
      seats(p, (seat) =>
        traineeOf(p, seat) < 0 ? null : `${UNITS[traineeOf(p, seat)]} ${progressOf(p, seat)}`,
      ),
    seniority: (p) => seats(p, (seat) => seniorityOf(p, seat)),
    tieBreakCus: (p) => seats(p, (seat) => tieBreakCus(p, seat)),
    isolated: (p) => seats(p, (seat) => isolatedOf(p, seat).map((space) => spaceFacts(p, space).name)),
    hands: (p) => seats(p, (seat) => handOf(p, seat).map((card) => p.box.cards[card].name)),
    /** D2-10: hands as each seat sees them: its own cards, and how many the others have. */
    handsSeen: (p) =>
      seats(p, (seat) => {
        const { hand, factions } = view(p, seat) as unknown as Table;
        return seats(p, (other) => (other === seat ? [...(hand ?? [])] : factions[other].hand));
      }),
    /** D4-06: of which Generals each seat knows to whom they were offered. */
    offersSeen: (p) =>
      seats(p, (seat) => {
        const { generals } = view(p, seat) as unknown as Table;
        return Object.keys(generals).filter(
          (name) => generals[name].state === 'offered' && generals[name].owner !== null,
        );
      }),
    discard: (p) => cardNames(p, DISCARDED),
    out: (p) => cardNames(p, OUT),
    beside: (p) => cardNames(p, BESIDE),
    front: (p) =>
      fromNames(
        upTo(p.box.cards.length - 1).filter((card) => inFrontOf(p, card) !== null),
        (card) => p.box.cards[card].name,
        (card) => inFrontOf(p, card),
      ),
    drawPile: drawPileSize,
    facedown: facedownOf,
    /** Besieged spaces, and by whom. */
    besieged: (p) =>
      fromNames(
        allSpaces(p).filter((space) => besiegerOf(p, space) !== NOBODY),
        (space) => spaceFacts(p, space).name,
        (space) => ownerName(besiegerOf(p, space)),
      ),
    besiegedGenerals: (p) =>
      p.box.generals.flatMap(({ name }, general) => (isGeneralBesieged(p, general) ? [name] : [])),
    /** Who commands, and with what Prestige, wherever somebody has Generals or CUs: `0 pella`. */
    commanders: (p) =>
      atArmies(p, (at, owner) => {
        const commander = commanderAt(p, at, owner);
        return commander === null ? null : generalFacts(p, commander).name;
      }),
    /** How many CUs there are; S7.5-01: those of an Independent Army go with its General. */
    cus: (p) => atArmies(p, (at, owner) => cusAt(p, at, owner)),
    prestige: (p) => atArmies(p, (at, owner) => prestigeAt(p, at, owner)),
    forageLimits: (p) => bySpace(p, (space) => forageLimit(p, space)),
    /** The board: what each space is now, its locations, and what is next to it. */
    kinds: (p) =>
      bySpace(p, (space) =>
        isMajorCity(p, space)
          ? 'major'
          : isStronghold(p, space)
            ? 'stronghold'
            : isMinorCity(p, space)
              ? 'minor'
              : 'transit',
      ),
    locations: (p) => bySpace(p, (space) => locationsOf(p, space)),
    adjacent: (p) =>
      bySpace(p, (space) => spaceFacts(p, space).adjacent.map((other) => spaceFacts(p, other).name)),
    provinceSpaces: (p) =>
      fromNames(
        allProvinces(p),
        (province) => provinceFacts(p, province).name,
        (province) => provinceFacts(p, province).spaces.map((space) => spaceFacts(p, space).name),
      ),
    regions: (p) =>
      fromNames(
        allProvinces(p),
        (province) => provinceFacts(p, province).name,
        (province) => provinceFacts(p, province).region,
      ),
    adjacentProvinces: (p) =>
      fromNames(
        allProvinces(p),
        (province) => provinceFacts(p, province).name,
        (province) => provinceFacts(p, province).adjacent.map((other) => provinceFacts(p, other).name),
      ),
  },
};

const fromNames = (
  all: readonly number[],
  name: (each: number) => string,
  fact: (each: number) => Json,
): Json => Object.fromEntries(all.map((one) => [name(one), fact(one)]));
const bySpace = (p: Board, fact: (space: number) => Json): Json =>
  fromNames(allSpaces(p), (space) => spaceFacts(p, space).name, fact);
const seats = (p: Board, fact: (seat: Seat) => Json): Json =>
  Object.fromEntries(allSeats(p).map((seat) => [seat, fact(seat)]));
const seatUnits = (p: Board, of: (p: Board, seat: Seat, unit: Unit) => number): Json =>
  seats(p, (seat) =>
    Object.fromEntries(
      UNITS.flatMap((name, unit) => (of(p, seat, unit) > 0 ? [[name, of(p, seat, unit)]] : [])),
    ),
  );
const cardNames = (p: Board, at: number): string[] => cardsAt(p, at).map((card) => p.box.cards[card].name);
const unitText = (units: readonly number[]): string =>
  units.map((count, unit) => (count > 0 ? ` ${UNITS[unit]} ${count}` : '')).join('');
const byClause = (sources: readonly { clause: string; by: number }[]): Json => {
  const sums: { [clause: string]: number } = {};
  for (const { clause, by } of sources) sums[clause] = (sums[clause] ?? 0) + by;
  return sums;
};

/** As the parts of a scene have it. */
function generalText(p: Board, general: number): string {
  const at = whereIs(p, general);
  const owner = ownerOf(p, general);
  const where = at >= 0 ? locationName(p, at) : Object.keys(STATES).find((state) => STATES[state] === at);
  return owner >= 0 && owner < INDEPENDENT ? `${owner} ${where}` : String(where);
}
function royalText(p: Board, royal: number): string {
  const at = royalAt(p, royal);
  if (at < 0) return at === ROYAL_IN_BOX ? 'box' : 'dead';
  const controller = controllerOfRoyal(p, royal);
  return `${locationName(p, at)}${controller === null ? '' : ` by ${controller}`}`;
}
/** A fact of each location in which somebody has Generals or CUs. */
function atArmies(p: Board, fact: (at: Location, owner: Owner) => Json): Json {
  const found: { [army: string]: Json } = {};
  const note = (at: Location, owner: Owner) => {
    found[`${ownerName(owner)} ${locationName(p, at)}`] = fact(at, owner);
  };
  for (const { at, owner } of stacks(p)) note(at, owner);
  p.box.generals.forEach((_, general) => {
    if (whereIs(p, general) >= 0) note(whereIs(p, general), ownerOf(p, general));
  });
  return found;
}
