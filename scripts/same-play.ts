/**
 * Whether a change of the code has changed no play: games that were recorded before it are played again, action by action,
 * and must bring the same events, questions, options and outcomes. What a position looks like inside does not count.
 *
 *     node scripts/same-play.ts record FOLDER [--games 200]   with the code before (its commit, checked out)
 *     node scripts/same-play.ts replay FOLDER                 with the code after
 *
 * `test/same-play` keeps a few games of each kind, which `npm test` replays.
 */

import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { further, inOrder, isFilled, listOptions, pathOf, type Way } from '../packages/kernel/src/form.ts';
import {
  type Chance,
  dice,
  entryChance,
  type Filling,
  type Game,
  type Json,
  type Position,
  randomMove,
  recorded,
  recording,
  type Seat,
  type Sink,
} from '../packages/kernel/src/index.ts';
import { fromNames } from '../packages/kernel/src/shape.ts';
import { games } from '../packages/server/src/games.ts';

export interface Kept {
  readonly game: string;
  readonly seed: string;
  readonly players: number;
  readonly options: { readonly [key: string]: number | boolean | string };
  /** What fell in set-up. */
  readonly setup: readonly number[];
  readonly entries: readonly (readonly [seat: Seat, action: Json, chance: readonly number[]])[];
  /** What was told and asked after set-up and after each action, and how it ended: a short hash of each. */
  readonly told: readonly string[];
}

const short = (what: unknown): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('base64').slice(0, 6);

/** Everything that can be seen of a rest: what was told on the way, who is asked what, and what each may answer. */
function seen(game: Game, p: Position, sink: Sink): unknown {
  const asked = game.pending(p).map(({ seat, kind, about, optional }) => {
    const q = optional ? game.interjection(p, seat, kind) : game.question(p, seat);
    return { seat, kind, about, optional, options: q === null ? null : optionsOf(p, q) };
  });
  return { events: game.events(sink, 'all'), asked, outcome: game.outcome(p) };
}

/** The options of the next field; at the beginning by the way to answer. */
function optionsOf(p: Position, q: Filling): unknown {
  const options = listOptions(p, q);
  if (q.way !== null) return options;
  const ways = q.form.ways.map(({ verb, fields }, way) => ({
    verb,
    fields: fields.map(({ name }) => name),
    among: options.filter((option) => option >> 16 === way).map((option) => option & 0xffff),
  }));
  return ways.filter(({ among }) => among.length > 0);
}

/** The options of every further field on the way to an answer. */
function along(p: Position, asked: Filling, so: Filling['so'], verb: string): unknown {
  const way = asked.form.ways.findIndex((each) => each.verb === verb);
  const fields = asked.form.ways[way].fields;
  let q = asked;
  const lists: unknown[] = [];
  for (const [i, { name }] of fields.entries())
    for (const option of pathOf(so[name])) {
      if (i > 0) lists.push(optionsOf(p, q));
      q = further(q, i === 0 ? (way << 16) | option : option);
    }
  if (!isFilled(q)) throw new Error('an answer that is not whole');
  return lists;
}

interface Teller {
  readonly told: string[];
  position: Position;
}

/** Carries out one action by its numbers, and keeps what comes of it. */
function step(game: Game, now: Teller, filled: Filling, chance: Chance): void {
  const verb = (filled.way as Way).verb;
  const fresh = { ...filled, so: {}, way: null, field: 0 };
  const lists = along(now.position, fresh, filled.so, verb);
  const sink: Sink = [];
  game.play(now.position, { ...fresh, so: filled.so }, game.playing(chance, sink, now.position.seats));
  now.told.push(short([lists, seen(game, now.position, sink)]));
}

function begin(game: Game, kept: Pick<Kept, 'players' | 'options'>, chance: Chance): Teller {
  const sink: Sink = [];
  const position = game.start({ seats: kept.players, options: kept.options }, chance, sink);
  return { position, told: [short(seen(game, position, sink))] };
}

/** A game of random moves. */
function keepGame(game: Game, seed: string, players: number, options: Kept['options'] = {}): Kept {
  const choice = dice(`${seed} bots`);
  const setup = recording(entryChance(seed, 0));
  const now = begin(game, { players, options }, setup);
  const entries: Kept['entries'][number][] = [];
  for (let move = randomMove(game, now.position, choice); move !== null; ) {
    const chance = recording(entryChance(seed, entries.length + 1));
    const action = game.action(move);
    step(game, now, move, chance);
    entries.push([move.seat, action, chance.outcomes]);
    move = randomMove(game, now.position, choice);
  }
  return { game: game.name, seed, players, options, setup: setup.outcomes, entries, told: now.told };
}

