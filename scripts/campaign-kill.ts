/**
 * `npm run campaign:kill`: the real server is killed (SIGKILL) at random moments while people and bots play, and
 * started again on the same data. After each kill: what was acknowledged is there; every log replays, with its dice,
 * to the position of its snapshots and to what players were shown while they played; what was not acknowledged is done at
 * most once when it is sent again; and every table goes on. With `--database postgres` two servers play on one database,
 * and either is killed; with `--standby` the database itself is, and its standby takes its place.
 */

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Dice, dice } from '../packages/kernel/src/index.ts';
import {
  type Answer,
  type Client,
  clientOf,
  decisionOf,
  nextMover,
  randomAnswer,
  type Seated,
  seatAll,
} from '../packages/server/test/client.ts';
import type { Command } from '../packages/server/test/command.ts';
import { type Delays, measureDelays } from './campaign-delays.ts';
import { type Ground, type GroundName, groundNamed, grounds } from './campaign-grounds.ts';
import { entriesIn, inspect, type Known, type Request, type Table, viewsOf } from './campaign-inspection.ts';
import { checkSettled, lookAtClock, newTold, paceOf, type Settled, settle } from './campaign-stewards.ts';
import { command, newTally, same, type Tally } from './campaign-tally.ts';

/** Persons and bots at the tables, and what persons settle ahead. */
const TABLES: readonly (readonly [persons: number, bots: number, settled: Settled])[] = [
  [2, 0, 'nothing'],
  [3, 0, 'nothing'],
  [4, 0, 'nothing'],
  [1, 1, 'nothing'],
  [1, 3, 'nothing'],
  [2, 2, 'nothing'],
  [3, 0, 'stewards'],
  [3, 1, 'clocks'],
];
/** When the server is killed: after at most so long, from its start or from the first request. */
const LONGEST_MS = 600;
/** And not before at most so many requests were answered. */
const FIRST_ANSWERS = 20;
const PATIENCE_MS = 60_000;

export interface Killed extends Tally {
  kills: number;
  /** Of these, how many hit the server while it was starting. */
  killedStarting: number;
  acknowledged: number;
  /** Requests that had no answer when the server died, and how many of them had been carried out. */
  unanswered: number;
  unansweredButDone: number;
  /** What stewards and plans had answered at tables that were looked at after a kill. */
  settled: number;
  /** What players were shown, and was compared with what the log says. */
  shown: number;
  tables: number;
  longestStartMs: number;
  /** Where there are several servers: how much later than at the one that was asked the news come from another. */
  otherServerMs?: { readonly median: number; readonly p99: number; readonly measured: number };
}

/** Servers that run, with a client for each. */
interface Running {
  readonly command: Command;
  readonly client: Client;
}

export async function campaignKill(
  kills: number,
  seed: string,
  progress: (done: number) => void = () => {},
  on: GroundName = 'sqlite',
): Promise<Killed> {
  const random = dice(`kill ${seed}`);
  const ground = await grounds[on]();
  const result: Killed = {
    ...newTally(),
    kills: 0,
    killedStarting: 0,
    acknowledged: 0,
    unanswered: 0,
    unansweredButDone: 0,
    settled: 0,
    shown: 0,
    tables: 0,
    longestStartMs: 0,
  };
  const delays = measureDelays();
  let tables: Table[] = [];
  let running: Running[] = [];
  try {
    let known = await inspect(ground, tables, result);
    while (result.kills < kills) {
      if (ground.failOver === null && random(8) === 0) {
        await killStarting(ground, random);
        result.killedStarting++;
      } else {
        running = await complete(ground, running, result);
        const clients = running.map(({ client }) => client);
        await checkAfterRestart(ground, clients, tables, known, random, result);
        tables = await fill(clients[0], tables, known, result);
        const watched = ground.servers > 1 ? await delays.watch(running, tables) : null;
        const stop = new AbortController();
        const playing = tables.flatMap((table) =>
          table.seats.map((seated) =>
            play(pick(clients, random), table, seated, random, stop.signal, delays),
          ),
        );
        // On a busy machine nothing might have happened by then.
        await Promise.all([setTimeout(random(LONGEST_MS)), delays.answered(1 + random(FIRST_ANSWERS))]);
        if (ground.failOver !== null) await ground.failOver();
        else running = await killOne(running, random);
        // Whoever plays at a server that is still there plays on for a while.
        await setTimeout(running.length > 0 ? 100 : 0);
        stop.abort();
        await Promise.all(playing);
        watched?.close();
        if (ground.failOver !== null) await ready(clients);
      }
      result.kills++;
      known = await inspect(ground, tables, result);
      progress(result.kills);
    }
    // The last kill too is survived.
    running = await complete(ground, running, result);
    const clients = running.map(({ client }) => client);
    await checkAfterRestart(ground, clients, tables, known, random, result);
    for (const { client, command: server } of running) {
      client.close();
      server.child.kill('SIGTERM');
      const { code } = await server.ended;
      result.check(code === 0, () => `the server ended with ${code}`);
    }
    await inspect(ground, tables, result);
    if (ground.servers > 1) result.otherServerMs = delays.spread();
  } finally {
    for (const { command: server } of running) server.child.kill('SIGKILL');
    await ground.close();
  }
  return result;
}

