/** What is set right before anything else happens, by a procedure that no step calls. Water is spilt in a kitchen. */

import { describe, expect, it } from 'vitest';
import {
  type Contract,
  defineGame,
  done,
  type Json,
  language,
  type PositionOf,
  setScene,
} from '../src/index.ts';

const contract = {
  nouns: {},
  decisions: {
    cook: {
      about: {},
      answers: [
        { spill: 'yes' },
        { stir: 'yes' },
        { wash: 'count' },
        { rinse: 'yes' },
        { carry: 'yes' },
        { drop: 'yes' },
        { stop: 'yes' },
      ],
    },
    scrub: { about: {}, answers: [{ scrub: 'yes' }, { splash: 'yes' }] },
    mop: { about: {}, answers: [{ mop: 'yes' }, { leave: 'yes' }] },
  },
  procedures: {
    game: { args: {}, locals: { dishes: 'count', drops: 'flag' } },
    washing: { args: {}, marks: ['wet'] },
    carrying: { args: { drops: 'flag' } },
    mopping: { args: {}, marks: ['busy'] },
  },
  windows: {},
  interjections: { drip: { answers: [{ drip: 'yes' }] } },
  events: { washed: {}, carried: {}, mopped: {} },
} as const satisfies Contract;
const layout = { puddle: 1, isStirred: 1, looks: 1 };
type Board = PositionOf<typeof layout>;
const { procedure, decision, interjection, isIn } = language<typeof contract, Board>();

function spill(p: Board): void {
  p.puddle[0] = 1;
  p.isStirred[0] = 1;
}
const rules = {
  name: 'kitchen',
  version: '1',
  seats: { least: 1, most: 1 },
  settings: {},
  contract,
  layout,
  content: {},
  whole: 'game',
  procedures: {
    game: procedure('game', () => ({ dishes: 0, drops: false })).steps({
      A_cook: {
        ask: 'cook',
        of: () => [0],
        about: () => ({}),
        then: (p, f, _, answer) => {
          if ('stir' in answer) p.isStirred[0] = 1;
          else if ('wash' in answer) {
            f.dishes = answer.wash;
            return 'B_wash';
          } else if ('drop' in answer) {
            f.drops = true;
            return 'C_carry';
          } else spill(p);
          if ('stop' in answer) return done({});
          return 'rinse' in answer ? 'B_wash' : 'carry' in answer ? 'C_carry' : 'A_cook';
        },
      },
      B_wash: {
        call: 'washing',
        with: () => ({}),
        then: (_, f) => (--f.dishes > 0 ? 'B_wash' : 'A_cook'),
      },
      C_carry: { call: 'carrying', with: (_, { drops }) => ({ drops }), then: 'A_cook' },
    }),
    washing: procedure('washing', () => ({})).steps({
      A_scrub: {
        ask: 'scrub',
        of: () => [0],
        about: () => ({}),
        then: (p, _f, _seat, answer) => {
          if ('splash' in answer) spill(p);
        },
      },
      B_dry: (_p, _f, { tell }) => tell?.all('washed', {}),
    }),
    carrying: procedure('carrying', (_, args) => args).steps({
      A_out: (p, { drops }, { tell }) => {
        tell?.all('carried', {});
        if (drops) spill(p);
      },
    }),
    mopping: procedure('mopping', () => ({})).steps({
      A_mop: {
        ask: 'mop',
        of: () => [0],
        about: () => ({}),
        then: (p, _f, _seat, answer, { tell }) => {
          if ('leave' in answer) return;
          p.puddle[0] = 0;
          p.isStirred[0] = 1;
          tell?.all('mopped', {});
        },
      },
    }),
  },
  decisions: {
    cook: decision('cook', [
      { spill: {} },
      { stir: {} },
      { wash: { among: () => [1, 2], bounds: 'X1-01' } },
      { rinse: {} },
      { carry: {} },
      { drop: {} },
      { stop: {} },
    ]),
    scrub: decision('scrub', [{ scrub: {} }, { splash: {} }]),
    mop: decision('mop', [{ mop: {} }, { leave: {} }]),
  },
  windows: {},
  interjections: {
    drip: interjection('drip', {
      open: () => true,
      ways: [{ drip: {} }],
      calls: 'carrying',
      with: () => ({ drops: false }),
    }),
  },
  settling: {
    procedure: 'mopping',
    unless: ['wet', 'busy'],
    isStirred: (p) => p.isStirred[0] === 1,
    isDue: (p) => {
      p.isStirred[0] = 0;
      p.looks[0]++;
      return p.puddle[0] === 1;
    },
  },
  turnOrder: () => [0],
  outcomes: ['over'],
  outcome: () => ({ winners: [0], kind: 'over', scores: [0] }),
  view: () => null,
  worldOf: () => {},
  scenes: {
    parts: { alone: () => {} },
    underWay: () => [{ proc: 'washing', step: 'A_scrub' }],
    facts: {},
  },
} as const satisfies Parameters<typeof defineGame<typeof contract, typeof layout>>[0];
const kitchen = defineGame<typeof contract, typeof layout>(rules);
/** The kitchen, with something that may end the game after any step. */
const kitchenThat = (settle: (p: Board) => boolean) =>
  defineGame<typeof contract, typeof layout>({ ...rules, settle });

