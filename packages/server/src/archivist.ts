/** Puts finished games into the archive, one after another, in a worker thread. */

import { setTimeout } from 'node:timers/promises';
import type { Match } from '@diadochi/kernel';
import { Piscina } from 'piscina';
import type { Archived, ArchiveTask } from './archive-worker.ts';
import type { Finished } from './archiving.ts';
import { games } from './games.ts';
import type { Room } from './room.ts';
import type { Storage, StoredArchive, StoredSnapshot, StoredTable } from './storage/storage.ts';

export interface Archivist {
  /** The archive of a room in which the game is over: made now if there is none yet. */
  of(room: Room): Promise<StoredArchive>;
  close(): Promise<void>;
}

/** How long a stop waits for games that have just ended. */
const CLOSING_MS = 3000;

/** So often it is tried to put the past of a game away; then it stays where it is. */
const TRIES = 3;

/** Where archives are made. Several archivists may share one; whoever opened it closes it. */
export interface ArchiveThread {
  run(task: ArchiveTask): Promise<Archived>;
  close(): Promise<void>;
}

export function openArchiveThread(): ArchiveThread {
  let pool: Piscina | null = null;
  return {
    run(task) {
      pool ??= new Piscina({
        filename: new URL('./archive-worker.ts', import.meta.url).href,
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: 10_000,
        // What a game leaves behind is collected early, so that the thread stays small.
        resourceLimits: { maxYoungGenerationSizeMb: 8 },
      });
      return pool.run(task);
    },
    close: async () => pool?.destroy(),
  };
}

export function openArchivist(storage: Storage, shared?: ArchiveThread): Archivist {
  const thread = shared ?? openArchiveThread();
  const atIt = new Map<string, Promise<StoredArchive>>();
  let isClosed = false;
  let line: Promise<unknown> = Promise.resolve();
  /** What is stored of a game is read when its turn comes: when many end at once, it is not all in memory. */
  function inLine(room: Room): Promise<StoredArchive> {
    const made = line.then(() => make(room));
    line = made.catch(() => {});
    return made;
  }

  async function make(room: Room): Promise<StoredArchive> {
    const { game, table } = room;
    const { id } = table;
    const content = games[game.name]?.contentHash === game.contentHash ? null : game.content;
    for (let tries = 1; ; tries++) {
      if (isClosed) throw new Error('the server is stopping');
      await room.saved();
      const finished = await finishedGame(storage, table, room.match());
      const { archive, past } = await thread.run({
        finished,
        content,
        snapshots: await storage.snapshots(id),
      });
      // Another process may have kept a snapshot meanwhile.
      if (await storage.keepArchive(id, archive, tries < TRIES ? past : null)) return archive;
    }
  }

  return {
    async of(room) {
      const { id } = room.table;
      const known = await storage.archive(id);
      if (known !== null) return known;
      const making = atIt.get(id) ?? inLine(room).finally(() => atIt.delete(id));
      atIt.set(id, making);
      return making;
    },
    async close() {
      // The next server may have other rules; what is not done soon is done when somebody asks for it.
      await Promise.race([Promise.allSettled(atIt.values()), setTimeout(CLOSING_MS, null, { ref: false })]);
      isClosed = true;
      if (shared === undefined) await thread.close();
      await Promise.allSettled(atIt.values());
    },
  };
}

/** All that is stored of a game, and how it ended. */
export async function finishedGame(storage: Storage, table: StoredTable, end: Match): Promise<Finished> {
  const { id, stretches } = table;
  const { game, seq, position } = end;
  const starts = await Promise.all(stretches.map((_, no) => storage.startOf(id, no)));
  // Words may have been shown since the room was opened.
  const { words } = (await storage.table(id)) ?? table;
  return {
    table: { ...table, words },
    entries: await storage.entries(id, 0),
    starts: starts as StoredSnapshot[],
    hashes: [
      ...(await storage.hashes(id)),
      { seq, stretch: stretches.length - 1, hash: game.hash(position) },
    ],
    outcome: game.outcome(position),
  };
}