const pick = <T>(among: readonly T[], random: Dice): T => among[random(among.length)];

/** Starts as many servers as are missing. */
async function complete(ground: Ground, running: readonly Running[], result: Killed): Promise<Running[]> {
  const all = [...running];
  while (all.length < ground.servers) {
    const server = ground.serve();
    const started = performance.now();
    const client = clientOf(await server.address);
    result.longestStartMs = Math.max(result.longestStartMs, Math.round(performance.now() - started));
    all.push({ command: server, client });
  }
  return all;
}

async function killStarting(ground: Ground, random: Dice): Promise<void> {
  const server = ground.serve();
  await setTimeout(random(LONGEST_MS));
  await kill(server);
}

/** One of them; those that are left. */
async function killOne(running: readonly Running[], random: Dice): Promise<Running[]> {
  const victim = pick(running, random);
  await kill(victim.command);
  victim.client.close();
  return running.filter((each) => each !== victim);
}

async function kill({ child, ended }: Command): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

/** The servers find the new database by themselves. */
async function ready(clients: readonly Client[]): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (const client of clients)
    while ((await client.call('/readyz')).status !== 200) {
      if (performance.now() > until) throw new Error('a server has not found the new database');
      await setTimeout(20);
    }
}

/** Finished tables make room for new ones. */
async function fill(
  client: Client,
  tables: readonly Table[],
  known: ReadonlyMap<string, Known>,
  result: Killed,
): Promise<Table[]> {
  const filled: Table[] = [];
  for (const [i, [persons, bots, settled]] of TABLES.entries()) {
    const table = tables[i];
    if (table !== undefined && known.get(table.id)?.over === false) filled.push(table);
    else {
      const seats = await seatAll(client, persons, bots, {}, paceOf(settled));
      const lists = { acknowledged: [], unanswered: [], shown: [], told: newTold() };
      const movesAlone = bots > 0 || settled !== 'nothing';
      filled.push({ id: seats[0].table, seats, movesAlone, settled, ...lists });
      result.tables++;
    }
  }
  return filled;
}

/** One person plays until the line breaks: answers, orders, and now and then an undo. */
async function play(
  client: Client,
  table: Table,
  seated: Seated,
  random: Dice,
  stop: AbortSignal,
  delays: Delays,
): Promise<void> {
  try {
    while (!stop.aborted) {
      const view = await client.view(table.id, seated.token);
      table.shown.push({ seat: seated.seat, view });
      if (view.outcome !== null) return;
      if (table.settled !== 'nothing' && random(4) === 0) await settle(client, seated, table.told, random);
      if (table.settled === 'clocks') await lookAtClock(client, seated, table.told);
      const request = await nextRequest(client, view, seated, random);
      if (request === null) await setTimeout(5);
      else {
        const { status, body } = await send(client, table, request);
        if (status === 200) delays.sent(seated, body.seq);
      }
    }
  } catch {
    // The server is gone: that is what we are here for.
  }
}

async function nextRequest(
  client: Client,
  view: Awaited<ReturnType<Client['view']>>,
  seated: Seated,
  random: Dice,
): Promise<Request | null> {
  const key = randomUUID();
  if (view.undo && random(6) === 0) return { seated, decision: null, action: { undo: true }, key };
  const orders = random(12) === 0;
  const decision = orders ? `orders.free.${seated.seat}` : decisionOf(view, seated.seat);
  if (decision === null) return null;
  const action = await randomAnswer(client, seated, random, orders ? '&kind=orders' : '');
  return action === null ? null : { seated, decision, action, key };
}

const sendOnce = (
  client: Client,
  { seated, decision, action, key }: Request,
): Promise<Answer<{ seq: number }>> =>
  decision === null ? client.undo(seated, key) : client.act(seated, decision, action, key);

