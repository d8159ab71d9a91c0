/**
 * `npm run campaign:forge`: forged requests over the real API against running games. After each batch every seat sees
 * what it saw before, and not one entry, seat or table more is stored. Between the batches legal actions are sent, and
 * those must be accepted: a server that refuses everything would fail too.
 */

import { setTimeout } from 'node:timers/promises';
import { type Dice, dice, type Options } from '../packages/kernel/src/index.ts';
import type { Pace } from '../packages/server/src/api.ts';
import {
  type Client,
  clientOf,
  decisionOf,
  type Fields,
  nextMover,
  randomAnswer,
  type Seated,
  seatAll,
} from '../packages/server/test/client.ts';
import { type Done, type Forgery, forgers, type Move, type Target } from './campaign-forgeries.ts';
import { type Ground, type GroundName, groundNamed, grounds } from './campaign-grounds.ts';
import type { Settled } from './campaign-stewards.ts';
import { command, newTally, same, type Tally } from './campaign-tally.ts';

/** Persons and bots at the tables that are played, and what is settled ahead there. */
const TABLES: readonly (readonly [persons: number, bots: number, settled: Settled])[] = [
  [2, 0, 'nothing'],
  [3, 0, 'nothing'],
  [4, 0, 'stewards'],
  [1, 1, 'nothing'],
  [3, 0, 'clocks'],
];
/** Nobody's time is out while something is forged. */
const PATIENT: Pace = {
  live: false,
  hold: 0,
  clock: { kind: 'bank', bank: 86_400_000, each: 60_000 },
  out: 'answer',
  bot: 'random',
  awayDays: 7,
};
/** Where something is settled every steward passes at this window, and asks at that one. */
const ANSWERED = 'omens';
const ORDERS = [
  { on: ANSWERED, when: {}, answer: 'default' },
  { on: 'answering', when: {}, answer: 'ask' },
];
const BATCH = 500;
const AT_ONCE = 32;
const REMEMBERED = 40;
/** What should happen by itself and has not by then does not happen: the table is stuck. */
const PATIENCE_MS = 60_000;

interface Table {
  readonly id: string;
  readonly seats: Seated[];
  readonly done: Done[];
  readonly settled: Settled;
}
export interface Forged extends Tally {
  forged: number;
  /** Legal actions in between: all accepted, or they count as failed. */
  legal: number;
  batches: number;
  games: number;
  readonly byKind: { [kind: string]: number };
  /** How often each status was answered to a forgery. */
  readonly byStatus: { [status: string]: number };
}

export async function campaignForge(
  actions: number,
  seed: string,
  progress: (done: number) => void = () => {},
  on: GroundName = 'sqlite',
): Promise<Forged> {
  const random = dice(`forge ${seed}`);
  const ground = await grounds[on]();
  const result: Forged = {
    ...newTally(),
    forged: 0,
    legal: 0,
    batches: 0,
    games: 0,
    byKind: {},
    byStatus: {},
  };
  const servers = Array.from({ length: ground.servers }, () => ground.serve());
  try {
    const clients = await Promise.all(servers.map(async ({ address }) => clientOf(await address)));
    const [client] = clients;
    const waiting = await oneMissing(client);
    let finished: Table | null = null;
    let tables: Table[] = [];
    while (result.forged < actions) {
      const playing: Table[] = [];
      for (const [i, [persons, bots, settled]] of TABLES.entries()) {
        const over = tables[i] !== undefined && (await client.info(tables[i].id)).status === 'over';
        if (over) finished = tables[i];
        if (tables[i] === undefined || over) result.games++;
        playing.push(
          tables[i] === undefined || over ? await newTable(client, persons, bots, settled) : tables[i],
        );
      }
      tables = playing;
      for (const table of tables) await quiet(client, table);
      const all = [...tables, waiting, ...(finished === null ? [] : [finished])];
      const targets = await Promise.all(all.map((table) => targetOf(client, table, random)));
      for (const other of clients.slice(1)) for (const table of all) await caughtUp(client, other, table);
      const before = await everything(client, all, ground);
      await batch(clients, targets, Math.min(BATCH, actions - result.forged), random, result);
      const after = await everything(client, all, ground);
      for (const [what, value] of Object.entries(before))
        result.check(
          after[what] === value,
          () => `batch ${result.batches} changed ${what}: ${value} → ${after[what]}`,
        );
      result.batches++;
      for (const [i, table] of tables.entries()) await control(client, table, targets[i], random, result);
      progress(result.forged);
    }
    for (const kind of Object.keys(forgers))
      if (actions >= 2000) result.check((result.byKind[kind] ?? 0) > 0, () => `'${kind}' found no occasion`);
    for (const each of clients) each.close();
    for (const { child, ended } of servers) {
      child.kill('SIGTERM');
      const { code, stderr } = await ended;
      result.check(
        code === 0 && stderr === '',
        () => `the server ended with ${code}: ${stderr.slice(0, 500)}`,
      );
    }
  } finally {
    for (const { child } of servers) child.kill('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
    await ground.close();
  }
  return result;
}

async function newTable(client: Client, persons: number, bots: number, settled: Settled): Promise<Table> {
  const seats = await seatAll(client, persons, bots, {}, settled === 'clocks' ? PATIENT : null);
  if (settled !== 'nothing')
    for (const each of seats) {
      const { status, text } = await client.tellSteward(each, ORDERS);
      if (status !== 200) throw new Error(`a steward does not listen: ${text}`);
    }
  return { id: seats[0].table, seats, done: [], settled };
}

/** A table that waits for its second player. */
async function oneMissing(client: Client): Promise<Table> {
  const { id, secrets } = await client.create([{ person: '' }, { person: '' }]);
  return { id, seats: [await client.join(id, secrets[0])], done: [], settled: 'nothing' };
}

/** Waits for what happens by itself; at a table that is stuck it is said what the server was asked for in vain. */
async function until(
  what: string,
  { id }: Table,
  isSo: () => Promise<boolean>,
  more: () => Promise<unknown> = async () => '',
): Promise<void> {
  const stuck = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > stuck)
      throw new Error(`table ${id} is stuck: ${what} ${JSON.stringify(await more())}`);
    await setTimeout(5);
  }
}

