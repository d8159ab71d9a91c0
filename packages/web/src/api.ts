/** The server, as the page speaks to it: one function a request, each with the token of the seat it is made for. */

import type { Message } from '@diadochi/kernel';
import type {
  Acted,
  ActionRequest,
  BotRequest,
  ChatLine,
  ChatRequest,
  Created,
  Fields,
  Final,
  ForecastRequest,
  GameInfo,
  Joined,
  JoinRequest,
  JudgeRequest,
  LogEntry,
  Mine,
  MineRequest,
  Options,
  ProblemDocument,
  SeatView,
  TableFound,
  TableInfo,
  TableRequest,
  Verdict,
} from '@diadochi/server/api';
import { tokenOf } from './seats.ts';

export type { Chosen, Message, Outcome, Setting } from '@diadochi/kernel';
export type {
  Change,
  ChatLine,
  Fields,
  Final,
  GameInfo,
  Heard,
  LogEntry,
  Mine,
  News,
  Options,
  SeatInfo,
  SeatView,
  TableInfo,
  TableRequest,
  Verdict,
} from '@diadochi/server/api';

/** A question as it is answered: one that is put to a seat, or something that a seat may say uninvited. */
export interface Pending {
  readonly id: string;
  readonly seat: number;
  readonly kind: string;
  readonly about: Fields;
  readonly optional: boolean;
  readonly prompt: Message;
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

interface Asking<Body> {
  readonly table?: string;
  readonly body?: Body;
  /** What must not happen twice, however often it is sent. */
  readonly once?: boolean;
}

async function ask<T, Body = unknown>(
  path: string,
  { table, body, once = false }: Asking<Body> = {},
): Promise<T> {
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
  const { type, detail, clause, message } = (json ?? {}) as Partial<ProblemDocument>;
  return new ApiProblem(status, type ?? '', detail ?? '', clause, message);
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

const judged = (id: string, body: JudgeRequest): Promise<{ readonly verdicts: readonly Verdict[] }> =>
  ask(at(id, '/judge'), { table: id, body });

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

  createTable: (body: TableRequest): Promise<Created> => ask<Created, TableRequest>('/tables', { body }),

  openTables: async (): Promise<readonly TableInfo[]> =>
    (await ask<{ tables: TableInfo[] }>('/tables')).tables,

  /** The tables at which these tokens sit; unknown ones are left out. */
  mine: async (tables: MineRequest['tables']): Promise<readonly Mine[]> =>
    (
      await ask<{ tables: Mine[] }, MineRequest>('/mine', {
        body: { tables: tables.slice(0, 50).map(({ id, token }) => ({ id, token })) },
      })
    ).tables,

  table: (id: string): Promise<TableFound> => ask(at(id), { table: id }),

  join: (id: string, body: JoinRequest): Promise<Joined> =>
    ask<Joined, JoinRequest>(at(id, '/join'), { body }),

  /** Gives an empty seat to a bot, by the secret of its link. */
  seatBot: (id: string, secret: string, bot: string): Promise<unknown> =>
    ask<unknown, BotRequest>(at(id, '/bots'), { body: { secret, bot } }),

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

  act: (id: string, decision: string, action: unknown): Promise<Acted> =>
    ask<Acted, ActionRequest>(at(id, '/actions'), { table: id, body: { decision, action }, once: true }),

  undo: (id: string): Promise<Acted> => ask(at(id, '/undo'), { table: id, body: {}, once: true }),

  redo: (id: string): Promise<Acted> => ask(at(id, '/redo'), { table: id, body: {}, once: true }),

  judge: async (id: string, actions: readonly unknown[]): Promise<readonly Verdict[]> =>
    (await judged(id, { actions })).verdicts,

  /** Whether an answer could be taken back (null), or why not; what is refused is found out when it is given. */
  async finality(id: string, action: unknown): Promise<Final | null> {
    const [verdict] = (await judged(id, { actions: [action], final: true })).verdicts;
    return (verdict?.allowed && verdict.final) || null;
  },

  /** What a game foretells of what a seat considers; each answer in the game's own shape. */
  forecast: async <Forecast>(id: string, requests: readonly unknown[]): Promise<readonly Forecast[]> =>
    (
      await ask<{ forecasts: Forecast[] }, ForecastRequest>(at(id, '/forecast'), {
        table: id,
        body: { ask: requests },
      })
    ).forecasts,

  chat: async (id: string, after?: number): Promise<readonly ChatLine[]> =>
    (await ask<{ chat: ChatLine[] }>(at(id, `/chat${query({ after })}`), { table: id })).chat,

  say: async (id: string, text: string): Promise<ChatLine> =>
    (await ask<{ line: ChatLine }, ChatRequest>(at(id, '/chat'), { table: id, body: { text } })).line,

  record: (id: string): Promise<unknown> => ask(at(id, '/record'), { table: id }),
};
