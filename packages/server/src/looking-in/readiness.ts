/** Whether the server can do what it is there for: write. Looked at once a second at most, however many ask. */

import type { Clock } from '../clock.ts';
import { Problem, Unavailable } from '../problems.ts';
import type { Storage } from '../storage/storage.ts';
import type { Log } from './logs.ts';

export interface Readiness {
  /** An error, if it is not ready. */
  check(): Promise<void>;
  /** It is about to stop: nobody should be sent here any more. */
  stop(): void;
}

const GOOD_FOR_MS = 1000;

export function readinessOf(storage: Pick<Storage, 'pulse'>, clock: Clock, log: Log): Readiness {
  let latest: { readonly at: number; readonly done: Promise<void> } | null = null;
  let stopping = false;
  return {
    async check() {
      if (stopping) throw new Problem(503, 'stopping', 'The server is about to stop.');
      if (latest === null || clock.now() - latest.at >= GOOD_FOR_MS) {
        latest = { at: clock.now(), done: storage.pulse() };
        latest.done.catch((error: Error) => {
          const why = error instanceof Unavailable ? error.reason : error.message;
          log(`the storage cannot be written to: ${why}`, { level: 'error' });
        });
      }
      await latest.done.catch(() => {
        throw new Problem(503, 'not-ready', 'The storage cannot be written to.');
      });
    },
    stop() {
      stopping = true;
    },
  };
}
