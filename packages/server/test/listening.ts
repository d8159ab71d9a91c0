/** A listener at the stream of a table: keeps what came, and the view with every change applied. */

import { WebSocket } from 'ws';
import type {
  Change,
  ChatLine,
  FirstOptions,
  SeatView,
  Shorthand,
  ShortNews,
  TableInfo,
} from '../src/api.ts';
import { readerOf } from '../src/shorthand.ts';
import type { Problem } from './client.ts';

export interface News {
  readonly seq: number;
  readonly by: number | null;
  readonly events: readonly [name: string, params: { readonly [name: string]: unknown }][];
  readonly changes: Change;
  readonly options?: FirstOptions;
}
interface Said {
  readonly api?: number;
  readonly table?: TableInfo;
  readonly view?: SeatView;
  readonly options?: FirstOptions;
  readonly news?: News;
  readonly words?: Shorthand;
  readonly n?: ShortNews;
  readonly chat?: ChatLine;
  readonly problem?: Problem;
}

export interface Listening {
  readonly socket: WebSocket;
  readonly heard: Said[];
  /** How long each news was, in bytes. */
  readonly sizes: number[];
  readonly news: News[];
  /** The view after each entry, by its number. */
  readonly views: Map<number, SeatView>;
  readonly closed: Promise<number>;
  until(done: (listening: Listening) => boolean): Promise<void>;
}

interface How {
  readonly token?: string | null;
  readonly since?: number | null;
  /** Whether news come in short, as the page has them; if not told otherwise, to seats. */
  readonly short?: boolean;
  /** The view that a client who resumes has. */
  readonly view?: SeatView | undefined;
  readonly hello?: string;
  readonly headers?: { readonly [name: string]: string };
}

export function listen(address: string, table: string, how: How = {}): Listening {
  const {
    token = null,
    since = null,
    short = token !== null,
    hello = JSON.stringify({ hello: { token, since, ...(short ? { words: '' } : {}) } }),
    headers = {},
  } = how;
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/stream`, { headers });
  const views = new Map<number, SeatView>();
  let view = how.view;
  let words: Shorthand | null = null;
  const waiting = new Set<() => void>();
  const listening: Listening = {
    socket,
    heard: [],
    sizes: [],
    news: [],
    views,
    closed: new Promise((resolve) => {
      socket.on('close', resolve);
      socket.on('error', () => resolve(-1));
    }),
    until: (done) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('nothing more was heard')), 120_000);
        const look = () => {
          if (!done(listening)) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
  socket.on('open', () => socket.send(hello));
  socket.on('message', (data) => {
    const sent = JSON.parse(String(data)) as Said;
    if (sent.words !== undefined) {
      words = sent.words;
      return;
    }
    const said = sent.n === undefined ? sent : { news: readerOf(words as Shorthand)(sent.n) as News };
    listening.heard.push(said);
    if (said.view !== undefined) view = said.view;
    if (said.news !== undefined) {
      listening.sizes.push((data as Buffer).length);
      listening.news.push(said.news);
      if (view !== undefined) view = { ...applied(view, said.news.changes), seq: said.news.seq };
    }
    if (view !== undefined) views.set(view.seq, view);
    for (const look of waiting) look();
  });
  return listening;
}

/** A document with a change (see `changes.ts`) made to a copy of it: as somebody would write it who has only read of it. */
export function applied<T>(document: T, change: unknown): T {
  if (typeof change !== 'object' || change === null || Array.isArray(change)) return change as T;
  const { '=': whole, '-': gone = [], '+': spliced = [], ...inside } = change as { [key: string]: unknown };
  if ('=' in change) return whole as T;
  const isThere = typeof document === 'object' && document !== null;
  const copy = structuredClone(isThere ? document : {}) as { [key: string]: unknown };
  for (const key of gone as string[]) delete copy[key];
  for (const splice of spliced as [number, number][]) (copy as unknown as unknown[]).splice(...splice);
  for (const [key, value] of Object.entries(inside)) copy[key] = applied(copy[key], value);
  return copy as T;
}
