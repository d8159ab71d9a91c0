/**
 * A small game with all that a table can have: questions in turn, sealed ones and secret ones, lists, a window, an interjection
 * and a steward. Towns are greeted in turn; tribute is paid or refused, sealed; then seat 0 sends an embassy, of which the others
 * hear by a herald and may play tokens; at the end all swear. Who riots falls silent, or speaks again.
 */

import {
  type Contract,
  defineGame,
  done,
  type FrameSpec,
  type Game,
  type Json,
  language,
  type PositionOf,
  type Steward,
  setScene,
  type Table,
  upTo,
} from '../src/index.ts';

const contract = {
  nouns: {
    town: ['argos', 'corinth', 'thebes'],
    envoy: ['dion', 'leon', 'myron'],
    token: ['spy1', 'spy2', 'bribe'],
    /** Two sorts of pieces can have the same name. */
    statue: ['nike', 'dion'],
  },
  decisions: {
    greet: {
      about: { round: 'count' },
      answers: [{ greet: 'town' }],
      default: [{ greet: ['thebes', 'corinth'] }],
    },
    tribute: { about: {}, answers: [{ pay: 'count' }, { refuse: 'yes' }], default: ['refuse'] },
    embassy: {
      about: {},
      answers: [{ stay: 'yes' }, { send: 'town', taking: ['envoy'], gifts: 'count', to: 'seat' }],
    },
    aside: { about: { token: 'token' }, answers: [{ whisper: 'yes' }], secret: true, default: ['whisper'] },
    oath: { about: { sworn: 'count' }, answers: [{ swear: 'town' }, { perjure: 'yes' }], secret: true },
  },
  procedures: {
    game: { args: {}, locals: { round: 'count' } },
    visit: { args: { seat: 'seat' }, locals: { town: 'town', gifts: 'count' } },
    plot: { args: { by: 'seat', token: 'token' }, result: { gain: 'count' } },
    riot: { args: { by: 'seat' } },
  },
  windows: {
    herald: { subject: { by: 'seat', town: 'town', gifts: 'count' }, answers: [{ play: 'token' }] },
  },
  interjections: { riot: { answers: [{ riot: 'yes' }] } },
  events: {},
} as const satisfies Contract;

const layout = {
  /** Who says nothing, and is not asked. */
  silent: 4,
  purse: 4,
  /** The town that each has greeted, and one more; nobody greets one that another has greeted. */
  greeted: 4,
  /** What each has paid; -1: refused. */
  paid: 4,
  /** The tokens of each seat: spies can be played again and again. */
  tokens: 12,
  /** Who is stopped by a herald without an order. */
  alert: 4,
  /** Who whispers when he has played a token, or rioted. */
  asides: 4,
  /** What the embassy brings in the end. */
  gifts: 1,
  /** The oath comes after the greetings. */
  short: 1,
  /** Who greets falls silent. */
  hush: 1,
  /** Nobody can riot; 2: nor could anybody think of it. */
  calm: 1,
  round: 1,
};
export type Board = PositionOf<typeof layout>;
const { procedure, decision, window, interjection } = language<typeof contract, Board>();

const TOKENS = 3;
const BRIBE = 2;
const THEBES = 2;
const seatsOf = (p: Board) => upTo(p.seats - 1);
const speakers = (p: Board) => seatsOf(p).filter((seat) => p.silent[seat] === 0);

const game = procedure('game', () => ({ round: 1 })).steps({
  A_greet: {
    ask: 'greet',
    inTurn: true,
    of: speakers,
    about: (_, { round }) => ({ round }),
    then: (p, _, seat, { greet }) => {
      p.greeted[seat] = greet + 1;
      p.silent[seat] = p.hush[0];
      return p.short[0] === 1 && speakers(p).every((each) => p.greeted[each] > 0) ? 'D_oath' : undefined;
    },
    none: 'D_oath',
  },
  B_tribute: {
    ask: 'tribute',
    of: speakers,
    about: () => ({}),
    then: (p, _, seat, answer) => {
      p.paid[seat] = 'pay' in answer ? answer.pay : -1;
    },
  },
  C_visit: { call: 'visit', with: () => ({ seat: 0 }) },
  D_oath: { ask: 'oath', of: speakers, about: () => ({ sworn: 7 }), then: () => {} },
});

