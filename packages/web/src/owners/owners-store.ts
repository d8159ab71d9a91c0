/** What the page for owners holds: the content as it comes, its schema, and the pack that is being written. */

import { signal } from '@preact/signals';
import { api } from '../api.ts';
import { readStored, writeStored } from '../browser-storage.ts';
import { loadContentMessages, loadGameMessages } from '../messages.ts';
import { type Draft, draftOf, emptyDraft, packOf } from './draft.ts';
import type { Schema } from './schema.ts';

export interface Box {
  readonly content: unknown;
  readonly schema: Schema;
}

export async function openBox(game: string): Promise<Box> {
  await loadGameMessages(game);
  const [content, schema] = await Promise.all([
    api.plainContent(game),
    api.contentSchema(game) as Promise<Schema>,
    loadContentMessages(),
  ]);
  return { content, schema };
}

export const draft = signal<Draft>(emptyDraft);

const keyOf = (game: string): string => `diadochi.pack.${game}`;

/** What was written here before. */
export const takeUp = (game: string): void => {
  draft.value = draftOf(game, readStored(keyOf(game))) ?? emptyDraft;
};
export function write(game: string, next: Draft): void {
  draft.value = next;
  writeStored(keyOf(game), packOf(game, next));
}

/** Gives the pack to its owner as a file. */
export function download(game: string, pack: Draft): void {
  const text = `${JSON.stringify(packOf(game, pack), null, 2)}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${fileName(pack.name)}.${game}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
const fileName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'pack';
