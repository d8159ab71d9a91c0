/** What can be asked about a march or a Siege that a player considers, and what is answered: as it goes over the line, by names. */

import type { Owner } from '../table.ts';

/** Where the group can go by land. */
export interface ReachForecast {
  /** The MPs that it has; null as long as the movement die has not been rolled: then the best roll is assumed. */
  readonly left: number | null;
  /** Each space with the cheapest way to it: the spaces to enter, in their order. */
  readonly spaces: { readonly [space: string]: { readonly cost: number; readonly way: readonly string[] } };
}
/** Whose owner could not be shown any more, when those have gone who were named. */
export interface BehindForecast {
  readonly stranded: readonly { readonly space: string; readonly side: string; readonly cus: number }[];
  /** S7.1.C-08: whether the player is asked for a Minor General then; if not, they are Dispersed at once. */
  readonly asked: boolean;
}
/** What may happen on the way, if nobody reacts before it does. */
export interface WayForecast {
  /** In MPs, all steps together. */
  readonly cost: number;
  /** What is left after it: negative if it cannot be paid, null as in `ReachForecast`. */
  readonly left: number | null;
  /** The first step that the rules refuse, and why; `steps` ends before it. */
  readonly blocked: { readonly step: number; readonly clause: string } | null;
  readonly steps: readonly StepForecast[];
  /** S6.4-01: where the way ends, more CUs of the player are than the space feeds; null where not, or after a battle. */
  readonly forage: { readonly cus: number; readonly limit: number } | null;
}
/** Generals, CUs by type, royal persons. */
export interface CompanyForecast {
  readonly generals: readonly string[];
  readonly units: { readonly [unit: string]: number };
  readonly royals: readonly string[];
}
/** 9.3: a way with what is done on it. `steps` has the spaces that are entered; `blocked.step` counts everything. */
export interface PlanForecast extends WayForecast {
  /** In MPs, of everything that is done. */
  readonly costs: readonly number[];
  /** Where the group would be then, who would be in it, and whom it could pick up there. */
  readonly at: string;
  readonly group: CompanyForecast;
  readonly fresh: CompanyForecast;
  /** How many CUs a Siege takes there, and those that were named for one before (D9-17). */
  readonly least: number;
  readonly assaulting: { readonly [unit: string]: number };
  /** What could be done next: null, or the clause that forbids it. */
  readonly next: {
    readonly regroup: string | null;
    readonly removePc: string | null;
    readonly siege: string | null;
    readonly end: string | null;
  };
}
/** That a General who reacts succeeds: with this die or a higher one. */
export interface Chance {
  /** Whose he is. */
  readonly seat: Owner;
  readonly general: string;
  readonly needed: number;
  readonly chance: number;
  readonly clause: string;
}
export const MEETINGS = [
  'nobody',
  'generals', // S10.G-01: Generals alone, on both sides
  'dispersed', // S10.I-01: of the mover a General alone, who is Dispersed
  'dispersal', // S10.I-01: Generals of others, who are
  'overrun',
  'defection',
  'battle',
] as const;
export interface StepForecast {
  readonly space: string;
  readonly cost: number;
  /** S10.A-02: that leaving the Stronghold behind costs a CU. */
  readonly attrition: number;
  /** S10.C-01: whether Free Passage could be asked for. */
  readonly passage: boolean;
  /** Who may try, and the chance that somebody succeeds if from every space the best one does. */
  readonly interceptions: readonly Chance[];
  readonly interception: number;
  readonly evasions: readonly Chance[];
  readonly evasion: number;
  /** S10.H-01: the seat against whom Champion status would be lost. */
  readonly champion: number | null;
  readonly meets: (typeof MEETINGS)[number];
  readonly battle: BattleForecast | null;
}
/** What it comes to where two Factions are in a location, if nobody leaves it. */
type Meeting = Pick<StepForecast, 'champion' | 'meets' | 'battle'>;
/**
 * Where somebody has come: what comes of it; that one gets away, if one may try to, with what comes of failing; and what comes of
 * it if all who are inside the city come out, where one is asked for that.
 */
