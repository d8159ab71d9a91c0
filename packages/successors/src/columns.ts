/**
 * The board, column by column: what each has a cell of, what its values are and where everybody sees it. What has no `seen`
 * is hidden, or shown in a way of its own: `view.ts` and `world.ts` say how.
 */

import { type Columns, mirrorOf, phrasesOf } from '@diadochi/kernel';
import type { Board } from './contract.ts';
import {
  ARRIVALS,
  BONDS,
  CAPITALS,
  COLOURS,
  DIRECTIONS,
  PHASES,
  ROYALS_IN_SCENES,
  SEGMENTS,
  STATES_IN_SCENES,
  UNITS,
} from './words.ts';

/** Stacks of CUs that can be on the map at once: more than there are ever places to put CUs. */
export const STACKS = 128;
/** More steps than any allowance pays for: those of a Minor General begin anew where he is put. */
export const WAY = 24;

/** Where a card lies that everybody can see: discarded; removed from the game, or not in use; beside the board (S4.1-04). */
export const CARD_PILES = { discard: 1, out: 2, beside: 3 } as const;
/** The mark of a General or Royal Family Member who is in the active group, has moved in this Segment (S9.1-26), is at sea. */
export const MARKS = { ACTIVE: 1, MOVED: 2, ABOARD: 3 } as const;

/** The words of values that are no pieces. Whose something is: a seat, or the Independent Faction after the last of them. */
export const WORDS = {
  seat: [0, 1, 2, 3, 4] as readonly number[],
  owner: [0, 1, 2, 3, 4, 'independent'] as readonly (number | 'independent')[],
  unit: UNITS,
  colour: COLOURS,
  direction: DIRECTIONS,
  phase: PHASES,
  segment: [null, ...SEGMENTS],
  arrival: ARRIVALS,
  bond: BONDS,
  capital: CAPITALS,
} as const;

