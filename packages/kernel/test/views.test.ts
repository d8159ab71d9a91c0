/** What a seat sees of what is under way, and the worlds that look like that to it. */

import { describe, expect, it } from 'vitest';
import { seeded, type Table } from '../src/index.ts';
import { acts, at, parley } from './parley.ts';
import { asked } from './scenes.ts';

const viewOf = (table: Table, seat: number | null) => parley.view(table.position, seat);
const frameOf = (table: Table, seat: number | null, proc: string) =>
  viewOf(table, seat).stack.find((frame) => frame.proc === proc);
const heraldOf = (table: Table, seat: number | null) => frameOf(table, seat, 'window herald');

/** A world of a seat's view, of which it must see the same. */
function worldFor(table: Table, seat: number | null) {
  const view = viewOf(table, seat);
  const world = parley.worldOf(view, seeded('any'));
  expect(parley.view(world, seat)).toEqual(view);
  const asks = parley.pending(world).flatMap(({ optional, seat: each }) => (optional ? [] : [each]));
  return { world, asks };
}
const PASS = { pass: true };

describe('A view', () => {
  it('has the options of the table, and the orders of him who looks', () => {
    const table = at('oath', { orders: { 1: { herald: 'always' } } });
    expect(viewOf(table, 1)).toMatchObject({
      seat: 1,
      seats: 3,
      options: { rounds: 2 },
      orders: { herald: 'always' },
    });
    expect(viewOf(table, 0).orders).toEqual({ herald: 'default' });
    expect(viewOf(table, null).orders).toBeNull();
  });

  it('has sealed answers only of him who looks, until they count', () => {
    const table = acts(at('tribute', { purse: [2, 2, 2, 0] }), [0, { pay: 2 }]);
    expect(frameOf(table, 0, 'game')).toMatchObject({
      asked: [0, 1, 2],
      answered: [true, false, false],
      answers: [{ pay: 2 }, null, null],
      turn: -1,
    });
    for (const seat of [1, 2, null])
      expect(frameOf(table, seat, 'game')).toMatchObject({
        answered: [true, false, false],
        answers: [null, null, null],
      });
  });

  it('has answers in turn as soon as they are given', () => {
    const table = acts(at('greet'), [0, { greet: 'thebes' }]);
    for (const seat of [0, 1, null])
      expect(frameOf(table, seat, 'game')).toMatchObject({
        asked: [0, 1, 2],
        answered: [true, false, false],
        answers: [{ greet: 'thebes' }, null, null],
        turn: 1,
      });
  });

  it('has nobody who is asked where nobody is', () => {
    expect(frameOf(at('herald'), 1, 'visit')).toMatchObject({
      asked: null,
      answered: null,
      answers: null,
      turn: -1,
    });
  });
});

describe('A view of a window', () => {
  it('shows whom it has stopped only to himself', () => {
    const table = at('herald');
    expect(heraldOf(table, 1)).toMatchObject({ asked: [1], answered: [false], answers: [null], turn: -1 });
    expect(heraldOf(table, 2)).toMatchObject({ asked: [2], answered: [false] });
    for (const seat of [0, null]) expect(heraldOf(table, seat)).toMatchObject({ asked: [], answered: [] });
  });

  it('shows no more when it goes round again', () => {
    const table = acts(at('herald'), [1, { play: 'spy1' }], [2, PASS]);
    expect(asked(table)).toEqual(['1 herald', '2 herald']);
    expect(heraldOf(table, 1)).toMatchObject({ asked: [1], answered: [false], answers: [null], turn: -1 });
    expect(heraldOf(table, 0)).toMatchObject({ asked: [], turn: -1 });
  });

  it('shows his own sealed answer to who has given it', () => {
    const table = acts(at('herald'), [1, { play: 'spy1' }]);
    expect(heraldOf(table, 1)).toMatchObject({ asked: [1], answered: [true], answers: [{ play: 'spy1' }] });
    expect(heraldOf(table, 2)).toMatchObject({ asked: [2], answered: [false], answers: [null] });
    expect(heraldOf(table, null)).toMatchObject({ asked: [], answers: [] });
  });

  it('shows everybody what is being carried out, and to each what he has yet to play', () => {
    const table = at('herald', { seats: 4, asides: [0, 0, 1, 0] });
    acts(table, [1, { play: 'spy1' }], [2, { play: 'spy1' }], [3, { play: 'spy1' }]);
    // Seat 1 is through, seat 2 whispers, seat 3 comes after that.
    expect(asked(table)).toEqual(['2 aside']);
    const now = { asked: [2], answered: [true], answers: [{ play: 'spy1' }], turn: 0 };
    for (const seat of [0, 1, 2, null]) expect(heraldOf(table, seat)).toMatchObject(now);
    expect(heraldOf(table, 3)).toMatchObject({
      asked: [2, 3],
      answered: [true, true],
      answers: [{ play: 'spy1' }, { play: 'spy1' }],
      turn: 0,
    });
  });
});

