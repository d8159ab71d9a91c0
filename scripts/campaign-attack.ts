/**
 * `npm run campaign:attack`: what strangers can do to the real server, with its usual limits, while a bystander from
 * another address plays his game: how long does he wait? He must be answered every time; bots must not be replaced by
 * chance; and the server must end well. How long is printed and not judged, for it says as much of the machine.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { dice, fillIn } from '../packages/kernel/src/index.ts';
import { type Client, clientOf } from '../packages/server/test/client.ts';
import { type Answers, type AttackName, attacks, type Orders, type Target, type Word } from './attacks.ts';
import { command, newTally, type Tally } from './campaign-tally.ts';
import { multiplyTables } from './many-tables.ts';
import { type Mirrored, mirror, openTable, playMirrored } from './mirrored-tables.ts';
import { type Running, rounded, running, spreadOf } from './server-figures.ts';

export interface AttackSize {
  /** At most so many entries of the long game. */
  readonly entries: number;
  readonly spectators: number;
  readonly slow: number;
  readonly stored: number;
  /** How long a server with that many tables is asked whether it is there. */
  readonly storedSeconds: number;
  readonly botTables: number;
  readonly botSeconds: number;
  readonly game: string;
  readonly attacks?: readonly AttackName[];
}
const USUAL: AttackSize = {
  entries: 2000,
  spectators: 1000,
  slow: 240,
  stored: 20_000,
  storedSeconds: 5,
  botTables: 300,
  botSeconds: 60,
  game: 'successors',
};
const BYSTANDER = '127.0.1.1';
/** How often the bystander does something. */
const EVERY_MS = 25;

export interface Attacked extends Tally {
  readonly answers: { [attack: string]: Answers };
  [figure: string]: unknown;
}

