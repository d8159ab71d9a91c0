/** Lists in answers: a caravan is packed, with beasts that do not all go together and relics that need a bag. */

import { describe, expect, expectTypeOf, it } from 'vitest';
import { listOptions, makeForm } from '../src/form.ts';
import {
  type Action,
  type AnswerTo,
  allAnswers,
  type Contract,
  choose,
  countAnswers,
  defineGame,
  dice,
  END,
  type Filling,
  fillIn,
  type Game,
  type Id,
  type Json,
  language,
  nextOptions,
  type Position,
  type PositionOf,
  seeded,
  upTo,
} from '../src/index.ts';
import { keepsTheLaws } from './laws.ts';

const contract = {
  nouns: { road: ['north', 'south'], beast: ['ass', 'camel', 'horse', 'ox'], relic: ['lyre', 'mask'] },
  decisions: {
    pack: {
      about: {},
      answers: [{ pack: 'road', with: ['beast'], bags: 'count', carry: ['relic'] }, { stay: 'yes' }],
    },
  },
  procedures: { game: { args: {}, locals: { gone: ['beast'] } }, call: { args: {} } },
  windows: {},
  interjections: { call: { answers: [{ call: 'yes' }] } },
  events: {},
} as const satisfies Contract;

const layout = { left: 4, packed: 4, called: 1 };
type Board = PositionOf<typeof layout>;
const { procedure, decision, interjection } = language<typeof contract, Board>();

const CAMEL = 1;
const OX = 3;
const MOST = 3;

const game = procedure('game', () => ({ gone: [] })).steps({
  A_pack: {
    ask: 'pack',
    of: (p) => upTo(p.seats - 1),
    about: () => ({}),
    then: (p, f, seat, answer) => {
      if ('stay' in answer) return;
      f.gone.push(...answer.with);
      p.left[seat] = 1;
      for (const beast of answer.with) p.packed[seat] |= 1 << beast;
    },
  },
});
/** Somebody wants the ass for himself; the question is put anew. */
const call = procedure('call', (_, args) => args).steps({
  A_call: (p) => {
    p.called[0]++;
  },
});

const caravan = (lame: readonly number[] = [], poor = false): Game =>
  defineGame({
    name: 'caravan',
    version: '1',
    seats: { least: 2, most: 4 },
    settings: {},
    contract,
    layout,
    content: {},
    whole: 'game',
    procedures: { game, call },
    decisions: {
      pack: decision('pack', [
        {
          pack: { among: () => upTo(poor ? 0 : 1), bounds: 'X2-01' },
          with: {
            among: () => upTo(3),
            bounds: 'X2-02',
            closed: (_, { so }) => (so.with.length >= MOST ? 'X2-03' : null),
            may: (p, { so }, beast) => {
              if (lame.includes(beast) || (p.called[0] > 0 && beast === 0)) return 'X2-04';
              return beast === OX && so.with.includes(CAMEL) ? 'X2-05' : null;
            },
          },
          bags: {
            among: (_, { so }) => upTo(poor ? 0 : so.with.length),
            bounds: 'X2-06',
            may: (_p, _q, bags) => (bags > 2 ? 'X2-10' : null),
          },
          carry: {
            among: () => [1, 0],
            bounds: 'X2-07',
            may: (_, { so }) => (so.bags > so.carry.length ? null : 'X2-08'),
          },
        },
        { stay: { closed: () => (poor ? 'X2-09' : null) } },
      ]),
    },
    windows: {},
    interjections: {
      call: interjection('call', {
        open: () => true,
        ways: [{ call: {} }],
        calls: 'call',
        with: () => ({}),
      }),
    },
    turnOrder: (p) => upTo(p.seats - 1),
    outcomes: ['over'],
    outcome: () => ({ winners: [0], kind: 'over', scores: [] }),
    view: ({ left, packed, called }) => [[...left], [...packed], [...called]],
    worldOf: (p, [left, packed, called]: number[][]) => {
      p.left.set(left);
      p.packed.set(packed);
      p.called.set(called);
    },
    scenes: { parts: {}, underWay: () => [], facts: {} },
  });

