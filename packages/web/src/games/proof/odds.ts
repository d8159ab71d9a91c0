/** What a raid needs, before any card: the page's own reckoning, shown and never enforced. */

import {
  type HeroName,
  isWatched,
  leadership,
  type ProofTable,
  type VillageName,
  villages,
  WATCH,
} from './view.ts';

export interface Odds {
  /** The least that the die must show; over 6 it cannot, under 2 it always does. */
  readonly least: number;
  /** How many of its six faces win. */
  readonly faces: number;
  readonly watched: boolean;
}

export function oddsOf(table: ProofTable, village: VillageName, leader: HeroName, hoplites: number): Odds {
  const watched = isWatched(table, village);
  const least = villages[village].defence + (watched ? WATCH : 0) - leadership[leader] - hoplites;
  return { least, faces: Math.min(6, Math.max(0, 7 - least)), watched };
}