describe('A world of a view', () => {
  it('has the options of the table and the orders of him who looks; those of others are the usual ones', () => {
    const orders = { 1: { herald: 'always' }, 2: { herald: 'never' } };
    const { world } = worldFor(at('oath', { orders }), 1);
    expect(parley.view(world, 1)).toMatchObject({ options: { rounds: 2 }, orders: { herald: 'always' } });
    expect(parley.view(world, 2).orders).toEqual({ herald: 'default' });
    expect(worldFor(at('oath', { orders }), null).asks).toEqual([0, 1, 2]);
  });

  it('has some answer where somebody has given one', () => {
    const table = acts(at('tribute', { purse: [2, 2, 2, 0] }), [0, { pay: 2 }]);
    const { world, asks } = worldFor(table, 1);
    expect(asks).toEqual([1, 2]);
    const [given, ...rest] = parley.toJson(world).stack[0].answers ?? [];
    expect([{ pay: 1 }, { pay: 2 }, { refuse: true }]).toContainEqual(given);
    expect(rest).toEqual([null, null]);
    const own = parley.toJson(worldFor(table, 0).world).stack[0].answers;
    expect(own).toEqual([{ pay: 2 }, null, null]);
  });

  it('has stopped him who looks at a window, if he sees that it has', () => {
    expect(worldFor(at('herald'), 1).asks).toEqual([1]);
  });

  it('has stopped somebody else, if not him who looks', () => {
    const table = at('herald', { alert: [0, 0, 1, 0] });
    for (const seat of [0, 1, null]) {
      const { asks } = worldFor(table, seat);
      expect(asks).toHaveLength(1);
      expect(asks).not.toContain(seat);
    }
  });

  it('has stopped somebody else too, if he who looks has answered', () => {
    const { world, asks } = worldFor(acts(at('herald'), [1, PASS]), 1);
    expect(asks).toHaveLength(1);
    expect(asks).not.toContain(1);
    expect(parley.toJson(world).stack.at(-1)?.answers).toEqual([PASS, null]);
  });

  it('has nobody else at a window where something is being carried out', () => {
    const table = acts(at('herald', { asides: [0, 1, 0, 0] }), [1, { play: 'spy1' }], [2, PASS]);
    const { world, asks } = worldFor(table, 2);
    expect(asks).toEqual([1]);
    // It goes on from there.
    const after = parley.apply(world, 1, { whisper: true }, seeded(1));
    expect(parley.pending(after).some(({ kind }) => kind === 'herald')).toBe(true);
  });

  it('has somebody stopped at a window below what was interjected', () => {
    const table = at('herald', { alert: [0, 1, 0, 0], asides: [1, 0, 0, 0] });
    table.does(0, { riot: true });
    expect(asked(table)).toEqual(['0 aside']);
    const { asks, world } = worldFor(table, 2);
    expect(asks).toEqual([0]);
    expect(parley.toJson(world).stack.find(({ proc }) => proc === 'window herald')?.asked).toHaveLength(1);
    // Who is asked himself stays the only one.
    const own = parley.toJson(worldFor(table, 1).world).stack.find(({ proc }) => proc === 'window herald');
    expect(own?.asked).toEqual([1]);
  });
});
