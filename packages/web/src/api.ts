/** The server, as the page speaks to it: one function a request, each with the token of the seat it is made for. */

import type { Chosen, Message, Setting } from '@diadochi/kernel';
import { tokenOf } from './seats.ts';

export type { Message };
/** What an answer, a view or an option is made of. */
export type Fields = { readonly [field: string]: unknown };

export type { Chosen, Setting };
export interface GameInfo {
  readonly name: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly settings: { readonly [key: string]: Setting };
  readonly bots: readonly string[];
  readonly version: string;
  readonly contentHash: string;
  /** The name of the content pack that new tables are played with. */
  readonly pack: string | null;
  /** Whether a content pack can correct what is in its box. */
  readonly correctable: boolean;
}
export interface SeatInfo {
  readonly seat: number;
  readonly name: string | null;
  readonly bot: string | null;
  readonly taken: boolean;
}
export interface TableInfo {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly version: string;
  readonly contentHash: string;
  readonly pack: string | null;
  readonly options: Fields;
  readonly seats: readonly SeatInfo[];
  readonly status: 'waiting' | 'playing' | 'over';
  readonly asked: readonly number[];
  readonly seq: number;
  readonly commitment: string;
  readonly createdAt: number;
}
export interface Pending {
  readonly id: string;
  readonly seat: number;
  readonly kind: string;
  readonly about: Fields;
  readonly optional: boolean;
  readonly prompt: Message;
}
export interface Outcome {
  readonly winners: readonly number[];
  readonly kind: string;
  readonly how?: string;
  readonly scores: readonly number[];
  /** By which clause it was won, and by which one a tie was broken. */
  readonly clause?: string;
  readonly tieBroken?: string;
  /** What is counted besides, by name: for each seat, or (`neutral`) for a side that nobody plays. */
  readonly besides?: { readonly [what: string]: readonly number[] };
}
/** What a seat (or, with seat null, a spectator) sees; `table` is the game's own. */
export interface SeatView<Table = Fields> {
  readonly seq: number;
  readonly seat: number | null;
  readonly table: Table;
  readonly options: Fields;
  readonly orders: { readonly [window: string]: 'default' | 'always' | 'never' } | null;
  /** The names of the procedures under way, the outermost first; their titles are messages `procedure.<name>`. */
  readonly crumbs: readonly string[];
  /** The one question that is put, and to whom; `pendingOf` makes decisions of it. */
  readonly asked: {
    readonly kind: string;
    readonly no: number;
    readonly about: Fields;
    readonly seats: readonly number[];
  } | null;
  /** The kinds of what this seat may say uninvited. */
  readonly free: readonly string[];
  readonly undo: boolean;
  readonly redo: boolean;
  readonly outcome: Outcome | null;
}
/** Where something changes in the view, and to what; without a value it is gone. */
export type Change = readonly [place: string, value?: unknown];
export interface LogEntry {
  readonly seq: number;
  readonly by: number;
  readonly messages: readonly Message[];
}
/** An entry as the stream tells it: short. The view's own number is that of the news and not among the changes. */
export interface News {
  readonly seq: number;
  readonly by: number;
  /** Name (the message key is `event.` and this) and parameters. */
  readonly events: readonly (readonly [name: string, params: Message['params']])[];
  readonly changes: readonly Change[];
}
/** Everyone who is asked, then what the own seat may say uninvited. */
export function pendingOf({ asked, free, seat }: SeatView<unknown>): Pending[] {
  const decision = (kind: string, no: string, who: number, about: Fields, optional: boolean): Pending => ({
    id: `${kind}.${no}.${who}`,
    seat: who,
    kind,
    about,
    optional,
    prompt: { key: `prompt.${kind}`, params: { seat: who, ...about } as Message['params'] },
  });
  return [
    ...(asked?.seats ?? []).map((who) =>
      decision(asked?.kind ?? '', String(asked?.no), who, asked?.about ?? {}, false),
    ),
    ...(seat === null ? [] : free.map((kind) => decision(kind, 'free', seat, {}, true))),
  ];
}
export interface ChatLine {
  readonly no: number;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
}
export interface Refused {
  readonly option: Fields;
  readonly clause: string;
  readonly message: Message;
}
export interface Options {
  readonly kind: string;
  /** The answer so far is a whole action; a list at its end may still grow. */
  readonly complete: boolean;
  readonly options: readonly Fields[];
  readonly refused?: readonly Refused[];
}
/** Why there is no way back from an answer. */
export type Final = 'die' | 'card' | 'shown' | 'end';
export type Verdict =
  | { readonly allowed: true; readonly final?: Final | null }
  | { readonly allowed: false; readonly clause: string; readonly message: Message };

