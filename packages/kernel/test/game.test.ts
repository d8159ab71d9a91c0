/** The one object that a game is: what it has, what it has not, and how it refuses what it is asked for. */
import { describe, expect, it } from 'vitest';
import { inForce, switchOff } from '../src/clauses.ts';
import { type Json, type PositionJson, type Sink, scripted, seeded, tellInto } from '../src/index.ts';
import { type Pebbles, pebbles, scenes } from './pebbles.ts';
import { toy } from './toy.ts';

const game = pebbles();
const start = () => game.start({ seats: 3 }, seeded('1'));
const scene = (parts: { [part: string]: unknown }, of = game) => of.scene({ seats: 2 }, parts, seeded('1'));

describe('A game', () => {
  it('is begun in a position that nobody needs any more, if there is one', () => {
    const into = game.apply(start(), 0, { take: 3 }, seeded('1'));
    const again = game.start({ seats: 2 }, seeded('1'), undefined, into);
    expect(again).toBe(into);
    expect(game.hash(again)).toBe(game.hash(game.start({ seats: 2 }, seeded('1'))));
  });

  it('has no more than it was written with', () => {
    expect([game.glance, game.steward, game.forecast]).toEqual([undefined, undefined, undefined]);
    const glance = ({ pile }: { pile: number[] }) => ({ pile }) as never;
    expect(pebbles({}, { glance }).glance?.({ table: { pile: [4] } })).toEqual({ pile: [4] });
  });

  it('says where a script is too short: in which step', () => {
    expect(() => game.apply(start(), 0, { roll: true }, scripted([]))).toThrow(
      "die 1, with 6 sides, is asked for, in step B_turn of 'game'",
    );
    expect(() => pebbles({ castsAtFirst: true }).start({ seats: 2 }, scripted([]))).toThrow(
      "in step A_lay of 'game'",
    );
  });

  it('says who is stopped by a window without an order of his own', () => {
    const shouted = game.apply(start(), 0, { shout: true }, seeded('1'));
    expect([0, 1, 2].map((seat) => game.stopsByDefault(shouted, seat))).toEqual([false, false, true]);
    expect(game.stopsByDefault(start(), 2)).toBe(false);
    expect(game.stopsByDefault(game.abandoned(start()), 2)).toBe(false);
  });

  it('asks in a window also whoever can only pass: who is not asked would give that away', () => {
    const hushed = start() as Pebbles;
    hushed.hushes[0] = 1;
    const shouted = game.apply(hushed, 0, { shout: true }, seeded('1'));
    expect(game.fact(shouted, 'asked')).toEqual([{ 2: 'noise' }]);
    expect(game.options(shouted, 2).options).toEqual([{ pass: true }]);
    expect(game.forms.noise.secret).toBe(true);
  });

  it('hands on what its own checks say', () => {
    const checked = pebbles(
      {},
      {
        check: (p, laid) => (p.pile[0] > 8 ? `too many${laid ? ', laid out' : ''}` : null),
        checkChange: (before, after) => (after.pile[0] > before.pile[0] ? 'it grew' : null),
      },
    );
    const [more, less] = [checked.empty() as Pebbles, checked.empty() as Pebbles];
    more.pile[0] = 9;
    expect([checked.check(more), checked.check(more, true), checked.check(less)]).toEqual([
      'too many',
      'too many, laid out',
      null,
    ]);
    expect([checked.checkChange(less, more), checked.checkChange(more, less)]).toEqual(['it grew', null]);
    expect([game.check(more), game.checkChange(less, more)]).toEqual([null, null]);
  });
});

describe('What a game foretells', () => {
  const changes = () => ({ all: 'said' });
  const forecast = (_p: unknown, seat: number, request: Json) => ({ seat, request });
  const asks: [string, Json][] = [
    ['something else', { sum: 1 }],
    ['nothing', null],
    ['a number', 5],
    ['a list', ['would']],
    ['a text', 'would'],
  ];
  it.each(asks)('is what it says itself, asked for %s', (_, request) => {
    const told = pebbles({}, { changes, forecast }).forecast?.(start(), 1, request);
    expect(told).toEqual({ seat: 1, request });
  });
  it.each(asks)('is no more than what an answer would do, if that is all: %s is bad input', (_, request) => {
    expect(() => pebbles({}, { changes }).forecast?.(start(), 1, request)).toThrow(
      expect.objectContaining({ name: 'BadInput' }),
    );
  });
  it('can be tried out: the position is a copy', () => {
    const p = start() as Pebbles;
    const spoiling = pebbles(
      {},
      {
        forecast: (copy) => {
          copy.pile[0] = 0;
          return null;
        },
      },
    );
    spoiling.forecast?.(p, 0, {});
    expect(p.pile[0]).toBe(9);
  });
});

