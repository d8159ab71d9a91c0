/** What a steward answers for its player, and when he asks him. */

import { describe, expect, it } from 'vitest';
import {
  fits,
  type Game,
  passingAt,
  type StewardBook,
  type StewardOrder,
  stewardAnswer,
  type Table,
  windowsOf,
} from '../src/index.ts';
import type { Asking } from '../src/steward.ts';
import { acts, at, parley, parleyWith } from './parley.ts';
import { toy } from './toy.ts';

const ASKING: Asking = { decision: 'this', passed: {} };
const order = (
  on: string,
  answer: StewardOrder['answer'],
  more: Partial<StewardOrder> = {},
): StewardOrder => ({
  on,
  when: {},
  answer,
  ...more,
});
const book = (...orders: StewardOrder[]): StewardBook => ({ orders });
const answers = (
  table: Table,
  seat: number,
  by: StewardBook = book(),
  asking: Partial<Asking> = {},
): unknown => stewardAnswer(table.game, table.position, seat, by, { ...ASKING, ...asking });

const PASS = { pass: true };
const spy = order('herald', { do: 'play', with: { play: ['spy1'] } });

describe('An order', () => {
  it('answers the question that it is for, and says which it was', () => {
    expect(answers(at('herald'), 1, book(order('tribute', 'default'), spy))).toEqual({
      action: { play: 'spy1' },
      by: 1,
    });
    expect(answers(at('herald'), 1, book(order('tribute', 'default')))).toBeNull();
  });

  it('by default answers as the question does, or leaves it to the player where it has none', () => {
    expect(answers(at('herald'), 1, book(order('herald', 'default')))).toEqual({ action: PASS, by: 0 });
    expect(answers(at('embassy'), 0, book(order('embassy', 'default')))).toBeNull();
  });

  it('that asks ends the search: the player is asked', () => {
    expect(answers(at('herald'), 1, book(order('herald', 'ask'), spy))).toBeNull();
  });

  it('for which nothing is allowed is passed over', () => {
    const bribe = order('herald', { do: 'play', with: { play: ['bribe'] } });
    expect(answers(at('herald'), 1, book(bribe, spy))).toEqual({ action: { play: 'spy1' }, by: 1 });
    expect(answers(at('herald'), 1, book(bribe))).toBeNull();
  });

  it('that names one of several alike means each of them, in the field of that sort', () => {
    const second = at('herald', { tokens: [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0] });
    expect(answers(second, 1, book(spy))).toEqual({ action: { play: 'spy2' }, by: 0 });
    // Envoys and numbers stand for themselves.
    const sends = order('embassy', { do: 'send', with: { taking: ['leon'], to: ['2'] } });
    expect(answers(at('embassy'), 0, book(sends))).toEqual({
      action: { send: 'argos', taking: ['leon'], gifts: 0, to: 2 },
      by: 0,
    });
  });

  it('goes by the sort of its field alone, not by that of another', () => {
    const strict = parleyWith({
      steward: { alike: (sort, name) => (sort === (name === '2' ? 'seat' : 'town') ? [name] : []) },
    });
    const sends = order('embassy', { do: 'send', with: { send: ['thebes'], to: ['2'] } });
    expect(answers(at('embassy', {}, strict), 0, book(sends))).toEqual({
      action: { send: 'thebes', taking: [], gifts: 0, to: 2 },
      by: 0,
    });
  });

  it('once answers one question; then another is another matter', () => {
    const once = (spent?: string) => ({ ...spy, once: true as const, ...(spent && { spent }) });
    expect(answers(at('herald'), 1, book(once()))).toMatchObject({ by: 0 });
    expect(answers(at('herald'), 1, book(once('this')))).toMatchObject({ by: 0 });
    expect(answers(at('herald'), 1, book(once('another')))).toBeNull();
    expect(answers(at('herald'), 1, book({ ...spy, spent: 'another' }))).toMatchObject({ by: 0 });
  });

  it('that is off does nothing', () => {
    expect(answers(at('herald'), 1, book({ ...spy, off: true }))).toBeNull();
  });

  it('answers nobody who is not asked', () => {
    expect(answers(at('herald'), 0, book(spy))).toBeNull();
  });
});

