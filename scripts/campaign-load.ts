/**
 * `npm run campaign:load`: what the real server can do, with clients on the same machine. Tables of two and of five are
 * played by persons over HTTP, each with a stream, as fast as it goes and then at 200 actions a second; then whole games
 * of five, for what is stored. Every action must be accepted at its number. The figures are printed and not judged: they
 * say as much of the machine as of the server, which is why the disk's own time for a commit stands beside them.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { dice } from '../packages/kernel/src/index.ts';
import type { Heard } from '../packages/server/src/api.ts';
import { openSqlite } from '../packages/server/src/storage/sqlite.ts';
import { DATABASE } from '../packages/server/src/storage/sqlite-file.ts';
import { type BareStream, bareStream } from '../packages/server/test/bare-stream.ts';
import type { Client } from '../packages/server/test/client.ts';
import { command, newTally, type Tally } from './campaign-tally.ts';
import { crowdCosts } from './crowd-figures.ts';
import { longCosts } from './long-figures.ts';
import { type Mirrored, mirror, openTable, playMirrored, type Seats } from './mirrored-tables.ts';
import { diskCommits, type Running, rounded, running, sizeOf, spreadOf } from './server-figures.ts';

interface Scenario {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  /** So many times as many tables wait to be played when a game is over: short games would else leave nobody to play. */
  readonly waiting?: number;
}
const SCENARIOS: readonly Scenario[] = [
  { name: 'successors2', game: 'successors', seats: 2 },
  { name: 'phalanxx2', game: 'phalanxx', seats: 2, waiting: 4 },
  { name: 'successors5', game: 'successors', seats: 5 },
];

export interface LoadSize {
  /** How long each part lasts. */
  readonly seconds: number;
  readonly scenarios?: readonly string[];
  /** Tables that are played to the end, and at most so many actions of each. */
  readonly whole: {
    readonly tables: number;
    readonly seats: number;
    readonly game: string;
    readonly most: number;
  };
  readonly paced: number;
  /** So many spectators at one table; 0: that is not measured. */
  readonly crowd: number;
  /** After so many entries an action is timed beside one near the beginning. */
  readonly long: number;
}
const USUAL: LoadSize = {
  seconds: 15,
  whole: { tables: 3, seats: 5, game: 'successors', most: 4000 },
  paced: 200,
  crowd: 1000,
  long: 3000,
};

export interface Load extends Tally {
  actions: number;
  [figure: string]: unknown;
}

