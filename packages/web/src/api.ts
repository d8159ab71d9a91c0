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
  Known,
  LinkFound,
  LobbyBoard,
  LobbyLists,
  LogEntry,
  Mine,
  MineRequest,
  Moments,
  OpenReplay,
  Options,
  ProblemDocument,
  SeatView,
  TableFound,
  TableRequest,
  Verdict,
  WordsRequest,
} from '@diadochi/server/api';
import { browserName, randomKey } from './browser-name.ts';
import { tokenOf } from './seats.ts';

export type { Chosen, Message, Outcome, Setting } from '@diadochi/kernel';
export type {
  Acted,
  Change,
  ChatLine,
  Ended,
  Fields,
  Final,
  FirstOptions,
  GameInfo,
  Glimpse,
  Heard,
  Hello,
  Joined,
  Known,
  LogEntry,
  Mine,
  Moments,
  Motion,
  News,
  OpenReplay,
  Options,
  SeatInfo,
  SeatView,
  Shorthand,
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
  /** After how many seconds it can be tried again, if the server says so. */
  readonly wait: number | null;
  constructor(
    status: number,
    type: string,
    detail: string,
    clause?: string,
    said?: Message,
    wait: number | null = null,
  ) {
    super(detail);
    this.status = status;
    this.wait = wait;
    this.type = type.slice(type.lastIndexOf('/') + 1);
    this.detail = detail;
    this.clause = clause ?? null;
    this.said = said ?? null;
  }
}

interface Asking<Body> {
  readonly table?: string;
  /** Another word than the token of the seat that the browser plays there: the owner's, or that of another seat. */
  readonly bearer?: string | null;
  readonly body?: Body;
  /** What must not happen twice, however often it is sent. */
  readonly once?: boolean;
}

export async function ask<T, Body = unknown>(
  path: string,
  { table, bearer = table === undefined ? null : tokenOf(table), body, once = false }: Asking<Body> = {},
): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (bearer !== null) headers.authorization = `Bearer ${bearer}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (once) headers['idempotency-key'] = randomKey();
  const request: RequestInit =
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };

  const answer = await sent(`/api${path}`, request, once || body === undefined ? 2 : 0);
  const json = await answer.json().catch(() => null);
  if (!answer.ok) throw problemOf(answer.status, json, waitOf(answer));
  return json as T;
}

/** How long a refusal is waited for without a word to the player. */
const LONGEST_PATIENCE = 4;

/** Sends again what can be sent again, if the line breaks, or if the server has too much to do for a moment. */
async function sent(url: string, request: RequestInit, again: number): Promise<Response> {
  let pause = 0.4;
  try {
    const answer = await fetch(url, request);
    const wait = answer.ok ? null : waitOf(answer);
    if (wait === null || wait > LONGEST_PATIENCE || again === 0) return answer;
    pause = wait;
  } catch {
    if (again === 0) throw new ApiProblem(0, 'offline', '');
  }
  await new Promise((done) => setTimeout(done, 1000 * pause));
  return sent(url, request, again - 1);
}

function waitOf({ headers }: Response): number | null {
  const text = headers.get('retry-after');
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function problemOf(status: number, json: unknown, wait: number | null): ApiProblem {
  const { type, detail, clause, message } = (json ?? {}) as Partial<ProblemDocument>;
  return new ApiProblem(status, type ?? '', detail ?? '', clause, message, wait);
}

const query = (fields: { readonly [name: string]: string | number | boolean | undefined }): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`;
};

export const at = (id: string, what = ''): string => `/tables/${encodeURIComponent(id)}${what}`;

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

  createTable: (body: TableRequest): Promise<Created> =>
    ask<Created, TableRequest>('/tables', { body: { ...body, browser: browserName() } }),

  /** Listed tables: open ones, those that are played, and those that were lately won. */
  lobby: (): Promise<LobbyLists> => ask('/lobby'),
  /** The liveliest listed table of a game; null if none is played. */
  lobbyBoard: async (game: string): Promise<LobbyBoard | null> =>
    (await ask<{ board: LobbyBoard | null }>(`/lobby/boards/${encodeURIComponent(game)}`)).board,

  /** The tables at which these tokens sit; unknown ones are left out. */
  mine: async (tables: MineRequest['tables']): Promise<readonly Mine[]> =>
    (
      await ask<{ tables: Mine[] }, MineRequest>('/mine', {
        body: { tables: tables.slice(0, 50).map(({ id, token }) => ({ id, token })) },
      })
    ).tables,

  table: (id: string): Promise<TableFound> => ask(at(id), { table: id }),

  join: (id: string, body: JoinRequest): Promise<Joined> =>
    ask<Joined, JoinRequest>(at(id, '/join'), { body: { ...body, browser: browserName() } }),

  /** Shows the words that a seat has committed to for the dice. */
  showWords: (id: string, token: string, words: string): Promise<unknown> =>
    ask<unknown, WordsRequest>(at(id, '/words'), { bearer: token, body: { words } }),
  /** What a link opens, before it is used. */
  link: (id: string, secret: string): Promise<LinkFound> => ask(at(id, '/link'), { body: { secret } }),

  /** Gives an empty seat to a bot, by the secret of its link. */
  seatBot: (id: string, secret: string, bot: string): Promise<unknown> =>
    ask<unknown, BotRequest>(at(id, '/bots'), { body: { secret, bot } }),

  /** For tables with bots only; others start by themselves. */
  start: (id: string): Promise<unknown> => ask(at(id, '/start'), { table: id, body: {} }),

  view: async (id: string, seq?: number): Promise<SeatView> =>
    (await ask<{ view: SeatView }>(at(id, `/view${query({ seq })}`), { table: id })).view,

  /** A page of the log: the latest entries, or the latest before one. */
  log: async (id: string, before?: number): Promise<readonly LogEntry[]> =>
    (await ask<{ log: LogEntry[] }>(at(id, `/log${query({ before })}`), { table: id })).log,

  options: (
    id: string,
    partial: Fields,
    wanted: {
      readonly kind?: string | undefined;
      readonly refused?: boolean | undefined;
      readonly forced?: 'later' | 'first';
    } = {},
  ): Promise<Options> =>
    ask(at(id, `/options${query({ partial: JSON.stringify(partial), ...wanted })}`), { table: id }),

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

  /** `name`: that of a spectator. */
  say: async (id: string, text: string, name?: string): Promise<ChatLine> =>
    (
      await ask<{ line: ChatLine }, ChatRequest>(at(id, '/chat'), {
        table: id,
        body: name === undefined ? { text } : { text, name },
      })
    ).line,

  /** A finished game in one piece; a game that is being played in pages, each after one of one's news. */
  replay: (id: string): Promise<OpenReplay> => ask(at(id, '/replay'), { table: id }),
  moments: (id: string, from: { readonly after: number } | { readonly open: number }): Promise<Moments> =>
    ask(at(id, `/moments${query(from)}`), { table: id }),
  /** What one knows of a moment; `as`: a seat, or all, of a game that is over. */
  known: (id: string, seq?: number, as?: number | 'all'): Promise<Known> =>
    ask(at(id, `/known${query({ seq, as })}`), { table: id }),

  record: (id: string): Promise<unknown> => ask(at(id, '/record'), { table: id }),
};
