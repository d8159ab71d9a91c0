/** What a seat may see of the table, listed (D2-10); and boards that look like that. */

import { type Chance, type Json, type Seat, upTo } from '@diadochi/kernel';
import type { Card, General } from './box.ts';
import { type Board, INDEPENDENT, INSIDE, type Location, NOBODY, type Owner as OwnerId } from './contract.ts';
import {
  BESIDE,
  cardsAt,
  DISCARDED,
  discard,
  drawPileSize,
  FACEDOWN,
  facedownOf,
  handOf,
  handSize,
  inFrontOf,
  isReshuffled,
  noteReshuffled,
  OUT,
  putCard,
  setFacedown,
  toFront,
  toHand,
  UNSEEN,
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
  generalsAt,
  giveGeneral,
  hasGestured,
  IN_BOX,
  IN_RESERVE,
  isNewcomer,
  LEFT_GAME,
  minorsOf,
  moveGeneral,
  noteGesture,
  OFF_MAP,
  OFFERED,
  ownerOf,
  popularityOf,
  UNAVAILABLE,
  WAITING,
  whereIs,
} from './position/generals.ts';
import {
  allProvinces,
  allSeats,
  allSpaces,
  holderOf,
  isNewPc,
  locationOf,
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
  segmentOf,
  setActive,
  setColour,
  setPhase,
  setRound,
  setSegment,
  setTurn,
  setTurnOrder,
  setupOf,
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
  notePlaced,
  placedIn,
  stacks,
  waitingUnits,
} from './position/units.ts';
import { besiegerOf } from './rules/2-besieged.ts';
import { pointSources, type Source } from './rules/3.5-victory-points.ts';
import { legitimacySources } from './rules/3.6-legitimacy.ts';
import { layOut } from './rules/4-setup.ts';
import { settleBoard } from './rules/settle.ts';
import { COLOURS, DIRECTIONS, UNITS } from './words.ts';

export type { Source } from './rules/3.5-victory-points.ts';
/** Whose something is. */
export type Owner = Seat | 'independent';
export interface Counts {
  readonly [unit: string]: number;
}
export interface StackView {
  readonly at: string;
  readonly inside: boolean;
  readonly owner: Owner;
  /** The Commanding General first. */
  readonly generals: readonly string[];
  readonly units: Counts;
  /** How many CUs in all: an Independent Army has no types. */
  readonly cus: number;
  /** Royal Family Members that this Faction controls here. */
  readonly royals: readonly string[];
}
export interface FactionView {
  readonly colour: string | null;
  readonly champion: boolean;
  readonly vp: number;
  readonly l: number;
  readonly vpFrom: readonly Source[];
  readonly lFrom: readonly Source[];
  readonly hand: number;
  readonly fleetStrength: number;
  readonly training: { readonly unit: string; readonly progress: number; readonly of: number } | null;
  readonly dispersed: { readonly units: Counts };
  readonly waiting: { readonly units: Counts };
  readonly minors: readonly string[];
}
export interface GeneralView {
  readonly owner: Owner | null;
  readonly state: (typeof STATES)[number];
  readonly at: string | null;
  readonly inside: boolean;
  readonly popularity: number;
}
export interface RoyalView {
  readonly at: string;
  readonly inside: boolean;
  readonly controller: Seat | null;
}
export interface Table {
  readonly turn: number;
  readonly round: number;
  readonly rounds: number;
  readonly phase: (typeof PHASES)[number];
  readonly segment: (typeof SEGMENTS)[number] | null;
  readonly active: Seat | null;
  readonly first: Seat;
  readonly direction: string;
  readonly order: readonly Seat[];
  readonly usurper: Seat | null;
  readonly thresholds: { readonly vp: number; readonly l: number };
  readonly pcs: { readonly [space: string]: Owner };
  readonly holders: { readonly [province: string]: Owner };
  readonly stacks: readonly StackView[];
  /** Null: in the holding box; 'gone': dead or removed. */
  readonly royals: { readonly [royal: string]: RoyalView | null | 'gone' };
  readonly generals: { readonly [general: string]: GeneralView };
  readonly fleets: {
    readonly [fleet: string]: {
      readonly owner: Owner | null;
      readonly upgraded: boolean;
      readonly dispersed: boolean;
    };
  };
  readonly besieged: { readonly [space: string]: Owner };
  readonly factions: readonly FactionView[];
  readonly deck: {
    readonly draw: number;
    readonly table: number;
    /** D5-13: what was in the discard pile when it became the draw pile. */
    readonly reshuffled: readonly string[];
    readonly discard: readonly string[];
    /** Removed from the game or not in use; and kept beside the board. */
    readonly out: readonly string[];
    readonly beside: readonly string[];
    readonly front: { readonly [card: string]: Seat };
  };
  readonly hand: readonly string[] | null;
  readonly burier: Seat | null;
  readonly oracle: Seat | null;
  readonly persian: Seat | null;
  readonly condemned: string | null;
  /** CUs that have left the game for good. */
  readonly gone: Counts;
  /** Since the Phase or Segment began: who has come to the map, whose gesture is used up, which PCs are new. */
  readonly newcomers: readonly string[];
  readonly gestured: readonly string[];
  readonly newPcs: readonly string[];
  /** CUs placed on this occasion. */
  readonly placed: Counts;
}

