/**
 * Tasks that one process has claimed for a while, and claims again before that has passed. Of a process that dies the
 * others take them over: as soon as it has no connection any more, or, if the database does not notice, when that while has
 * passed. The time is the database's: no two clocks have to agree.
 */

import type { Claim, Others, Task } from './others.ts';
import type { Database } from './postgres-database.ts';
import { LEASE_MS } from './postgres-migrations.ts';

const RENEW_MS = LEASE_MS / 4;
/** How many tables of a process that has died are taken over at once. */
const TAKEN_OVER = 20;

interface Held {
  readonly table: string;
  readonly task: Task;
  /** By our own clock, counted from before we asked: not later than the database has it. */
  until: number;
}

export interface Leases extends Pick<Others, 'claim' | 'onOrphan'> {
  close(): Promise<void>;
}

export function leasesIn(db: Database, process: string): Leases {
  const held = new Map<string, Held>();
  const listeners = new Set<(table: string) => void>();
  let beating: Promise<void> | null = null;

  async function take(table: string, task: Task): Promise<number | null> {
    const asked = performance.now();
    const got = await db.first(
      `INSERT INTO leases SELECT no, $2, $3, clock_timestamp() + interval '${LEASE_MS} ms' FROM tables WHERE id = $1
       ON CONFLICT (table_no, task) DO UPDATE SET holder = excluded.holder, until = excluded.until
       WHERE leases.holder = excluded.holder OR leases.until < clock_timestamp() RETURNING 1`,
      table,
      task,
      process,
    );
    return got === undefined ? null : asked + LEASE_MS;
  }

  async function claim(table: string, task: Task): Promise<Claim | null> {
    const until = await take(table, task);
    if (until === null) return null;
    const key = `${task} ${table}`;
    const lease: Held = { table, task, until };
    held.set(key, lease);
    return {
      isHeld: () => held.get(key) === lease && performance.now() < lease.until,
      async release() {
        if (held.get(key) !== lease) return;
        held.delete(key);
        await db
          .change(
            `DELETE FROM leases WHERE table_no = (SELECT no FROM tables WHERE id = $1) AND task = $2 AND holder = $3`,
            table,
            task,
            process,
          )
          .catch(() => {}); // then it runs out by itself
      },
    };
  }

  async function renew(): Promise<void> {
    if (held.size === 0) return;
    const asked = performance.now();
    // Who waits for nobody is in nobody's way: what is locked now is renewed the next time.
    const rows = await db.all(
      `WITH ours AS (SELECT table_no, task FROM leases WHERE holder = $1 FOR UPDATE SKIP LOCKED)
       UPDATE leases SET until = clock_timestamp() + interval '${LEASE_MS} ms' FROM ours, tables
       WHERE leases.table_no = ours.table_no AND leases.task = ours.task AND no = ours.table_no
       RETURNING id, leases.task`,
      process,
    );
    const renewed = new Set(rows.map(({ id, task }) => `${task} ${id}`));
    for (const [key, lease] of held)
      if (renewed.has(key)) lease.until = asked + LEASE_MS;
      else {
        // The database may have come back without any.
        const until = await take(lease.table, lease.task);
        if (until !== null) lease.until = until;
        else if (performance.now() >= lease.until) held.delete(key);
      }
  }

  /** Bots that a process which has died was to let play are ours now. */
  async function takeOver(): Promise<void> {
    if (listeners.size === 0) return;
    const rows = await db.all(
      `WITH orphans AS (SELECT table_no, task FROM leases WHERE task = 'bots' AND (until < clock_timestamp()
           OR holder NOT IN (SELECT split_part(application_name, ' ', 2) FROM pg_stat_activity
             WHERE datname = current_database() AND application_name LIKE 'diadochi %'))
         ORDER BY until LIMIT ${TAKEN_OVER} FOR UPDATE SKIP LOCKED)
       UPDATE leases SET holder = $1, until = clock_timestamp() + interval '${LEASE_MS} ms' FROM orphans, tables
       WHERE leases.table_no = orphans.table_no AND leases.task = orphans.task AND no = orphans.table_no RETURNING id`,
      process,
    );
    for (const { id } of rows) for (const listener of listeners) listener(id as string);
  }

  const beat = async () => {
    try {
      await renew();
      await takeOver();
    } catch {} // the next time, when the database is back
    beating = null;
  };
  const timer = setInterval(() => {
    beating ??= beat();
  }, RENEW_MS);

  return {
    claim,
    onOrphan(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      clearInterval(timer);
      await beating;
      // Whatever we leave undone is for the others at once.
      await db
        .change('UPDATE leases SET until = clock_timestamp() WHERE holder = $1', process)
        .catch(() => {});
    },
  };
}