export interface StandForecast extends Meeting {
  readonly joined: Meeting | null;
  readonly evasion: (Chance & { readonly to: readonly string[]; readonly fails: Meeting }) | null;
}
/** A part of the Battle Strength of a side: CUs of a type, 'independents' or 'local'. */
export interface StrengthPart {
  readonly what: string;
  readonly count: number;
  /** Null where a die decides. */
  readonly each: number | null;
  readonly by: number;
  readonly clause: string;
}
export interface SideForecast {
  readonly owner: Owner;
  readonly general: string | null;
  /** The Battle Rating, before the Elephant dice are rolled. */
  readonly battle: number;
  readonly parts: readonly StrengthPart[];
  /** Without what the Elephant dice will give. */
  readonly strength: number;
  readonly elephants: number;
  /** S16.9-26: whether Cavalry adds to its roll, unless Elephants of the other side are strong. */
  readonly charges: boolean;
  /** S14.4-02: Royal Army CUs that are set aside. */
  readonly aside: number;
  /** S14.4-01: null where there is no Royal Army CU. */
  readonly prestige: number | null;
}
export interface BattleForecast {
  readonly attacker: SideForecast;
  readonly defender: SideForecast;
  /** For the Attacker, exact. */
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
  /** CUs that are eliminated, and CUs that are Dispersed, in the mean. */
  readonly attackerLosses: number;
  readonly defenderLosses: number;
  readonly attackerDispersed: number;
  readonly defenderDispersed: number;
  /** That the Commanding General is killed. */
  readonly attackerKilled: number;
  readonly defenderKilled: number;
}

/** What a use of a card lets its player choose among. */
export const OFFERED = ['space', 'general', 'royal', 'fleet', 'seat', 'province'] as const;
export type Offered = (typeof OFFERED)[number];
/** A use of a card: what can be chosen first, as the judge has it; null where nothing is. */
export interface UseForecast {
  readonly of: Offered | null;
  readonly ids: readonly string[];
  /** How much one choice changes at once: one's own VP and L at the best, the VP of another player at the worst. */
  readonly vp: number;
  readonly l: number;
  readonly theirs: number;
}
/** 6.2: by their names, the uses that are allowed and let something be chosen; the event also if it does not. */
export interface CardForecast {
  readonly [use: string]: UseForecast;
}

/** 3.8: until which Game Turn Alexander can be buried; and one's Legitimacy now and if that were in Pella, null if it is. */
export interface BurialForecast {
  readonly until: number;
  readonly pella: { readonly space: string; readonly l: readonly [before: number, after: number] } | null;
}

/** 15: a Siege, and what it may lead to. */
export interface SiegeForecast {
  readonly space: string;
  /** The clause that forbids a Siege of it here and now; null if one is allowed. */
  readonly blocked: string | null;
  /** The Siege Points that take it, and those that the player has gathered. */
  readonly needed: number;
  readonly points: number;
  /** Who commands, how many CUs it takes under him, and how many there are. */
  readonly general: string | null;
  readonly least: number;
  readonly cus: number;
  /** S16.9-16, S16.9-17: in MPs; and the Cavalry CUs that would be Dispersed in place of losses. */
  readonly cost: number;
  readonly riders: number;
  /** What is added to the die, and why; what each die then gives. */
  readonly modifier: number;
  readonly reasons: readonly { readonly clause: string; readonly by: number }[];
  readonly rolls: readonly {
    readonly die: number;
    readonly total: number;
    readonly points: number;
    readonly losses: number;
  }[];
  /** With this Siege; with a second one, if it can be paid; and with one more in the next Surrender Segment. */
  readonly now: SiegeChance | null;
  readonly again: SiegeChance | null;
  readonly surrender: SiegeChance;
  /** S15-03: the seat against whom Champion status would be lost. */
  readonly champion: number | null;
  /** S15.2.B-12: Royal Army CUs inside that come over with a Siege Point. */
  readonly royals: number;
  /** S16.5-01: CUs inside that stand in for the last Siege Point, one after another. */
  readonly defenders: number;
  /** Null where nobody can be inside. */
  readonly inside: InsideForecast | null;
  readonly fall: FallForecast;
}
/** That it has fallen by then, exact, and the CUs that are lost until then, in the mean. */
export interface SiegeChance {
  readonly falls: number;
  readonly losses: number;
}
/** What is inside a city, by what happens to it when that falls: those that are Dispersed suffer Attrition first. */
export interface InsideForecast {
  readonly eliminated: { readonly [unit: string]: number };
  readonly dispersed: { readonly [unit: string]: number };
  readonly generals: readonly string[];
  readonly minors: readonly string[];
  readonly royals: readonly string[];
}
/** How Victory Points, Legitimacy and Fleets change: if the space stays uncontrolled, and with a PC of the Besieger. */
export interface FallForecast {
  readonly uncontrolled: readonly { readonly seat: number; readonly vp: number; readonly l: number }[];
  readonly controlled: readonly { readonly seat: number; readonly vp: number; readonly l: number }[];
  readonly fleets: readonly { readonly fleet: string; readonly to: Owner | null }[];
  readonly royals: readonly { readonly royal: string; readonly to: number | null }[];
}
