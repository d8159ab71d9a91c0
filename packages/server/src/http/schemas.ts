/**
 * How requests are checked, and how the API is described (OpenAPI). What requests and answers are made of is written in
 * `api.ts`; a schema that leaves out a field of its type, or has one more, does not compile.
 */

import { MOST_ORDERS, MOST_STEPS, SPANS } from '@diadochi/kernel';
import { type TSchema, type TUnsafe, Type } from 'typebox';
import type * as Api from '../api.ts';
import { LONGEST_LINE, LONGEST_NAME, LONGEST_TITLE } from '../plain-text.ts';

/** Raised when an answer changes in a way that old clients would not understand. */
export const API_VERSION = 1 as const;

/** What people write is counted by `plain-text.ts` in what they see, each of which may be several characters. */
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

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const Time = Type.Integer({ minimum: MINUTE / 6, maximum: 30 * DAY });
const Pace = described<Api.Pace>(
  Type.Object(
    {
      live: Type.Boolean(),
      hold: Type.Union([Type.Literal(0), Type.Integer({ minimum: 2000, maximum: 4000 })]),
      clock: Type.Union([
        Type.Object({ kind: Type.Literal('none') }, closed),
        Type.Object({ kind: Type.Literal('decision'), each: Time }, closed),
        Type.Object(
          { kind: Type.Literal('bank'), bank: Time, each: Type.Integer({ minimum: 0, maximum: 30 * DAY }) },
          closed,
        ),
      ]),
      out: Type.Union([
        Type.Literal('nothing'),
        Type.Literal('default'),
        Type.Literal('answer'),
        Type.Literal('seat'),
      ]),
      bot: Text(40),
      awayDays: Type.Integer({ minimum: 0, maximum: 60 }),
      fast: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
);

export const TableBody = request<Api.TableRequest>({
  game: Text(40),
  name: Type.Optional(Type.String({ maxLength: 8 * LONGEST_TITLE })),
  options: Type.Optional(
    Type.Record(Text(40), Type.Union([Type.Integer(), Type.Boolean(), Text(40)]), { maxProperties: 40 }),
  ),
  seats: Type.Array(
    Type.Union([
      Type.Object({ bot: Text(40) }, closed),
      Type.Object({ person: Type.String({ maxLength: 8 * LONGEST_NAME }) }, closed),
    ]),
    { minItems: 1, maxItems: 8 },
  ),
  open: Type.Optional(Type.Boolean()),
  pace: Type.Optional(Pace),
  browser: Type.Optional(Text(64)),
});
export const StewardBody = request<Api.StewardRequest>({
  orders: Type.Array(Any, { maxItems: MOST_ORDERS }),
  quiet: Type.Optional(Type.Union([...SPANS.map((span) => Type.Literal(span)), Type.Null()])),
});
export const AwayBody = request<Api.AwayRequest>({ days: Type.Integer({ minimum: 0, maximum: 60 }) });
export const HookBody = request<Api.HookRequest>({ url: Type.Union([Text(500), Type.Null()]) });
export const PlanBody = request<Api.PlanRequest>({ steps: Type.Array(Any, { maxItems: MOST_STEPS }) });
/** A hash in base64url. */
const Seal = Type.String({ pattern: '^[\\w-]{43}$' });
export const JoinBody = request<Api.JoinRequest>({
  secret: Type.Optional(Text(64)),
  name: Text(8 * LONGEST_NAME),
  commitment: Type.Optional(Seal),
  browser: Type.Optional(Text(64)),
});
export const WordsBody = request<Api.WordsRequest>({ words: Type.String({ pattern: '^[\\w-]{22,64}$' }) });
export const BotBody = request<Api.BotRequest>({ secret: Text(64), bot: Text(40) });
export const ActionBody = request<Api.ActionRequest>({ decision: Text(80), action: Any });
export const JudgeBody = request<Api.JudgeRequest>({
  actions: Type.Array(Any, { maxItems: 100 }),
  final: Type.Optional(Type.Boolean()),
});
export const ForecastBody = request<Api.ForecastRequest>({ ask: Type.Array(Any, { maxItems: 40 }) });
export const ChatBody = request<Api.ChatRequest>({
  text: Text(8 * LONGEST_LINE),
  name: Type.Optional(Text(8 * LONGEST_NAME)),
});
export const LinkQuestionBody = request<Api.LinkQuestion>({ secret: Text(64) });
export const LinkBody = request<Api.LinkRequest>({ hand: Type.Optional(Type.Boolean()) });
export const SeatBody = request<Api.SeatRequest>({ seat: SeatNumber });
export const SitInBody = request<Api.SitInRequest>({ bot: Text(40) });
export const RematchBody = Type.Union([
  Type.Null(), // nothing was sent
  request<Api.RematchRequest>({ commitment: Type.Optional(Seal) }),
]);
export const OwnerBody = request<Api.OwnerSettings>({
  open: Type.Optional(Type.Boolean()),
  spectatorsChat: Type.Optional(Type.Boolean()),
});
const aMotion = <What extends Api.MotionRequest>(name: What['do'], fields: Omit<FieldsOf<What>, 'do'>) =>
  Type.Object({ do: Type.Literal(name), ...(fields as { [field: string]: TSchema }) }, closed);
export const MotionBody = described<Api.MotionRequest>(
  Type.Union([
    aMotion<Extract<Api.MotionRequest, { do: 'takeBack' }>>('takeBack', {
      to: Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Type.Literal('turn')]),
    }),
    aMotion<Extract<Api.MotionRequest, { do: 'link' }>>('link', { of: SeatNumber }),
    aMotion<Extract<Api.MotionRequest, { do: 'free' }>>('free', { of: SeatNumber, bot: Text(40) }),
  ]),
);
export const AnswerBody = request<Api.MotionAnswer>({
  answer: Type.Union([Type.Literal('yes'), Type.Literal('no'), Type.Literal('undecided')]),
});
export const MotionId = Type.Object(
  { id: Type.String({ pattern: '^[a-z0-9]{6,16}$' }), motion: Type.String({ pattern: '^[a-z0-9]{6,16}$' }) },
  closed,
);
export const MineBody = request<Api.MineRequest>({
  tables: Type.Array(Type.Object({ id: Text(16), token: Text(64) }, closed), { maxItems: 50 }),
});
const Whole = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
export const ViewQuery = Type.Object({ seq: Type.Optional(Whole) }, closed);
export const BeforeQuery = Type.Object(
  { before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })) },
  closed,
);
/** `open`: the number of news that spectators had been told, in place of the own. */
export const MomentsQuery = Type.Object({ after: Type.Optional(Whole), open: Type.Optional(Whole) }, closed);
/** `as`: a seat, or all of them, of a game that is over; the numbers of such a game are those of the spectators. */
export const KnownQuery = Type.Object(
  { seq: Type.Optional(Whole), as: Type.Optional(Type.Union([SeatNumber, Type.Literal('all')])) },
  closed,
);
export const AfterQuery = Type.Object({ after: Type.Optional(Whole) }, closed);
export const OptionsQuery = Type.Object(
  {
    /** The fields chosen so far, as JSON. */
    partial: Type.Optional(Type.String({ maxLength: 4000 })),
    kind: Type.Optional(Text(40)),
    /** Whether the refused options are wanted too, with their reasons. */
    refused: Type.Optional(Type.Boolean()),
    /** Whether fields with one value left are to be filled in: those after the first, or the first too. */
    forced: Type.Optional(Type.Union([Type.Literal('later'), Type.Literal('first')])),
  },
  closed,
);

