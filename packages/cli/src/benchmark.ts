/**
 * How fast a game is on one core. Every figure is the best of several rounds: on a busy machine noise only
 * slows down. The rounds of the game and of the ceiling alternate, so that both meet the same machine.
 */

import {
  choose,
  dice,
  type Game,
  isFilled,
  nextOptions,
  ownAllFrames,
  type Position,
  seeded,
} from '@diadochi/kernel';

export interface Figures {
  readonly players: number;
  readonly options: 'default';
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
  readonly ratioToCeiling: number;
  readonly rounds: readonly { readonly actionsPerSecond: number; readonly ceilingActionsPerSecond: number }[];
}

const SEED = 'bench';
const ROUNDS = 48;
const ROUND_MS = 150;
// Until a large game runs as fast as it will: its rules are many functions, each compiled when it has become hot.
const WARM_UP_MS = 6000;
const SAMPLES = 1000;

export function benchmark(game: Game, players: number): Figures {
  const play = player(game, players);
  play(WARM_UP_MS);
  ceiling(ROUND_MS);
  const rounds = Array.from({ length: ROUNDS }, () => ({ own: play(ROUND_MS), bare: ceiling(ROUND_MS) }));
  const best = rounds
    .map(({ own }) => own)
    .reduce((a, b) => (b.actionsPerSecond > a.actionsPerSecond ? b : a));
  const ceilingActionsPerSecond = Math.max(...rounds.map(({ bare }) => bare));
  return {
    players,
    options: 'default',
    seed: SEED,
    ...best,
    ...copies(game, sample(game, players)),
    ceilingActionsPerSecond,
    ratioToCeiling: Number((best.actionsPerSecond / ceilingActionsPerSecond).toFixed(3)),
    rounds: rounds.map(({ own, bare }) => ({
      actionsPerSecond: own.actionsPerSecond,
      ceilingActionsPerSecond: bare,
    })),
  };
}

/** Random play in place: the allowed options are listed along every path, and one is taken. */
function player(game: Game, players: number) {
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
      game.start({ seats: players }, chance, undefined, p);
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
function sample(game: Game, players: number): Position[] {
  const chance = seeded(`${SEED} sample`);
  const pick = dice(`${SEED} sample players`);
  const playing = game.playing(chance);
  const found: Position[] = [];
  while (found.length < SAMPLES) {
    const p = game.start({ seats: players }, chance);
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