const STATES = [
  'map',
  'offMap',
  'dispersed',
  'waiting',
  'reserve',
  'event',
  'unavailable',
  'left',
  'dealt',
  'box',
  'offered',
] as const;
/** The states of Generals who are not on the map, in the order of `STATES`. */
const WHERE = [
  0,
  OFF_MAP,
  DISPERSED,
  WAITING,
  IN_RESERVE,
  EVENT,
  UNAVAILABLE,
  LEFT_GAME,
  DEALT,
  IN_BOX,
  OFFERED,
] as const;

const ownerView = (owner: OwnerId): Owner | null =>
  owner === NOBODY ? null : owner === INDEPENDENT ? 'independent' : owner;
const ownerId = (owner: Owner | null): OwnerId =>
  owner === null ? NOBODY : owner === 'independent' ? INDEPENDENT : owner;
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
    newPcs: allSpaces(p)
      .filter((space) => isNewPc(p, space))
      .map((space) => spaceFacts(p, space).name),
    placed: named(
      allSpaces(p),
      (space) => spaceFacts(p, space).name,
      (space) => placedIn(p, space) || null,
    ),
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
const namesWhere = (p: Board, is: (p: Board, general: General) => boolean): string[] =>
  p.box.generals.flatMap(({ name }, general) => (is(p, general) ? [name] : []));

function stackViews(p: Board): StackView[] {
  const places = new Map<string, [Location, OwnerId]>();
  const note = (at: Location, owner: OwnerId) => {
    places.set(`${String(at).padStart(4, '0')} ${owner}`, [at, owner]);
  };
  const units = new Map(stacks(p).map((stack) => [`${stack.at} ${stack.owner}`, stack.units]));
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
    };
  });
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
    fleetStrength: fleetStrength(p, seat),
    training:
      unit < 0 ? null : { unit: UNITS[unit], progress: progressOf(p, seat), of: p.box.units[unit].training },
    dispersed: { units: counts((each) => dispersedUnits(p, seat, each)) },
    waiting: { units: counts((each) => waitingUnits(p, seat, each)) },
    minors: minorsOf(p, seat).map((general) => generalFacts(p, general).name),
  };
}