const visit = procedure('visit', (_, { seat }) => ({ seat, town: 0, gifts: 0 })).steps({
  A_embassy: {
    ask: 'embassy',
    of: (_, { seat }) => [seat],
    about: () => ({}),
    then: (_, f, __, answer) => {
      if ('stay' in answer) return done({});
      f.town = answer.send;
      f.gifts = answer.gifts;
      return undefined;
    },
  },
  B_herald: {
    open: 'herald',
    // Of an embassy to Thebes nobody hears.
    with: (_, { seat, town, gifts }) => (town === THEBES ? null : { by: seat, town, gifts }),
    then: (p, _, { gifts }) => {
      p.gifts[0] = gifts;
    },
  },
});

const plot = procedure('plot', (_, args) => args).steps({
  A_play: (p, { by, token }) => {
    if (token !== BRIBE) return;
    // A bribe is spent, and buys the spies of all others.
    for (const seat of seatsOf(p)) if (seat !== by) p.tokens.fill(0, seat * TOKENS, seat * TOKENS + BRIBE);
    p.tokens[by * TOKENS + BRIBE]--;
  },
  B_aside: {
    ask: 'aside',
    of: (p, { by }) => (p.asides[by] === 1 ? [by] : []),
    about: (_, { token }) => ({ token }),
    then: () => {},
  },
  C_gain: (_, { token }) => done({ gain: token === BRIBE ? 2 : 1 }),
});

const riot = procedure('riot', (_, args) => args).steps({
  A_riot: (p, { by }) => {
    p.silent[by] = 1 - p.silent[by];
  },
  B_aside: {
    ask: 'aside',
    of: (p, { by }) => (p.asides[by] === 1 ? [by] : []),
    about: () => ({ token: BRIBE }),
    then: () => {},
  },
});

const steward: Steward<Board> = {
  tests: {
    by: { kinds: ['herald'], value: { of: 'seat' } },
    towns: { kinds: ['herald'], value: { of: 'town' } },
    gifts: { kinds: ['herald'], value: { least: 1, most: 3 } },
  },
  holds(_, { about }, test, value) {
    if (test === 'gifts') return Number(about.gifts) >= (value as number);
    return (value as readonly number[]).includes(Number(test === 'by' ? about.by : about.town));
  },
  moment: (p, span) => `${span} ${p.round[0]}`,
  usual: {},
  stopsPlan: () => false,
  alike: (sort, name) => (sort === 'token' && name.startsWith('spy') ? ['spy1', 'spy2'] : [name]),
};