export interface NewTable {
  readonly game: string;
  readonly name?: string;
  readonly options?: Chosen;
  readonly seats: readonly ({ readonly bot: string } | { readonly person: string })[];
  readonly open?: boolean;
}
export interface Created {
  readonly id: string;
  readonly secrets: readonly (string | null)[];
}
export interface Mine {
  readonly table: TableInfo;
  readonly you: number;
}

/** What the server (or the line to it: status 0) says is wrong. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  /** The last part of the problem's type, such as `stale-decision`. */
  readonly type: string;
  readonly detail: string;
  readonly clause: string | null;
  /** What to tell the player, where the rules refuse something. */
  readonly said: Message | null;
  constructor(status: number, type: string, detail: string, clause?: string, said?: Message) {
    super(detail);
    this.status = status;
    this.type = type.slice(type.lastIndexOf('/') + 1);
    this.detail = detail;
    this.clause = clause ?? null;
    this.said = said ?? null;
  }
}

interface Asking {
  readonly table?: string;
  readonly body?: unknown;
  /** What must not happen twice, however often it is sent. */
  readonly once?: boolean;
}

async function ask<T>(path: string, { table, body, once = false }: Asking = {}): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  const token = table === undefined ? null : tokenOf(table);
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (once) headers['idempotency-key'] = randomKey();
  const request: RequestInit =
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };

  const answer = await sent(`/api${path}`, request, once || body === undefined ? 2 : 0);
  const json = await answer.json().catch(() => null);
  if (!answer.ok) throw problemOf(answer.status, json);
  return json as T;
}

/** Sends again what can be sent again, if the line breaks. */
async function sent(url: string, request: RequestInit, again: number): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch {
    if (again === 0) throw new ApiProblem(0, 'offline', '');
    await new Promise((done) => setTimeout(done, 400));
    return sent(url, request, again - 1);
  }
}

function problemOf(status: number, json: unknown): ApiProblem {
  const { type, detail, clause, message } = (json ?? {}) as Partial<ApiProblemDocument>;
  return new ApiProblem(status, type ?? '', detail ?? '', clause, message);
}
interface ApiProblemDocument {
  readonly type: string;
  readonly detail: string;
  readonly clause?: string;
  readonly message?: Message;
}

