/**
 * Live: a WebSocket that tells what happens, as changes of what the seat sees. The token comes in the first message,
 * never in the address. Whoever names the last entry he knows is told what he missed.
 */

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { BadInput, parseJson, type Seat } from '@diadochi/kernel';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Heard, Hello } from '../api.ts';
import { type GameWords, wordsOf } from '../game-words.ts';
import type { Limits } from '../limits/limits.ts';
import type { Log } from '../looking-in/logs.ts';
import type { Metrics } from '../looking-in/metrics.ts';
import { seatGone, Unauthorized } from '../problems.ts';
import type { Room, Said } from '../room.ts';
import { tableInfo } from '../table-info.ts';
import type { Tables } from '../tables.ts';
import { addressOfUpgrade, type Trust } from './addresses.ts';
import type { Api } from './app.ts';
import { type Crowd, newCrowd, writerOf } from './crowd.ts';
import { textFrame } from './frames.ts';
import { bareAnswer } from './headers.ts';
import { problemDocument } from './problem-document.ts';
import { API_VERSION } from './schemas.ts';

/** Who has missed more than this gets the whole view: nobody's return costs more than a page of the log. */
const MOST_MISSED = 50;
const LONGEST_MESSAGE = 1024;
const HELLO_MS = 10_000;
const PING_MS = 30_000;
/** Of those who ping us themselves, so many between two of ours are answered. */
const MOST_PINGS = 60;
const CLOSING_MS = 1000;
interface StreamOptions {
  readonly tables: Tables;
  readonly limits: Limits;
  readonly trust: Trust;
  readonly log: Log;
  readonly metrics: Metrics;
}

export function addStream(app: Api, { tables, limits, trust, log, metrics }: StreamOptions): void {
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE });
  metrics.gauge('diadochi_sockets', 'Streams that are open', () => server.clients.size);
  const silent = new WeakSet<WebSocket>();
  const crowd = newCrowd();
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const id = /^\/api\/tables\/([a-z0-9]{6,16})\/stream$/.exec(request.url ?? '')?.[1];
    if (id === undefined) return socket.end(bareAnswer(404));
    if (!isSameOrigin(request)) return socket.end(bareAnswer(403));
    const address = addressOfUpgrade(request, trust);
    if (!limits.mayKnock(address)) {
      metrics.refused('too-many-streams');
      return socket.end(bareAnswer(429));
    }
    server.handleUpgrade(request, socket, head, (client) => {
      client.on('pong', () => {
        silent.delete(client);
        tables.look(id); // who listens looks
      });
      const write = writerOf(socket, () => client.terminate());
      attend({ tables, id, client, write, crowd, log, enter: () => limits.socket(id, address) });
    });
  });
  const beat = setInterval(() => {
    for (const client of server.clients) {
      if (silent.has(client)) client.terminate(); // gone without a word
      silent.add(client);
      client.ping();
    }
  }, PING_MS);
  // We could not hear the other processes for a while: whoever listens comes back and is told what he missed.
  const stopHearing = tables.onGap(() => {
    for (const client of server.clients) client.close(1012);
  });
  // Before the server closes: it would wait for them.
  app.addHook('preClose', async () => {
    clearInterval(beat);
    stopHearing();
    for (const client of server.clients) {
      client.close(1001);
      setTimeout(() => client.terminate(), CLOSING_MS).unref();
    }
    server.close();
  });
}

/** A page of another site must not listen in a visitor's name. */
function isSameOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || URL.parse(origin)?.host === host;
}

/** One who listens: what he is sent, and what ends when he leaves. */
interface Listener {
  send(message: Heard & { readonly api?: typeof API_VERSION }): void;
  /** Tells what many are told. */
  tell(frame: Buffer, seat: Seat | null): void;
  onLeave(leave: () => void): void;
}

interface Attending {
  readonly tables: Tables;
  readonly id: string;
  readonly client: WebSocket;
  readonly write: (frame: Buffer) => void;
  readonly crowd: Crowd;
  readonly log: Log;
  readonly enter: () => () => void;
}

/** What all of an audience are told is made ready once. */
interface Frames {
  plain?: Buffer;
  short?: Buffer;
}
/** Whoever is told the same is told one after the other: the last is enough to be kept. */
let last: { readonly said: Said; readonly frames: Frames } | null = null;
function framesOf(said: Said): Frames {
  if (last?.said !== said) last = { said, frames: {} };
  return last.frames;
}
function plainFrame(said: Said): Buffer {
  const known = framesOf(said);
  known.plain ??= textFrame(JSON.stringify(said));
  return known.plain;
}
function shortFrame({ short }: GameWords, said: Said): Buffer {
  if (said.news === undefined) return plainFrame(said);
  const known = framesOf(said);
  known.short ??= textFrame(short(said.news, '{"n":', '}'));
  return known.short;
}

