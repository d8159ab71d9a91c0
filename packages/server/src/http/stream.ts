/**
 * Live: a WebSocket that tells what happens, as changes of what the seat sees. The token comes in the first message,
 * never in the address. Whoever names the last entry he knows is told what he missed.
 */

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { BadInput, type Json, parseJson, type Seat } from '@diadochi/kernel';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Heard, News } from '../api.ts';
import { changesBetween } from '../patch.ts';
import { Unauthorized } from '../problems.ts';
import { type Happened, heardBy, type Room } from '../room.ts';
import { seatView } from '../seat-view.ts';
import { tableInfo } from '../table-info.ts';
import type { Tables } from '../tables.ts';
import type { Api } from './app.ts';
import { bareAnswer } from './headers.ts';
import { problemDocument } from './problem-document.ts';
import { API_VERSION } from './schemas.ts';

/** Who has missed more than this gets the whole view. */
const MOST_MISSED = 200;
const LONGEST_MESSAGE = 1024;
const HELLO_MS = 10_000;
const PING_MS = 30_000;
const CLOSING_MS = 1000;
/** Whoever does not read what we send is let go: he can come back and resume. */
const MOST_UNSENT = 1024 * 1024;

export function addStream(app: Api, tables: Tables, log: (message: string) => void): void {
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE });
  const silent = new WeakSet<WebSocket>();
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const id = /^\/api\/tables\/([a-z0-9]{6,16})\/stream$/.exec(request.url ?? '')?.[1];
    if (id === undefined) return socket.end(bareAnswer(404));
    if (!isSameOrigin(request)) return socket.end(bareAnswer(403));
    server.handleUpgrade(request, socket, head, (client) => {
      client.on('pong', () => silent.delete(client));
      attend(tables, id, client, log);
    });
  });
  const beat = setInterval(() => {
    for (const client of server.clients) {
      if (silent.has(client)) client.terminate(); // gone without a word
      silent.add(client);
      client.ping();
    }
  }, PING_MS);
  // Before the server closes: it would wait for them.
  app.addHook('preClose', async () => {
    clearInterval(beat);
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
  onLeave(leave: () => void): void;
}

function attend(tables: Tables, id: string, client: WebSocket, log: (message: string) => void): void {
  const leaving: (() => void)[] = [];
  const listener: Listener = {
    send(message) {
      if (client.bufferedAmount > MOST_UNSENT) client.terminate();
      else client.send(JSON.stringify(message));
    },
    onLeave(leave) {
      if (client.readyState === client.OPEN) leaving.push(leave);
      else leave();
    },
  };
  const refuse = (error: Error) => {
    const problem = problemDocument(error);
    if (problem.status >= 500) log(`stream of table ${id}: ${error.stack}`);
    listener.send({ problem });
    client.close(1008);
  };
  const late = setTimeout(() => refuse(new BadInput('No hello came.')), HELLO_MS);
  leaving.push(() => clearTimeout(late));
  client.on('error', () => client.terminate());
  client.on('close', () => {
    for (const leave of leaving) leave();
  });
  client.once('message', async (data) => {
    clearTimeout(late);
    try {
      await welcome(tables, id, helloOf(String(data)), listener, refuse);
    } catch (error) {
      refuse(error as Error);
    }
  });
}

interface Hello {
  readonly token: string | null;
  readonly since: number | null;
}
function helloOf(text: string): Hello {
  const said = parseJson(text, 'hello', { characters: LONGEST_MESSAGE, depth: 4 }) as {
    hello?: Partial<Hello>;
  } | null;
  const { token = null, since = null } = said?.hello ?? { token: 0 as never };
  const known = since === null || (Number.isSafeInteger(since) && since >= 0);
  if ((token !== null && typeof token !== 'string') || !known)
    throw new BadInput('The first message should be a hello, with token and since.');
  return { token, since };
}

async function welcome(
  tables: Tables,
  id: string,
  { token, since }: Hello,
  { send, onLeave }: Listener,
  refuse: (error: Error) => void,
): Promise<void> {
  const table = await tables.find(id);
  const seat = token === null ? null : await tables.seatOf(table.id, token);
  if (token !== null && seat === null) throw new Unauthorized('This token opens no seat of this table.');
  let inRoom = false;
  const tellTable = async () => {
    const now = await tables.find(id);
    send({ api: API_VERSION, table: await tableInfo(tables, now) });
    if (now.started === null || inRoom) return;
    inRoom = true;
    await follow(await tables.room(id), seat, since, { send, onLeave });
  };
  onLeave(tables.onSaid((said, line) => said === id && send({ chat: line })));
  onLeave(tables.onChange((changed) => changed === id && tellTable().catch(refuse)));
  await tellTable();
}

/** Tells what was missed, then everything as it happens, in order and nothing twice. */
async function follow(
  room: Room,
  seat: Seat | null,
  since: number | null,
  { send, onLeave }: Listener,
): Promise<void> {
  const now = room.match().seq;
  const waiting: Happened[] = [];
  let ready = false;
  const tell = (happened: Happened) => send({ news: newsOf(room, happened, seat) });
  onLeave(room.listen((happened) => (ready ? tell(happened) : waiting.push(happened))));
  const resumes = since !== null && since <= now && now - since <= MOST_MISSED;
  if (!resumes) send({ view: seatView(room.match(), seat) });
  else for (const missed of await room.between(since, now)) tell(missed);
  for (const happened of waiting) tell(happened);
  ready = true;
}

/**
 * An entry as news, kept short: events without the 'event.' of their message key, and the changes of the seat's view
 * but for its number, which is that of the news.
 */
function newsOf({ game }: Room, { seq, by, sink, before, after }: Happened, seat: Seat | null): News {
  const was = { ...seatView(before, seat), seq };
  const changes = changesBetween(was as unknown as Json, seatView(after, seat) as unknown as Json);
  const events = heardBy(game, sink, seat).map(
    ({ key, params }) => [key.slice('event.'.length), params] as const,
  );
  return { seq, by, events, changes };
}
