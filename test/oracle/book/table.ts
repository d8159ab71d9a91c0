/**
 * What lies open on the table, as everybody sees it: the `table` of a spectator's view, as far as the oracle looks at it. Whatever
 * the game says there of points, holders of Provinces and strengths is not among it: the oracle works that out.
 */

/** A player's seat, or the Independent Faction. */
export type Owner = number | 'independent';
export interface Counts {
  readonly [unit: string]: number;
}
export interface Stack {
  readonly at: string;
  readonly inside: boolean;
  readonly owner: Owner;
  readonly generals: readonly string[];
  readonly units: Counts;
  readonly cus: number;
}
export interface OpenTable {
  readonly pcs: { readonly [space: string]: Owner };
  readonly stacks: readonly Stack[];
  readonly royals: {
    readonly [royal: string]:
      | { readonly at: string; readonly aboard: boolean; readonly controller: number | null }
      | 'gone'
      | null;
  };
  readonly generals: {
    readonly [general: string]: {
      readonly owner: Owner | null;
      readonly state: string;
      readonly at: string | null;
      readonly popularity: number;
    };
  };
  readonly fleets: {
    readonly [fleet: string]: {
      readonly owner: Owner | null;
      readonly upgraded: boolean;
      readonly dispersed: boolean;
    };
  };
  readonly lasting: {
    readonly [card: string]: {
      readonly holder: number | null;
      readonly general: string | null;
      readonly space: string | null;
      readonly seat?: number | null;
    };
  };
  /** Who has buried Alexander in Pella. */
  readonly burier: number | null;
  /** Section 16: what has been agreed on. */
  readonly options: { readonly [option: string]: unknown };
  readonly factions: readonly {
    readonly champion: boolean;
    /** How many cards he has. */
    readonly hand?: number;
    /** 16.1: a Capital, from its foundation on; `taker`: who has its marker since it was lost. */
    readonly capital?: { readonly state: string; readonly at: string | null; readonly taker: Owner | null };
    /** What lies in the Dispersed Box, and what is to be placed. */
    readonly dispersed: { readonly units: Counts };
    readonly waiting: { readonly units: Counts };
  }[];
  readonly turn: number;
  readonly segment?: string | null;
  /** Who is at sea, if anybody. */
  readonly voyage: { readonly units: Counts } | null;
  readonly march: {
    readonly owner: Owner;
    readonly generals: readonly string[];
    readonly units: Counts;
  } | null;
  readonly usurper: number | null;
  readonly sieges: { readonly [space: string]: { readonly by: Owner; readonly points: number } };
}

/** The pieces of a Faction in a location. */
export const stackAt = (t: OpenTable, at: string, owner: Owner, inside = false): Stack | undefined =>
  t.stacks.find((each) => each.at === at && each.owner === owner && each.inside === inside);

export const countOf = (counts: Counts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
