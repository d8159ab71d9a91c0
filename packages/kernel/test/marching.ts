/** A small game in two versions: armies march step by step, so that one can be stored in the middle of a march. */

import {
  type Contract,
  defineGame,
  type Game,
  language,
  type PositionJson,
  type PositionOf,
  type Scenes,
  upTo,
} from '../src/index.ts';

const contract = {
  nouns: {},
  decisions: {
    turn: { about: {}, answers: [{ march: 'yes' }, { camp: 'yes' }] },
    onward: { about: {}, answers: [{ go: 'count' }, { halt: 'yes' }] },
  },
  procedures: {
    game: { args: {}, locals: { turn: 'count', marches: 'flag' } },
    march: { args: { seat: 'seat' }, locals: { gone: 'count' } },
    /** As the second version has it. */
    campaign: { args: { seat: 'seat' }, locals: { gone: 'count', had: 'count' } },
  },
  windows: {},
  interjections: {},
  events: {},
} as const satisfies Contract;

interface Version {
  readonly version: string;
  /** The column with what each army has to eat. */
  readonly food: string;
  readonly march: 'march' | 'campaign';
  readonly more?: { readonly [column: string]: number };
  readonly migrations?: { readonly [version: string]: (position: PositionJson) => PositionJson };
}
const TURNS = 4;

export function marching({ version, food, march: name, more = {}, migrations = {} }: Version): Game {
  const layout: { [column: string]: number } = { [food]: 2, at: 2, ...more };
  type Board = PositionOf<typeof layout>;
  const { procedure, decision } = language<typeof contract, Board>();
  const game = procedure('game', () => ({ turn: 0, marches: false })).steps({
    A_turn: {
      ask: 'turn',
      of: (_, { turn }) => [turn % 2],
      about: () => ({}),
      then: (p, f, seat, answer) => {
        f.marches = 'march' in answer;
        if (!f.marches) p[food][seat] += 2;
      },
    },
    B_march: { call: name, with: (_, { turn, marches }) => (marches ? { seat: turn % 2 } : null) },
    C_next: (_, f) => {
      f.turn++;
      return f.turn < TURNS ? 'A_turn' : undefined;
    },
  });
  /** Goes on, and eats, until it halts. */
  const stride = (p: Board, f: { gone: number }, seat: number, steps: number): void => {
    p.at[seat] += steps;
    p[food][seat]--;
    f.gone += steps;
  };
  const march = procedure('march', (_, { seat }) => ({ seat, gone: 0 })).steps({
    A_go: {
      ask: 'onward',
      of: (_, { seat }) => [seat],
      about: () => ({}),
      then: (p, f, seat, answer) => {
        if ('halt' in answer) return undefined;
        stride(p, f, seat, answer.go);
        return 'A_go';
      },
    },
  });
  const campaign = procedure('campaign', (p, { seat }) => ({ seat, gone: 0, had: p[food][seat] })).steps({
    A_count: (p, f) => {
      f.had = p[food][f.seat];
    },
    B_go: {
      ask: 'onward',
      of: (_, { seat }) => [seat],
      about: () => ({}),
      then: (p, f, seat, answer) => {
        if ('halt' in answer) return undefined;
        stride(p, f, seat, answer.go);
        return 'B_go';
      },
    },
  });
  const scenes: Scenes<Board> = { parts: {}, underWay: () => [], facts: {} };
  return defineGame({
    name: 'marching',
    version,
    migrations,
    seats: { least: 2, most: 2 },
    settings: {},
    contract,
    layout,
    content: {},
    whole: 'game',
    procedures: { game, march, campaign },
    decisions: {
      turn: decision('turn', [{ march: {} }, { camp: {} }]),
      onward: decision('onward', [{ go: { among: () => upTo(3, 1), bounds: 'X1-01' } }, { halt: {} }]),
    },
    windows: {},
    interjections: {},
    turnOrder: () => upTo(1),
    outcomes: ['over'],
    outcome: (p) => ({ winners: [0], kind: 'over', scores: [p.at[0], p.at[1]] }),
    view: (p) => ({ at: [...p.at], food: [...p[food]] }),
    worldOf: () => {},
    scenes,
  });
}
