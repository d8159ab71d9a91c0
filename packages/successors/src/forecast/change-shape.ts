/** What an answer would change (`{ would: answer }`), as it goes over the line, by names: only what is otherwise than before. */

import type { Owner } from '../table.ts';

/** What something was, and what it would be. */
export type FromTo<T> = readonly [before: T, after: T];

export interface Changes {
  /** 3.5, 3.6 */
  readonly scores: readonly {
    readonly seat: number;
    readonly vp: FromTo<number>;
    readonly l: FromTo<number>;
  }[];
  /** 3.7: who is a Champion then, or no longer; who is the Usurper then. */
  readonly champions: readonly { readonly seat: number; readonly champion: boolean }[];
  readonly usurper: FromTo<number | null> | null;
  /** 2: whose PCs lie in which spaces. */
  readonly pcs: readonly { readonly space: string; readonly owner: FromTo<Owner | null> }[];
  /** S2-32: the Provinces in which PCs change, with those of each owner whose number does. */
  readonly provinces: readonly ProvinceChange[];
  /** S5.5-02: PCs of the player that would be isolated, and were not; or that were, and would not be. */
  readonly isolated: readonly string[];
  readonly rejoined: readonly string[];
  /** 7.2: CUs on the map, aboard, or waiting to be placed there; and those in the Dispersed Box. */
  readonly units: readonly UnitsChange[];
  readonly dispersed: readonly UnitsChange[];
  /** S6.2.B3: the player's own Training Track. */
  readonly training: FromTo<Training | null> | null;
  /** Whose each General is, and where: on the map, dispersed, out of the game. */
  readonly generals: readonly {
    readonly general: string;
    readonly owner: FromTo<Owner | null>;
    readonly state: FromTo<string>;
  }[];
  readonly fleets: readonly {
    readonly fleet: string;
    readonly owner: FromTo<Owner | null>;
    readonly upgraded: FromTo<boolean>;
    readonly dispersed: FromTo<boolean>;
  }[];
  /** 8: who controls them; where they are 'gone', they have left the game. */
  readonly royals: readonly {
    readonly royal: string;
    readonly controller: FromTo<number | null>;
    readonly state: FromTo<'map' | 'box' | 'gone'>;
  }[];
  /** 15.3 */
  readonly sieges: readonly {
    readonly space: string;
    readonly points: FromTo<number>;
    readonly needed: number;
  }[];
  /** 5.1: in which order turns go then. */
  readonly order: readonly number[] | null;
  /** How the game ends with it, and who has won. */
  readonly ends: { readonly kind: string; readonly winners: readonly number[] } | null;
}
/** What stays as it is is left out. */
export type ChangeForecast = Partial<Changes>;
export interface ProvinceChange {
  readonly province: string;
  readonly holder: FromTo<Owner | null>;
  readonly pcs: readonly { readonly owner: Owner; readonly count: FromTo<number> }[];
  /** How many it takes to control it, and how many spaces there are. */
  readonly needed: number;
  readonly spaces: number;
}
interface UnitsChange {
  readonly seat: number;
  readonly unit: string;
  readonly by: number;
}
export interface Training {
  readonly unit: string;
  readonly progress: number;
  readonly of: number;
}
