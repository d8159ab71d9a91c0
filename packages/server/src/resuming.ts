/** After a start: only tables in which a bot is asked, and may play, or a steward, or which had yet to begin, are opened, one by one. */

import { setImmediate } from 'node:timers/promises';
import type { Storage } from './storage/storage.ts';
import type { Tables } from './tables.ts';

/**
 * Bots that had to move when the server went down move now: a table at a time, so that others get their turn too. Where
 * they would not play, since nobody has looked for long, nothing is opened. It ends when the server is about to stop.
 */
export async function resume(
  storage: Pick<Storage, 'botsAsked' | 'toStart' | 'stewardsAsked' | 'clocksBehind'>,
  tables: Pick<Tables, 'find' | 'room' | 'isPlayed' | 'startWhenReady'>,
  log: (message: string) => void,
  stopping = new AbortController().signal,
): Promise<void> {
  const wake = async (id: string) => {
    if (tables.isPlayed(await tables.find(id))) await tables.room(id);
  };
  const oneByOne = async (
    page: (after: string | null, limit: number) => Promise<string[]>,
    open: (id: string) => Promise<unknown>,
  ): Promise<void> => {
    for (let last: string | null = null; !stopping.aborted; ) {
      const ids: string[] = await page(last, 50);
      for (const id of ids) {
        if (stopping.aborted) return;
        await open(id).catch((error: Error) => log(`table ${id} cannot be opened: ${error.message}`));
        await setImmediate();
      }
      if (ids.length === 0) return;
      last = ids[ids.length - 1];
    }
  };
  await oneByOne(storage.toStart, tables.startWhenReady);
  await oneByOne(storage.botsAsked, wake);
  await oneByOne(storage.stewardsAsked, tables.room);
  // Of the others those are opened whose clocks are due, by whoever looks at these.
  await oneByOne(storage.clocksBehind, tables.room);
}