const plain = caravan();
const begin = (game: Game = plain): Position => game.start({ seats: 2 }, seeded(1));
const asked = (game: Game, p: Position): Filling => game.question(p, 0) as Filling;
const packed = (beasts: string[], bags: number, relics: string[]) => ({
  pack: 'north',
  with: beasts,
  bags,
  carry: relics,
});

/** Every subset, in the order of the list. */
const subsets = (names: readonly string[]): string[][] =>
  upTo(2 ** names.length - 1).map((bits) => names.filter((_, i) => bits & (1 << i)));
/** Every answer that has the right shape, whether or not it is allowed. */
const { road, beast, relic } = contract.nouns;
const thinkable: Json[] = [
  { stay: true },
  ...road.flatMap((pack) =>
    subsets(beast).flatMap((beasts) =>
      upTo(4).flatMap((bags) => subsets(relic).map((carry) => ({ pack, with: beasts, bags, carry }))),
    ),
  ),
];

describe('A list in an answer', () => {
  it('is chosen member by member, in ascending order, and ended', () => {
    const p = begin();
    const q = asked(plain, p);
    fillIn(p, q, () => 0);
    expect(plain.action(q)).toEqual(packed(['ass', 'camel', 'horse'], 0, []));
    const half = asked(plain, p);
    const options: number[] = [];
    const next = (option: number) => {
      choose(half, option);
      return options.slice(0, nextOptions(p, half, options));
    };
    expect(next(1)).toEqual([0, 1, 2, 3, END]);
    expect(next(CAMEL)).toEqual([2, END]);
    expect(half.so).toEqual({ pack: 1, with: [CAMEL] });
    expect(next(END)).toEqual([0, 1]);
  });

  it('has exactly one path to each answer, and a path to every one that is allowed', () => {
    const p = begin();
    const allowed = thinkable.filter((action) => plain.judge(p, 0, action).allowed);
    const found = allAnswers(p, asked(plain, p), 10_000).map((so) =>
      plain.action({ ...asked(plain, p), so }),
    );
    const texts = (actions: readonly Json[]) => actions.map((action) => JSON.stringify(action)).sort();
    expect(texts(found)).toEqual(texts(allowed));
    expect(countAnswers(p, asked(plain, p), 10_000)).toBe(allowed.length);
    expect(countAnswers(p, asked(plain, p), 7)).toBe(7);
    expect(allowed.length).toBeGreaterThan(50);
  });

  it('of more answers than are wanted, no way and no option crowds out another', () => {
    const p = begin();
    const all = allAnswers(p, asked(plain, p), 10_000);
    const few = allAnswers(p, asked(plain, p), 8);
    const verbs = (answers: readonly object[]) => new Set(answers.map((so) => Object.keys(so)[0]));
    expect(all.length).toBeGreaterThan(50);
    expect(few).toHaveLength(8);
    expect(verbs(few)).toEqual(verbs(all));
    expect(new Set(few.map(({ pack }) => pack))).toEqual(new Set(all.map(({ pack }) => pack)));
    expect(new Set(few.map((so) => JSON.stringify(so))).size).toBe(8);
    for (const so of few) expect(all).toContainEqual(so);
    expect(allAnswers(p, asked(plain, p), all.length)).toEqual(all);
  });

  it('random play reaches every answer', () => {
    const p = begin();
    const pick = dice('caravan');
    const reached = new Set<string>();
    for (let i = 0; i < 20_000; i++) reached.add(JSON.stringify(fillIn(p, asked(plain, p), pick)));
    expect(reached.size).toBe(countAnswers(p, asked(plain, p), 10_000));
  });

  it('never changes a list that something else holds', () => {
    const p = begin();
    const q = asked(plain, p);
    choose(q, 0);
    choose(q, 0);
    const { so } = q;
    const list = so.with;
    for (const option of listOptions(p, q)) choose({ ...q, so: { ...so } }, option);
    expect(so.with).toBe(list);
    expect(list).toEqual([0]);
  });

  it('answers itself where it can only be empty', () => {
    const stuck = caravan([0, 1, 2, 3]);
    expect(stuck.options(begin(stuck), 0, { pack: 'south' }).options).toEqual([{ with: [] }]);
    // With one road and nothing to take along nobody is asked: the caravans have left.
    const over = begin(caravan([0, 1, 2, 3], true));
    expect(over.stack).toEqual([]);
    expect(stuck.toJson(over).columns.left).toEqual([1, 1, 0, 0]);
  });

  it('goes by these types', () => {
    type Caravan = typeof contract;
    expectTypeOf<AnswerTo<Caravan, 'pack'>>().toEqualTypeOf<
      | {
          pack: Id<'road'>;
          with: readonly Id<'beast'>[];
          bags: number;
          carry: readonly Id<'relic'>[];
        }
      | { stay: true }
    >();
    expectTypeOf<Action<Caravan, 'pack'>>().toEqualTypeOf<
      { pack: string; with: string[]; bags: number; carry: string[] } | { stay: true }
    >();
    procedure('game', () => ({ gone: [] })).steps({
      A_pack: {
        ask: 'pack',
        of: () => [0],
        about: () => ({}),
        then: (_, f, _seat, answer) => {
          // @ts-expect-error the list of an answer is not the procedure's own
          if ('with' in answer) f.gone = answer.with;
        },
      },
    });
  });

  it('is no verb', () => {
    const attempt = () => makeForm('pack', {}, [{ pack: ['road'] }], [{ pack: { among: () => [0] } }]);
    expect(attempt).toThrow("'pack' is a verb, so it cannot be a list");
  });
});

