/**
 * Bots in empty seats. Each thinks in a worker thread with a time limit; one that crashes, hangs or answers
 * nonsense is replaced, for this move, by a random answer, so that a table never waits for a program.
 */

import { randomBytes } from 'node:crypto';
import { bots } from '@diadochi/bots';
import { dice, type Json, type Seat } from '@diadochi/kernel';
import { Piscina } from 'piscina';
import type { Task } from './bot-worker.ts';
import type { Room } from './room.ts';

export interface BotPlayers {
  /** Lets the bots of a room answer what they are asked; ends when a person is asked, or the game is over. */
  play(room: Room): void;
  close(): Promise<void>;
}

export interface BotOptions {
  readonly thinkingMs?: number;
  /** The worker's module: tests put one here that crashes or hangs. */
  readonly worker?: string;
  readonly log: (message: string) => void;
}

export function botPlayers({ thinkingMs = 5000, worker, log }: BotOptions): BotPlayers {
  const pool = new Piscina({
    filename: worker ?? new URL('./bot-worker.ts', import.meta.url).href,
    maxThreads: 1,
    minThreads: 0,
    idleTimeout: 30_000,
  });
  const busy = new Set<Room>();
  let closed = false;

  async function thought(room: Room, seat: Seat, bot: string): Promise<Json> {
    const { game } = room;
    const view = game.view(room.match().position, seat);
    const seed = randomBytes(16).toString('hex');
    const task: Task = { game: game.name, bot, view, seed };
    try {
      const action = (await pool.run(task, { signal: AbortSignal.timeout(thinkingMs) })) as Json;
      const verdict = game.judge(room.match().position, seat, action);
      if (verdict.allowed) return action;
      log(`bot '${bot}' answered what ${verdict.clause} forbids (table ${room.table.id}); a random answer is given`);
    } catch (error) {
      if (closed) throw error;
      log(`bot '${bot}' failed (table ${room.table.id}): ${(error as Error).message}; a random answer is given`);
    }
    return bots.random(game, view, dice(seed));
  }

  async function playOn(room: Room): Promise<void> {
    for (;;) {
      const next = room.game
        .pending(room.match().position)
        .find(({ seat, optional }) => !optional && room.table.seats[seat].bot !== null);
      if (next === undefined || closed) return;
      const action = await thought(room, next.seat, room.table.seats[next.seat].bot as string);
      try {
        await room.act(next.seat, action, { decision: next.id });
      } catch (error) {
        // An undo or an interjection came in between: the question is looked at anew.
        if ((error as { status?: number }).status !== 409) throw error;
      }
    }
  }

  return {
    play(room) {
      if (busy.has(room) || closed) return;
      busy.add(room);
      playOn(room)
        .catch((error) => log(`bots of table ${room.table.id} stopped: ${(error as Error).message}`))
        .finally(() => busy.delete(room));
    },
    async close() {
      closed = true;
      await pool.destroy();
    },
  };
}
