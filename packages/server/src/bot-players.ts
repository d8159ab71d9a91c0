/**
 * Bots in empty seats. Each thinks in a worker thread with a time limit; one that crashes, hangs or answers
 * nonsense is replaced, for this move, by a random answer, so that a table never waits for a program.
 */

import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { bots } from '@diadochi/bots';
import { dice, type Json, type Pending } from '@diadochi/kernel';
import { Piscina } from 'piscina';
import type { Task } from './bot-worker.ts';
import { games } from './games.ts';
import type { Room } from './room.ts';

/** A move that fails is tried again: so often at once, then after a pause. */
const AT_ONCE = 3;
const AGAIN_MS = 1000;

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
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const busy = new Map<Room, Promise<void>>();
  const closing = new AbortController();
  const { signal } = closing;

  async function thought(room: Room, { seat }: Pending): Promise<Json> {
    const { game, table } = room;
    const bot = table.seats[seat].bot as string;
    const { position } = room.match(); // judged by what it saw, whatever happens meanwhile
    const view = game.view(position, seat);
    const seed = randomBytes(16).toString('hex');
    const { name, contentHash } = game;
    const content = games[name]?.contentHash === contentHash ? null : game.content;
    const task: Task = { game: name, contentHash, content, bot, view, seed };
    try {
      const action = (await pool.run(task, { signal: AbortSignal.timeout(thinkingMs) })) as Json;
      const verdict = game.judge(position, seat, action);
      if (verdict.allowed) return action;
      log(
        `bot '${bot}' answered what ${verdict.clause} forbids (table ${table.id}); a random answer is given`,
      );
    } catch (error) {
      if (signal.aborted) throw error;
      log(`bot '${bot}' failed (table ${table.id}): ${(error as Error).message}; a random answer is given`);
    }
    return bots.random(game, view, dice(seed));
  }

  const nextOf = (room: Room): Pending | undefined =>
    room.game
      .pending(room.match().position)
      .find(({ seat, optional }) => !optional && room.table.seats[seat].bot !== null);

  async function playOn(room: Room): Promise<void> {
    let failures = 0;
    for (let next = nextOf(room); next !== undefined && !signal.aborted; next = nextOf(room)) {
      try {
        await room.act(next.seat, await thought(room, next), { decision: next.id });
        failures = 0;
      } catch (error) {
        // An undo or an interjection that came in between is no trouble: the question is looked at anew.
        if (++failures < AT_ONCE || signal.aborted) continue;
        log(`a bot of table ${room.table.id} tries again: ${(error as Error).message}`);
        await setTimeout(AGAIN_MS, undefined, { signal }).catch(() => {});
      }
    }
    busy.delete(room); // in the same breath as the last look: no move is missed
  }

  return {
    play(room) {
      if (!busy.has(room) && !signal.aborted && nextOf(room) !== undefined) busy.set(room, playOn(room));
    },
    async close() {
      closing.abort();
      await pool.destroy();
      await Promise.all(busy.values());
    },
  };
}
