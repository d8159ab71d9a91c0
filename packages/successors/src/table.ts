/** What a seat may see of the table (D2-10), as it goes over the line: everything by its name. */

import type { Seat } from '@diadochi/kernel';
import { INDEPENDENT, NOBODY, type Owner as OwnerId } from './contract.ts';
import {
  DEALT,
  DISPERSED,
  EVENT,
  IN_BOX,
  IN_RESERVE,
  LEFT_GAME,
  OFF_MAP,
  OFFERED,
  UNAVAILABLE,
  WAITING,
} from './position/generals.ts';
import type { PHASES, SEGMENTS } from './position/turns.ts';
import type { Source } from './rules/3.5-victory-points.ts';

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
  /** S9.1-26: the CUs among them that have moved in this Segment. */
  readonly moved: Counts;
}
/** S9.1-05: the active group. */
export interface MarchView {
  readonly seat: Seat;
  readonly at: string;
  readonly inside: boolean;
  /** The Commanding General first. */
  readonly generals: readonly string[];
  readonly units: Counts;
  readonly royals: readonly string[];
  readonly spent: number;
  /** What its Commanding General has in all, and what is left of it. */
  readonly allowance: number;
  readonly left: number;
  /** S9.2-01: MPs that do not hang on the movement die. */
  readonly fixed: number | null;
  readonly closed: boolean;
  readonly moved: boolean;
  readonly cameBy: (typeof ARRIVALS)[number];
  readonly bound: (typeof BONDS)[number];
  readonly freeDeeds: number;
  /** D9-26: who of the group may not go back through the walls. */
  readonly crossed: {
    readonly generals: readonly string[];
    readonly units: Counts;
    readonly royals: readonly string[];
  };
  /** Where it has been, with the location ('pella inside'). */
  readonly way: readonly string[];
  readonly wake: { readonly [space: string]: number };
}
/** How a group came to where it is: it began there, over land, out of its city or into it. */
export const ARRIVALS = ['start', 'land', 'walls'] as const;
/** S10.C-08, S10.G-01: it must go on; S10.C-09: it must stop. */
export const BONDS = ['free', 'leave', 'stop'] as const;
export interface FactionView {
  readonly colour: string | null;
  readonly champion: boolean;
  readonly vp: number;
  readonly l: number;
  readonly vpFrom: readonly Source[];
  readonly lFrom: readonly Source[];
  readonly hand: number;
  /** Cards of the hand that everybody knows of: they were played and taken back. */
  readonly shown: readonly string[];
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
  /** D7-05: who was placed to be left behind; D9-24: the Minor Generals on the map, as they came to where they are. */
  readonly parting: readonly string[];
  readonly arrivals: readonly string[];
  readonly newPcs: readonly string[];
  /** CUs placed on this occasion. */
  readonly placed: Counts;
  /** S9.2-10: the movement die of this Segment. */
  readonly die: number | null;
  readonly march: MarchView | null;
  /** S9.1-26: who has moved in this Segment. */
  readonly moved: { readonly generals: readonly string[]; readonly royals: readonly string[] };
}

export const STATES = [
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
export const WHERE = [
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

export const ownerView = (owner: OwnerId): Owner | null =>
  owner === NOBODY ? null : owner === INDEPENDENT ? 'independent' : owner;
export const ownerId = (owner: Owner | null): OwnerId =>
  owner === null ? NOBODY : owner === 'independent' ? INDEPENDENT : owner;
