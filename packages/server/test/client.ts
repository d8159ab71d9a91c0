/** A small client of the API, as somebody would write it who has read only its description. */

import { randomBytes } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import {
  commitmentTo,
  type Dice,
  type GameRecord,
  type Message,
  type Options,
  type Verdict,
} from '@diadochi/kernel';
import type {
  ChatLine,
  ClocksOfSeats,
  Pace,
  ProblemDocument,
  SeatView,
  StewardState,
  TableInfo,
} from '../src/api.ts';

export type Fields = { readonly [field: string]: unknown };
export interface Call {
  readonly method?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is. */
  readonly raw?: string;
  readonly token?: string | null | undefined;
  readonly key?: string | undefined;
  readonly headers?: { readonly [name: string]: string };
}
export interface Answer<T = Problem> {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: T;
}
export type Problem = ProblemDocument;
export interface Seated {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
  /** What the seat has committed to for the dice. */
  readonly words: string | null;
}
export interface LogLine {
  readonly seq: number;
  readonly by: number | null;
  readonly messages: readonly Message[];
}
export type SeatRequest = { readonly bot: string } | { readonly person: string };
export type Client = ReturnType<typeof clientOf>;

export const newWords = (): string => randomBytes(32).toString('base64url');

/** Nobody sits down under the name of another. */
let guests = 0;

