/** What is kept of the options of a question, and when it is thrown away. */
import { describe, expect, it } from 'vitest';
import {
  type Contract,
  defineGame,
  done,
  type Filling,
  type Game,
  language,
  listAnew,
  listOptions,
  type Position,
  type PositionOf,
  seeded,
  upTo,
} from '../src/index.ts';
import { toy } from './toy.ts';

const contract = {
  nouns: {},
  decisions: { take: { about: {}, answers: [{ take: 'count' }, { wait: 'yes' }, { stop: 'yes' }] } },
  procedures: { game: { args: {} } },
  windows: {},
  interjections: {},
  events: {},
} as const satisfies Contract;
const layout = { pot: 1, waits: 1 };
type Board = PositionOf<typeof layout>;
const { procedure, decision } = language<typeof contract, Board>();

/** One seat takes from a pot of six until it stops. `listed` counts how often somebody looks into the pot. */
function potGame(): { game: Game; listed(): number } {
  let looks = 0;
  const game = procedure('game', () => ({})).steps({
    A_fill: (p) => {
      p.pot[0] = 6;
    },
    B_take: {
      ask: 'take',
      of: () => [0],
      about: () => ({}),
      then: (p, _, __, answer) => {
        if ('stop' in answer) return done({});
        if ('wait' in answer) p.waits[0]++;
        else p.pot[0] -= answer.take;
        return 'B_take';
      },
    },
  });
  const take = decision('take', [
    {
      take: {
        among: (p) => {
          looks++;
          return upTo(p.pot[0], 1);
        },
        bounds: 'X1-01',
      },
    },
    { wait: {} },
    { stop: {} },
  ]);
  return {
    listed: () => looks,
    game: defineGame({
      name: 'pot',
      version: '1',
      seats: { least: 1, most: 1 },
      settings: {},
      contract,
      layout,
      content: {},
      whole: 'game',
      outcomes: ['stopped'],
      procedures: { game },
      decisions: { take },
      windows: {},
      interjections: {},
      turnOrder: () => [0],
      outcome: () => ({ winners: [], kind: 'stopped', scores: [0] }),
      view: (p) => ({ pot: p.pot[0] }),
      worldOf: (p, { pot }: { pot: number }) => {
        p.pot[0] = pot;
      },
      scenes: { parts: {}, underWay: () => [], facts: {} },
    }),
  };
}

const start = (game: Game): Position => game.start({ seats: 1 }, seeded('1'));
const act = (game: Game, p: Position, action: object): Position => game.apply(p, 0, action, seeded('2'));
const asked = (game: Game, p: Position): Filling => game.firstQuestion(p) as Filling;
/** How many of the options are to take something: the others are to wait and to stop. */
const most = (game: Game, p: Position): number => listOptions(p, asked(game, p)).length - 2;

describe('Options that the scan for single answers has listed', () => {
  it('are not listed again for whoever asks next', () => {
    const { game, listed } = potGame();
    const p = start(game);
    const before = listed();
    expect(most(game, p)).toBe(6);
    expect(listed()).toBe(before);
  });

  it('are forgotten when the game goes on', () => {
    const { game } = potGame();
    const p = start(game);
    expect(most(game, p)).toBe(6);
    expect(most(game, act(game, p, { take: 2 }))).toBe(4);
    expect(most(game, p)).toBe(6);
    game.play(p, { ...asked(game, p), so: { take: 5 } }, game.playing(seeded('4')));
    expect(most(game, p)).toBe(1);
  });

  it('are right in every copy, whichever is played on', () => {
    const { game } = potGame();
    const p = start(game);
    const pooled = act(game, p, { take: 1 });
    const other = act(game, p, { take: 4 });
    expect([most(game, pooled), most(game, other)]).toEqual([5, 2]);
    expect(most(game, game.copyInto(pooled, other))).toBe(2);
    expect(most(game, game.copyInto(other, p))).toBe(6);
    expect(most(game, game.fromJson(game.toJson(act(game, p, { take: 3 }))))).toBe(3);
    expect(most(game, game.worldOf(game.view(act(game, p, { take: 5 }), 0), seeded('3')))).toBe(1);
  });

  it('are those that are listed anew, and whoever compares finds a write behind the question’s back', () => {
    const { game } = potGame();
    const p = start(game) as Board;
    expect(listOptions(p, asked(game, p))).toEqual(listAnew(p, asked(game, p)));
    p.pot[0] = 2;
    expect(listOptions(p, asked(game, p))).not.toEqual(listAnew(p, asked(game, p)));
  });

  it('leave no trace in JSON, hash or view', () => {
    const { game } = potGame();
    const p = start(game);
    const [json, hash, view] = [game.toJson(p), game.hash(p), game.view(p, 0)];
    expect(Object.keys(json.columns)).toEqual(['pot', 'waits', 'settings', 'orders']);
    const again = game.fromJson(json);
    most(game, again);
    expect([game.toJson(again), game.hash(again), game.view(again, 0)]).toEqual([json, hash, view]);
  });
});

describe('In a hurry', () => {
  it('a question with a single answer is put like any other', () => {
    const askedForStakes = (p: Position): number[] =>
      toy.pending(p).flatMap(({ kind, seat }) => (kind === 'stake' ? [seat] : []));
    const [p, hurried] = [0, 1].map(() => toy.start({ seats: 3 }, seeded('4')));
    const blue = { vote: 2 };
    toy.play(p, { ...asked(toy, p), so: blue }, toy.playing(seeded('5')));
    toy.play(hurried, { ...asked(toy, hurried), so: blue }, toy.hurrying(seeded('5')));
    // Seat 0 has an empty purse: its stake can only be nothing.
    expect([askedForStakes(p), askedForStakes(hurried)]).toEqual([
      [1, 2],
      [0, 1, 2],
    ]);
  });
});
