/** What events tell, and what has to be remembered between them. */

import type { Owner } from './book/table.ts';
import type { ShownTable } from './watching.ts';

/** What events hold, by names; whose something is: null stands for the Independent Faction. */
export interface Told {
  readonly seat: number | null;
  readonly against: number | null;
  readonly attacker: number | null;
  readonly defender: number | null;
  readonly space: string;
  readonly general: string;
  readonly attackers: string | null;
  readonly dice: readonly number[];
  readonly elephants: readonly number[];
  readonly escort: readonly string[];
  readonly fleets: readonly string[];
  readonly killed: boolean;
  readonly success: boolean;
}
export type Numbers = { readonly [field: string]: number };
/** By the name of the event: what is compared when it is told, with the table at that moment. */
export interface Hearing {
  readonly [event: string]: (told: Told, numbers: Numbers, table: ShownTable) => void;
}

export const permille = (chance: number): number => Math.round(1000 * chance);
export const ownerOf = (seat: number | null): Owner => seat ?? 'independent';

/** Where a Siege is being conducted, and by whom. */
export interface Besieger {
  readonly space: string;
  readonly general: string;
}

/** What holds until the next Procedure. */
export interface Procedure {
  /** Who has failed to Evade. */
  readonly failed: Owner[];
  besieger: Besieger | null;
  /** What Surprise cards have done. */
  readonly cards: {
    readonly eased: Map<Owner, number>;
    readonly calmed: Set<Owner>;
    readonly orators: Map<string, number>;
  };
  /** What is added to a roll of his; each card is for one. */
  takeEased(owner: Owner): number;
  begin(): void;
}
export function newProcedure(): Procedure {
  const cards = { eased: new Map(), calmed: new Set<Owner>(), orators: new Map() };
  const procedure: Procedure = {
    failed: [],
    besieger: null,
    cards,
    takeEased(owner) {
      const by: number = cards.eased.get(owner) ?? 0;
      cards.eased.delete(owner);
      return by;
    },
    begin() {
      procedure.failed.length = 0;
      procedure.besieger = null;
      for (const effects of Object.values(cards)) effects.clear();
    },
  };
  return procedure;
}