const SeatInfo = part<Api.SeatInfo>({
  seat: SeatNumber,
  name: Type.Union([Type.String(), Type.Null()]),
  bot: Type.Union([Type.String(), Type.Null()]),
  taken: Type.Boolean(),
});
const NullOr = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const SeatWords = part<NonNullable<Api.TableInfo['words']>[number]>({
  commitment: NullOr(Type.String()),
  words: NullOr(Type.String()),
  from: NullOr(Type.Integer()),
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
  reacts: Type.Boolean(),
});
const Motion = part<Api.Motion>({
  id: Type.String(),
  seat: SeatNumber,
  what: Any,
  consents: Type.Array(SeatNumber),
  missing: Type.Array(SeatNumber),
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
  abandoned: Type.Boolean(),
  open: Type.Boolean(),
  motions: Type.Array(Motion),
  rematch: Type.Union([Type.String(), Type.Null()]),
  spectatorsChat: Type.Boolean(),
  pace: NullOr(Any),
  asked: Type.Array(SeatNumber),
  commitment: Type.String(),
  words: NullOr(Type.Array(SeatWords)),
  createdAt: Type.Integer(),
});
const glimpse = { table: TableInfo, at: Type.Integer(), glance: Any };
const Glimpse = part<Api.Glimpse>(glimpse);
const LogEntry = part<Api.LogEntry>({
  seq: Type.Integer(),
  by: Type.Union([SeatNumber, Type.Null()]),
  messages: Type.Array(Message),
});

