/**
 * What a stranger could do to a server, as programs: each goes on until it is told to stop, and says how often it got
 * which answer. They run in a thread of their own, so that they do not hold up the bystander who measures.
 */

import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type BareStream, bareStream } from '../packages/server/test/bare-stream.ts';
import { type Call, clientOf } from '../packages/server/test/client.ts';

export interface Target {
  readonly address: string;
  /** A long game that is over: its log and its record are dear. */
  readonly finished: string;
  /** The last entry of it that somebody knows who has missed as much as can be resumed. */
  readonly missed: number;
  /** A table at which somebody plays. */
  readonly played: string;
  /** A seat of the attacker's own. */
  readonly own: { readonly table: string; readonly token: string };
  /** What he asks a forecast for. */
  readonly ask: readonly unknown[];
}
export type Answers = { [answer: string]: number };
type Attack = (target: Target, isOver: () => boolean, size: number) => Promise<Answers>;

/** Where attackers come from: all of 127.0.0.0/8 is this machine. Each attack has addresses of its own. */
const fromOf = (attack: AttackName, no = 0): string =>
  `127.${10 + Object.keys(attacks).indexOf(attack)}.0.${1 + no}`;
const CONNECTIONS = 8;

/** The same request again and again, on so many connections of one address. */
async function flood(
  attack: AttackName,
  { address }: Target,
  isOver: () => boolean,
  path: string,
  how: Call = {},
): Promise<Answers> {
  const answers: Answers = {};
  const one = async () => {
    const client = clientOf(address, fromOf(attack));
    while (!isOver()) {
      const status = await client.call(path, how).then(
        (answer) => String(answer.status),
        () => 'broken off',
      );
      answers[status] = (answers[status] ?? 0) + 1;
    }
    client.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return answers;
}

/** Streams that are opened and closed again, twenty at once. */
async function knocking(
  attack: AttackName,
  address: string,
  table: string,
  since: number | null,
  isOver: () => boolean,
): Promise<Answers> {
  const answers: Answers = { opened: 0, refused: 0 };
  while (!isOver()) {
    const from = fromOf(attack);
    const some = Array.from({ length: 20 }, () => bareStream(address, table, { from, since }));
    for (const { opened } of some)
      await opened.then(
        () => answers.opened++,
        () => answers.refused++,
      );
    for (const stream of some) stream.close();
  }
  return answers;
}

export type AttackName =
  | 'log'
  | 'record'
  | 'moments'
  | 'forecasts'
  | 'options'
  | 'tables'
  | 'packs'
  | 'sockets'
  | 'resumes'
  | 'slow'
  | 'spectators';
export const attacks: { readonly [name in AttackName]: Attack } = {
  log: (target, isOver) => flood('log', target, isOver, `/api/tables/${target.finished}/log`),
  record: (target, isOver) => flood('record', target, isOver, `/api/tables/${target.finished}/record`),
  moments: (target, isOver) => flood('moments', target, isOver, `/api/tables/${target.finished}/view?seq=1`),
  forecasts: (target, isOver) => {
    const { table, token } = target.own;
    const body = { ask: target.ask };
    return flood('forecasts', target, isOver, `/api/tables/${table}/forecast`, { token, body });
  },
  options: (target, isOver) => {
    const { table, token } = target.own;
    return flood('options', target, isOver, `/api/tables/${table}/options?refused=true`, { token });
  },
  tables: (target, isOver) => {
    const seats = [{ person: '' }, { person: '' }];
    return flood('tables', target, isOver, '/api/tables', { body: { game: 'successors', seats } });
  },
  packs: (target, isOver) => {
    const body = { format: 1, pack: 'mine', game: 'successors', changes: {} };
    return flood('packs', target, isOver, '/api/games/successors/content/check', { body });
  },
  sockets: (target, isOver) => knocking('sockets', target.address, target.played, null, isOver),
  /** As if they had missed much of a long game. */
  resumes: (target, isOver) => knocking('resumes', target.address, target.finished, target.missed, isOver),
  /** Many who watch one table, and do nothing else: all of them, however long it takes until they are there. */
  async spectators({ address, played }, isOver, size) {
    const answers: Answers = { opened: 0, refused: 0, messages: 0 };
    const streams: BareStream[] = [];
    const heard = () => void answers.messages++;
    for (let no = 0; no < size; no++) {
      const stream = bareStream(address, played, { from: fromOf('spectators', Math.floor(no / 50)), heard });
      streams.push(stream);
      await stream.opened.then(
        () => answers.opened++,
        () => answers.refused++,
      );
      if (no % 50 === 49) await setTimeout(50);
    }
    while (!isOver()) await setTimeout(50);
    for (const stream of streams) stream.close();
    return answers;
  },
  /** Requests that never end, and are begun again when they are cut off. */
  async slow({ address }, isOver, size) {
    const { hostname, port } = new URL(address);
    const answers: Answers = { begun: 0, 'cut off': 0 };
    const head =
      'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n';
    const one = async () => {
      while (!isOver()) {
        const socket = connect({ port: Number(port), host: hostname, localAddress: fromOf('slow') });
        answers.begun++;
        socket.on('connect', () => socket.write(head));
        const drip = setInterval(() => socket.writable && socket.write(' '), 500);
        const closed = new Promise<'closed'>((resolve) => {
          socket.on('error', () => resolve('closed'));
          socket.on('close', () => resolve('closed'));
        });
        const over = (async () => {
          while (!isOver() && !socket.destroyed) await setTimeout(100);
        })();
        await Promise.race([closed, over]);
        if (!isOver()) answers['cut off']++;
        clearInterval(drip);
        socket.destroy();
        await setTimeout(20);
      }
    };
    await Promise.all(Array.from({ length: size }, one));
    return answers;
  },
};

export interface Orders {
  readonly attack: AttackName;
  readonly target: Target;
  readonly size: number;
}
/** What a thread says: that it begins, and at its end what it was answered. */
export type Word = 'begun' | Answers;
/** As a thread: begins at once, and ends when it is told anything. */
if (parentPort !== null && workerData !== null) {
  const port = parentPort;
  const { attack, target, size } = workerData as Orders;
  let over = false;
  port.once('message', () => {
    over = true;
  });
  port.postMessage('begun' satisfies Word);
  port.postMessage(await attacks[attack](target, () => over, size));
}
