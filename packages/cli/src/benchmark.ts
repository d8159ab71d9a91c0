/**
 * How fast a game is on one core. Every rate is the median of many rounds: the best of them is luck, on a machine that
 * others use as well. The rounds of the game and of the ceiling alternate, so that both meet the same machine.
 */

import {
  type Chosen,
  choose,
  dice,
  type Game,
  isFilled,
  nextOptions,
  ownAllFrames,
  type Position,
  type Setup,
  seeded,
} from '@diadochi/kernel';
import { medianOf, type Spread, spreadOf } from './spread.ts';

export interface Figures {
  readonly players: number;
  /** What differs from the defaults. */
  readonly options: 'default' | Chosen;
  readonly seed: string;
  readonly actionsPerSecond: number;
  readonly optionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly actionsPerGame: number;
  /** A copy into a pooled position, frames shared until they are touched; and one that shares nothing. */
  readonly copyNs: number;
  readonly copyAllNs: number;
  readonly snapshotBytes: number;
  readonly ceilingActionsPerSecond: number;
  /** Of one median to the other. */
  readonly ratioToCeiling: number;
  /** Median, mean, best and worst of the rounds. */
  readonly spread: { readonly actionsPerSecond: Spread; readonly ceilingActionsPerSecond: Spread };
  readonly rounds: readonly { readonly actionsPerSecond: number; readonly ceilingActionsPerSecond: number }[];
}

const SEED = 'bench';
const SAMPLES = 1000;

/** How long is measured. */
export interface Timing {
  readonly warmUpMs: number;
  readonly rounds: number;
  readonly roundMs: number;
}
// A large game runs as fast as it will only after seconds: its rules are many functions, each compiled when it is hot.
export const TIMING: Timing = { warmUpMs: 6000, rounds: 48, roundMs: 150 };

export function benchmark(game: Game, setup: Setup, timing: Timing = TIMING): Figures {
  const { warmUpMs, rounds: count, roundMs } = timing;
  const play = player(game, setup);
  play(warmUpMs);
  ceiling(roundMs);
  const rounds = Array.from({ length: count }, () => ({ own: play(roundMs), bare: ceiling(roundMs) }));
  const middle = (rate: (own: Rates) => number): number => medianOf(rounds.map(({ own }) => rate(own)));
  const spread = {
    actionsPerSecond: spreadOf(rounds.map(({ own }) => own.actionsPerSecond)),
    ceilingActionsPerSecond: spreadOf(rounds.map(({ bare }) => bare)),
  };
  const [own, bare] = [spread.actionsPerSecond.median, spread.ceilingActionsPerSecond.median];
  return {
    players: setup.seats,
    options: otherThanDefault(game, setup),
    seed: SEED,
    actionsPerSecond: own,
    optionsPerSecond: Math.round(middle(({ optionsPerSecond }) => optionsPerSecond)),
    gamesPerSecond: Math.round(middle(({ gamesPerSecond }) => gamesPerSecond)),
    actionsPerGame: middle(({ actionsPerGame }) => actionsPerGame),
    ...copies(game, sample(game, setup)),
    ceilingActionsPerSecond: bare,
    ratioToCeiling: Number((own / bare).toFixed(4)),
    spread,
    rounds: rounds.map(({ own, bare }) => ({
      actionsPerSecond: own.actionsPerSecond,
      ceilingActionsPerSecond: bare,
    })),
  };
}

function otherThanDefault({ settings }: Game, { options = {} }: Setup): Figures['options'] {
  const others = Object.entries(options).filter(([key, value]) => value !== settings[key].default);
  return others.length === 0 ? 'default' : Object.fromEntries(others);
}

type Rates = ReturnType<ReturnType<typeof player>>;

/** Random play in place: the allowed options are listed along every path, and one is taken. */
function player(game: Game, setup: Setup) {
  const chance = seeded(SEED);
  const pick = dice(`${SEED} players`);
  const p = game.empty();
  const playing = game.playing(chance);
  const options: number[] = [];
  return (ms: number) => {
    let actions = 0;
    let listed = 0;
    let games = 0;
    const start = performance.now();
    let now = start;
    for (; now - start < ms; now = performance.now()) {
      game.start(setup, chance, undefined, p);
      for (;;) {
        const q = game.firstQuestion(p);
        if (q === null) break;
        while (!isFilled(q)) {
          const count = nextOptions(p, q, options);
          listed += count;
          choose(q, options[pick(count)]);
        }
        game.play(p, q, playing);
        actions++;
      }
      games++;
    }
    const seconds = (now - start) / 1000;
    return {
      actionsPerSecond: Math.round(actions / seconds),
      optionsPerSecond: Math.round(listed / seconds),
      gamesPerSecond: Math.round(games / seconds),
      actionsPerGame: Number((actions / games).toFixed(1)),
    };
  };
}

/**
 * What no game can beat: for each action scan 128 cells for legality, choose among the hits, copy the 4 KB board
 * into a reused buffer, write one cell. New arrays each time: where two of them lie at addresses that differ by a
 * multiple of 4 KB the copy is ten times slower, which would flatter us.
 */
function ceiling(ms: number): number {
  const pick = dice('ceiling');
  const cells = new Int16Array(2048);
  const memory = new Int16Array(2048 + 32 + 64 * pick(4));
  const buffer = memory.subarray(memory.length - 2048);
  const hits = new Int16Array(128);
  for (let i = 0; i < cells.length; i++) cells[i] = pick(4);
  let actions = 0;
  const start = performance.now();
  let now = start;
  for (; now - start < ms; now = performance.now())
    for (let i = 0; i < 1000; i++) {
      let count = 0;
      for (let cell = 0; cell < 128; cell++) if (cells[cell] === 0) hits[count++] = cell;
      buffer.set(cells);
      cells[count === 0 ? 0 : hits[pick(count)]] = pick(4);
      actions++;
    }
  return Math.round(actions / ((now - start) / 1000));
}

/** Positions from random play, each a copy of its own. */
function sample(game: Game, setup: Setup): Position[] {
  const chance = seeded(`${SEED} sample`);
  const pick = dice(`${SEED} sample players`);
  const playing = game.playing(chance);
  const found: Position[] = [];
  while (found.length < SAMPLES) {
    const p = game.start(setup, chance);
    for (;;) {
      const q = game.firstQuestion(p);
      if (q === null || found.length === SAMPLES) break;
      const options: number[] = [];
      while (!isFilled(q)) choose(q, options[pick(nextOptions(p, q, options))]);
      game.play(p, q, playing);
      const copy = game.copy(p);
      ownAllFrames(copy);
      found.push(copy);
    }
  }
  return found;
}

function copies(game: Game, positions: readonly Position[]) {
  const pool = Array.from({ length: 64 }, () => game.empty());
  const best = (copy: (p: Position, to: Position) => void): number => {
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 40; round++) {
      const start = performance.now();
      for (let again = 0; again < 10; again++)
        for (let i = 0; i < positions.length; i++) copy(positions[i], pool[i & 63]);
      least = Math.min(least, performance.now() - start);
    }
    return Math.round((least * 1e6) / 10 / positions.length);
  };
  const bytes = positions.reduce((sum, p) => sum + Buffer.byteLength(game.canonical(p)), 0);
  return {
    copyNs: best((p, to) => game.copyInto(to, p)),
    copyAllNs: best((p, to) => {
      game.copyInto(to, p);
      ownAllFrames(to);
    }),
    snapshotBytes: Math.round(bytes / positions.length),
  };
}
