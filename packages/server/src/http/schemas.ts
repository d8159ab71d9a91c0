/** What requests and answers are made of. The same schemas validate, and describe the API (OpenAPI). */

import { Type } from 'typebox';

/** Raised when an answer changes in a way that old clients would not understand. */
export const API_VERSION = 1 as const;

const Text = (longest: number) => Type.String({ minLength: 1, maxLength: longest });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 31 });
/** Anything a game says: its own shapes are checked by the game. */
const Any = Type.Unknown();
const Message = Type.Object({ key: Type.String(), params: Type.Record(Type.String(), Any) });
const closed = { additionalProperties: false };

export const Id = Type.Object({ id: Type.String({ pattern: '^[a-z0-9]{6,16}$' }) }, closed);

export const GameName = Type.Object({ game: Text(40) }, closed);
export const ContentQuery = Type.Object(
  { v: Type.Optional(Text(80)), plain: Type.Optional(Type.Boolean()) },
  closed,
);
/** Whatever is wrong with it is part of the answer. */
export const PackBody = Any;

export const TableBody = Type.Object(
  {
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
  },
  closed,
);
export const JoinBody = Type.Object({ secret: Type.Optional(Text(64)), name: Text(40) }, closed);
export const BotBody = Type.Object({ secret: Text(64), bot: Text(40) }, closed);
export const ActionBody = Type.Object({ decision: Text(80), action: Any }, closed);
export const JudgeBody = Type.Object(
  { actions: Type.Array(Any, { maxItems: 100 }), final: Type.Optional(Type.Boolean()) },
  closed,
);
export const ForecastBody = Type.Object({ ask: Type.Array(Any, { maxItems: 40 }) }, closed);
export const ChatBody = Type.Object({ text: Text(1000) }, closed);
export const MineBody = Type.Object(
  { tables: Type.Array(Type.Object({ id: Text(16), token: Text(64) }, closed), { maxItems: 50 }) },
  closed,
);
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

const answer = <T extends Parameters<typeof Type.Object>[0]>(fields: T) =>
  Type.Object({ api: Type.Literal(API_VERSION), ...fields });
const SeatInfo = Type.Object({
  seat: SeatNumber,
  name: Type.Union([Type.String(), Type.Null()]),
  bot: Type.Union([Type.String(), Type.Null()]),
  taken: Type.Boolean(),
});
const GameInfo = Type.Object({
  name: Type.String(),
  seats: Type.Object({ least: Type.Integer(), most: Type.Integer() }),
  settings: Type.Record(Type.String(), Any),
  bots: Type.Array(Type.String()),
  version: Type.String(),
  contentHash: Type.String(),
  pack: Type.Union([Type.String(), Type.Null()]),
  /** Whether a content pack can correct what is in its box. */
  correctable: Type.Boolean(),
});
const TableInfo = Type.Object({
  id: Type.String(),
  name: Type.String(),
  game: Type.String(),
  /** Which rules and which content it is played with, and the name of the content pack in it. */
  version: Type.String(),
  contentHash: Type.String(),
  pack: Type.Union([Type.String(), Type.Null()]),
  options: Type.Record(Type.String(), Any),
  seats: Type.Array(SeatInfo),
  status: Type.Union([Type.Literal('waiting'), Type.Literal('playing'), Type.Literal('over')]),
  /** Which seats are asked now. */
  asked: Type.Array(SeatNumber),
  seq: Type.Integer(),
  /** The hash of the secret from which all dice derive: published before the first one falls. */
  commitment: Type.String(),
  createdAt: Type.Integer(),
});

export const answers = {
  created: answer({ id: Type.String(), secrets: Type.Array(Type.Union([Type.String(), Type.Null()])) }),
  tables: answer({ tables: Type.Array(TableInfo) }),
  table: answer({ table: TableInfo, you: Type.Union([SeatNumber, Type.Null()]) }),
  mine: answer({ tables: Type.Array(Type.Object({ table: TableInfo, you: SeatNumber })) }),
  joined: answer({ seat: SeatNumber, token: Type.String() }),
  botSeated: answer({ seat: SeatNumber }),
  done: answer({}),
  acted: answer({ seq: Type.Integer() }),
  view: answer({ view: Any }),
  log: answer({
    log: Type.Array(Type.Object({ seq: Type.Integer(), by: SeatNumber, messages: Type.Array(Message) })),
  }),
  options: answer({
    kind: Type.String(),
    complete: Type.Boolean(),
    options: Type.Array(Any),
    refused: Type.Optional(Type.Array(Type.Object({ option: Any, clause: Type.String(), message: Message }))),
  }),
  judged: answer({ verdicts: Type.Array(Any) }),
  /** In the order asked: each as the game gives it, or `{ error }` with a problem document. */
  forecasts: answer({ forecasts: Type.Array(Any) }),
  chat: answer({ chat: Type.Array(Any) }),
  said: answer({ line: Any }),
  record: Any,
  games: answer({ games: Type.Array(GameInfo) }),
  content: Any,
  faults: answer({ faults: Type.Array(Type.String()) }),
  unchanged: Type.Null({ description: 'It is as you have it' }),
};

/** What goes wrong, as the API describes it (RFC 9457); see problem-document.ts. */
export const problems = {
  '4xx': {
    description:
      'What was wrong, in one sentence; for what the rules forbid also the clause and its message.',
    content: {
      'application/problem+json': {
        schema: answer({
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