describe('A scene', () => {
  it('has orders where there are windows, and only there', () => {
    expect([game.scenes.parts, toy.scenes.parts]).toEqual([['frames', 'orders'], []]);
  });

  it('leaves out of a procedure under way what is nothing', () => {
    const { stack } = game.toJson(scene({}));
    expect(stack[0].locals).toEqual({ seat: 1, shouts: false, guest: null });
    expect(() => scene({ frames: [{ proc: 'game', step: 'B_turn' }] })).toThrow("has no 'seat'");
  });

  it('names a procedure that there is', () => {
    expect(() => scene({ frames: [{ proc: 'gane', step: 'B_turn' }] })).toThrow(
      'position: no procedure "gane"; do you mean "game"?',
    );
  });

  it('gives orders to seats that are there, in words that there are', () => {
    const p = scene({ orders: { 1: { noise: 'never' } } });
    expect([0, 1].map((seat) => game.view(p, seat).orders)).toEqual([
      { noise: 'default' },
      { noise: 'never' },
    ]);
    expect(() => scene({ orders: { 2: { noise: 'never' } } })).toThrow('position.orders.2 should be a whole');
    expect(() => scene({ orders: { 1: { nose: 'never' } } })).toThrow('do you mean "noise"?');
    expect(() => scene({ orders: { 1: { noise: 'newer' } } })).toThrow('do you mean "never"?');
  });

  it('is checked as one that was laid out by hand, or as it says itself', () => {
    const check = (_: unknown, laid: boolean) => (laid ? 'laid out' : 'played');
    expect(() => scene({}, pebbles({}, { check }))).toThrow('position: laid out');
    const own = { ...scenes, check: () => 'as it says' };
    expect(() => scene({}, pebbles({}, { check, scenes: own }))).toThrow('position: as it says');
    const lenient = { ...scenes, check: () => null };
    expect(() => scene({}, pebbles({}, { check, scenes: lenient }))).not.toThrow();
  });

  it('reads what is expected of a fact, where the game says how', () => {
    const sorted = { pile: { as: (_: unknown, value: Json) => (value as number[]).toSorted() } };
    const reading = pebbles({}, { scenes: { ...scenes, expecting: sorted } });
    expect(reading.expected(start(), 'pile', [3, 1])).toEqual([1, 3]);
    expect(game.expected(start(), 'pile', [3, 1])).toEqual([3, 1]);
  });
});

describe('A position of an earlier version', () => {
  const steps: string[] = [];
  const step = (name: string) => (position: PositionJson) => {
    steps.push(name);
    return position;
  };
  const late = pebbles({ version: '11', migrations: { 10: step('10'), 9: step('9'), 2: step('2') } });
  it.each([
    ['2', ['2', '9', '10']],
    ['3', ['9', '10']],
    ['10', ['10']],
    ['11', []],
  ])('goes through all changes since version %s, in their order', (from, passed) => {
    steps.length = 0;
    late.fromEarlier(game.toJson(start()), from);
    expect(steps).toEqual(passed);
  });
});

describe('The audience of an event', () => {
  const heard = (tell: (to: ReturnType<typeof tellInto>) => void) => {
    const sink: Sink = [];
    tell(tellInto(sink, 3));
    return sink[0].to;
  };
  it('is everybody, some seats, or all others with those who only watch', () => {
    expect(heard((tell) => tell.all('x', {}))).toBe(null);
    expect(heard((tell) => tell.only(1, 'x', {}))).toEqual([1]);
    expect(heard((tell) => tell.some([2, 0], 'x', {}))).toEqual([2, 0]);
    expect(heard((tell) => tell.others(1, 'x', {}))).toEqual([-1, 0, 2]);
    expect(heard((tell) => tell.except([0, 1], 'x', {}))).toEqual([-1, 2]);
  });
});

describe('A clause that is switched off', () => {
  it('is not in force, and the others are', () => {
    switchOff('Z99-01');
    expect(inForce({ 'Z99-01': 1, 'Z99-02': 2 })).toEqual([['Z99-02', 2]]);
  });
});