/** `seconds`: how long each attack lasts. */
export async function campaignAttack(
  seconds: number,
  seed: string,
  progress: (done: number) => void = () => {},
  size: AttackSize = USUAL,
): Promise<Attacked> {
  const result: Attacked = { ...newTally(), answers: {} };
  const root = mkdtempSync(join(tmpdir(), 'diadochi-attack-'));
  const random = dice(`attack ${seed}`);
  try {
    const data = join(root, 'attacked');
    const { long, own, ask, bystander } = await prepare(data, size, random);
    await withServer(data, result, async (server) => {
      const target: Target = {
        address: server.address,
        finished: long.id,
        missed: Math.max(0, (await server.client.view(long.id, null)).seq - 50),
        played: bystander.id,
        own: { table: own.table, token: own.token },
        ask,
      };
      const nothing: Under = async (isOver, begins) => {
        begins();
        while (!isOver()) await setTimeout(20);
        return {};
      };
      await watch('none', server, bystander, seconds, random, result, nothing);
      for (const attack of size.attacks ?? (Object.keys(attacks) as AttackName[])) {
        const strength = attack === 'slow' ? size.slow : size.spectators;
        await watch(attack, server, bystander, seconds, random, result, (...turns) =>
          inThread({ attack, target, size: strength }, ...turns),
        );
        progress(seconds);
      }
    });
    await manyStored(join(root, 'stored'), join(root, 'empty'), size, result);
    await manyBots(join(root, 'bots'), size, random, result);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return result;
}

/** A long game that is over if it can be, the attacker's own table, and the bystander's. */
async function prepare(data: string, { entries, game }: AttackSize, random: (most: number) => number) {
  const server = await running(data);
  const opened = [];
  for (let i = 0; i < 3; i++) opened.push(await openTable(server.client, game, 2));
  const [long, own, bystander] = await mirror(data, opened);
  for (let i = 0; i < entries; i++) if ((await playMirrored(server.client, long, random)) === null) break;
  const { seat, ask } = await toMarch(server.client, own, random);
  await server.stop();
  return { long, own: own.seats[seat], ask, bystander };
}

/** Plays on until somebody may march: where he could go is dear to find out. */
async function toMarch(
  client: Client,
  table: Mirrored,
  random: (most: number) => number,
): Promise<{ readonly seat: number; readonly ask: readonly unknown[] }> {
  for (let i = 0; i < 500; i++) {
    const { game, position } = table.telling.match();
    for (const { seat, optional } of game.pending(position))
      for (let tries = 0; tries < 20 && !optional; tries++) {
        const question = game.question(position, seat);
        if (question === null) break;
        fillIn(position, question, random);
        const naming = game.action(question) as object;
        if ('march' in naming)
          return { seat, ask: Array.from({ length: 40 }, () => ({ reach: true, naming })) };
      }
    await playMirrored(client, table, random);
  }
  throw new Error('nobody marches');
}

/** With the usual limits; it must end well. */
async function withServer(
  data: string,
  result: Attacked,
  work: (server: Running) => Promise<void>,
): Promise<void> {
  const server = await running(data, '--limits', '1');
  try {
    await work(server);
    const { code, stderr } = await server.stop();
    result.check(code === 0 && stderr === '', () => `the server ended with ${code}: ${stderr.slice(0, 500)}`);
  } finally {
    server.command.child.kill('SIGKILL');
  }
}

/** Something that goes on until it is over, and says when it begins: on a busy machine a thread may take its time to start. */
type Under = (isOver: () => boolean, begins: () => void) => Promise<Answers>;

async function inThread(orders: Orders, ...[isOver, begins]: Parameters<Under>): Promise<Answers> {
  const thread = new Worker(new URL('./attacks.ts', import.meta.url), { workerData: orders });
  const answers = new Promise<Answers>((resolve, reject) => {
    thread.on('message', (word: Word) => (word === 'begun' ? begins() : resolve(word)));
    thread.once('error', reject);
  });
  while (!isOver()) await setTimeout(20);
  thread.postMessage('enough');
  const answered = await answers;
  await thread.terminate();
  return answered;
}

/** How long a bystander waits while something goes on. */
async function watch(
  name: string,
  server: Running,
  table: Mirrored,
  seconds: number,
  random: (most: number) => number,
  result: Attacked,
  attack: Under,
): Promise<void> {
  const before = await server.costs();
  const client = clientOf(server.address, BYSTANDER);
  let until = Number.POSITIVE_INFINITY;
  const begun = Promise.withResolvers<void>();
  const under = attack(() => performance.now() >= until, begun.resolve);
  await Promise.race([begun.promise, under]);
  until = performance.now() + 1000 * seconds;
  const took = { healthz: [] as number[], view: [] as number[], act: [] as number[] };
  const timed = async (what: keyof typeof took, work: () => Promise<{ readonly status: number } | null>) => {
    const start = performance.now();
    const answer = await work();
    took[what].push(performance.now() - start);
    // With some patience of its own it may be told to wait: the bystander acts far oftener than people do.
    if (answer !== null)
      result.check(
        answer.status === 200,
        () => `${name}: the bystander's ${what} was answered with ${answer.status}`,
      );
  };
  // Each of the three at least once, however slow the machine is.
  for (let no = 0; no < 3 || performance.now() < until; no++) {
    if (no % 3 === 0) await timed('healthz', () => client.call('/healthz'));
    if (no % 3 === 1) await timed('view', () => viewOf(client, table));
    // So often that his own limits are not reached.
    if (no % 24 === 2) await timed('act', () => playMirrored(client, table, random));
    await setTimeout(EVERY_MS);
  }
  result.answers[name] = await under;
  client.close();
  const after = await server.costs();
  for (const [what, values] of Object.entries(took)) {
    const { p50, p99 } = spreadOf(values);
    result[`${name}.${what}.p50`] = p50;
    result[`${name}.${what}.p99`] = p99;
  }
  result[`${name}.cpuASecond`] = rounded((after.cpu - before.cpu) / seconds);
  result[`${name}.memoryMB`] = after.memoryMB;
}

const viewOf = (client: Client, { id, seats }: Mirrored) =>
  client.call(`/api/tables/${id}/view`, { token: seats[0].token });

/** Many tables that are being played lie in the storage: how soon is it there, and does it answer? */
async function manyStored(
  data: string,
  empty: string,
  { stored, storedSeconds }: AttackSize,
  result: Attacked,
): Promise<void> {
  const first = await running(data);
  await openTable(first.client, 'phalanxx', 2);
  const { id, secrets } = await first.client.create([{ person: '' }, { bot: 'greedy' }], {
    game: 'phalanxx',
  });
  await first.client.join(id, secrets[0]);
  // Everybody waits for a person: what bots cost when they have to move is measured by itself.
  while (!(await first.client.info(id)).asked.includes(0)) await setTimeout(EVERY_MS);
  await first.stop();
  multiplyTables(data, stored);
  for (const [name, folder] of [
    ['empty', empty],
    ['stored', data],
  ] as const) {
    const start = performance.now();
    const server = await running(folder, '--limits', '1');
    await server.client.call('/readyz');
    result[`${name}.readyMs`] = Math.round(performance.now() - start);
    const took: number[] = [];
    const until = performance.now() + 1000 * storedSeconds;
    while (performance.now() < until) {
      const asked = performance.now();
      const { status } = await server.client.call('/healthz');
      took.push(performance.now() - asked);
      result.check(status === 200, () => `${name}: /healthz was answered with ${status}`);
      await setTimeout(EVERY_MS);
    }
    result[`${name}.healthz.p50`] = spreadOf(took).p50;
    result[`${name}.healthz.longest`] = rounded(Math.max(...took));
    result[`${name}.memoryMB`] = (await server.costs()).memoryMB;
    server.command.child.kill('SIGKILL');
    await server.command.ended;
  }
}

/** Tables of bots alone, opened from as many addresses as it takes. */
async function manyBots(
  data: string,
  { botTables, botSeconds, game }: AttackSize,
  random: (most: number) => number,
  result: Attacked,
): Promise<void> {
  const first = await running(data);
  const opened = [await openTable(first.client, game, 2)];
  await first.stop();
  const [bystander] = await mirror(data, opened);
  await withServer(data, result, async (server) => {
    await watch('bots', server, bystander, botSeconds, random, result, async (isOver, begins) => {
      begins();
      const answers: Answers = {};
      for (let no = 0; no < botTables && !isOver(); no++) {
        const client = clientOf(server.address, `127.0.0.${2 + Math.floor(no / 25)}`);
        const seats = [{ bot: 'greedy' }, { bot: 'greedy' }];
        const { status, body } = await client.call<{ id: string }>('/api/tables', {
          body: { game: 'phalanxx', seats },
        });
        if (status === 201) await client.call(`/api/tables/${body.id}/start`, { method: 'POST' });
        answers[status] = (answers[status] ?? 0) + 1;
        client.close();
      }
      while (!isOver()) await setTimeout(50);
      return answers;
    });
    const { randomAnswers, commits } = await server.costs();
    result['bots.actions'] = commits;
    result['bots.randomAnswers'] = randomAnswers;
    result.check(randomAnswers === 0, () => `${randomAnswers} answers of bots were given at random`);
  });
}

if (import.meta.main)
  await command({
    option: 'seconds',
    usual: 10,
    run: (count, seed, progress) => campaignAttack(count, seed, progress),
  });