/** Waits until bots and stewards have moved: nothing then happens by itself. */
function quiet(client: Client, table: Table): Promise<void> {
  const { id, seats, settled } = table;
  const persons = seats.map(({ seat }) => seat);
  return until('nobody is asked', table, async () => {
    const { asked, status } = await client.info(id);
    if (status === 'over') return true;
    // Stewards are at it.
    if (settled !== 'nothing' && (await client.view(id, null)).asked?.kind === ANSWERED) return false;
    if (!asked.every((seat) => persons.includes(seat))) return false;
    // In a window only the asked know that they are, and a server may hear later than it is stored that somebody is.
    return (await nextMover(client, seats)) !== null;
  });
}

/** What can be forged at a table as it stands. */
async function targetOf(client: Client, { id, seats, done }: Table, random: Dice): Promise<Target> {
  const { status } = await client.info(id);
  const views =
    status === 'waiting' ? [] : await Promise.all(seats.map(({ token }) => client.view(id, token)));
  const asked = seats.filter(({ seat }) => views[seat]?.asked?.seats.includes(seat));
  if (asked.length === 0) return { id, seats, views, legal: null, refused: [], done };
  const seated = asked[random(asked.length)];
  const decision = decisionOf(views[seated.seat], seated.seat) as string;
  const refused: (Move & { clause: string })[] = [];
  for (let i = 0; i < 3; i++) refused.push(...(await refusedOf(client, seated, decision, random)));
  const action = await randomAnswer(client, seated, random);
  return { id, seats, views, legal: action === null ? null : { seated, decision, action }, refused, done };
}

/** Whole actions whose last field is refused. */
async function refusedOf(client: Client, seated: Seated, decision: string, random: Dice) {
  let answer: Fields = {};
  let before: { answer: Fields; options: Options } | null = null;
  for (;;) {
    const { status, body } = await client.options(seated, answer, '&refused=true');
    if (status !== 200 || body.complete) break;
    before = { answer, options: body };
    if (body.options.length === 0) break;
    answer = { ...answer, ...(body.options[random(body.options.length)] as Fields) };
  }
  const last = Object.keys(answer).at(-1);
  return (before?.options.refused ?? []).flatMap(({ option, clause }) =>
    last !== undefined && Object.hasOwn(option as object, last)
      ? [{ seated, decision, action: { ...before?.answer, ...(option as Fields) }, clause }]
      : [],
  );
}

/** All that must stay as it is: what everyone sees, and how much is stored. */
async function everything(client: Client, tables: readonly Table[], ground: Ground) {
  const seen: { [what: string]: string } = {};
  for (const { id, seats, settled } of tables) {
    const info = await client.info(id);
    seen[`table ${id}`] = JSON.stringify(info);
    if (info.status === 'waiting') continue;
    for (const token of [null, ...seats.map((each) => each.token)])
      seen[`view of ${id} by ${token?.slice(0, 4)}`] = JSON.stringify(await client.view(id, token));
    if (settled !== 'nothing')
      for (const seated of seats) {
        const { orders, plan, quiet: until, answered } = await client.steward(seated);
        seen[`steward of ${id} ${seated.seat}`] = JSON.stringify({ orders, plan, until, answered });
        const { awayDays, away } = await client.clocks(seated);
        seen[`clock of ${id} ${seated.seat}`] = JSON.stringify({ awayDays, away });
      }
  }
  seen.stored = JSON.stringify(
    await ground.row(
      `SELECT (SELECT count(*) FROM entries) AS entries, (SELECT count(*) FROM tables) AS tables,
         (SELECT count(*) FROM tokens) AS tokens, (SELECT count(*) FROM chat) AS said,
         (SELECT count(*) FROM notes) AS notes`,
    ),
  );
  return seen;
}