describe('The tests of an order', () => {
  // Seat 0 has sent an embassy to Corinth, with two gifts.
  it.each([
    [{}, true],
    [{ by: ['0'] }, true],
    [{ by: ['1', '2'] }, false],
    [{ towns: ['argos', 'corinth'] }, true],
    [{ towns: ['argos', 'thebes'] }, false],
    [{ gifts: 2 }, true],
    [{ gifts: 3 }, false],
    [{ gifts: 2, towns: ['argos'] }, false],
  ])('must all hold: %j', (when, does) => {
    const table = at('herald');
    expect(fits(parley, table.position, 1, { ...spy, when })).toBe(does);
    expect(answers(table, 1, book({ ...spy, when }))).toEqual(
      does ? { action: { play: 'spy1' }, by: 0 } : null,
    );
  });

  it('hold for nobody who is not asked, and for no other question', () => {
    expect(fits(parley, at('herald').position, 0, spy)).toBe(false);
    expect(fits(parley, at('tribute', { purse: [1, 1, 1, 0] }).position, 1, spy)).toBe(false);
  });
});

describe('Who wants quiet', () => {
  const quiet = (since: string, ...orders: StewardOrder[]): StewardBook => ({
    orders,
    quiet: { until: 'turn', since },
  });

  it('is answered for by default until that is over', () => {
    expect(answers(at('herald'), 1, quiet('turn 0'))).toEqual({ action: PASS, by: 'quiet' });
    expect(answers(at('herald', { round: [1] }), 1, quiet('turn 0'))).toBeNull();
  });

  it('is asked in his own turn, and where there is no default', () => {
    expect(answers(at('embassy'), 0, quiet('turn 0'))).toBeNull();
    const inTurn = at('herald', { asides: [1, 0, 0, 0] });
    acts(inTurn, [0, { riot: true }]);
    // It is seat 0's turn, and he whispers: that has a default.
    expect(inTurn.asked().map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'aside']]);
    expect(answers(inTurn, 0, quiet('turn 0'))).toBeNull();
    expect(answers(at('oath'), 1, quiet('turn 0'))).toBeNull();
  });

  it('is answered for by his orders where there is no default', () => {
    const swears = order('oath', { do: 'perjure' });
    expect(answers(at('oath'), 1, quiet('turn 0', swears))).toEqual({ action: { perjure: true }, by: 0 });
  });
});

