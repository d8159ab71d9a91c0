/** A small game by hand: what a call hands down, and which verbs a game may have. */

import { describe, expect, it } from 'vitest';
import { type Contract, defineGame, language, type PositionOf, seeded } from '../src/index.ts';

const layout = { had: 1 };
type Board = PositionOf<typeof layout>;

/** Somebody packs; the verbs of the question and of what may be said at any time are given. */
function packing(asked: string, uninvited = 'unpack') {
  const contract = {
    nouns: {},
    decisions: { pack: { about: {}, answers: [{ [asked]: 'yes' }, { wait: 'yes' }] } },
    procedures: {
      game: { args: {}, locals: { bag: ['count'] } },
      packing: { args: { bag: ['count'] } },
      nothing: { args: {} },
    },
    windows: {},
    interjections: { unpack: { answers: [{ [uninvited]: 'yes' }] } },
    events: {},
  } as const satisfies Contract;
  const { procedure } = language<typeof contract, Board>();
  return defineGame<typeof contract, typeof layout>({
    name: 'packing',
    version: '1',
    seats: { least: 1, most: 1 },
    settings: {},
    contract,
    layout,
    content: {},
    whole: 'game',
    procedures: {
      game: procedure('game', () => ({ bag: [1] })).steps({
        // All that it has, as it is.
        A_pack: { call: 'packing', with: (_, f) => f },
        B_count: (p, { bag }) => {
          p.had[0] = bag.length;
        },
        C_pack: { ask: 'pack', of: () => [0], about: () => ({}), then: () => {} },
      }),
      packing: procedure('packing', (_, args) => args).steps({
        A_put: (_, { bag }) => {
          bag.push(2, 3);
        },
      }),
      nothing: procedure('nothing', (_, args) => args).steps({}),
    },
    decisions: { pack: { kind: 'pack', ways: [{ [asked]: {} }, { wait: {} }] as never } },
    windows: {},
    interjections: {
      unpack: {
        open: () => true,
        ways: [{ [uninvited]: {} }] as never,
        calls: 'nothing',
        with: () => ({}),
      },
    },
    turnOrder: () => [0],
    outcomes: ['over'],
    outcome: () => ({ winners: [0], kind: 'over', scores: [0] }),
    view: () => null,
    worldOf: () => {},
    scenes: { parts: {}, underWay: () => [], facts: { had: (p) => p.had[0] } },
  });
}

describe('What is called', () => {
  it('has lists of its own, even if it was handed all that its caller has', () => {
    const game = packing('pack');
    const p = game.start({ seats: 1 }, seeded(1));
    expect(game.fact(p, 'had')).toBe(1);
  });
});

describe('A verb', () => {
  it('is that of one thing alone, where one of them may be said uninvited', () => {
    expect(() => packing('pack', 'pack')).toThrow(
      "'pack' would answer both 'unpack' and 'pack': give one another verb",
    );
    expect(() => packing('pack', 'wait')).toThrow("'wait' would answer both");
  });

  it.each(['undo', 'redo', 'table'])('that is the table’s own is no game’s: %s', (verb) => {
    const message = `'${verb}' (in 'pack') is a verb of the table itself`;
    expect(() => packing(verb)).toThrow(message);
    expect(() => packing('pack', verb)).toThrow(`'${verb}' (in 'unpack') is a verb of the table itself`);
  });
});