interface Otherwise {
  readonly steward?: Partial<Steward<Board>>;
  settle?(p: Board): boolean;
}
/** The game, with something that is otherwise. */
export const parleyWith = ({ steward: more, settle }: Otherwise = {}): Game =>
  defineGame<typeof contract, typeof layout>({
    name: 'parley',
    version: '1',
    seats: { least: 2, most: 4 },
    settings: { rounds: { type: 'count', least: 1, most: 9, default: 2 } },
    contract,
    layout,
    content: {},
    whole: 'game',
    turn: 'visit',
    procedures: { game, visit, plot, riot },
    decisions: {
      greet: decision('greet', [
        {
          greet: {
            among: () => upTo(2),
            bounds: 'X1-01',
            may: (p, _, town) => (p.greeted.includes(town + 1) ? 'X1-02' : null),
          },
        },
      ]),
      tribute: decision('tribute', [
        { pay: { among: (p, { seat }) => upTo(p.purse[seat], 1), bounds: 'X1-03' } },
        { refuse: {} },
      ]),
      embassy: decision('embassy', [
        { stay: {} },
        {
          send: { among: () => upTo(2), bounds: 'X1-04' },
          taking: { among: () => upTo(2), bounds: 'X1-04' },
          gifts: { among: (p, { seat }) => upTo(p.purse[seat]), bounds: 'X1-04' },
          to: { among: (p) => upTo(p.seats - 1, 1), bounds: 'X1-04' },
        },
      ]),
      aside: decision('aside', [{ whisper: {} }]),
      oath: decision('oath', [{ swear: { among: () => upTo(2), bounds: 'X1-05' } }, { perjure: {} }]),
    },
    windows: {
      herald: window('herald', {
        asks: (p, seat, { by }) => seat !== by && !p.silent[seat],
        byDefault: (p, seat) => p.alert[seat] === 1,
        ways: [
          {
            play: {
              among: () => upTo(2),
              bounds: 'X1-06',
              may: (p, { seat }, token) => (p.tokens[seat * TOKENS + token] > 0 ? null : 'X1-07'),
            },
          },
        ],
        plays: 'plot',
        with: (_, __, seat, { play }) => ({ by: seat, token: play }),
        then: (_, subject, __, ___, { gain }) => {
          subject.gifts += gain;
        },
      }),
    },
    interjections: {
      riot: interjection('riot', {
        isHeeded: true,
        open: (p) => p.calm[0] < 2,
        ways: [{ riot: { closed: (p) => (p.calm[0] === 1 ? 'X1-08' : null) } }],
        calls: 'riot',
        with: (_, seat) => ({ by: seat }),
      }),
    },
    turnOrder: seatsOf,
    outcomes: ['over'],
    outcome: (p) => ({ winners: [0], kind: 'over', scores: [...p.paid.subarray(0, p.seats)] }),
    // Others' tokens are hidden; in a world of a view they have none.
    view: (p, seat) => ({ ...columnsOf(p), tokens: seat === null ? [] : [...handOf(p, seat)] }),
    worldOf: (p, table: { readonly [column: string]: readonly number[] }, seat) => {
      for (const [column, cells] of Object.entries(table))
        if (column !== 'tokens') p[column as keyof typeof layout].set(cells);
      if (seat !== null) handOf(p, seat).set(table.tokens);
    },
    scenes: {
      parts: { ...parts, under: () => {} },
      underWay: (_, { under }) => (under ?? [{ proc: 'game', step: 'A_greet' }]) as readonly FrameSpec[],
      facts: {
        gifts: (p) => p.gifts[0],
        paid: (p) => [...p.paid],
        greeted: (p) => [...p.greeted],
        /** Who has greeted each town, within all that is known of the towns. */
        towns: (p) => ({ guests: guestsIn(p), open: true }),
        /** The seat that brings gifts. */
        bringer: (p) => (p.gifts[0] > 0 ? 0 : null),
      },
    },
    changes: (before, after) => ({ gifts: after.gifts[0] - before.gifts[0] }),
    steward: { ...steward, ...more },
    ...(settle && { settle }),
  });
const guestsIn = (p: Board) =>
  Object.fromEntries(
    contract.nouns.town.map((name, town): [string, Json] => {
      const seat = p.greeted.indexOf(town + 1);
      return [name, seat < 0 ? null : seat];
    }),
  );
const handOf = (p: Board, seat: number) => p.tokens.subarray(seat * TOKENS, seat * TOKENS + TOKENS);
const columns = Object.keys(layout) as (keyof typeof layout)[];
const columnsOf = (p: Board) => Object.fromEntries(columns.map((column) => [column, [...p[column]]]));
const parts = Object.fromEntries(
  columns.map((column) => [column, (p: Board, cells: unknown) => p[column].set(cells as number[])]),
);

export const parley = parleyWith();

/** Where a scene begins. */
const BEGINNINGS = {
  greet: [{ proc: 'game', step: 'A_greet' }],
  tribute: [{ proc: 'game', step: 'B_tribute' }],
  embassy: [
    { proc: 'game', step: 'C_visit' },
    { proc: 'visit', step: 'A_embassy', locals: { seat: 0, town: 'argos' } },
  ],
  herald: [
    { proc: 'game', step: 'C_visit' },
    { proc: 'visit', step: 'B_herald', locals: { seat: 0, town: 'corinth', gifts: 2 } },
  ],
  oath: [{ proc: 'game', step: 'D_oath' }],
} as const;
export type Beginning = keyof typeof BEGINNINGS;

type Parts = { readonly [column in keyof typeof layout]?: readonly number[] };
interface Scene extends Parts {
  readonly seats?: number;
  readonly orders?: { readonly [seat: number]: { readonly herald: string } };
}
/** A parley that has come as far as that. Heralds find everybody alert, and everybody has the first spy. */
export function at(beginning: Beginning, { seats = 3, ...scene }: Scene = {}, of: Game = parley): Table {
  const usual = { alert: [1, 1, 1, 1], tokens: [1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0] };
  return setScene(of, { seats, position: { ...usual, ...scene, under: BEGINNINGS[beginning] } });
}

/** Several acts, one after another. */
export function acts(table: Table, ...all: readonly (readonly [seat: number, action: Json])[]): Table {
  for (const [seat, action] of all) table.does(seat, action);
  return table;
}
