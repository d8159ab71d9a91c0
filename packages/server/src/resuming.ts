/** After a start: only tables in which a bot is asked, and may play, or a steward, or which had yet to begin, are visited, a few at a time. */

import { setImmediate } from 'node:timers/promises';
import type { Storage } from './storage/storage.ts';
import type { Tables } from './tables.ts';

/** So many tables are visited at a time. */
const AT_ONCE = 20;

/**
 * Bots that had to move when the server went down move now: a few tables at a time, so that others get their turn too, and each is put away again. Where
 * they would not play, since nobody has looked for long, nothing is opened. It ends when the server is about to stop.
 */
export async function resume(
  storage: Pick<Storage, 'botsAsked' | 'toStart' | 'stewardsAsked' | 'clocksBehind'>,
  tables: Pick<Tables, 'find' | 'visit' | 'isPlayed' | 'startWhenReady'>,
  log: (message: string) => void,
  stopping = new AbortController().signal,
): Promise<void> {
  const wake = async (id: string) => {
    if (tables.isPlayed(await tables.find(id))) await tables.visit(id);
  };
  const fewAtATime = async (
    page: (after: string | null, limit: number) => Promise<string[]>,
    open: (id: string) => Promise<unknown>,
  ): Promise<void> => {
    const atIt = new Set<Promise<void>>();
    for (let last: string | null = null; !stopping.aborted; ) {
      const ids: string[] = await page(last, 50);
      if (ids.length === 0) break;
      for (const id of ids) {
        if (stopping.aborted) break;
        const work: Promise<void> = open(id)
          .then(
            () => {},
            (error: Error) => log(`table ${id} cannot be opened: ${error.message}`),
          )
          .finally(() => atIt.delete(work));
        atIt.add(work);
        if (atIt.size >= AT_ONCE) await Promise.race(atIt);
        await setImmediate();
      }
      last = ids[ids.length - 1];
    }
    await Promise.all(atIt);
  };
  await fewAtATime(storage.toStart, tables.startWhenReady);
  await fewAtATime(storage.botsAsked, wake);
  await fewAtATime(storage.stewardsAsked, tables.visit);
  // Of the others those are opened whose clocks are due, by whoever looks at these.
  await fewAtATime(storage.clocksBehind, tables.visit);
}
