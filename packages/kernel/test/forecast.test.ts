/** What a game says besides its rules: what would come of something, and whose turn it is. A purse is emptied in turns. */

import { describe, expect, it } from 'vitest';
import {
  BadInput,
  type Chance,
  type Contract,
  defineGame,
  type Game,
  language,
  type PositionOf,
  seeded,
  setScene,
  upTo,
  wholeNumber,
} from '../src/index.ts';
import { at, parley } from './parley.ts';
import { toy } from './toy.ts';

const contract = {
  nouns: {},
  decisions: { spend: { about: {}, answers: [{ spend: 'count' }] } },
  procedures: { game: { args: {}, locals: { turns: 'count' } }, turn: { args: { seat: 'seat' } } },
  windows: {},
  interjections: {},
  events: {},
} as const satisfies Contract;
const layout = { purse: 1 };
const { procedure, decision } = language<typeof contract, PositionOf<typeof layout>>();

const rules = {
  name: 'purse',
  version: '1',
  seats: { least: 2, most: 2 },
  settings: {},
  contract,
  layout,
  content: {},
  whole: 'game',
  procedures: {
    game: procedure('game', () => ({ turns: 0 })).steps({
      A_fill: (p) => {
        p.purse[0] = 5;
      },
      B_audit: { ask: 'spend', of: () => [0], about: () => ({}), then: () => {} },
      C_turns: {
        call: 'turn',
        with: (_, { turns }) => ({ seat: turns }),
        then: (p, f) => (++f.turns < p.seats ? 'C_turns' : undefined),
      },
    }),
    turn: procedure('turn', (_, args) => args).steps({
      A_spend: {
        ask: 'spend',
        of: (_, { seat }) => [1 - seat], // somebody else is asked: it is not his turn
        about: () => ({}),
        then: (p, _, __, { spend }) => {
          p.purse[0] -= spend;
        },
      },
    }),
  },
  decisions: { spend: decision('spend', [{ spend: { among: () => upTo(2), bounds: 'X1-01' } }]) },
  windows: {},
  interjections: {},
  turnOrder: () => [0, 1],
  outcomes: ['over'],
  outcome: () => ({ winners: [0], kind: 'over', scores: [0, 0] }),
  view: () => null,
  worldOf: () => {},
  scenes: { parts: {}, underWay: () => [], facts: {} },
} as const satisfies Parameters<typeof defineGame<typeof contract, typeof layout>>[0];

const purse = defineGame<typeof contract, typeof layout>({
  ...rules,
  turn: 'turn',
  forecast(p, seat, request) {
    p.purse[0] -= wholeNumber(request, 0, 2, 'the request');
    return { seat, left: p.purse[0] };
  },
});

describe('A forecast', () => {
  const start = () => purse.start({ seats: 2 }, seeded(1));

  it('may be tried out: the position stays as it is', () => {
    const p = start();
    const before = purse.canonical(p);
    expect(purse.forecast?.(p, 1, 2)).toEqual({ seat: 1, left: 3 });
    expect(purse.forecast?.(p, 0, 1)).toEqual({ seat: 0, left: 4 });
    expect(purse.canonical(p)).toBe(before);
  });

  it('is not given to a request that is none', () => {
    expect(() => purse.forecast?.(start(), 0, { spend: 1 })).toThrow(BadInput);
  });

  it('is the business of the game: another has none', () => {
    expect(toy.forecast).toBeUndefined();
  });
});