/** Not `randomUUID`, which plain http in a home network does not have. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const query = (fields: { readonly [name: string]: string | number | boolean | undefined }): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`;
};

const at = (id: string, what = ''): string => `/tables/${encodeURIComponent(id)}${what}`;

export const api = {
  games: async (): Promise<readonly GameInfo[]> => (await ask<{ games: GameInfo[] }>('/games')).games,

  /** What is in the box of a game, with where each value comes from. By its hash the browser need not ask twice. */
  content: <Content = Fields>(game: string, hash: string): Promise<Content> =>
    ask(`/games/${encodeURIComponent(game)}/content${query({ v: hash })}`),
  /** The same as it comes, whatever pack new tables are played with. */
  plainContent: (game: string): Promise<Fields> =>
    ask(`/games/${encodeURIComponent(game)}/content?plain=true`),
  contentSchema: (game: string): Promise<unknown> => ask(`/games/${encodeURIComponent(game)}/content/schema`),
  /** What is wrong with a content pack; nothing, if one can play with it. */
  checkPack: async (game: string, body: unknown): Promise<readonly string[]> =>
    (await ask<{ faults: string[] }>(`/games/${encodeURIComponent(game)}/content/check`, { body })).faults,

  createTable: (body: NewTable): Promise<Created> => ask('/tables', { body }),

  openTables: async (): Promise<readonly TableInfo[]> =>
    (await ask<{ tables: TableInfo[] }>('/tables')).tables,

  /** The tables at which these tokens sit; unknown ones are left out. */
  mine: async (
    tables: readonly { readonly id: string; readonly token: string }[],
  ): Promise<readonly Mine[]> =>
    (
      await ask<{ tables: Mine[] }>('/mine', {
        body: { tables: tables.slice(0, 50).map(({ id, token }) => ({ id, token })) },
      })
    ).tables,

  table: (id: string): Promise<{ readonly table: TableInfo; readonly you: number | null }> =>
    ask(at(id), { table: id }),

  join: (
    id: string,
    body: { readonly secret?: string; readonly name: string },
  ): Promise<{ readonly seat: number; readonly token: string }> => ask(at(id, '/join'), { body }),

  /** Gives an empty seat to a bot, by the secret of its link. */
  seatBot: (id: string, secret: string, bot: string): Promise<unknown> =>
    ask(at(id, '/bots'), { body: { secret, bot } }),

  /** For tables with bots only; others start by themselves. */
  start: (id: string): Promise<unknown> => ask(at(id, '/start'), { table: id, body: {} }),

  view: async (id: string, seq?: number): Promise<SeatView> =>
    (await ask<{ view: SeatView }>(at(id, `/view${query({ seq })}`), { table: id })).view,

  log: async (id: string, after?: number): Promise<readonly LogEntry[]> =>
    (await ask<{ log: LogEntry[] }>(at(id, `/log${query({ after })}`), { table: id })).log,

  options: (
    id: string,
    partial: Fields,
    { kind, refused }: { readonly kind?: string | undefined; readonly refused?: boolean | undefined } = {},
  ): Promise<Options> =>
    ask(at(id, `/options${query({ partial: JSON.stringify(partial), kind, refused })}`), { table: id }),

  act: (id: string, decision: string, action: unknown): Promise<{ readonly seq: number }> =>
    ask(at(id, '/actions'), { table: id, body: { decision, action }, once: true }),

  undo: (id: string): Promise<{ readonly seq: number }> =>
    ask(at(id, '/undo'), { table: id, body: {}, once: true }),

  redo: (id: string): Promise<{ readonly seq: number }> =>
    ask(at(id, '/redo'), { table: id, body: {}, once: true }),

  judge: async (id: string, actions: readonly unknown[]): Promise<readonly Verdict[]> =>
    (await ask<{ verdicts: Verdict[] }>(at(id, '/judge'), { table: id, body: { actions } })).verdicts,

  /** Whether an answer could be taken back (null), or why not; what is refused is found out when it is given. */
  async finality(id: string, action: unknown): Promise<Final | null> {
    const body = { actions: [action], final: true };
    const { verdicts } = await ask<{ verdicts: Verdict[] }>(at(id, '/judge'), { table: id, body });
    return (verdicts[0]?.allowed && verdicts[0].final) || null;
  },

  /** What a game foretells of what a seat considers; each answer in the game's own shape. */
  forecast: async <Forecast>(id: string, requests: readonly unknown[]): Promise<readonly Forecast[]> =>
    (await ask<{ forecasts: Forecast[] }>(at(id, '/forecast'), { table: id, body: { ask: requests } }))
      .forecasts,

  chat: async (id: string, after?: number): Promise<readonly ChatLine[]> =>
    (await ask<{ chat: ChatLine[] }>(at(id, `/chat${query({ after })}`), { table: id })).chat,

  say: async (id: string, text: string): Promise<ChatLine> =>
    (await ask<{ line: ChatLine }>(at(id, '/chat'), { table: id, body: { text } })).line,

  record: (id: string): Promise<unknown> => ask(at(id, '/record'), { table: id }),
};