/** Sends a request and notes what became of it. */
async function send(client: Client, table: Table, request: Request): Promise<Answer<{ seq: number }>> {
  table.unanswered.push(request);
  const answer = await sendOnce(client, request);
  // Nobody knows whether it was done: as good as no answer.
  if (answer.status === 503) throw new Error(answer.text);
  table.unanswered.splice(table.unanswered.indexOf(request), 1);
  if (answer.status === 200) table.acknowledged.push({ ...request, seq: answer.body.seq });
  return answer;
}

async function checkAfterRestart(
  ground: Ground,
  clients: readonly Client[],
  tables: readonly Table[],
  known: ReadonlyMap<string, Known>,
  random: Dice,
  result: Killed,
): Promise<void> {
  for (const table of tables) {
    const before = known.get(table.id) as Known;
    const client = pick(clients, random);
    if (table.settled !== 'nothing' && !before.over)
      await checkSettled(client, table.seats, table.told, table.settled, result);
    for (const [token, view] of viewsOf(table, before.telling))
      result.check(
        same(await client.view(table.id, token, view.seq), view),
        () => `${table.id}: another view at ${view.seq}`,
      );
    await repeat(ground, clients, table, before, result);
    if (!before.over) await goOn(client, table, before, random, result);
  }
}

/** What had no answer is sent again, twice at once and to all servers: it is done once or not at all. */
async function repeat(
  ground: Ground,
  clients: readonly Client[],
  table: Table,
  before: Known,
  result: Killed,
): Promise<void> {
  const { telling } = before;
  const { seq } = telling.match();
  const requests = table.unanswered.splice(0);
  const added = new Set<string>();
  for (const request of requests) {
    const done = before.done.get(request.key) ?? null;
    const { seat } = request.seated;
    const known = telling.numberOf(seat);
    result.unanswered++;
    if (done !== null) result.unansweredButDone++;
    const [one, two] = await Promise.all([
      sendOnce(clients[0], request),
      sendOnce(clients.at(-1) ?? clients[0], request),
    ]);
    const what = () =>
      `${table.id}: repeated ${request.key} gave ${one.status} ${one.text}, then ${two.text}`;
    result.check(one.status === two.status && (one.status !== 200 || one.body.seq === two.body.seq), what);
    if (done !== null) result.check(one.status === 200 && one.body.seq === done, what);
    else if (one.status === 200) result.check(one.body.seq > known, what);
    else result.check(one.status === 409 || one.status === 422, what);
    if (one.status !== 200) continue;
    table.acknowledged.push({ ...request, seq: one.body.seq });
    if (one.body.seq > known) added.add(`${seat} ${one.body.seq}`);
  }
  if (table.movesAlone) return;
  const now = await entriesIn(ground, table.id);
  result.check(now === seq + added.size, () => `${table.id}: ${now} entries, not ${seq} and ${added.size}`);
}

/** Somebody acts, or the game ends: the table is not stuck. */
async function goOn(
  client: Client,
  table: Table,
  { telling }: Known,
  random: Dice,
  result: Killed,
): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const view = await client.view(table.id, null);
    if (view.outcome !== null) return result.check(true, String);
    const next = await nextMover(client, table.seats);
    const action = next === null ? null : await randomAnswer(client, next.mover, random);
    if (next === null || action === null) {
      await setTimeout(10);
      continue;
    }
    const { mover, decision } = next;
    const answer = await send(client, table, { seated: mover, decision, action, key: randomUUID() });
    if (answer.status === 200)
      return result.check(
        answer.body.seq > telling.numberOf(mover.seat),
        () => `${table.id}: ${answer.text}`,
      );
  }
  result.check(false, () => `${table.id} is stuck at ${telling.match().seq}`);
}

if (import.meta.main)
  await command({
    option: 'kills',
    usual: 200,
    more: { database: { type: 'string' }, standby: { type: 'boolean' } },
    async run(kills, seed, progress, { database = 'sqlite', standby }) {
      const on = standby === true ? 'standby' : groundNamed(database);
      const result = await campaignKill(kills, seed, progress, on);
      // Says as much of the machine as of the server: so not in `npm test`, which runs anywhere.
      const median = result.otherServerMs?.median ?? 0;
      if (result.otherServerMs !== undefined)
        result.check(result.otherServerMs.measured > 0, () => 'no news came from the other server');
      result.check(median <= 100, () => `news come ${median} ms later from the other server, in the median`);
      return result;
    },
  });
