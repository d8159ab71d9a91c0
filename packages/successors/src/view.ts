/** The table as a seat may see it, listed (D2-10): the columns that are declared as seen, and what is written here. */

import { type Json, nameOf, namesOf, ofAll, ofSome, part, rows, type Seat } from '@diadochi/kernel';
import type { General, Royal, Units } from './box.ts';
import { mirror } from './columns.ts';
import { type Board, INSIDE, type Location, NOBODY, OWNERS, type Owner as OwnerId } from './contract.ts';
import * as deck from './position/deck.ts';
import { fleetStrength, strengthOfFleets } from './position/fleets.ts';
import * as generals from './position/generals.ts';
import * as known from './position/known.ts';
import { groupAt, groupCommander, groupGenerals, moverOf } from './position/march.ts';
import { allSeats, outsideOf, sideOf, spaceOf } from './position/places.ts';
import { ROYAL_AT_SEA, ROYAL_GONE, ROYAL_IN_BOX, royalAt, royalsWith } from './position/royals.ts';
import { traineeOf } from './position/scores.ts';
import { setupOf, turnOrder } from './position/turns.ts';
import { armies, armyNumbers, cusAt, stacks } from './position/units.ts';
import { escortOf, generalsAboard, hasSailed, isAtSea, shipAt } from './position/voyage.ts';
import { besiegerOf } from './rules/2-board/2-besieged.ts';
import { pointSources } from './rules/3-victory/3.5-victory-points.ts';
import { legitimacySources } from './rules/3-victory/3.6-legitimacy.ts';
import { allowance, extraLeft, mpsLeft } from './rules/9-armies/9.2-movement-points.ts';
import { roomAboard } from './rules/13-naval-movement/13.1-limitations.ts';
import { pointsNeeded } from './rules/15-sieges/15.4-completing.ts';
import { type Counts, type Owner, ownerView } from './table.ts';
import { STATES } from './words.ts';

export const view = (p: Board, seat: Seat | null): Json => tableFor(p, seat) as unknown as Json;

export function tableFor(p: Board, seat: Seat | null) {
  const viewer = seat ?? 'spectator';
  return {
    ...part(p, 'common', () => commonTable(p)),
    generals: generalViews(p, seat),
    factions: allSeats(p).map((each) => factionView(p, each, seat)),
    hand: part(p, `hand ${viewer}`, () => (seat === null ? null : namesOf(p, 'card', deck.handOf(p, seat)))),
    /** D6-36: which players know of cards of this hand, besides those that everybody knows of. */
    seenBy: part(p, `seenBy ${viewer}`, () =>
      seat === null ? {} : ofSome(p, 'card', (card) => known.watchersOf(p, seat, card)),
    ),
  };
}

/** What is the same for everybody. */
function commonTable(p: Board) {
  const { rounds, victoryPoints } = setupOf(p);
  return {
    ...mirror.seen(p),
    rounds,
    order: part(p, 'order', () => turnOrder(p)),
    thresholds: part(p, 'thresholds', () => ({ vp: victoryPoints, l: p.box.content.victory.legitimacy })),
    stacks: part(p, 'stacks', () => stackViews(p)),
    royals: part(p, 'royals', () => ofAll(p, 'royal', (royal) => royalView(p, royal))),
    fleets: part(p, 'fleets', () => ofAll(p, 'fleet', (fleet) => mirror.seenOf(p, 'fleets', fleet))),
    lasting: part(p, 'lasting', () => mirror.rows(p, 'lasting')),
    besieged: part(p, 'besieged', () => besieged(p)),
    /** 15: Siege Points: whose, how many, and how many take the space. */
    sieges: part(p, 'sieges', () =>
      mirror.rows(p, 'sieges', (space) => ({ needed: pointsNeeded(p, space) })),
    ),
    deck: part(p, 'deck', () => deckView(p)),
    arrivals: part(p, 'arrivals', () => namesOf(p, 'general', generals.minorsAsTheyCame(p))),
    march: part(p, 'march', () => marchView(p)),
    voyage: part(p, 'voyage', () => voyageView(p)),
    /** S9.1-26: who has moved in this Segment. */
    moved: mirror.seen(p, 'moved'),
    /** S15.2.A-07: who has fought in this Segment. */
    fought: mirror.seen(p, 'fought'),
  };
}

/** The spaces that are Besieged, and by whom. */
export const besieged = (p: Board): { [space: string]: Owner } =>
  ofSome(p, 'space', (space) => ownerView(besiegerOf(p, space)));
