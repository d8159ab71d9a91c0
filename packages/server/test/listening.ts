/** A listener at the stream of a table: keeps what came, and the view with every change applied. */

import { WebSocket } from 'ws';
import type { Change, ChatLine, FirstOptions, SeatView, TableInfo } from '../src/api.ts';
import type { Problem } from './client.ts';

export interface News {
  readonly seq: number;
  readonly by: number | null;
  readonly events: readonly [name: string, params: { readonly [name: string]: unknown }][];
  readonly changes: readonly Change[];
  readonly options?: FirstOptions;
}
interface Said {
  readonly api?: number;
  readonly table?: TableInfo;
  readonly view?: SeatView;
  readonly options?: FirstOptions;
  readonly news?: News;
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
  /** The view that a client who resumes has. */
  readonly view?: SeatView | undefined;
  readonly hello?: string;
  readonly headers?: { readonly [name: string]: string };
}

export function listen(address: string, table: string, how: How = {}): Listening {
  const {
    token = null,
    since = null,
    hello = JSON.stringify({ hello: { token, since } }),
    headers = {},
  } = how;
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/stream`, { headers });
  const views = new Map<number, SeatView>();
  let view = how.view;
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
    const said = JSON.parse(String(data)) as Said;
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

interface Branch {
  [key: string]: Branch;
}
/** A document with changes made to a copy of it. */
export function applied<T>(document: T, changes: readonly Change[]): T {
  const whole = { '': structuredClone(document) } as unknown as Branch;
  for (const change of changes) {
    const path = change[0] === '' ? [] : change[0].split('.');
    let branch = whole;
    let key = '';
    for (const next of path) {
      branch = branch[key];
      key = next;
    }
    if (change.length === 1) delete branch[key];
    else if (change.length === 2) branch[key] = change[1] as unknown as Branch;
    else {
      const [, from, gone, ...added] = change;
      (branch[key] as unknown as unknown[]).splice(from as number, gone as number, ...added);
    }
  }
  return whole[''] as T;
}
