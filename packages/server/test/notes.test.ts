/** What is kept for seats is always told as it is stored, whoever changes it at the same time. */

import { expect, it } from 'vitest';
import { Unavailable } from '../src/problems.ts';
import { openNotes } from '../src/stewards/notes.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Storage } from '../src/storage/storage.ts';
import { scratchFolder } from './serving.ts';

const TABLE = 'noted';
/** The same data as two processes have it. */
async function two(): Promise<[Storage, Storage]> {
  const folder = scratchFolder();
  const storage = openSqlite(folder);
  await storage.createTable({
    ...{ id: TABLE, name: '', game: 'proof', options: {}, open: false, secret: 'dice', createdAt: 1 },
    seats: [{ bot: null, name: null, secretHash: 'link' }],
  });
  return [storage, openSqlite(folder)];
}
const give = (notes: ReturnType<typeof openNotes>, text: string) =>
  notes.change<string>(TABLE, 0, 'book', () => text);

it('who is made to look again while a change is being stored does not go by what was there before', async () => {
  const [storage, other] = await two();
  const notes = openNotes({
    ...storage,
    async changeNote(...change) {
      // Another process says at this moment that something was changed, and somebody asks.
      notes.forget(TABLE);
      await notes.of(TABLE, 0, 'book');
      return storage.changeNote(...change);
    },
  });
  await give(notes, 'first');
  await give(notes, 'second');
  expect(await notes.of(TABLE, 0, 'book')).toBe('second');
  for (const each of [storage, other]) await each.close();
});

it('what another process has changed meanwhile is changed back, not taken for the same', async () => {
  const [storage, elsewhere] = await two();
  const [notes, others] = [openNotes(storage), openNotes(elsewhere)];
  await give(notes, 'mine');
  await give(others, 'theirs');
  await give(notes, 'mine'); // we have not heard of it yet
  others.forget(TABLE);
  expect(await others.of(TABLE, 0, 'book')).toBe('mine');
  for (const each of [storage, elsewhere]) await each.close();
});

it('after a change of which nobody knows whether it was stored, it is looked up', async () => {
  const [storage, other] = await two();
  const notes = openNotes({
    ...storage,
    async changeNote(...change) {
      await storage.changeNote(...change);
      throw new Unavailable('the line is cut');
    },
  });
  expect(await notes.of(TABLE, 0, 'book')).toBeNull();
  await expect(give(notes, 'stored')).rejects.toThrow(Unavailable);
  expect(await notes.of(TABLE, 0, 'book')).toBe('stored');
  for (const each of [storage, other]) await each.close();
});