export const answers = {
  created: answer<Api.Created>({
    id: Type.String(),
    secrets: Type.Array(Type.Union([Type.String(), Type.Null()])),
    commitment: Type.String(),
    owner: Type.String(),
  }),
  tables: answer<{ tables: readonly Api.TableInfo[] }>({ tables: Type.Array(TableInfo) }),
  table: answer<Api.TableFound>({ table: TableInfo, you: Type.Union([SeatNumber, Type.Null()]) }),
  mine: answer<{ tables: readonly Api.Mine[] }>({
    tables: Type.Array(
      part<Api.Mine>({
        ...glimpse,
        you: SeatNumber,
        question: NullOr(Type.String()),
        deadline: NullOr(Type.Integer()),
      }),
    ),
  }),
  lobby: answer<Api.LobbyLists>({
    open: Type.Array(TableInfo),
    playing: Type.Array(Glimpse),
    over: Type.Array(part<Api.Ended>({ ...glimpse, outcome: Any, course: Any })),
  }),
  lobbyBoard: answer<{ board: Api.LobbyBoard | null }>({
    board: NullOr(part<Api.LobbyBoard>({ glimpse: Glimpse, view: Any })),
  }),
  joined: answer<Api.Joined>({ seat: SeatNumber, token: Type.String() }),
  botSeated: answer<Pick<Api.Joined, 'seat'>>({ seat: SeatNumber }),
  linkFound: answer<Api.LinkFound>({
    seat: SeatNumber,
    kind: Type.Union([Type.Literal('seat'), Type.Literal('second'), Type.Literal('over')]),
  }),
  linkMade: answer<Api.LinkMade>({ seat: SeatNumber, secret: Type.String() }),
  motionMade: answer<Api.MotionMade>({
    motion: Type.Union([Type.String(), Type.Null()]),
    seq: Type.Union([Type.Integer(), Type.Null()]),
    secret: Type.Optional(Type.String()),
  }),
  answered: answer<Pick<Api.MotionMade, 'seq'>>({ seq: Type.Union([Type.Integer(), Type.Null()]) }),
  rematch: answer<Api.Rematch>({
    id: Type.String(),
    seat: SeatNumber,
    token: Type.String(),
    owner: Type.Optional(Type.String()),
    commitment: Type.String(),
  }),
  done: answer<object>({}),
  clocks: answer<{ clocks: Api.ClocksOfSeats }>({ clocks: Any }),
  hook: answer<Api.HookState>({
    url: Type.Union([Type.String(), Type.Null()]),
    secret: Type.Optional(Type.String()),
  }),
  steward: answer<{ steward: Api.StewardState }>({ steward: Any }),
  acted: answer<Api.Acted>({ seq: Type.Integer() }),
  view: answer<{ view: Api.SeatView }>({ view: Any }),
  log: answer<{ log: readonly Api.LogEntry[] }>({ log: Type.Array(LogEntry) }),
  moments: answer<Api.Moments>({
    view: Any,
    open: Type.Integer(),
    moments: Type.Array(Any),
    last: Type.Integer(),
  }),
  known: answer<Api.Known>({
    game: Type.String(),
    version: Type.String(),
    contentHash: Type.String(),
    view: Any,
    position: Any,
  }),
  options: answer<Api.Options>({
    kind: Type.String(),
    complete: Type.Boolean(),
    options: Type.Array(Any),
    forced: Type.Optional(Type.Array(Any)),
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