export function worldOf(p: Board, table: Table, seat: Seat | null, chance: Chance): void {
  const space = (name: string) => p.box.spaces.findIndex((each) => each.name === name);
  const general = (name: string) => p.box.generals.findIndex((each) => each.name === name);
  layOut(p);
  p.pc.fill(NOBODY);
  p.pcsIn.fill(0);
  setTurn(p, table.turn);
  setPhase(p, PHASES.indexOf(table.phase));
  setSegment(p, table.segment === null ? 0 : SEGMENTS.indexOf(table.segment) + 1);
  setRound(p, table.round);
  setActive(p, table.active);
  setTurnOrder(p, table.first, DIRECTIONS.indexOf(table.direction as (typeof DIRECTIONS)[number]));
  if (table.usurper !== null) makeUsurper(p, table.usurper);
  for (const [name, owner] of Object.entries(table.pcs)) setPc(p, space(name), ownerId(owner));
  for (const name of table.newPcs) p.newPc[space(name)] = 1;
  for (const [name, count] of Object.entries(table.placed)) notePlaced(p, space(name), count);
  for (const [name, { owner, state, at, inside, popularity }] of Object.entries(table.generals)) {
    const each = general(name);
    moveGeneral(p, each, LEFT_GAME);
    giveGeneral(p, each, ownerId(owner));
    moveGeneral(p, each, at === null ? WHERE[STATES.indexOf(state)] : locationOf(space(at), inside ? 1 : 0));
    p.popularity[each] = popularity;
  }
  offerToOthers(p, seat, chance);
  forgetNewcomers(p);
  for (const name of table.newcomers) p.isNew[general(name)] = 1;
  for (const name of table.gestured) noteGesture(p, general(name));
  for (const stack of table.stacks)
    if (stack.owner !== 'independent')
      for (const [unit, count] of Object.entries(stack.units))
        addUnits(
          p,
          locationOf(space(stack.at), stack.inside ? 1 : 0),
          stack.owner,
          UNITS.indexOf(unit as (typeof UNITS)[number]),
          count,
        );
  UNITS.forEach((unit, i) => {
    p.goneUnits[i] = table.gone[unit] ?? 0;
  });
  table.factions.forEach((faction, each) => {
    setColour(p, each, COLOURS.indexOf(faction.colour as (typeof COLOURS)[number]));
    setChampion(p, each, faction.champion);
    const { training } = faction;
    if (training !== null)
      setTraining(p, each, UNITS.indexOf(training.unit as (typeof UNITS)[number]), training.progress);
    UNITS.forEach((unit, i) => {
      addDispersed(p, each, i, faction.dispersed.units[unit] ?? 0);
      addWaiting(p, each, i, faction.waiting.units[unit] ?? 0);
    });
  });
  p.box.royals.forEach(({ name }, royal) => {
    const where = table.royals[name];
    const at = where === null ? ROYAL_IN_BOX : ROYAL_GONE;
    setRoyal(p, royal, isThere(where) ? locationOf(space(where.at), where.inside ? 1 : 0) : at);
    controlRoyal(p, royal, isThere(where) ? where.controller : null);
  });
  if (table.burier !== null) noteBurier(p, table.burier);
  setMarker(p, 'oracle', table.oracle);
  setMarker(p, 'persian', table.persian);
  setMarker(p, 'condemned', table.condemned === null ? null : general(table.condemned));
  p.box.fleets.forEach(({ name }, fleet) => {
    const { owner, upgraded, dispersed } = table.fleets[name];
    passFleet(p, fleet, ownerId(owner));
    if (upgraded) upgradeFleet(p, fleet);
    if (dispersed) disperseFleet(p, fleet);
  });
  settleBoard(p);
  takeTouched(p);
  layOutCards(p, table, seat, chance);
}
const isThere = (where: RoyalView | null | 'gone'): where is RoyalView => where !== null && where !== 'gone';

/** D4-06: the others were offered any of the Generals that were not offered to this seat. */
function offerToOthers(p: Board, seat: Seat | null, chance: Chance): void {
  const left = p.box.generals.flatMap((_, general) =>
    whereIs(p, general) === OFFERED && ownerOf(p, general) === NOBODY ? [general] : [],
  );
  for (const each of allSeats(p)) {
    if (each === seat) continue;
    for (let i = setupOf(p).generals; i > 0 && left.length > 0; i--) {
      const general = chance.draw(left);
      left.splice(left.indexOf(general), 1);
      giveGeneral(p, general, each);
    }
  }
}

/** D5-13: when the draw pile has run out, what was not reshuffled lies facedown on the table or is in a hand. */
function layOutOldCards(p: Board, factions: readonly FactionView[], seat: Seat | null, chance: Chance): void {
  const old = cardsAt(p, UNSEEN).filter((card) => !isReshuffled(p, card));
  const draw = (): Card => old.splice(old.indexOf(chance.draw(old)), 1)[0];
  for (let i = 0; i < facedownOf(p); i++) putCard(p, draw(), FACEDOWN);
  while (old.length > 0) {
    const others = allSeats(p).filter((each) => each !== seat && handSize(p, each) < factions[each].hand);
    toHand(p, chance.draw(others), draw());
  }
}
function layOutCards(p: Board, { deck, hand, factions }: Table, seat: Seat | null, chance: Chance): void {
  const card = (name: string) => p.box.cards.findIndex((each) => each.name === name);
  p.cardAt.fill(UNSEEN);
  for (const name of deck.out) putCard(p, card(name), OUT);
  for (const name of deck.beside) putCard(p, card(name), BESIDE);
  for (const name of deck.discard) discard(p, card(name));
  for (const name of deck.reshuffled) noteReshuffled(p, card(name));
  for (const [name, owner] of Object.entries(deck.front)) toFront(p, owner, card(name));
  for (const name of hand ?? []) toHand(p, seat as Seat, card(name));
  setFacedown(p, deck.table);
  if (deck.reshuffled.length > 0) layOutOldCards(p, factions, seat, chance);
  // What nobody has shown: any card that is nowhere else.
  factions.forEach((faction, each) => {
    if (each === seat) return;
    while (handSize(p, each) < faction.hand) toHand(p, each, chance.draw(cardsAt(p, UNSEEN)));
  });
}
