/**
 * Bots in empty seats. Each thinks in a thread of the pool, a table one thought at a time. One that crashes, hangs or
 * answers nonsense is replaced, for this move, by a random answer, so that a table never waits for a program; but
 * never because others think too.
 */

import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { bots } from '@diadochi/bots';
import { dice, isAnswerTo, type Json, type Pending } from '@diadochi/kernel';
import { openPool, type PoolOptions } from './bot-pool.ts';
import type { Task } from './bot-thinker.ts';
import { realClock } from './clock.ts';
import { games } from './games.ts';
import type { Log } from './looking-in/logs.ts';
import type { Metrics } from './looking-in/metrics.ts';
import type { Room } from './room.ts';
import { alone, type Claim, type Others } from './storage/others.ts';
import type { StoredTable } from './storage/storage.ts';

/** A move that fails is tried again: so often at once, then after a pause. */
const AT_ONCE = 3;
const AGAIN_MS = 1000;
/** Where no person has a seat, bots play on for so long after somebody has looked. */
const UNSEEN_MS = 24 * 60 * 60 * 1000;
const MOST_REMEMBERED = 10_000;

export interface BotPlayers {
  /** Lets the bots of a room answer what they are asked; ends when a person is asked, or the game is over. */
  play(room: Room): void;
  /** Until they have moved; null: none is at it. */
  atWork(room: Room): Promise<unknown> | null;
  /** Whether they play at a table at all: a person has a seat there, or somebody has looked of late. */
  mayPlay(table: StoredTable): boolean;
  /** Somebody looks at a table; true if nobody had for long, so that its bots may have stopped. */
  look(table: string): boolean;
  /** What a bot would answer for a seat that is asked. */
  think(room: Room, asked: Pending, bot: string): Promise<Json>;
  close(): Promise<void>;
}

export interface BotOptions extends PoolOptions {
  readonly log: Log;
  readonly metrics?: Metrics;
  /** Other processes, of which only one lets the bots of a table think. */
  readonly others?: Others;
}

export function botPlayers({ log, metrics, others = alone, ...options }: BotOptions): BotPlayers {
  const pool = openPool(options);
  metrics?.gauge('diadochi_bot_queue', 'Thoughts that wait for a thread', () => pool.waiting);
  const { clock = realClock } = options;
  const looked = new Map<string, number>();
  const busy = new Map<Room, Promise<void>>();
  const closing = new AbortController();
  const { signal } = closing;

  async function thought(room: Room, { seat }: Pending, bot: string): Promise<Json> {
    const { game, table } = room;
    const { position } = room.match(); // judged by what it saw, whatever happens meanwhile
    const view = game.view(position, seat);
    const seed = randomBytes(16).toString('hex');
    const { name, contentHash } = game;
    const content = games[name]?.contentHash === contentHash ? null : game.content;
    const task: Task = { game: name, contentHash, content, bot, view, seed };
    const start = performance.now();
    try {
      const action = await pool.think(task);
      metrics?.thought(bot, (performance.now() - start) / 1000);
      const verdict = game.judge(position, seat, action);
      if (verdict.allowed) return action;
      metrics?.botFailure(bot, 'forbidden');
      log(
        `bot '${bot}' answered what ${verdict.clause} forbids (table ${table.id}); a random answer is given`,
      );
    } catch (error) {
      if (signal.aborted) throw error;
      metrics?.botFailure(bot, 'failed');
      log(`bot '${bot}' failed (table ${table.id}): ${(error as Error).message}; a random answer is given`);
    }
    return bots.random(game, view, dice(seed));
  }

  /** A table that was opened a short while ago counts as looked at, so that a restart stops no game in the middle. */
  const isSeen = (id: string, createdAt = 0): boolean =>
    clock.now() - Math.max(looked.get(id) ?? 0, createdAt) < UNSEEN_MS;
  const mayPlay = ({ id, seats, createdAt }: StoredTable): boolean =>
    seats.some(({ bot }) => bot === null) || isSeen(id, createdAt);

  const nextOf = (room: Room): Pending | undefined =>
    !mayPlay(room.table)
      ? undefined
      : room.pending().find(({ seat, optional }) => !optional && room.table.seats[seat].bot !== null);

  const pause = () => setTimeout(AGAIN_MS, undefined, { signal }).catch(() => {});

  /** What is asked once we have let go is looked at again: by us, unless another process is at it. */
  async function playAll(room: Room): Promise<void> {
    while (nextOf(room) !== undefined && !signal.aborted) {
      const claim = await others.claim(room.table.id, 'bots').catch(() => null);
      // Another process is at it, or nobody can say; should it die as it lets go, nobody would tell us.
      if (claim === null) {
        await pause();
        continue;
      }
      // Whoever had it before us may have played meanwhile.
      if (others !== alone) await room.catchUp().catch(() => {});
      await playOn(room, claim);
      // When we stop, what is left undone is for others: it stays noted until they take it over.
      if (!signal.aborted) await claim.release();
    }
    busy.delete(room); // in the same breath as the last look: no move is missed
  }

  async function playOn(room: Room, { isHeld }: Claim): Promise<void> {
    let failures = 0;
    for (let next = nextOf(room); next !== undefined && isHeld() && !signal.aborted; next = nextOf(room)) {
      const { seq } = room.match();
      try {
        const action = await thought(room, next, room.table.seats[next.seat].bot as string);
        if (room.table.seats[next.seat].bot === null) continue; // its holder has come back meanwhile
        // It may say something that nobody asked for, and answer when it is asked again.
        const isAnswer = isAnswerTo(room.game.forms[next.kind], action);
        await room.act(next.seat, action, isAnswer ? { decision: next.id } : {});
        failures = 0;
      } catch (error) {
        // An undo or an interjection that came in between is no trouble: the question is looked at anew.
        if (room.match().seq !== seq || ++failures < AT_ONCE || signal.aborted) continue;
        log(`a bot of table ${room.table.id} tries again: ${(error as Error).message}`);
        await pause();
      }
    }
  }

  return {
    play(room) {
      if (!busy.has(room) && !signal.aborted && nextOf(room) !== undefined) busy.set(room, playAll(room));
    },
    atWork: (room) => busy.get(room) ?? null,
    mayPlay,
    think: thought,
    look(table) {
      const wasSeen = isSeen(table);
      looked.set(table, clock.now());
      if (looked.size > MOST_REMEMBERED) for (const [each] of looked) if (!isSeen(each)) looked.delete(each);
      return !wasSeen;
    },
    async close() {
      closing.abort();
      await pool.close();
      await Promise.all(busy.values());
    },
  };
}