/** Waits until another server knows the table as this one does, and its stewards have noted what they have answered. */
async function caughtUp(client: Client, other: Client, table: Table): Promise<void> {
  const { id } = table;
  if ((await client.info(id)).status === 'waiting') return;
  const { seq } = await client.view(id, null);
  await until('the other server hears nothing', table, async () => (await other.view(id, null)).seq >= seq);
  if (table.settled !== 'nothing') await other.steward(table.seats[0]);
}

/** Sends forgeries, many at once, to all servers. */
async function batch(
  clients: readonly Client[],
  targets: readonly Target[],
  count: number,
  random: Dice,
  result: Forged,
): Promise<void> {
  const kinds = Object.keys(forgers);
  const forgeries: (Forgery & { kind: string })[] = [];
  while (forgeries.length < count) {
    const kind = kinds[random(kinds.length)];
    const forgery = forgers[kind](targets[random(targets.length)], random, targets);
    if (forgery !== null) forgeries.push({ ...forgery, kind });
  }
  const sender = async () => {
    for (let next = forgeries.pop(); next !== undefined; next = forgeries.pop()) {
      const { kind, path, how, expects } = next;
      const client = clients[result.forged % clients.length];
      const answer = await client.call<{ seq?: number; clause?: string }>(path, how);
      result.forged++;
      result.byKind[kind] = (result.byKind[kind] ?? 0) + 1;
      result.byStatus[answer.status] = (result.byStatus[answer.status] ?? 0) + 1;
      const what = () =>
        `${kind}: ${path} ${JSON.stringify(how).slice(0, 300)} → ${answer.status} ${answer.text}`;
      result.check(expects(answer), what);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
}

/** The control: what is legal is accepted, and changes the table. */
async function control(
  client: Client,
  table: Table,
  { views, legal }: Target,
  random: Dice,
  result: Forged,
): Promise<void> {
  if (legal === null) return;
  const { seq } = views[legal.seated.seat];
  const key = `legal-${result.legal++}`;
  if (table.settled !== 'nothing' && random(3) === 0) {
    await planned(client, table, legal, views, result);
    return;
  }
  const answer = await client.act(legal.seated, legal.decision, legal.action, key);
  result.check(
    answer.status === 200 && answer.body.seq === seq + 1,
    () => `legal, but ${answer.status}: ${answer.text}`,
  );
  if (answer.status !== 200) return;
  table.done.push({ ...legal, key, seq: answer.body.seq });
  if (table.done.length > REMEMBERED) table.done.shift();
  const now = await client.view(table.id, legal.seated.token);
  result.check(!same(now, views[legal.seated.seat]), () => `${table.id}: a legal action changed nothing`);
  if (!now.undo || random(4) > 0) return;
  const undone = await client.undo(legal.seated, `${key}-undo`);
  result.legal++;
  // A bot may have answered in between: then there is nothing to take back.
  result.check(undone.status === 200 || undone.status === 422, () => `undo: ${undone.status} ${undone.text}`);
}

/** A control too: a plan of one step is carried out, by itself. */
async function planned(
  client: Client,
  table: Table,
  { seated, decision, action }: Move,
  views: Target['views'],
  result: Forged,
): Promise<void> {
  const kind = decision.split('.')[0];
  // Its steward may answer more for the seat before we look: a raid that was planned is asked for its omens.
  const lastPlanned = async () =>
    (await client.steward(seated)).answered.find(({ by }) => by === 'plan')?.at ?? 0;
  const before = await lastPlanned();
  const { status, text } = await client.plan(seated, [{ on: kind, do: action }]);
  result.check(status === 200, () => `a plan, but ${status}: ${text}`);
  if (status !== 200) return;
  const what = `${JSON.stringify(action)} was planned for ${decision}`;
  const now = async () => [await client.steward(seated), await client.view(table.id, seated.token)];
  await until(what, table, async () => (await lastPlanned()) > before, now);
  // Perhaps the other server has carried it out, and this one hears of it later.
  const { seq } = views[seated.seat];
  await until(what, table, async () => (await client.view(table.id, seated.token)).seq > seq, now);
  result.check(true, String);
}

if (import.meta.main)
  await command({
    option: 'actions',
    usual: 100_000,
    more: { database: { type: 'string' } },
    run: (actions, seed, progress, { database = 'sqlite' }) =>
      campaignForge(actions, seed, progress, groundNamed(database)),
  });
