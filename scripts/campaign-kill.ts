/**
 * `npm run campaign:kill`: the real server is killed (SIGKILL) at random moments while people and bots play, and
 * started again on the same data. After each kill: what was acknowledged is there; every log replays, with its dice,
 * to the position of its snapshots and of the server; what was not acknowledged is done at most once when it is sent
 * again; and every table goes on.
 */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Dice, dice } from '../packages/kernel/src/index.ts';
import {
  type Answer,
  type Client,
  clientOf,
  decisionOf,
  randomAnswer,
  type Seated,
  seatAll,
} from '../packages/server/test/client.ts';
import { type Command, serve } from '../packages/server/test/command.ts';
import { inspect, type Known, type Request, type Table, viewsOf } from './campaign-inspection.ts';
import { command, newTally, same, type Tally } from './campaign-tally.ts';

/** Persons and bots at the tables. */
const TABLES = [
  [2, 0],
  [3, 0],
  [4, 0],
  [1, 1],
  [1, 3],
  [2, 2],
];
/** When the server is killed: after at most so long, from its start or from the first request. */
const LONGEST_MS = 600;
const PATIENCE_MS = 15_000;

export interface Killed extends Tally {
  kills: number;
  /** Of these, how many hit the server while it was starting. */
  killedStarting: number;
  acknowledged: number;
  /** Requests that had no answer when the server died, and how many of them had been carried out. */
  unanswered: number;
  unansweredButDone: number;
  tables: number;
  longestStartMs: number;
}

export async function campaignKill(
  kills: number,
  seed: string,
  progress: (done: number) => void = () => {},
): Promise<Killed> {
  const random = dice(`kill ${seed}`);
  const data = mkdtempSync(join(tmpdir(), 'diadochi-kill-'));
  const result: Killed = {
    ...newTally(),
    kills: 0,
    killedStarting: 0,
    acknowledged: 0,
    unanswered: 0,
    unansweredButDone: 0,
    tables: 0,
    longestStartMs: 0,
  };
  let tables: Table[] = [];
  let running: Command | null = null;
  try {
    let known = await inspect(data, tables, result);
    while (result.kills < kills) {
      running = serve(data);
      if (random(8) === 0) {
        await setTimeout(random(LONGEST_MS));
        await kill(running);
        result.killedStarting++;
      } else {
        const started = performance.now();
        const client = clientOf(await running.address);
        result.longestStartMs = Math.max(result.longestStartMs, Math.round(performance.now() - started));
        await checkAfterRestart(client, tables, known, random, result);
        tables = await fill(client, tables, known, result);
        const playing = tables.flatMap((table) =>
          table.seats.map((seated) => play(client, table, seated, random)),
        );
        await setTimeout(random(LONGEST_MS));
        await kill(running);
        await Promise.all(playing);
        client.close();
      }
      result.kills++;
      known = await inspect(data, tables, result);
      progress(result.kills);
    }
    // The last kill too is survived.
    running = serve(data);
    const client = clientOf(await running.address);
    await checkAfterRestart(client, tables, known, random, result);
    client.close();
    running.child.kill('SIGTERM');
    const { code } = await running.ended;
    result.check(code === 0, () => `the server ended with ${code}`);
    await inspect(data, tables, result);
  } finally {
    running?.child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
  return result;
}

async function kill({ child, ended }: Command): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

/** Finished tables make room for new ones. */
async function fill(
  client: Client,
  tables: readonly Table[],
  known: ReadonlyMap<string, Known>,
  result: Killed,
): Promise<Table[]> {
  const filled: Table[] = [];
  for (const [i, [persons, bots]] of TABLES.entries()) {
    const table = tables[i];
    if (table !== undefined && known.get(table.id)?.over === false) filled.push(table);
    else {
      const seats = await seatAll(client, persons, bots);
      filled.push({ id: seats[0].table, seats, hasBots: bots > 0, acknowledged: [], unanswered: [] });
      result.tables++;
    }
  }
  return filled;
}

/** One person plays until the line breaks: answers, orders, and now and then an undo. */
async function play(client: Client, table: Table, seated: Seated, random: Dice): Promise<void> {
  try {
    for (;;) {
      const view = await client.view(table.id, seated.token);
      if (view.outcome !== null) return;
      const request = await nextRequest(client, view, seated, random);
      if (request === null) await setTimeout(5);
      else await send(client, table, request);
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
  table.unanswered.splice(table.unanswered.indexOf(request), 1);
  if (answer.status === 200) table.acknowledged.push({ ...request, seq: answer.body.seq });
  return answer;
}

async function checkAfterRestart(
  client: Client,
  tables: readonly Table[],
  known: ReadonlyMap<string, Known>,
  random: Dice,
  result: Killed,
): Promise<void> {
  for (const table of tables) {
    const before = known.get(table.id) as Known;
    const { seq } = before.match;
    for (const [token, view] of viewsOf(table, before.match))
      result.check(
        same(await client.view(table.id, token, seq), view),
        () => `${table.id}: another view at ${seq}`,
      );
    await repeat(client, table, before, result);
    if (!before.over) await goOn(client, table, seq, random, result);
  }
}

/** What had no answer is sent again, twice at once: it is done once or not at all. */
async function repeat(client: Client, table: Table, before: Known, result: Killed): Promise<void> {
  const { seq } = before.match;
  const requests = table.unanswered.splice(0);
  const added = new Set<number>();
  for (const request of requests) {
    const done = before.done.get(request.key) ?? null;
    result.unanswered++;
    if (done !== null) result.unansweredButDone++;
    const [one, two] = await Promise.all([sendOnce(client, request), sendOnce(client, request)]);
    const what = () =>
      `${table.id}: repeated ${request.key} gave ${one.status} ${one.text}, then ${two.text}`;
    result.check(one.status === two.status && (one.status !== 200 || one.body.seq === two.body.seq), what);
    if (done !== null) result.check(one.status === 200 && one.body.seq === done, what);
    else if (one.status === 200) result.check(one.body.seq > seq, what);
    else result.check(one.status === 409 || one.status === 422, what);
    if (one.status !== 200) continue;
    table.acknowledged.push({ ...request, seq: one.body.seq });
    if (one.body.seq > seq) added.add(one.body.seq);
  }
  if (table.hasBots) return; // they move by themselves
  const now = (await client.info(table.id)).seq;
  result.check(now === seq + added.size, () => `${table.id}: ${now} entries, not ${seq} and ${added.size}`);
}

/** Somebody acts, or the game ends: the table is not stuck. */
async function goOn(client: Client, table: Table, seq: number, random: Dice, result: Killed): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const view = await client.view(table.id, null);
    if (view.outcome !== null) return result.check(true, String);
    const mover = table.seats.find(({ seat }) => view.asked?.seats.includes(seat));
    const action = mover === undefined ? null : await randomAnswer(client, mover, random);
    if (mover === undefined || action === null) {
      await setTimeout(10);
      continue;
    }
    const decision = decisionOf(view, mover.seat);
    const answer = await send(client, table, { seated: mover, decision, action, key: randomUUID() });
    if (answer.status === 200)
      return result.check(answer.body.seq > seq, () => `${table.id}: ${answer.text}`);
  }
  result.check(false, () => `${table.id} is stuck at ${seq}`);
}

if (import.meta.main) await command({ option: 'kills', usual: 200, run: campaignKill });
