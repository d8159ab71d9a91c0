/** Hears what other processes write, over a connection of its own, which is made again when it is lost. */

import { setTimeout } from 'node:timers/promises';
import type { Log } from '../looking-in/logs.ts';
import type { Written } from './others.ts';
import type { Connection, Database } from './postgres-database.ts';
import { CHANNEL } from './postgres-migrations.ts';

/** How often the line is tried: one that is dead without a word is noticed then. */
const BEAT_MS = 2000;
const AGAIN_MS = 200;

export interface Listening {
  onWritten(listener: (written: Written) => void): () => void;
  /** Something of our own may have been written without our knowing: it is looked for as soon as we can. */
  doubt(): void;
  close(): Promise<void>;
}

/** Comes back when we hear. */
export async function listenTo(db: Database, process: string, log: Log): Promise<Listening> {
  const listeners = new Set<(written: Written) => void>();
  const closing = new AbortController();
  const { signal } = closing;
  let doubtful = false;
  const tell = (written: Written) => {
    for (const listener of listeners) listener(written);
  };

  async function listening(): Promise<Connection> {
    const line = await db.connection();
    try {
      line.client.on('notification', ({ payload }) => {
        const written = writtenIn(payload ?? '', process);
        if (written !== null) tell(written);
      });
      await line.client.query(`LISTEN ${CHANNEL}`);
      return line;
    } catch (error) {
      line.release(true);
      throw error;
    }
  }

  /** Comes back when the line is dead, or we are to close. */
  async function hold(line: Connection): Promise<void> {
    const lost = new AbortController();
    const lose = () => lost.abort();
    line.client.once('error', lose);
    line.client.once('end', lose);
    const ended = AbortSignal.any([signal, lost.signal]);
    try {
      while (!ended.aborted) {
        await setTimeout(BEAT_MS, undefined, { signal: ended });
        await line.client.query('SELECT 1');
        if (!doubtful) continue;
        doubtful = false;
        tell({ what: 'anything' });
      }
    } catch {}
    line.client.removeAllListeners('notification');
    line.release(true);
  }

  async function keep(first: Connection): Promise<void> {
    let line: Connection | null = first;
    while (!signal.aborted) {
      if (line !== null) await hold(line);
      if (signal.aborted) return;
      if (line !== null) log('the database is lost; it is looked for', { level: 'error' });
      line = await listening().catch(() => null);
      if (line === null) await setTimeout(AGAIN_MS, undefined, { signal }).catch(() => {});
      else {
        log('the database is there again');
        doubtful = false;
        tell({ what: 'anything' }); // whatever was written while nobody listened
      }
    }
    line?.release(true);
  }
  const kept = keep(await listening());

  return {
    onWritten(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    doubt() {
      doubtful = true;
    },
    async close() {
      closing.abort();
      await kept;
    },
  };
}

/** `process what table number`; what we have written ourselves is no news. */
function writtenIn(payload: string, process: string): Written | null {
  const [by, what, table, number] = payload.split(' ');
  if (by === process || table === undefined) return null;
  if (what === 'entry') return { what, table, seq: Number(number) };
  if (what === 'chat') return { what, table, no: Number(number) };
  return { what: what === 'notes' ? what : 'table', table };
}