export const counts = (p: Board, units: Units): Counts => ofSome(p, 'unit', (unit) => units[unit] || null);
const placeView = (p: Board, at: Location) => ({
  at: nameOf(p, 'space', spaceOf(at)),
  inside: sideOf(at) === INSIDE,
});
function stackViews(p: Board) {
  const keys = armies(p).map(({ at, owner }) => at * OWNERS + owner);
  const atOf = (key: number): Location => Math.trunc(key / OWNERS);
  return rows(
    p,
    'stacks',
    keys,
    (key) => armyNumbers(p, atOf(key), key % OWNERS),
    (key) => stackView(p, atOf(key), key % OWNERS),
  );
}
function stackView(p: Board, at: Location, owner: OwnerId) {
  const stack = stacks(p).find((each) => each.at === at && each.owner === owner);
  return {
    ...placeView(p, at),
    owner: ownerView(owner) as Owner,
    generals: namesOf(p, 'general', generals.inCommand(p, generals.generalsAt(p, at, owner))),
    units: counts(p, stack?.units ?? []),
    /** How many CUs in all: an Independent Army has no types. */
    cus: cusAt(p, at, owner),
    /** Royal Family Members that this Faction controls here. */
    royals: namesOf(p, 'royal', royalsWith(p, at, owner)),
    /** S9.1-26: the CUs among them that have moved in this Segment. */
    moved: counts(p, stack?.moved ?? []),
  };
}
/** S9.1-05: the active group. */
export function marchView(p: Board) {
  if (moverOf(p) === NOBODY) return null;
  return {
    ...mirror.seen(p, 'march'),
    ...placeView(p, groupAt(p)),
    generals: namesOf(p, 'general', generals.inCommand(p, groupGenerals(p))),
    /** What its Commanding General has in all, and what is left of it. */
    allowance: allowance(p),
    left: mpsLeft(p),
    /** D9-31: and what a card gave besides. */
    extra: extraLeft(p, groupCommander(p)),
  };
}

/** 13: the Naval Movement of this Segment, null as long as there was none; `from` as long as the activation. */
export function voyageView(p: Board) {
  if (!hasSailed(p)) return null;
  return {
    ...mirror.seen(p, 'voyage'),
    generals: namesOf(p, 'general', generals.inCommand(p, generalsAboard(p))),
    /** S13.3.C-01: of the Fleets that escort it. */
    strength: isAtSea(p) ? strengthOfFleets(p, moverOf(p), escortOf(p)) : 0,
    /** S13.1-03: how many CUs may still come aboard. */
    room: roomAboard(p),
  };
}

/** Null: in the holding box; 'gone': dead or removed. Who is aboard is at sea, off the space that is named. */
function royalView(p: Board, royal: Royal) {
  const at = royalAt(p, royal);
  if (at === ROYAL_GONE) return 'gone' as const;
  if (at === ROYAL_IN_BOX) return null;
  const aboard = at === ROYAL_AT_SEA;
  const place = placeView(p, aboard ? outsideOf(shipAt(p)) : at);
  return { ...place, aboard, ...mirror.seenOf(p, 'royals', royal) };
}

/** D4-06: what was offered to others is hidden; otherwise all see the same. */
function generalViews(p: Board, viewer: Seat | null) {
  const isOffered = part(p, 'offered', () => p.whereabouts.includes(generals.OFFERED));
  const name = isOffered ? `generals ${viewer}` : 'generals';
  return part(p, name, () => {
    const views = rows(
      p,
      name,
      p.box.all.generals,
      (general) => generalNumbers(p, general, viewer),
      (general) => generalView(p, general, viewer),
    );
    return ofAll(p, 'general', (general) => views[general]);
  });
}
/** All by which the entry of a General goes. */
function generalNumbers(p: Board, general: General, seat: Seat | null): number[] {
  const isHidden = generals.isHiddenFrom(p, general, seat);
  const numbers = [generals.whereIs(p, general), isHidden ? NOBODY : generals.ownerOf(p, general)];
  mirror.noteNumbers(p, 'generals', general, numbers);
  return numbers;
}
function generalView(p: Board, general: General, seat: Seat | null) {
  const at = generals.whereIs(p, general);
  return {
    ...mirror.seenOf(p, 'generals', general),
    owner: generals.isHiddenFrom(p, general, seat) ? null : ownerView(generals.ownerOf(p, general)),
    state: STATES[Math.max(0, -at)],
    ...(at >= 0 ? placeView(p, at) : { at: null, inside: false }),
  };
}

function factionView(p: Board, seat: Seat, viewer: Seat | null) {
  return {
    ...part(p, `faction ${seat}`, () => commonFaction(p, seat)),
    /** D6-36: cards of its hand that whoever looks has seen, besides those that everybody knows of. */
    seen: part(p, `seen ${seat} ${viewer}`, () =>
      viewer === null || viewer === seat ? [] : namesOf(p, 'card', known.seenInHand(p, viewer, seat)),
    ),
  };
}

function commonFaction(p: Board, seat: Seat) {
  return {
    ...part(p, `facts ${seat}`, () => mirror.seenOf(p, 'factions', seat)),
    vpFrom: part(p, `vpFrom ${seat}`, () => pointSources(p, seat)),
    lFrom: part(p, `lFrom ${seat}`, () => legitimacySources(p, seat)),
    hand: deck.handSize(p, seat),
    /** Cards of the hand that everybody knows of: they were played and taken back. */
    shown: part(p, `shown ${seat}`, () => namesOf(p, 'card', known.shownInHand(p, seat))),
    fleetStrength: part(p, `fleetStrength ${seat}`, () => fleetStrength(p, seat)),
    capital: part(p, `capital ${seat}`, () => mirror.seenOf(p, 'capitals', seat)),
    training: part(p, `training ${seat}`, () => {
      const trainee = traineeOf(p, seat);
      if (trainee < 0) return null;
      return { ...mirror.seenOf(p, 'training', seat), of: p.box.units[trainee].training };
    }),
    minors: part(p, `minors ${seat}`, () => namesOf(p, 'general', generals.minorsOf(p, seat))),
  };
}

export const deckView = (p: Board) => ({
  ...mirror.seen(p, 'deck'),
  draw: deck.drawPileSize(p),
  front: ofSome(p, 'card', (card) => deck.inFrontOf(p, card)),
});