/** What is asked after these answers, and what has happened on the way. */
function after(...answers: readonly Json[]) {
  const table = setScene(kitchen, { seats: 1, position: 'standard' });
  for (const answer of answers) table.does(0, answer);
  const told = table.events().map(({ key }) => key.replace('event.', ''));
  const [asked] = table.fact('asked') as { 0: string }[];
  return { asked: asked?.[0], told, p: table.position as Board };
}
const yes = true;

describe('What a change has left wrong is set right', () => {
  it('before the next step, which then goes on where it was', () => {
    expect(after({ spill: yes }).asked).toBe('mop');
    expect(after({ spill: yes }, { mop: yes })).toMatchObject({ asked: 'cook', told: ['mopped'] });
  });
  it('only where something is wrong, and nobody looks where nothing was stirred', () => {
    const { asked, p } = after({ stir: yes }, { wash: 1 }, { scrub: yes });
    expect([asked, p.looks[0]]).toEqual(['cook', 1]);
  });
  it('once for a change: what is left as it is stays until the next', () => {
    expect(after({ spill: yes }, { leave: yes }).asked).toBe('cook');
    expect(after({ spill: yes }, { leave: yes }, { stir: yes }).asked).toBe('mop');
  });
  it('at the beginning of what the change leads to', () => {
    const { asked, told, p } = after({ carry: yes });
    expect([asked, told]).toEqual(['mop', []]);
    expect(p.stack.map(({ proc }) => p.procedures[proc].name)).toEqual(['game', 'carrying', 'mopping']);
    expect(after({ carry: yes }, { mop: yes })).toMatchObject({ asked: 'cook', told: ['mopped', 'carried'] });
  });
  it('behind the last step, where a procedure that is over waits: it can be seen, stored and read like any other', () => {
    const { asked, told, p } = after({ drop: yes });
    expect([asked, told]).toEqual(['mop', ['carried']]);
    expect(p.stack.map(({ proc }) => p.procedures[proc].name)).toEqual(['game', 'carrying', 'mopping']);
    const json = kitchen.toJson(p);
    expect(kitchen.toJson(kitchen.fromJson(json, 'a save'))).toEqual(json);
    expect(kitchen.hash(kitchen.fromJson(json, 'a save'))).toBe(kitchen.hash(p));
    expect(kitchen.view(p, null).stack).toHaveLength(3);
    expect(after({ drop: yes }, { mop: yes })).toMatchObject({ asked: 'cook', told: ['carried', 'mopped'] });
  });
  it('when the game is over by it, not at all', () => {
    expect(after({ stop: yes }).p.stack).toEqual([]);
  });
  it('nor when the game ends where a procedure with such a mark is over', () => {
    const ends = kitchenThat((p) => p.puddle[0] === 1 && !isIn(p, 'washing'));
    const table = setScene(ends, { seats: 1, position: 'standard' });
    table.does(0, { wash: 1 });
    table.does(0, { splash: yes });
    expect(table.fact('asked')).toEqual([]);
    expect(table.fact('outcome')).toMatchObject({ kind: 'over' });
  });
});

describe('A procedure with such a mark', () => {
  it('is over first', () => {
    expect(after({ wash: 1 }, { splash: yes })).toMatchObject({ asked: 'mop', told: ['washed'] });
    expect(isIn(after({ wash: 1 }, { splash: yes }).p, 'mopping')).toBe(true);
  });
  it('is over first where nothing is under way around it', () => {
    const table = setScene(kitchen, { seats: 1, position: { alone: yes } });
    table.does(0, { splash: yes });
    expect(table.events().map(({ key }) => key)).toEqual(['event.washed']);
    expect(table.fact('asked')).toEqual([]);
  });
  it('is over first where the change leads to it', () => {
    expect(after({ rinse: yes }).asked).toBe('scrub');
    expect(after({ rinse: yes }, { scrub: yes })).toMatchObject({ asked: 'mop', told: ['washed'] });
  });
  it('is followed by it, even if the next of its kind comes at once', () => {
    expect(after({ wash: 2 }, { splash: yes }).asked).toBe('mop');
    expect(after({ wash: 2 }, { splash: yes }, { mop: yes }).asked).toBe('scrub');
  });
  it('holds it back for what is interjected, too', () => {
    expect(after({ wash: 1 }, { drip: yes })).toMatchObject({ asked: 'scrub', told: ['carried'] });
    expect(after({ rinse: yes }, { drip: yes })).toMatchObject({ asked: 'scrub', told: ['carried'] });
  });
});