export async function campaignLoad(
  tables: number,
  seed: string,
  progress: (done: number) => void = () => {},
  size: LoadSize = USUAL,
): Promise<Load> {
  const result: Load = { ...newTally(), actions: 0 };
  const data = mkdtempSync(join(tmpdir(), 'diadochi-load-'));
  try {
    const disk = diskCommits(data);
    result['disk.commitMs.p50'] = disk.p50;
    result['disk.commitMs.p99'] = disk.p99;
    for (const scenario of SCENARIOS)
      if (size.scenarios === undefined || size.scenarios.includes(scenario.name))
        await measure(join(data, scenario.name), scenario, tables, seed, size, result);
    if (size.crowd > 0) await measureCrowd(join(data, 'crowd'), seed, size, result);
    await measureLong(join(data, 'long'), seed, size, result);
    await measureWhole(join(data, 'whole'), seed, size, result);
    progress(tables);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  return result;
}

/** Opens tables, and stops the server again: what is measured begins with a fresh one. */
async function prepared(data: string, game: string, seats: number, count: number): Promise<Mirrored[]> {
  const server = await running(data);
  const opened: Seats[] = [];
  for (let i = 0; i < count; i++) opened.push(await openTable(server.client, game, seats));
  await server.stop();
  return mirror(data, opened);
}

async function measure(
  data: string,
  { name, game, seats, waiting = 0 }: Scenario,
  count: number,
  seed: string,
  { seconds, paced }: LoadSize,
  result: Load,
): Promise<void> {
  const tables = await prepared(data, game, seats, count * (1 + waiting));
  const spare = tables.splice(count);
  const before = sizeOf(data);
  const server = await running(data);
  const random = dice(`load ${name} ${seed}`);
  const listeners = await listening(server, tables);
  const note = (figures: { readonly [figure: string]: number }) => {
    for (const [figure, value] of Object.entries(figures)) result[`${name}.${figure}`] = rounded(value, 3);
  };
  let played = 0;
  const play = async (table: Mirrored): Promise<boolean> => {
    const done = await playMirrored(server.client, table, random);
    if (done === null) return false;
    played++;
    result.actions++;
    result.check(
      done.status === 200 && done.isRight,
      () => `${name} ${table.id}: ${done.status} ${done.text}`,
    );
    return done.status === 200;
  };

  /** The next table in the place of one whose game is over; null: there is none. */
  const next = async (over: Mirrored): Promise<Mirrored | null> => {
    const found = spare.pop() ?? null;
    tables.splice(tables.indexOf(over), 1, ...(found === null ? [] : [found]));
    if (found !== null) await listeners.add(found);
    return found;
  };

  // Warm, then as fast as it goes.
  await atOnce(tables, seconds / 3, play, next);
  listeners.reset();
  const start = { costs: await server.costs(), at: performance.now(), own: process.cpuUsage(), played };
  const latencies = await atOnce(tables, seconds, play, next);
  const costs = await server.costs();
  const own = process.cpuUsage(start.own);
  const actions = played - start.played;
  const elapsed = (performance.now() - start.at) / 1000;
  const spread = spreadOf(latencies);
  note({
    'saturated.actionsASecond': actions / elapsed,
    'saturated.p50': spread.p50,
    'saturated.p99': spread.p99,
    'saturated.cpuMsAnAction': (1000 * (costs.cpu - start.costs.cpu)) / actions,
    'saturated.clientsCpuMsAnAction': (own.user + own.system) / 1000 / actions,
    'saturated.commitMs': (1000 * (costs.commitSeconds - start.costs.commitSeconds)) / actions,
  });

  const calm = { costs, played };
  const evenly = spreadOf(await atRate(tables, paced, seconds, play, next));
  const after = await server.costs();
  const more = Math.max(played - calm.played, 1);
  note({
    'paced.p50': evenly.p50,
    'paced.p99': evenly.p99,
    'paced.cpuMsAnAction': (1000 * (after.cpu - costs.cpu)) / more,
    'paced.commitMs': (1000 * (after.commitSeconds - costs.commitSeconds)) / more,
    newsBytesAListener: listeners.bytes() / Math.max(listeners.news(), 1),
    optionsBytes: listeners.optionsBytes() / Math.max(listeners.withOptions(), 1),
    memoryMB: after.memoryMB,
  });
  listeners.close();
  const { code, stderr } = await server.stop();
  result.check(
    code === 0 && stderr === '',
    () => `${name}: the server ended with ${code}: ${stderr.slice(0, 300)}`,
  );
  note({ storedBytesAnAction: (sizeOf(data) - before) / Math.max(played, 1) });
}

/** Each table one action after the other, all tables at once. Gives how long each took. */
async function atOnce(
  tables: readonly Mirrored[],
  seconds: number,
  play: (table: Mirrored) => Promise<boolean>,
  next: (over: Mirrored) => Promise<Mirrored | null>,
): Promise<number[]> {
  const until = performance.now() + 1000 * seconds;
  const took: number[] = [];
  const one = async (first: Mirrored) => {
    for (let table: Mirrored | null = first; table !== null && performance.now() < until; ) {
      const start = performance.now();
      if (await play(table)) took.push(performance.now() - start);
      else table = await next(table);
    }
  };
  await Promise.all([...tables].map(one));
  return took;
}

/** So many a second, counted from when each was due: whoever is late makes the next ones late too. */
async function atRate(
  tables: readonly Mirrored[],
  aSecond: number,
  seconds: number,
  play: (table: Mirrored) => Promise<boolean>,
  next: (over: Mirrored) => Promise<Mirrored | null>,
): Promise<number[]> {
  const took: number[] = [];
  const idle = [...tables];
  const under = new Set<Promise<void>>();
  const start = performance.now();
  for (let no = 0; no < aSecond * seconds; no++) {
    const due = start + (1000 * no) / aSecond;
    await until(due);
    const table = idle.shift();
    if (table === undefined) continue;
    const work = play(table).then(async (goesOn) => {
      if (goesOn) took.push(performance.now() - due);
      const free = goesOn ? table : await next(table);
      if (free !== null) idle.push(free);
      under.delete(work);
    });
    under.add(work);
  }
  await Promise.all(under);
  return took;
}

/** To the moment: a timer alone is late by up to two milliseconds, which would be counted as the server's. */
async function until(due: number): Promise<void> {
  const left = due - performance.now() - TIMERS_MS;
  if (left > 0) await setTimeout(left);
  while (performance.now() < due) await setImmediate();
}
const TIMERS_MS = 2;

/** A stream for each seat; counts what it is sent. */
async function listening({ address }: Running, tables: readonly Mirrored[]) {
  let [bytes, news, optionsBytes, withOptions] = [0, 0, 0, 0];
  const streams: BareStream[] = [];
  const add = async ({ id, seats }: Mirrored): Promise<void> => {
    const opened = seats.map(
      ({ token }) =>
        new Promise<void>((ready, fail) => {
          const heard = (data: Buffer) => {
            const said = JSON.parse(String(data)) as Heard;
            if (said.view !== undefined) ready();
            if (said.n === undefined) return;
            const options = said.n[4];
            const extra = options === undefined ? 0 : Buffer.byteLength(JSON.stringify(options));
            news++;
            bytes += data.length - extra;
            optionsBytes += extra;
            if (extra > 0) withOptions++;
          };
          const stream = bareStream(address, id, { token, heard });
          stream.opened.catch(fail);
          streams.push(stream);
        }),
    );
    await Promise.all(opened);
  };
  await Promise.all(tables.map(add));
  return {
    add,
    bytes: () => bytes,
    news: () => news,
    optionsBytes: () => optionsBytes,
    withOptions: () => withOptions,
    reset() {
      [bytes, news, optionsBytes, withOptions] = [0, 0, 0, 0];
    },
    close() {
      for (const stream of streams) stream.close();
    },
  };
}

/** One table with many spectators. */
async function measureCrowd(data: string, seed: string, { crowd }: LoadSize, result: Load): Promise<void> {
  const [table, ...others] = await prepared(data, 'successors', 2, 1 + CROWD_WARM.tables);
  const server = await running(data);
  const random = dice(`crowd ${seed}`);
  const playAt = async (table: Mirrored) => {
    const done = await playMirrored(server.client, table, random);
    if (done === null) return false;
    result.actions++;
    result.check(done.status === 200 && done.isRight, () => `crowd: ${done.status} ${done.text}`);
    return done.status === 200;
  };
  // A server that has been played on for a while, as with the other figures.
  for (const each of others)
    for (let i = 0; i < CROWD_WARM.actions * crowd; i++) if (!(await playAt(each))) break;
  const play = () => playAt(table);
  const { aloneMs, crowdMs, bareMs } = await crowdCosts(server, table.id, crowd, CROWD_ACTIONS, play);
  await server.stop();
  result['crowd.cpuMsAnAction'] = rounded(crowdMs, 3);
  result['crowd.withoutSpectatorsMs'] = rounded(aloneMs, 3);
  result['crowd.bareLoopMs'] = rounded(bareMs, 3);
  result['crowd.timesABareLoop'] = rounded(crowdMs / bareMs, 2);
}
const CROWD_ACTIONS = 100;
/** Tables that are played before, and how many actions at each, for every spectator. */
const CROWD_WARM = { tables: 5, actions: 0.3 };

async function measureLong(data: string, seed: string, { long }: LoadSize, result: Load): Promise<void> {
  const tables = await prepared(data, 'successors', 2, LONG_TABLES);
  const server = await running(data);
  const { early, late } = await longCosts(server.client, tables, long, seed, (isRight, what) => {
    result.actions++;
    result.check(isRight, () => what);
  });
  await server.stop();
  result['long.earlyP50'] = early;
  result['long.lateP50'] = late;
  result['long.timesAsLong'] = rounded(late / early, 2);
}
/** Half of them are long. */
const LONG_TABLES = 4;

/** Whole games, for what is stored of them, all in but for the content of the game, which a server stores once. */
async function measureWhole(data: string, seed: string, { whole }: LoadSize, result: Load): Promise<void> {
  await openSqlite(data).close();
  const before = sizeOf(data);
  const tables = await prepared(data, whole.game, whole.seats, whole.tables);
  const server = await running(data);
  const random = dice(`whole ${seed}`);
  const playOut = async (client: Client, table: Mirrored) => {
    for (let i = 0; i < whole.most; i++) {
      const done = await playMirrored(client, table, random);
      if (done === null) return;
      result.actions++;
      result.check(done.status === 200, () => `whole ${table.id}: ${done.status} ${done.text}`);
      if (done.status !== 200) return;
    }
  };
  await Promise.all(tables.map((table) => playOut(server.client, table)));
  // Each finished game is in the archive when its record is there.
  for (const { id } of tables) await server.client.call(`/api/tables/${id}/record`);
  await server.stop();
  const actions = tables.reduce((total, { seq }) => total + seq, 0);
  const anAction = (bytes: number) => rounded(bytes / Math.max(actions, 1), 1);
  const content = bytesOf(data, 'SELECT sum(length(content)) AS bytes FROM contents');
  const archive =
    'SELECT sum(length(record) + coalesce(length(replay), 0) + coalesce(length(past), 0)) AS bytes FROM archives';
  result['whole.actions'] = actions;
  result['whole.contentBytes'] = content;
  result['whole.storedBytesAnAction'] = anAction(sizeOf(data) - before - content);
  result['whole.archiveBytesAnAction'] = anAction(bytesOf(data, archive));
}

function bytesOf(data: string, sql: string): number {
  const db = new DatabaseSync(join(data, DATABASE), { readOnly: true });
  const row = db.prepare(sql).get();
  db.close();
  return Number(row?.bytes ?? 0);
}

if (import.meta.main)
  await command({
    option: 'tables',
    usual: 200,
    run: (count, seed, progress) => campaignLoad(count, seed, progress),
  });
