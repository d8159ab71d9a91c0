/** What can be asked about a Naval Movement that a player considers, and what is answered: as it goes over the line, by names. */

import type { StepForecast } from './shape.ts';

/** Where the group can sail; or the clause by which it cannot put to sea. */
export interface SeaReachForecast {
  readonly refused: string | null;
  /** The MPs that it has; null as long as the movement die has not been rolled: then the best roll is assumed. */
  readonly left: number | null;
  /** Each port with the cheapest way to it: the spaces to announce, in their order. */
  readonly spaces: { readonly [space: string]: { readonly cost: number; readonly way: readonly string[] } };
}
/** Somebody who may declare a Naval Battle on the way, with all his Fleets; or the clause by which he cannot. */
export interface MeetingForecast {
  readonly seat: number;
  readonly fleets: readonly { readonly fleet: string; readonly strength: number }[];
  readonly strength: number;
  /** At which of the steps he may. */
  readonly may: readonly boolean[];
  /** The PC that is nearest to the way, and how many Sea paths it is away from it; null where none is near. */
  readonly near: { readonly space: string; readonly paths: number } | null;
  readonly clause: string | null;
  /** For whoever sails, against all his Fleets. */
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
}
export interface VoyageForecast {
  /** In MPs, all steps together. */
  readonly cost: number;
  readonly left: number | null;
  /** The first step that the rules refuse, and why; -1: going aboard. */
  readonly blocked: { readonly step: number; readonly clause: string } | null;
  readonly steps: readonly { readonly space: string; readonly cost: number }[];
  /** S13.3.C-01 */
  readonly escort: number;
  readonly cus: number;
  /** All others, in Turn Order. */
  readonly others: readonly MeetingForecast[];
  /** That the group arrives if all declare who may, with all their Fleets; nobody knows whether they will. */
  readonly least: number;
  /** S13.3.D-07: how many CUs a defeat costs in the mean; S13.3.D-08: where it leads. */
  readonly losses: number;
  readonly back: { readonly space: string; readonly side: string };
  /** What landing outside the last space would bring, if nobody is met before; null where it is not allowed. */
  readonly landing: StepForecast | null;
  /** S13.1-05: the MPs that could be spent on land after it; null as in `left`. */
  readonly land: number | null;
}
/** What those who are dropped off may meet, and where a Retreat leads them (D13-27). */
export interface DropForecast {
  readonly step: StepForecast;
  readonly back: { readonly space: string; readonly side: string };
}
/** What declaring a Naval Battle would bring. */
export interface EngageForecast {
  /** For whoever declares, with each strength that he could have. */
  readonly odds: readonly {
    readonly strength: number;
    readonly win: number;
    readonly draw: number;
    readonly lose: number;
  }[];
  /** How many CUs the mover would lose in the mean, beaten. */
  readonly losses: number;
  readonly back: { readonly space: string; readonly side: string };
  /** S13.3.A-06: the seat against whom Champion status would be lost. */
  readonly champion: number | null;
}