describe('A list from outside', () => {
  it('may come in any order, and is kept in its own', () => {
    const p = begin();
    const after = plain.apply(p, 0, packed(['horse', 'ass'], 2, ['mask', 'lyre']), seeded(1));
    expect(plain.toJson(after).stack[0].answers).toEqual([
      packed(['ass', 'horse'], 2, ['lyre', 'mask']),
      null,
    ]);
  });

  it('is refused with the clause of a member, and speaks of that member', () => {
    const lame = caravan([2]);
    expect(lame.judge(begin(lame), 0, packed(['horse', 'ass'], 0, []))).toStrictEqual({
      allowed: false,
      clause: 'X2-04',
      message: { key: 'refusal.X2-04', params: { seat: 0, pack: 'north', with: 'horse' } },
    });
    expect(plain.judge(begin(), 0, packed(['ox', 'camel'], 0, []))).toMatchObject({ clause: 'X2-05' });
    expect(plain.judge(begin(), 0, packed(['ass', 'camel', 'horse', 'ox'], 0, []))).toMatchObject({
      clause: 'X2-03',
      message: { params: { with: 'ox' } },
    });
    expect(plain.judge(begin(), 0, packed(['ass', 'ox'], 1, ['lyre', 'mask']))).toEqual({
      allowed: false,
      clause: 'X2-08',
      message: {
        key: 'refusal.X2-08',
        params: { seat: 0, pack: 'north', with: ['ass', 'ox'], bags: 1, carry: 'mask' },
      },
    });
  });

  it.each<[string, Json]>([
    ['twice the same', packed(['ass', 'ass'], 0, [])],
    ['no list', { ...packed([], 0, []), with: 'ass' }],
    ['null', { ...packed([], 0, []), with: null }],
    ['a list in a list', { ...packed([], 0, []), with: [['ass']] }],
    ['a beast nobody knows', packed(['mule'], 0, [])],
    ['a number', { ...packed([], 0, []), with: [END] }],
    ['nothing', { pack: 'north', bags: 0, carry: [] }],
    ['nothing at its end', { pack: 'north', with: [], bags: 0 }],
  ])('is malformed with %s', (_, action) => {
    expect(plain.judge(begin(), 0, action)).toMatchObject({ clause: 'K-03' });
  });

  it('survives in a sealed answer, which must name each once', () => {
    const after = plain.apply(begin(), 0, packed(['ass', 'ox'], 2, ['mask']), seeded(1));
    const text = plain.canonical(after);
    const again = plain.fromJson(JSON.parse(text));
    expect(plain.canonical(again)).toBe(text);
    const end = plain.apply(again, 1, { stay: true }, seeded(1));
    expect(plain.toJson(end).columns.packed).toEqual([0b1001, 0, 0, 0]);
    const spoiled = JSON.parse(text);
    spoiled.stack[0].answers[0].with.push('ass');
    expect(() => plain.fromJson(spoiled)).toThrow('answers[0].with should name each piece once');
    spoiled.stack[0].answers[0].with = ['ox', 'ass'];
    expect(plain.canonical(plain.fromJson(spoiled))).toBe(text);
  });

  it('is judged anew, with the answer that it is part of, when the question is put anew', () => {
    const sealed = plain.apply(begin(), 0, packed(['ass'], 0, []), seeded(1));
    const kept = plain.apply(begin(), 0, packed(['camel', 'horse'], 0, []), seeded(1));
    const called = (p: Position) => plain.apply(p, 1, { call: true }, seeded(1));
    expect(plain.fact(called(sealed), 'asked')).toEqual([{ 0: 'pack' }, { 1: 'pack' }]);
    expect(plain.fact(called(kept), 'asked')).toEqual([{ 1: 'pack' }]);
  });
});

