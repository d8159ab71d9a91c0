/** What the proof game shows of itself; see `Table` in the game's view.ts. */

import type { SeatView } from '../../api.ts';

export type VillageName = 'argos' | 'delphi' | 'elis' | 'megara' | 'olynthos' | 'pylos' | 'thebes';
export type CardName = 'omen' | 'curse' | 'liar' | 'envoy' | 'night';
export type HeroName = 'veteran' | 'youth';

export interface ProofTable {
  readonly season: number;
  readonly first: number;
  readonly seats: readonly {
    readonly hoplites: number;
    readonly cards: number;
    readonly heroes: {
      readonly [hero in HeroName]: { readonly post: 'camp' | 'watch'; readonly shifted: boolean };
    };
  }[];
  readonly holders: { readonly [village in VillageName]: number | null };
  readonly hand: { readonly [card in CardName]: number } | null;
  readonly discards: { readonly [card in CardName]: number };
  readonly deck: number;
}
export type ProofView = SeatView<ProofTable>;

/** The numbers that the page shows; the game's content has them too, and a test compares. */
export const villages: {
  readonly [village in VillageName]: { readonly defence: number; readonly worth: number };
} = {
  argos: { defence: 6, worth: 1 },
  delphi: { defence: 10, worth: 4 },
  elis: { defence: 6, worth: 1 },
  megara: { defence: 7, worth: 2 },
  olynthos: { defence: 8, worth: 3 },
  pylos: { defence: 7, worth: 2 },
  thebes: { defence: 9, worth: 3 },
};
export const villageNames = Object.keys(villages) as VillageName[];
export const cardNames: readonly CardName[] = ['omen', 'curse', 'liar', 'envoy', 'night'];
export const heroNames: readonly HeroName[] = ['veteran', 'youth'];
/** What the watch costs a raider, and how many points end the game. */
export const WATCH = 2;
export const GLORY = 10;

export const pointsOf = ({ holders }: ProofTable, seat: number): number =>
  villageNames.reduce((sum, village) => sum + (holders[village] === seat ? villages[village].worth : 0), 0);

/** Whether the holder of a village has a hero on watch. */
export function isWatched({ holders, seats }: ProofTable, village: VillageName): boolean {
  const holder = holders[village];
  return holder !== null && heroNames.some((hero) => seats[holder].heroes[hero].post === 'watch');
}