function attend({ tables, id, client, write, crowd, log, enter }: Attending): void {
  const leaving: (() => void)[] = [];
  const listener: Listener = {
    send: (message) => write(textFrame(JSON.stringify(message))),
    tell(frame, seat) {
      if (seat === null) crowd.tell(write, frame);
      else write(frame);
    },
    onLeave(leave) {
      if (client.readyState === client.OPEN) leaving.push(leave);
      else leave();
    },
  };
  const refuse = (error: Error) => {
    const problem = problemDocument(error);
    if (problem.status >= 500) log(`stream of table ${id}: ${error.stack}`, { level: 'error', table: id });
    listener.send({ problem });
    client.close(1008);
  };
  client.on('error', () => client.terminate());
  try {
    client.once('close', enter());
  } catch (error) {
    refuse(error as Error);
    return;
  }
  const late = setTimeout(() => refuse(new BadInput('No hello came.')), HELLO_MS);
  leaving.push(() => clearTimeout(late));
  client.on('close', () => {
    for (const leave of leaving) leave();
  });
  let pings = 0;
  client.on('pong', () => {
    pings = 0;
  });
  client.on('ping', () => {
    if (++pings > MOST_PINGS) client.terminate();
  });
  client.once('message', async (data) => {
    clearTimeout(late);
    client.on('message', () => client.terminate()); // nobody has more to say than hello
    try {
      await welcome(tables, id, helloOf(String(data)), listener, refuse);
    } catch (error) {
      refuse(error as Error);
    }
  });
}

function helloOf(text: string): Required<Omit<Hello, 'words'>> & Pick<Hello, 'words'> {
  const said = parseJson(text, 'hello', { characters: LONGEST_MESSAGE, depth: 4 }) as {
    hello?: Partial<Hello>;
  } | null;
  const { token = null, since = null, words } = said?.hello ?? { token: 0 as never };
  const known = since === null || (Number.isSafeInteger(since) && since >= 0);
  const isText = words === undefined || typeof words === 'string';
  if ((token !== null && typeof token !== 'string') || !known || !isText)
    throw new BadInput('The first message should be a hello, with token and since.');
  return words === undefined ? { token, since } : { token, since, words };
}

async function welcome(
  tables: Tables,
  id: string,
  { token, since, words }: ReturnType<typeof helloOf>,
  listener: Listener,
  refuse: (error: Error) => void,
): Promise<void> {
  const table = await tables.find(id);
  const seat = token === null ? null : await tables.seatOf(table.id, token);
  if (token !== null && seat === null) throw new Unauthorized('This token opens no seat of this table.');
  const { send, onLeave } = listener;
  tables.look(id);
  if (seat !== null) onLeave(tables.signs.attend(id, seat));
  let inRoom = false;
  const tellTable = async () => {
    const now = await tables.find(id);
    // Whoever has lost his seat hears so, and no more of what only it may hear.
    if (token !== null && (await tables.seatOf(id, token)) !== seat) throw seatGone();
    send({ api: API_VERSION, table: await tableInfo(tables, now, seat) });
    if (now.started === null || inRoom) return;
    inRoom = true;
    await follow(await tables.room(id), seat, { since, words }, listener);
  };
  onLeave(tables.onSaid((said, line) => said === id && send({ chat: line })));
  onLeave(tables.onChange((changed) => changed === id && tellTable().catch(refuse)));
  await tellTable();
}

/** Tells what was missed, then everything as it happens, in order and nothing twice. */
async function follow(
  room: Room,
  seat: Seat | null,
  { since, words }: Pick<ReturnType<typeof helloOf>, 'since'> & { readonly words: string | undefined },
  { send, tell: tellFrame, onLeave }: Listener,
): Promise<void> {
  await room.settled(seat);
  const ours = words === undefined ? null : wordsOf(room.game);
  if (ours !== null && words !== ours.shorthand.id) send({ words: ours.shorthand });
  const tell = (said: Said) => tellFrame(ours === null ? plainFrame(said) : shortFrame(ours, said), seat);
  const now = room.numberOf(seat);
  const waiting: Said[] = [];
  let ready = false;
  onLeave(room.listen(seat, (said) => (ready ? tell(said) : waiting.push(said))));
  const resumes = since !== null && since <= now && now - since <= MOST_MISSED;
  if (!resumes) send(room.shown(seat));
  else if (since < now) for (const missed of await room.newsBetween(seat, since, now)) tell(missed);
  for (const said of waiting) tell(said);
  ready = true;
}
