/**
 * How requests are checked, and how the API is described (OpenAPI). What requests and answers are made of is written in
 * `api.ts`; a schema that leaves out a field of its type, or has one more, does not compile.
 */

import { type TSchema, type TUnsafe, Type } from 'typebox';
import type * as Api from '../api.ts';

/** Raised when an answer changes in a way that old clients would not understand. */
export const API_VERSION = 1 as const;

const Text = (longest: number) => Type.String({ minLength: 1, maxLength: longest });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 31 });
/** Anything a game says: its own shapes are checked by the game. */
const Any = Type.Unknown();
const Message = Type.Object({ key: Type.String(), params: Type.Record(Type.String(), Any) });
const closed = { additionalProperties: false };

/** A schema for each field of a type, and the type with it. */
type FieldsOf<T> = { readonly [K in keyof T]-?: TSchema };
const described = <T>(schema: TSchema): TUnsafe<T> => schema as TUnsafe<T>;
const request = <T extends object>(fields: FieldsOf<T>): TUnsafe<T> =>
  described<T>(Type.Object(fields as { [name: string]: TSchema }, closed));
const part = <T extends object>(fields: FieldsOf<T>): TUnsafe<T> =>
  described<T>(Type.Object(fields as { [name: string]: TSchema }));
const answer = <T extends object>(fields: FieldsOf<T>): TUnsafe<T & { api: typeof API_VERSION }> =>
  described(Type.Object({ api: Type.Literal(API_VERSION), ...(fields as { [name: string]: TSchema }) }));

export const Id = Type.Object({ id: Type.String({ pattern: '^[a-z0-9]{6,16}$' }) }, closed);

export const GameName = Type.Object({ game: Text(40) }, closed);
export const ContentQuery = Type.Object(
  { v: Type.Optional(Text(80)), plain: Type.Optional(Type.Boolean()) },
  closed,
);
/** Whatever is wrong with it is part of the answer. */
export const PackBody = Any;

export const TableBody = request<Api.TableRequest>({
  game: Text(40),
  name: Type.Optional(Type.String({ maxLength: 60 })),
  options: Type.Optional(
    Type.Record(Text(40), Type.Union([Type.Integer(), Type.Boolean(), Text(40)]), { maxProperties: 40 }),
  ),
  seats: Type.Array(
    Type.Union([
      Type.Object({ bot: Text(40) }, closed),
      Type.Object({ person: Type.String({ maxLength: 40 }) }, closed),
    ]),
    { minItems: 1, maxItems: 8 },
  ),
  open: Type.Optional(Type.Boolean()),
});
export const JoinBody = request<Api.JoinRequest>({ secret: Type.Optional(Text(64)), name: Text(40) });
export const BotBody = request<Api.BotRequest>({ secret: Text(64), bot: Text(40) });
export const ActionBody = request<Api.ActionRequest>({ decision: Text(80), action: Any });
export const JudgeBody = request<Api.JudgeRequest>({
  actions: Type.Array(Any, { maxItems: 100 }),
  final: Type.Optional(Type.Boolean()),
});
export const ForecastBody = request<Api.ForecastRequest>({ ask: Type.Array(Any, { maxItems: 40 }) });
export const ChatBody = request<Api.ChatRequest>({ text: Text(1000) });
export const MineBody = request<Api.MineRequest>({
  tables: Type.Array(Type.Object({ id: Text(16), token: Text(64) }, closed), { maxItems: 50 }),
});
const Whole = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
export const ViewQuery = Type.Object({ seq: Type.Optional(Whole) }, closed);
export const AfterQuery = Type.Object({ after: Type.Optional(Whole) }, closed);
export const OptionsQuery = Type.Object(
  {
    /** The fields chosen so far, as JSON. */
    partial: Type.Optional(Type.String({ maxLength: 4000 })),
    kind: Type.Optional(Text(40)),
    /** Whether the refused options are wanted too, with their reasons. */
    refused: Type.Optional(Type.Boolean()),
  },
  closed,
);

