/** Windows: whom they stop, what is revealed by that, and how what was played is carried out. */

import { describe, expect, it } from 'vitest';
import { type Chance, seeded, type Table } from '../src/index.ts';
import { acts, at, parley, parleyWith } from './parley.ts';
import { asked } from './scenes.ts';
import { toy } from './toy.ts';

const SEND = { send: 'corinth', taking: [], gifts: 0, to: 1 };
/** What a window reveals when it opens. */
function opens(scene: Parameters<typeof at>[1]): unknown[] {
  const what: unknown[] = [];
  const chance: Chance = { ...seeded(1), reveal: (...all: unknown[]) => void what.push(all[0]) };
  parley.apply(at('embassy', scene).position, 0, SEND, chance);
  return what;
}
const framesOf = (table: Table) => parley.toJson(table.position).stack;
const PASS = { pass: true };

describe('A window', () => {
  it('stops those who could act and want to be asked', () => {
    expect(asked(at('herald'))).toEqual(['1 herald', '2 herald']);
    expect(asked(at('herald', { silent: [0, 1, 0, 0] }))).toEqual(['2 herald']);
    expect(asked(at('herald', { alert: [1, 1, 0, 1] }))).toEqual(['1 herald']);
    const orders = { 1: { herald: 'never' }, 2: { herald: 'always' } };
    expect(asked(at('herald', { orders, alert: [0, 1, 0, 0] }))).toEqual(['2 herald']);
  });

  it('that stops nobody is not opened, and its subject comes back as it was', () => {
    const table = at('herald', { alert: [0, 0, 0, 0] });
    expect(asked(table)[0]).toBe('0 oath');
    expect(table.fact('gifts')).toBe(2);
  });

  it('without a subject is not opened either', () => {
    const table = acts(at('embassy', { purse: [2, 0, 0, 0] }), [0, { ...SEND, send: 'thebes', gifts: 2 }]);
    expect(asked(table)[0]).toBe('0 oath');
    expect(table.fact('gifts')).toBe(0);
  });

  it('reveals by whom it stops what orders he has given, or has not: if anybody could have been stopped', () => {
    expect(opens({})).toEqual(['orders']);
    expect(opens({ alert: [0, 0, 0, 0] })).toEqual(['orders']);
    expect(opens({ silent: [0, 1, 1, 1] })).toEqual([]);
    expect(opens({ seats: 4, silent: [0, 1, 1, 1] })).toEqual([]);
  });

  it('is a question that is no other’s business: a reaction, unlike what anybody may say at any time', () => {
    const table = at('herald');
    expect([0, 1, 2].map((seat) => parley.isReaction(table.position, seat))).toEqual([false, true, true]);
    const kinds = (reaction: boolean) =>
      new Set(
        parley.pending(table.position).flatMap((each) => (each.reaction === reaction ? [each.kind] : [])),
      );
    expect([...kinds(true)]).toEqual(['herald']);
    expect([...kinds(false)]).toEqual(['riot', 'orders']);
    const plain = at('oath').position;
    expect(parley.isReaction(plain, 0)).toBe(false);
    expect(parley.pending(plain).some(({ reaction }) => reaction)).toBe(false);
  });

  it('is what a game without one has no orders for', () => {
    const p = toy.start({ seats: 2 }, seeded(1));
    expect(toy.interjection(p, 0, 'orders')).toBeNull();
    expect(toy.view(p, 0).orders).toEqual({});
  });
});

describe('What is played at a window', () => {
  it('is carried out once, when all have answered; then the window goes round again', () => {
    const table = acts(at('herald'), [1, { play: 'spy1' }]);
    expect(asked(table)).toEqual(['2 herald']);
    table.does(2, PASS);
    // The spy can be played again: both are asked anew.
    expect(asked(table)).toEqual(['1 herald', '2 herald']);
    expect(framesOf(table).at(-1)?.locals).toMatchObject({ gifts: 3 });
    acts(table, [1, PASS], [2, PASS]);
    expect(table.fact('gifts')).toBe(3);
    expect(asked(table)[0]).toBe('0 oath');
  });

  it('is asked about under another number when it goes round again', () => {
    const table = at('herald');
    const [{ id }] = table.asked();
    acts(table, [1, { play: 'spy1' }], [2, PASS]);
    expect(table.asked()[0].id).not.toBe(id);
  });

  it('stays sealed when somebody interjects; who has passed is asked anew, under the same number', () => {
    const ids = (table: Table) => table.asked().map(({ id }) => id);
    const [passed, played] = [at('herald'), at('herald')];
    const first = ids(passed);
    acts(passed, [1, PASS], [0, { riot: true }]);
    expect([asked(passed), ids(passed)]).toEqual([['1 herald', '2 herald'], first]);
    acts(played, [1, { play: 'spy1' }], [0, { riot: true }]);
    expect(asked(played)).toEqual(['2 herald']);
  });

  it('is carried out though its seat wants to be asked no more, also when somebody interjects', () => {
    for (const between of [[], [[0, { riot: true }]]] as const) {
      const table = acts(
        at('herald'),
        [1, { play: 'spy1' }],
        [1, { arm: 'herald', when: 'never' }],
        ...between,
      );
      expect(asked(table)).toEqual(['2 herald']);
      acts(table, [2, PASS], [2, PASS]);
      expect(table.fact('gifts')).toBe(3);
    }
  });

  it('is the last if nobody wants to be asked again', () => {
    const table = at('herald', { alert: [0, 1, 0, 0] });
    acts(table, [1, { arm: 'herald', when: 'never' }], [1, { play: 'spy1' }]);
    expect(asked(table)[0]).toBe('0 oath');
    expect(table.fact('gifts')).toBe(3);
  });

  it('is not played if it has become impossible, and nothing of it is left', () => {
    const tokens = [0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1];
    const table = at('herald', { seats: 4, tokens, asides: [0, 0, 0, 1] });
    acts(table, [1, { play: 'bribe' }], [2, { play: 'spy1' }], [3, { play: 'bribe' }]);
    // Seat 1 has bought the spy of seat 2; seat 3, whose bribe is carried out now, whispers.
    expect(asked(table)).toEqual(['3 aside']);
    const window = framesOf(table).find(({ proc }) => proc === 'window herald');
    expect(window?.answers).toEqual([{ play: 'bribe' }, null, { play: 'bribe' }]);
    table.does(3, { whisper: true });
    expect(asked(table)).toEqual(['1 herald', '2 herald', '3 herald']);
    acts(table, [1, PASS], [2, PASS], [3, PASS]);
    expect(table.fact('gifts')).toBe(6);
  });

  it('can end the game there and then', () => {
    const ending = parleyWith({ settle: (p) => p.stack.some(({ locals }) => (locals.gifts as number) > 3) });
    const table = at('herald', {}, ending);
    acts(table, [1, { play: 'spy1' }], [2, { play: 'spy1' }]);
    expect(asked(table)).toEqual([]);
    expect(table.fact('outcome')).toMatchObject({ kind: 'over' });
  });
});