describe('The options of a list', () => {
  const options = (partial: Json, refused = false) => plain.options(begin(), 0, partial, { refused });

  it('begin with the empty one', () => {
    expect(options({ pack: 'north' })).toEqual({
      kind: 'pack',
      complete: false,
      options: [{ with: [] }, ...beast.map((name) => ({ with: [name] }))],
    });
  });

  it('are the list with one member more, in any order, and what ends it', () => {
    expect(options({ pack: 'north', with: ['horse', 'camel'] })).toEqual({
      kind: 'pack',
      complete: false,
      options: [{ with: ['horse', 'camel', 'ass'] }, { bags: 0 }, { bags: 1 }, { bags: 2 }],
    });
    expect(options({ pack: 'north', with: [] }).options).toEqual([
      ...beast.map((name) => ({ with: [name] })),
      { bags: 0 },
    ]);
  });

  it('say who may not join, and why', () => {
    expect(options({ pack: 'north', with: ['ox'] }, true).refused).toEqual([
      {
        option: { with: ['ox', 'camel'] },
        clause: 'X2-05',
        message: { key: 'refusal.X2-05', params: { seat: 0, pack: 'north', with: 'ox' } },
      },
    ]);
    expect(options({ pack: 'north', with: ['ass', 'horse', 'ox'] }, true).refused).toMatchObject([
      { option: { with: ['ass', 'horse', 'ox', 'camel'] }, clause: 'X2-03' },
      // And what is refused of that which would end the list.
      { option: { bags: 3 }, clause: 'X2-10' },
    ]);
  });

  it('are there though the answer is whole, where the list comes last', () => {
    const whole = packed(['ass', 'camel'], 2, []);
    expect(options(whole)).toEqual({
      kind: 'pack',
      complete: true,
      options: [{ carry: ['mask'] }, { carry: ['lyre'] }],
    });
    expect(options({ ...whole, carry: ['mask', 'lyre'] })).toEqual({
      kind: 'pack',
      complete: true,
      options: [],
    });
    const { carry, ...before } = whole;
    expect(options(before)).toMatchObject({ complete: false, options: [{ carry }, {}, {}] });
  });

  it('are not given where the answer so far has a gap or is refused', () => {
    expect(() => options({ pack: 'north', bags: 0 })).toThrow('refused by K-03');
    expect(() => options({ pack: 'north', with: ['ox', 'camel'] })).toThrow('refused by X2-05');
  });

  it('can be laid over the answer, again and again, until it is whole and allowed', () => {
    const pick = dice('walk');
    const p = begin();
    for (let i = 0; i < 300; i++) {
      let answer = {};
      for (;;) {
        const { complete, options: offered } = plain.options(p, 0, answer);
        if (complete && (offered.length === 0 || pick(2) === 0)) break;
        answer = { ...answer, ...(offered[pick(offered.length)] as object) };
      }
      expect(plain.judge(p, 0, answer)).toEqual({ allowed: true });
    }
  });
});

keepsTheLaws(plain, 20);