export const COLUMNS = {
  /** Whose PC lies on each space. */
  pc: { by: 'space', is: 'owner?', seen: 'pcs' },
  /** Which spaces are Major Cities, and the one of each Province (-1: none). 16.1: others can become one. */
  majorCity: { by: 'space' },
  majorIn: { by: 'province' },
  /** Kept: how many PCs of each owner lie in each Province, and who controls it. */
  pcsIn: { by: ['province', 'owner'], kept: true },
  holder: { by: 'province', is: 'owner?', kept: true, seen: 'holders' },
  /** Where each General is: a location, or one of the words of `pieces.ts`; whose he is; his Popularity. */
  whereabouts: { by: 'general', is: 'location', below: STATES_IN_SCENES },
  owner: { by: 'general', is: 'owner?' },
  popularity: {
    by: 'general',
    is: 'count',
    least: -9,
    most: 20,
    in: 'generals',
    seen: 'popularity',
    scene: 'popularity',
  },
  /** S5.2-11: who has been put on the map in this Phase or Segment. D9-26: whose gesture is used up. */
  isNew: { by: 'general', is: 'flag', seen: 'newcomers' },
  gestured: { by: 'general', is: 'flag', seen: 'gestured' },
  /** D9-24: as how many-th of his player's Minor Generals he came to where he is (0: off map). */
  arrival: { by: 'general' },
  /** D7-05: who was placed beside a General to be left behind by him. */
  parting: { by: 'general', is: 'flag', seen: 'parting' },
  /** CUs on the map, in stacks ordered by location and owner; those beyond `stacks` are empty. */
  stackCount: {},
  stackAt: { by: STACKS },
  stackOwner: { by: STACKS },
  stackUnits: { by: [STACKS, 'unit'] },
  /** D9-16: how many of them have moved in this Segment. */
  stackMoved: { by: [STACKS, 'unit'] },
  /** Kept: CUs and Generals of each owner in each space. */
  cusIn: { by: ['space', 'owner'], kept: true },
  generalsIn: { by: ['space', 'owner'], kept: true },
  /** CUs in the Dispersed Box, and CUs that wait to be placed, by owner and type. */
  dispersedUnits: {
    by: ['seat', 'unit'],
    is: 'count',
    most: 40,
    in: 'factions.dispersed',
    seen: 'units',
    scene: 'dispersed',
  },
  waitingUnits: {
    by: ['seat', 'unit'],
    is: 'count',
    most: 40,
    in: 'factions.waiting',
    seen: 'units',
    scene: 'waiting',
  },
  /** CUs that have left the game for good (S7.2-04). */
  goneUnits: { by: 'unit', is: 'count', most: 40, seen: 'gone' },
  /** S4.1-11: CUs that wait in a holding box for the card that brings them. */
  inBox: { by: 'unit', is: 'count', most: 9, seen: 'boxes' },
  /** S6.2.B3: the Training Track of each player: the type (-1: nothing) and how far it has come. */
  trainee: { by: 'seat', is: 'unit', none: -1, in: 'training', seen: 'unit' },
  progress: { by: 'seat', is: 'count', most: 7, in: 'training', seen: 'progress' },
  /** S7.4: who controls each Fleet, whether it is upgraded, whether it is Dispersed. */
  fleetOwner: { by: 'fleet', is: 'owner?', in: 'fleets', seen: 'owner' },
  fleetUpgraded: { by: 'fleet', is: 'flag', in: 'fleets', seen: 'upgraded' },
  fleetDispersed: { by: 'fleet', is: 'flag', in: 'fleets', seen: 'dispersed' },
  /** S8: where each Royal Family Member is, and who controls them. */
  royalAt: { by: 'royal', is: 'location', below: ROYALS_IN_SCENES },
  royalOwner: { by: 'royal', is: 'seat?', in: 'royals', seen: 'controller' },
  /** S16.3-02: whether the Cart was completed before its time. */
  cartReady: { is: 'flag', seen: 'cartReady' },
  /** S3.8-08: who has buried Alexander in Pella. */
  burier: { is: 'seat?', seen: 'burier' },
  /**
   * Effects of cards that last, a row a card: who has what it hands out, and on whom it lies. Until when, the card's own
   * effect says. S3.6-18 to S3.6-20: the markers of Oracle, Persian Popular Support and Condemnation.
   */
  lastingHolder: { by: 'card', is: 'seat?', in: 'lasting', seen: 'holder' },
  lastingGeneral: { by: 'card', is: 'general?', in: 'lasting', seen: 'general' },
  lastingSpace: { by: 'card', is: 'space?', in: 'lasting', seen: 'space' },
  lastingProvince: { by: 'card', is: 'province?', in: 'lasting', seen: 'province' },
  lastingSeat: { by: 'card', is: 'seat?', in: 'lasting', seen: 'seat' },
  /** C42-04: the cities with a Looted marker, which stays. */
  looted: { by: 'space', is: 'flag', seen: 'looted' },
  /** 16.1: the Capital of each player: how far it has come, where it stands, and who has the marker of one that was lost. */
  capitalState: { by: 'seat', is: 'capital', in: 'capitals', seen: 'state' },
  capitalAt: { by: 'seat', is: 'space?', in: 'capitals', seen: 'at' },
  capitalTaker: { by: 'seat', is: 'owner?', in: 'capitals', seen: 'taker' },
  champion: { by: 'seat', is: 'flag', in: 'factions', seen: 'champion' },
  usurper: { is: 'seat?', seen: 'usurper' },
  colour: { by: 'seat', is: 'colour?', in: 'factions', seen: 'colour' },
  /** Kept: Victory Points and Legitimacy. */
  points: { by: 'seat', is: 'count', kept: true, in: 'factions', seen: 'vp', scene: 'points' },
  legitimacy: {
    by: 'seat',
    is: 'count',
    least: -99,
    kept: true,
    in: 'factions',
    seen: 'l',
    scene: 'legitimacy',
  },
  /** Whether something has changed on which they hang. */
  touched: {},
  /** Whether pieces have changed that may have to be settled: see `stirred.ts`. */
  stirred: {},
  /** D6-36: which seats know of a card that it is in the hand where it is, a bit each: see `known.ts`. */
  knownTo: { by: 'card' },
  /** Where each card is: see `deck.ts`; and how many lie facedown on the table. */
  cardAt: { by: 'card', in: 'deck', lists: CARD_PILES, scene: true },
  facedown: { is: 'count', most: 10, in: 'deck', seen: 'table', scene: 'facedown' },
  /** D5-13: the cards of a discard pile that became the draw pile: everybody knows which. */
  reshuffled: { by: 'card', is: 'flag', in: 'deck', seen: 'reshuffled' },
  /** D5-20: those that were played in the Procedure under way: see `played.ts`. */
  played: { by: 'card', is: 'flag', in: 'deck', seen: 'played' },
  turn: { is: 'count', most: 5, seen: 'turn' },
  phase: { is: 'phase', seen: 'phase' },
  segment: { is: 'segment', seen: 'segment' },
  round: { is: 'count', most: 5, seen: 'round' },
  /** The First Player, and which way round the table turns go. */
  first: { is: 'seat', seen: 'first' },
  direction: { is: 'direction', seen: 'direction' },
  /** Whose Player Turn it is. */
  active: { is: 'seat?', seen: 'active' },
  /** S6.2.B2-06: the spaces that got their PC in this Tyche Segment. */
  newPc: { by: 'space', is: 'flag', seen: 'newPcs' },
  /** D5-09: CUs placed in each space on this occasion; whether by S5.2-17. */
  placedIn: { by: 'space', is: 'count', seen: 'placed' },
  /** S9.2-10: the movement die of this Segment; 0: none. */
  movementDie: { is: 'count?', none: 0, least: 1, most: 6, seen: 'die' },
  /** D9-16: which Generals and Royal Family Members are in the active group or have moved: see `march.ts`. */
  mark: {
    by: 'general',
    lists: {
      'march.generals': MARKS.ACTIVE,
      'moved.generals': MARKS.MOVED,
      'voyage.generals': MARKS.ABOARD,
    },
  },
  royalMark: {
    by: 'royal',
    lists: { 'march.royals': MARKS.ACTIVE, 'moved.royals': MARKS.MOVED, 'voyage.royals': MARKS.ABOARD },
  },
  /** S9.1-05: the one group that is active: see `march.ts`. */
  marcher: { is: 'owner', none: -1, in: 'march', seen: 'owner' },
  groupAt: {},
  groupUnits: { by: 'unit', is: 'count', in: 'march', seen: 'units' },
  spentMps: { is: 'count', in: 'march', seen: 'spent' },
  /** D9-31: of those that a card gave besides. */
  spentExtra: { is: 'count', in: 'march', seen: 'spentExtra' },
  /** S9.2-01: MPs that do not hang on a die; -1 where they do. D9-03: whether the rest of them is lost. */
  fixedMps: { is: 'count?', in: 'march', seen: 'fixed' },
  budgetClosed: { is: 'flag', in: 'march', seen: 'closed' },
  /** Whether the group has moved at all; how it came to where it is; what binds it there. */
  hasMoved: { is: 'flag', in: 'march', seen: 'moved' },
  cameBy: { is: 'arrival', in: 'march', seen: 'cameBy' },
  bound: { is: 'bond', in: 'march', seen: 'bound' },
  /** D9-26: what has been done here that costs nothing; who of the group has been on the other side of the walls. */
  freeDeeds: { is: 'count', in: 'march', seen: 'freeDeeds' },
  crossed: { by: 'general', is: 'flag', in: 'march.crossed', seen: 'generals' },
  crossedUnits: { by: 'unit', is: 'count', in: 'march.crossed', seen: 'units' },
  crossedRoyals: { by: 'royal', is: 'flag', in: 'march.crossed', seen: 'royals' },
  /** D10-05: the way of the group, for Withdrawal and Retreat. */
  wayLength: {},
  way: { by: WAY, is: 'location', upTo: 'wayLength', in: 'march', seen: 'way' },
  /** What has happened in each space in this activation. */
  wake: { by: 'space', is: 'count', in: 'march', seen: 'wake' },
  /** 13: what is at sea, in no land location: the CUs, the space in whose waters they are, and where they embarked. */
  aboardUnits: { by: 'unit', is: 'count', in: 'voyage', seen: 'units' },
  ship: { is: 'space?', in: 'voyage', seen: 'space' },
  embarkedFrom: { is: 'location?', in: 'voyage', seen: 'from' },
  /** 13: the Fleets that go with them; S13.1-05: MPs that were spent on land before. */
  escort: { by: 'fleet', is: 'flag', in: 'voyage', seen: 'escort' },
  landSpent: { is: 'count', in: 'voyage', seen: 'landSpent' },
  /** S13.1-02, S13.1-03: whether somebody has sailed in this Segment, and how many CUs have been aboard. */
  sailed: { is: 'flag', in: 'voyage', seen: 'sailed' },
  carried: { is: 'count', in: 'voyage', seen: 'carried' },
  /** S13.3.A-04: who has declared a Naval Battle in this Segment. */
  declared: { by: 'seat', is: 'flag', in: 'voyage', seen: 'declared' },
  /** D9-17, D15-13: CUs of the group that were named in a Siege where it stands: they have moved, also if it never does. */
  assaulting: { by: 'unit', is: 'count', in: 'march', seen: 'assaulting' },
  /**
   * S15.2.A-07: who has taken part in a Land Battle of this Segment, of the player whose it is: Generals; spaces in which all
   * of his CUs outside have; and how many of the active group's.
   */
  fought: { by: 'general', is: 'flag', in: 'fought', seen: 'generals' },
  foughtIn: { by: 'space', is: 'flag', in: 'fought', seen: 'spaces' },
  groupFought: { by: 'unit', is: 'count', in: 'fought', seen: 'units' },
  /** 15: Siege Points in each space, and who has gathered them. Kept: in how many spaces there are any. */
  siegePoints: { by: 'space', is: 'count', least: 1, most: 9, in: 'sieges', seen: 'points' },
  siegeBy: { by: 'space', is: 'seat?', in: 'sieges', seen: 'by' },
  sieges: { kept: true },
  /** S15.2.A-02, S15.2.A-04: how many Sieges of each space this Segment has seen; S15.2.A-05: which of them belong to an
   * activation that is over. */
  assaults: { by: 'space', is: 'count', most: 9, seen: 'assaults' },
  assaultOver: { by: 'space', is: 'flag', seen: 'assaultsOver' },
  /** How the game ended, and who won. */
  ending: {},
  won: { by: 'seat' },
} as const satisfies Columns;

/** View, world, scenes and facts of all these. */
export const mirror = mirrorOf<typeof COLUMNS, typeof WORDS, Board>(COLUMNS);

/** How scenes say what a piece has: `0 pella`, `pella inside by 0`, `0 upgraded`, `loyal 4`, `0 2`. */
export const phrases = phrasesOf<typeof COLUMNS, Board>(
  COLUMNS,
  {
    generals: ['owner', 'whereabouts'],
    royals: ['royalAt', { column: 'royalOwner', after: 'by' }],
    fleets: [{ column: 'fleetOwner', none: 'nobody' }, 'fleetUpgraded', 'fleetDispersed'],
    training: ['trainee', 'progress'],
    capitals: ['capitalState', 'capitalAt', { column: 'capitalTaker', after: 'by' }],
    sieges: ['siegeBy', 'siegePoints'],
  },
  ['outside'],
);