describe('What an answer would do', () => {
  /** Whoever spends two loses something more, by chance. */
  const losing = (more: (chance: Chance) => number) =>
    defineGame<typeof contract, typeof layout>({
      ...rules,
      procedures: {
        ...rules.procedures,
        turn: procedure('turn', (_, args) => args).steps({
          A_spend: {
            ask: 'spend',
            of: (_, { seat }) => [1 - seat],
            about: () => ({}),
            then: (p, _, __, { spend }, { chance }) => {
              p.purse[0] -= spend;
              if (spend === 2) p.purse[0] -= more(chance);
            },
          },
        }),
      },
      turn: 'turn',
      changes: (before, after) => after.purse[0] - before.purse[0],
    });
  /** One, if a die shows little. */
  const told = losing((chance) => (chance.die(6) < 3 ? 1 : 0));
  const begin = (game: Game) => game.apply(game.start({ seats: 2 }, seeded(1)), 0, { spend: 0 }, seeded(1));
  const first = () => begin(told);
  const would = (spend: number, p = first()) => told.forecast?.(p, 1, { would: { spend } });

  it('is what it changes up to the next question, and the position stays as it is', () => {
    const p = first();
    const before = told.canonical(p);
    expect(would(1, p)).toEqual({ change: -1, then: 'nothing', faces: [] });
    expect(told.canonical(p)).toBe(before);
  });

  it('goes on with each face of a die, those together that bring the same', () => {
    expect(would(2)).toEqual({
      change: -2,
      then: 'die',
      faces: [
        { of: [1, 2], change: -3, then: 'nothing' },
        { of: [3, 4, 5, 6], change: -2, then: 'nothing' },
      ],
    });
  });

  it('does not go through the faces of a die that has too many', () => {
    const many = losing((chance) => chance.die(8));
    expect(many.forecast?.(begin(many), 1, { would: { spend: 2 } })).toEqual({
      change: -2,
      then: 'die',
      faces: [],
    });
  });

  it('ends where something is drawn, but one of one is no chance', () => {
    const drawing = (pieces: number[], count?: number) => {
      const game = losing((chance) => chance.draw(pieces, count));
      return game.forecast?.(begin(game), 1, { would: { spend: 2 } });
    };
    expect(drawing([2, 1])).toEqual({ change: -2, then: 'draw', faces: [] });
    expect(drawing([2])).toEqual({ change: -4, then: 'nothing', faces: [] });
    expect(drawing([1, 2, 3], 1)).toEqual({ change: -3, then: 'nothing', faces: [] });
  });

  it('goes on to the end of the game, and past those who could play something in between', () => {
    const { position } = at('embassy', { purse: [2, 0, 0, 0] });
    const sends = { send: 'corinth', taking: [], gifts: 2, to: 1 };
    expect(parley.forecast?.(position, 0, { would: sends })).toEqual({
      change: { gifts: 2 },
      then: 'nothing',
      faces: [],
    });
    // Nobody is asked after that.
    const last = at('embassy', { purse: [2, 0, 0, 0], silent: [1, 1, 1, 0] }).position;
    expect(parley.forecast?.(last, 0, { would: sends })).toMatchObject({ change: { gifts: 2 } });
  });

  it('need not be said in full where only one thing can follow', () => {
    const { position } = at('embassy', { seats: 2, purse: [0, 0, 0, 0] });
    const would = (taking: string[]) => () =>
      parley.forecast?.(position, 0, { would: { send: 'corinth', taking } });
    expect(would(['dion', 'leon', 'myron'])()).toMatchObject({ change: { gifts: 0 } });
    // Others could go along.
    expect(would(['dion'])).toThrow('K-03');
  });

  it('is refused as the answer would be', () => {
    expect(() => would(3)).toThrow('X1-01');
    expect(() => told.forecast?.(first(), 0, { would: { spend: 1 } })).toThrow('K-01');
    expect(() => told.forecast?.(first(), 1, { would: {} })).toThrow('K-0');
    expect(() => told.forecast?.(first(), 1, 7)).toThrow(/would/);
  });
});

describe('A turn', () => {
  it('is that of the seat whose procedure is under way, whoever is asked', () => {
    const table = setScene(purse, { seats: 2, position: 'standard' });
    const turn = () => [purse.turnOf(table.position), table.fact('asked')];
    expect(turn()).toEqual([null, [{ 0: 'spend' }]]);
    table.does(0, { spend: 0 });
    expect(turn()).toEqual([0, [{ 1: 'spend' }]]);
    table.does(1, { spend: 1 });
    expect(turn()).toEqual([1, [{ 0: 'spend' }]]);
    table.does(0, { spend: 1 });
    expect(turn()).toEqual([null, []]);
  });

  it('is nobody’s in a game that names none', () => {
    expect(toy.turnOf(toy.start({ seats: 2 }, seeded(1)))).toBeNull();
  });

  it('is somebody’s', () => {
    // @ts-expect-error the whole game has no seat
    defineGame<typeof contract, typeof layout>({ ...rules, turn: 'game' });
  });
});