/** Plays it again; says where it goes another way, or null. */
export function differenceIn(kept: Kept): string | null {
  const game = games[kept.game];
  const where = (at: number) =>
    `${kept.game}, ${kept.players} players, ${kept.seed}, after ${at === 0 ? 'set-up' : `action ${at}: ${JSON.stringify(kept.entries[at - 1].slice(0, 2))}`}`;
  const now = begin(game, kept, recorded(kept.setup));
  if (now.told[0] !== kept.told[0]) return where(0);
  for (const [i, [seat, action, chance]] of kept.entries.entries()) {
    try {
      step(game, now, filledIn(game, now.position, seat, action), recorded(chance));
    } catch (error) {
      return `${where(i + 1)}: ${(error as Error).message}`;
    }
    if (now.told[i + 1] !== kept.told[i + 1]) return where(i + 1);
  }
  return game.outcome(now.position) === null ? `${where(kept.entries.length)}: it is not over` : null;
}

/** The question that an action answers, filled in. The judge must allow it. */
function filledIn(game: Game, p: Position, seat: Seat, action: Json): Filling {
  const verdict = game.judge(p, seat, action);
  if (!verdict.allowed) throw new Error(`refused by ${verdict.clause}`);
  const said = action as { readonly [name: string]: Json };
  const open = [
    game.question(p, seat),
    ...Object.keys(game.contract.interjections).map((kind) => game.interjection(p, seat, kind)),
  ];
  for (const q of open) {
    const way = q?.form.ways.find(({ verb }) => verb in said);
    if (q === null || way === undefined) continue;
    const values = way.fields.map(({ name, yes, list, sort }) => {
      const value = yes || fromNames(game.contract.nouns, list ? [sort] : sort, said[name], name);
      return [name, list ? inOrder(value as number[]) : value];
    });
    return { ...q, so: Object.fromEntries(values), way };
  }
  throw new Error('no question has such an answer');
}

export const readKept = (file: string): Kept[] =>
  gunzipSync(readFileSync(file))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Kept);

/** Golden games are recorded too: as they were played, whoever played them. */
function golden(root: string): Kept[] {
  return globSync('golden/*/*.json', { cwd: root })
    .sort()
    .map((path) => {
      const { game, players, options, setup, stretches } = JSON.parse(readFileSync(join(root, path), 'utf8'));
      const now = begin(games[game], { players, options }, recorded(setup));
      const entries = stretches.flatMap(
        (stretch: { entries: { seat: Seat; action: Json; chance: number[] }[] }) =>
          stretch.entries.map(({ seat, action, chance }) => [seat, action, chance] as const),
      );
      for (const [seat, action, chance] of entries)
        step(games[game], now, filledIn(games[game], now.position, seat, action), recorded(chance));
      return { game, seed: path, players, options, setup, entries, told: now.told };
    });
}

function record(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, kept: readonly Kept[]): void => {
    const file = join(folder, `${name}.jsonl.gz`);
    writeFileSync(file, gzipSync(kept.map((each) => `${JSON.stringify(each)}\n`).join('')));
    console.log(
      `${file}: ${kept.length} games, ${kept.reduce((sum, { entries }) => sum + entries.length, 0)} actions`,
    );
  };
  for (const game of Object.values(games))
    for (let players = game.seats.least; players <= game.seats.most; players++)
      write(
        `${game.name}-${players}`,
        Array.from({ length: count }, (_, i) => keepGame(game, `same ${i + 1}`, players)),
      );
  write('golden', golden('.'));
}

function replay(folder: string): void {
  let failed = 0;
  for (const file of globSync(join(folder, '*.jsonl.gz')).sort()) {
    const differences = readKept(file).map(differenceIn);
    const bad = differences.filter((each) => each !== null);
    for (const each of bad.slice(0, 3)) console.log(`differs  ${each}`);
    console.log(`${file}: ${differences.length - bad.length} the same, ${bad.length} differ`);
    failed += bad.length;
  }
  if (failed > 0) process.exitCode = 1;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { games: { type: 'string', default: '200' } },
  });
  const [what, folder] = positionals;
  if (folder === undefined || (what !== 'record' && what !== 'replay')) {
    console.error('say `record FOLDER` or `replay FOLDER`');
    process.exitCode = 2;
  } else if (what === 'record') record(folder, Number(values.games));
  else replay(folder);
}
