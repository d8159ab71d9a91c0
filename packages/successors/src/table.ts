/** The types of what a seat sees (D2-10), as it goes over the line: everything by its name. */

import { WORDS } from './columns.ts';
import type { Owner as OwnerId } from './contract.ts';
import type { tableFor } from './view.ts';

export type { Source } from './rules/3-victory/3.5-victory-points.ts';
export type Table = ReturnType<typeof tableFor>;
export type StackView = Table['stacks'][number];
export type FactionView = Table['factions'][number];

/** Whose something is. */
export type Owner = (typeof WORDS)['owner'][number];
export const ownerView = (owner: OwnerId): Owner | null => WORDS.owner[owner] ?? null;
export interface Counts {
  readonly [unit: string]: number;
}