describe('What is settled as usual', () => {
  const usually = (usual: NonNullable<Game['steward']>['usual']) => parleyWith({ steward: { usual } });
  const always = usually({ herald: { settled: 'always' }, tribute: { settled: 'always' } });
  const inTurn = usually({ herald: { settled: 'turn' } });
  const usual = { action: PASS, by: 'usual' };
  const armed = { orders: { 1: { herald: 'always' } } };

  it('is answered by default though nobody has said so', () => {
    expect(answers(at('herald', {}, always), 1)).toEqual(usual);
    expect(answers(at('herald'), 1)).toBeNull();
    expect(answers(at('tribute', { purse: [1, 1, 1, 0] }, always), 1)).toEqual({
      action: { refuse: true },
      by: 'usual',
    });
  });

  it('unless something is the matter', () => {
    const unless = usually({ herald: { settled: 'always', unless: (p) => p.seats === 4 } });
    expect(answers(at('herald', { seats: 3 }, unless), 1)).toEqual(usual);
    expect(answers(at('herald', { seats: 4 }, unless), 1)).toBeNull();
  });

  it('asks who has armed the window, but not if it was his orders that did', () => {
    expect(answers(at('herald', armed, always), 1)).toBeNull();
    const fitsNot = { ...spy, when: { gifts: 3 } };
    expect(answers(at('herald', armed, always), 1, book(fitsNot))).toEqual(usual);
    expect(answers(at('herald', armed, always), 1, book({ ...fitsNot, off: true }))).toBeNull();
  });

  it('is what his orders say: who was asked for their sake alone has nothing to say if none fits', () => {
    const unasked = { ...armed, alert: [0, 0, 0, 0] };
    const fitsNot = { ...spy, when: { gifts: 3 } };
    expect(answers(at('herald', unasked), 1, book(fitsNot))).toEqual(usual);
    // He would have been asked anyway; or he has no order for this; or none that is on.
    expect(answers(at('herald', armed), 1, book(fitsNot))).toBeNull();
    expect(answers(at('herald', unasked), 1, book(order('tribute', 'default')))).toBeNull();
    expect(answers(at('herald', unasked), 1, book({ ...fitsNot, off: true }))).toBeNull();
    expect(
      answers(at('herald', { ...unasked, orders: {}, alert: [0, 1, 0, 0] }), 1, book(fitsNot)),
    ).toBeNull();
  });

  it('may be so once the player has passed himself, as long as that lasts', () => {
    const passed = (moment: string) =>
      answers(at('herald', {}, inTurn), 1, book(), { passed: { herald: moment } });
    expect(passed('turn 0')).toEqual(usual);
    expect(passed('turn 1')).toBeNull();
    expect(answers(at('herald', {}, inTurn), 1)).toBeNull();
    const timeless = parleyWith({
      steward: { usual: { herald: { settled: 'turn' } }, moment: () => undefined as never },
    });
    expect(answers(at('herald', {}, timeless), 1)).toBeNull();
  });

  it('is noted when he passes: the moment, of a kind that is settled so', () => {
    const at0 = at('herald', {}, inTurn).position;
    expect(passingAt(inTurn, at0, 'herald', { pass: true })).toBe('turn 0');
    expect(passingAt(inTurn, at0, 'herald', { play: 'spy1' })).toBeNull();
    expect(passingAt(always, at0, 'herald', { pass: true })).toBeNull();
    expect(passingAt(parley, at0, 'herald', { pass: true })).toBeNull();
    expect(passingAt(toy, toy.empty(), 'vote', { abstain: true })).toBeNull();
    // What is answered by default with certain values is not passing.
    const greets = usually({ greet: { settled: 'turn' }, embassy: { settled: 'turn' } });
    const first = at('greet', {}, greets).position;
    expect(passingAt(greets, first, 'greet', { greet: 'thebes' })).toBeNull();
    expect(passingAt(greets, first, 'embassy', { stay: true })).toBeNull();
  });
});

describe('Who can only pass', () => {
  const empty = { tokens: Array<number>(12).fill(0) };

  it('is not asked at a window if no other person plays who could learn from it', () => {
    expect(answers(at('herald', empty), 1, book(), { isFast: true })).toEqual({ action: PASS, by: 'only' });
    expect(answers(at('herald', empty), 1)).toBeNull();
    expect(answers(at('herald'), 1, book(), { isFast: true })).toBeNull();
  });

  it('is asked what is no window', () => {
    const whispers = acts(at('oath', { asides: [1, 0, 0, 0] }), [0, { riot: true }]);
    expect(answers(whispers, 0, book(), { isFast: true })).toBeNull();
  });
});

describe('The windows at which a player must be asked for his orders', () => {
  const windows = (...orders: StewardOrder[]) => windowsOf(parley, book(...orders));

  it('are those that his orders are for, each once', () => {
    expect(windows(spy, order('herald', 'ask'), order('tribute', 'default'))).toEqual(['herald']);
    expect(windows(order('tribute', 'default'))).toEqual([]);
  });

  it('are not those of orders that are off or spent', () => {
    expect(windows({ ...spy, off: true })).toEqual([]);
    expect(windows({ ...spy, once: true, spent: 'before' })).toEqual([]);
    expect(windows({ ...spy, once: true })).toEqual(['herald']);
    expect(windows({ ...spy, spent: 'before' })).toEqual(['herald']);
  });
});
