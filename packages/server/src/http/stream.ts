/**
 * Live: a WebSocket that tells what happens, as changes of what the seat sees. The token comes in the first message,
 * never in the address. Whoever names the last entry he knows is told what he missed.
 */

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Json, parseJson, type Seat } from '@diadochi/kernel';
import { WebSocketServer, type WebSocket } from 'ws';
import { changesBetween } from '../patch.ts';
import { type Happened, heardBy, type Room } from '../room.ts';
import { seatView } from '../seat-view.ts';
import { tableInfo } from '../table-info.ts';
import type { Tables } from '../tables.ts';
import type { Api } from './app.ts';
import { API_VERSION } from './schemas.ts';

/** Who has missed more than this gets the whole view. */
const MOST_MISSED = 200;
const LONGEST_MESSAGE = 1024;
const PING_MS = 30_000;
/** Whoever does not read what we send is let go: he can come back and resume. */
const MOST_UNSENT = 1024 * 1024;

export function addStream(app: Api, tables: Tables, log: (message: string) => void): void {
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE });
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const id = /^\/api\/tables\/([a-z0-9]{6,16})\/stream$/.exec(request.url ?? '')?.[1];
    if (id === undefined || !isSameOrigin(request)) {
      socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
      return;
    }
    server.handleUpgrade(request, socket, head, (client) => attend(tables, id, client, log));
  });
  const beat = setInterval(() => {
    for (const client of server.clients) client.ping();
  }, PING_MS);
  app.addHook('onClose', async () => {
    clearInterval(beat);
    for (const client of server.clients) client.close(1001);
    server.close();
  });
}

/** A page of another site must not listen in a visitor's name. */
function isSameOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || new URL(origin).host === host;
}

function attend(tables: Tables, id: string, client: WebSocket, log: (message: string) => void): void {
  const leaving: (() => void)[] = [];
  const send = (message: object) => {
    if (client.bufferedAmount > MOST_UNSENT) client.terminate();
    else client.send(JSON.stringify(message));
  };
  const refuse = (detail: string) => {
    send({ problem: { type: '/problems/bad-request', title: 'bad request', status: 400, detail } });
    client.close(1008);
  };
  client.on('error', () => client.terminate());
  client.on('close', () => {
    for (const leave of leaving) leave();
  });
  client.once('message', (data) => {
    const hello = helloOf(String(data));
    if (hello === null) refuse('The first message should be a hello, with token and since.');
    else
      welcome(tables, id, hello, send, leaving).catch((error: Error & { status?: number }) => {
        if (error.status === undefined) log(`stream of table ${id}: ${error.stack}`);
        refuse(error.status === undefined ? 'Something went wrong here.' : error.message);
      });
  });
}

interface Hello {
  readonly token: string | null;
  readonly since: number | null;
}
function helloOf(text: string): Hello | null {
  try {
    const { hello } = parseJson(text, 'hello', { characters: LONGEST_MESSAGE, depth: 4 }) as unknown as { hello: Hello };
    const { token = null, since = null } = hello;
    if (token !== null && typeof token !== 'string') return null;
    return since === null || (Number.isSafeInteger(since) && since >= 0) ? { token, since } : null;
  } catch {
    return null;
  }
}

async function welcome(
  tables: Tables,
  id: string,
  { token, since }: Hello,
  send: (message: object) => void,
  leaving: (() => void)[],
): Promise<void> {
  const seat = token === null ? null : await tables.seatOf(id, token);
  if (token !== null && seat === null) throw Object.assign(new Error('This token opens no seat of this table.'), { status: 401 });
  const tellTable = async () => {
    send({ api: API_VERSION, table: await tableInfo(tables, await tables.find(id)) });
  };
  leaving.push(tables.onSaid((table, line) => table === id && send({ chat: line })));
  let inRoom = false;
  const enter = async () => {
    if (inRoom || (await tables.find(id)).started === null) return;
    inRoom = true;
    await follow(await tables.room(id), seat, since, send, leaving);
  };
  leaving.push(
    tables.onChange((table) => {
      if (table === id) tellTable().then(enter);
    }),
  );
  await tellTable();
  await enter();
}

/** Tells what was missed, then everything as it happens, in order and nothing twice. */
async function follow(
  room: Room,
  seat: Seat | null,
  since: number | null,
  send: (message: object) => void,
  leaving: (() => void)[],
): Promise<void> {
  const now = room.match().seq;
  const waiting: Happened[] = [];
  let ready = false;
  const tell = (happened: Happened) => send({ news: newsOf(room, happened, seat) });
  leaving.push(room.listen((happened) => (ready ? tell(happened) : waiting.push(happened))));
  const resumes = since !== null && since <= now && now - since <= MOST_MISSED;
  if (!resumes) send({ view: seatView(await room.matchAt(now), seat) });
  else for (const missed of await room.between(since, now)) tell(missed);
  for (const happened of waiting) if (happened.seq > now) tell(happened);
  ready = true;
}

/**
 * An entry as news, kept short: events without the 'event.' of their message key, and the changes of the seat's view
 * but for its number, which is that of the news.
 */
function newsOf({ game }: Room, { seq, by, sink, before, after }: Happened, seat: Seat | null) {
  const was = { ...seatView(before, seat), seq };
  const changes = changesBetween(was as unknown as Json, seatView(after, seat) as unknown as Json);
  const events = heardBy(game, sink, seat).map(({ key, params }) => [key.slice('event.'.length), params]);
  return { seq, by, events, changes };
}
