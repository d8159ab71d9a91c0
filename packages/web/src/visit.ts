/** Finding a table, and its game's texts and looks: begun before the page for it is there, so as to save a way. */

import { api, type TableInfo } from './api.ts';
import { faceOf } from './games/faces.ts';
import { loadGameMessages } from './messages.ts';

export interface Found {
  readonly table: TableInfo;
  readonly you: number | null;
}

/** What was asked for before the page was drawn; it is good for one visit, and later ones ask anew. */
let early: { readonly id: string; readonly found: Promise<Found> } | null = null;

export function beginVisit(id: string): void {
  const found = lookFor(id);
  found.catch(() => {}); // whoever takes it up hears of it
  early = { id, found };
}

export function visit(id: string): Promise<Found> {
  const found = early?.id === id ? early.found : lookFor(id);
  early = null;
  return found;
}

async function lookFor(id: string): Promise<Found> {
  const found = await api.table(id);
  const { game, contentHash } = found.table;
  // The table page waits for its looks itself; here they only set out.
  faceOf(game, contentHash).catch(() => {});
  await loadGameMessages(game);
  return found;
}