const SeatInfo = part<Api.SeatInfo>({
  seat: SeatNumber,
  name: Type.Union([Type.String(), Type.Null()]),
  bot: Type.Union([Type.String(), Type.Null()]),
  taken: Type.Boolean(),
});
const GameInfo = part<Api.GameInfo>({
  name: Type.String(),
  seats: Type.Object({ least: Type.Integer(), most: Type.Integer() }),
  settings: Type.Record(Type.String(), Any),
  bots: Type.Array(Type.String()),
  version: Type.String(),
  contentHash: Type.String(),
  pack: Type.Union([Type.String(), Type.Null()]),
  correctable: Type.Boolean(),
});
const TableInfo = part<Api.TableInfo>({
  id: Type.String(),
  name: Type.String(),
  game: Type.String(),
  version: Type.String(),
  contentHash: Type.String(),
  pack: Type.Union([Type.String(), Type.Null()]),
  options: Type.Record(Type.String(), Any),
  seats: Type.Array(SeatInfo),
  status: Type.Union([Type.Literal('waiting'), Type.Literal('playing'), Type.Literal('over')]),
  asked: Type.Array(SeatNumber),
  seq: Type.Integer(),
  commitment: Type.String(),
  createdAt: Type.Integer(),
});
const LogEntry = part<Api.LogEntry>({
  seq: Type.Integer(),
  by: SeatNumber,
  messages: Type.Array(Message),
});

export const answers = {
  created: answer<Api.Created>({
    id: Type.String(),
    secrets: Type.Array(Type.Union([Type.String(), Type.Null()])),
  }),
  tables: answer<{ tables: readonly Api.TableInfo[] }>({ tables: Type.Array(TableInfo) }),
  table: answer<Api.TableFound>({ table: TableInfo, you: Type.Union([SeatNumber, Type.Null()]) }),
  mine: answer<{ tables: readonly Api.Mine[] }>({
    tables: Type.Array(part<Api.Mine>({ table: TableInfo, you: SeatNumber })),
  }),
  joined: answer<Api.Joined>({ seat: SeatNumber, token: Type.String() }),
  botSeated: answer<Pick<Api.Joined, 'seat'>>({ seat: SeatNumber }),
  done: answer<object>({}),
  acted: answer<Api.Acted>({ seq: Type.Integer() }),
  view: answer<{ view: Api.SeatView }>({ view: Any }),
  log: answer<{ log: readonly Api.LogEntry[] }>({ log: Type.Array(LogEntry) }),
  options: answer<Api.Options>({
    kind: Type.String(),
    complete: Type.Boolean(),
    options: Type.Array(Any),
    refused: Type.Optional(Type.Array(Type.Object({ option: Any, clause: Type.String(), message: Message }))),
  }),
  judged: answer<{ verdicts: readonly Api.Verdict[] }>({ verdicts: Type.Array(Any) }),
  /** In the order asked: each as the game gives it, or `{ error }` with a problem document. */
  forecasts: answer<{ forecasts: readonly unknown[] }>({ forecasts: Type.Array(Any) }),
  chat: answer<{ chat: readonly Api.ChatLine[] }>({ chat: Type.Array(Any) }),
  said: answer<{ line: Api.ChatLine }>({ line: Any }),
  record: Any,
  games: answer<{ games: readonly Api.GameInfo[] }>({ games: Type.Array(GameInfo) }),
  content: Any,
  faults: answer<{ faults: readonly string[] }>({ faults: Type.Array(Type.String()) }),
  unchanged: Type.Null({ description: 'It is as you have it' }),
};

/** What goes wrong, as the API describes it (RFC 9457); see problem-document.ts. */
export const problems = {
  '4xx': {
    description:
      'What was wrong, in one sentence; for what the rules forbid also the clause and its message.',
    content: {
      'application/problem+json': {
        schema: answer<Api.ProblemDocument>({
          type: Type.String(),
          title: Type.String(),
          status: Type.Integer(),
          detail: Type.String(),
          clause: Type.Optional(Type.String()),
          message: Type.Optional(Message),
        }),
      },
    },
  },
};