/** `from`: another address of this machine, for those who are not to be counted as one. */
export function clientOf(address: string, from?: string) {
  const agent = new Agent({ keepAlive: true, ...(from === undefined ? {} : { localAddress: from }) });
  const { hostname, port } = new URL(address);

  function call<T = Problem>(path: string, how: Call = {}): Promise<Answer<T>> {
    const text = how.raw ?? (how.body === undefined ? null : JSON.stringify(how.body));
    const headers: Record<string, string> = {
      ...(text === null
        ? {}
        : { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(text)}` }),
      ...(typeof how.token === 'string' ? { authorization: `Bearer ${how.token}` } : {}),
      ...(how.key === undefined ? {} : { 'idempotency-key': how.key }),
      ...how.headers,
    };
    const method = how.method ?? (text === null ? 'GET' : 'POST');
    return new Promise((resolve, reject) => {
      const sent = request({ agent, hostname, port, path, method, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('error', reject);
        answer.on('end', () => {
          const isJson = /json/.test(answer.headers['content-type'] ?? '');
          const body = (isJson && text !== '' ? JSON.parse(text) : null) as T;
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, body });
        });
      });
      sent.on('error', reject);
      sent.end(text ?? undefined);
    });
  }

  /** The answer's body; anything but success is an error. */
  async function ask<T>(path: string, how: Call = {}): Promise<T> {
    const { status, text, body } = await call<T>(path, how);
    if (status >= 300) throw new Error(`${how.method ?? ''} ${path}: ${status} ${text}`);
    return body;
  }
  const at = (table: string, what = '') => `/api/tables/${table}${what}`;

  return {
    call,
    ask,
    create: (seats: readonly SeatRequest[], more: Fields = {}) =>
      ask<{ id: string; secrets: (string | null)[] }>('/api/tables', {
        body: { game: 'proof', seats, ...more },
      }),
    async join(
      table: string,
      secret: string | null | undefined,
      name = `Guest ${++guests}`,
      words: string | null = null,
    ): Promise<Seated> {
      const commitment = words === null ? {} : { commitment: commitmentTo(words) };
      const body = { ...(secret ? { secret } : {}), name, ...commitment };
      const { seat, token } = await ask<{ seat: number; token: string }>(at(table, '/join'), { body });
      return { table, seat, token, words };
    },
    /** Shows what a seat has committed to, or something else. */
    show: ({ table, token, words }: Seated, shown = words) =>
      call(at(table, '/words'), { token, body: { words: shown } }),
    info: async (table: string) => (await ask<{ table: TableInfo }>(at(table))).table,
    view: async (table: string, token: string | null, seq?: number) =>
      (await ask<{ view: SeatView }>(at(table, `/view${seq === undefined ? '' : `?seq=${seq}`}`), { token }))
        .view,
    /** The whole log from its beginning, page by page. */
    async log(table: string, token: string | null = null): Promise<LogLine[]> {
      const all: LogLine[] = [];
      for (;;) {
        const before = all.length === 0 ? '' : `?before=${all[0].seq}`;
        const { log } = await ask<{ log: LogLine[] }>(at(table, `/log${before}`), { token });
        all.unshift(...log.toReversed());
        if (log.length === 0 || all[0].seq === 1) return all;
      }
    },
    chat: async (table: string) => (await ask<{ chat: ChatLine[] }>(at(table, '/chat'))).chat,
    record: (table: string) => ask<GameRecord>(at(table, '/record')),
    options: ({ table, token }: Seated, partial: Fields = {}, more = '') =>
      call<Options>(at(table, `/options?partial=${encodeURIComponent(JSON.stringify(partial))}${more}`), {
        token,
      }),
    judge: async ({ table, token }: Seated, actions: readonly unknown[]) =>
      (await ask<{ verdicts: Verdict[] }>(at(table, '/judge'), { token, body: { actions } })).verdicts,
    forecast: ({ table, token }: Seated, ask: unknown) =>
      call<{ forecasts: unknown[] }>(at(table, '/forecast'), { token, body: { ask } }),
    act: ({ table, token }: Seated, decision: string, action: unknown, key?: string) =>
      call<{ seq: number }>(at(table, '/actions'), { token, key, body: { decision, action } }),
    undo: ({ table, token }: Seated, key?: string) =>
      call<{ seq: number }>(at(table, '/undo'), { method: 'POST', token, key }),
    redo: ({ table, token }: Seated, key?: string) =>
      call<{ seq: number }>(at(table, '/redo'), { method: 'POST', token, key }),
    /** What a seat's steward has been told; and telling it, or what is planned. */
    steward: async ({ table, token }: Seated) =>
      (await ask<{ steward: StewardState }>(at(table, '/steward'), { token })).steward,
    tellSteward: ({ table, token }: Seated, orders: readonly unknown[]) =>
      call(at(table, '/steward'), { token, body: { orders } }),
    plan: ({ table, token }: Seated, steps: readonly unknown[]) =>
      call(at(table, '/plan'), { token, body: { steps } }),
    clocks: async ({ table, token }: Seated) =>
      (await ask<{ clocks: ClocksOfSeats }>(at(table, '/clocks'), { token })).clocks,
    close: () => agent.destroy(),
  };
}

/** The decision that a seat has to make now, or null. */
export function decisionOf(view: SeatView, seat: number): string | null {
  const { asked } = view;
  return asked?.seats.includes(seat) ? `${asked.kind}.${asked.no}.${seat}` : null;
}

/** A random answer to what the seat is asked, field by field; null if it is not asked (any more). */
export async function randomAnswer(
  client: Client,
  seated: Seated,
  dice: Dice,
  more = '',
): Promise<Fields | null> {
  let answer: Fields = {};
  for (;;) {
    const { status, body } = await client.options(seated, answer, more);
    if (status !== 200) return null;
    if (body.complete) return answer;
    if (body.options.length === 0) return null;
    answer = { ...answer, ...(body.options[dice(body.options.length)] as Fields) };
  }
}

/** A table of persons who have all sat down; all but the second have words for the dice, and have shown them. */
export async function seatAll(
  client: Client,
  persons: number,
  bots = 0,
  options: { readonly [name: string]: boolean } = {},
  pace: Pace | null = null,
): Promise<Seated[]> {
  const seats = Array.from({ length: persons + bots }, (_, i) =>
    i < persons ? { person: '' } : { bot: 'random' },
  );
  const { id, secrets } = await client.create(seats, { options, ...(pace === null ? {} : { pace }) });
  const seated: Seated[] = [];
  for (const secret of secrets)
    if (secret !== null) {
      const words = seated.length === 1 ? null : newWords();
      seated.push(await client.join(id, secret, `P${seated.length}`, words));
    }
  for (const each of seated) if (each.words !== null) await client.show(each);
  return seated;
}

/** The first of these seats that is asked, by its own view: in a window nobody else is told. */
export async function nextMover(client: Client, seats: readonly Seated[]) {
  for (const mover of seats) {
    const decision = decisionOf(await client.view(mover.table, mover.token), mover.seat);
    if (decision !== null) return { mover, decision };
  }
  return null;
}

/** One move by whoever is asked first: his seat and the answer to the request; null when nobody of them is asked. */
export async function playOne(client: Client, seats: readonly Seated[], dice: Dice, key?: string) {
  const next = await nextMover(client, seats);
  if (next === null) return null;
  const { mover, decision } = next;
  const action = await randomAnswer(client, mover, dice);
  return { mover, decision, action, answer: await client.act(mover, decision, action, key) };
}
