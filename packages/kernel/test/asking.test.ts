/** How questions are put, answered and counted: in turn, all at once, after an interjection, in a hurry. */

import { describe, expect, it } from 'vitest';
import { type Chance, type Filling, fillIn, type Json, type Position, seeded } from '../src/index.ts';
import { acts, at, parley, parleyWith } from './parley.ts';
import { asked } from './scenes.ts';

/** Plays a question with the first of what may be chosen, on the position itself. */
function plays(p: Position, q: Filling | null, play = parley.playing(seeded(1))): void {
  if (q === null) throw new Error('nobody is asked');
  fillIn(p, q, () => 0);
  parley.play(p, q, play);
}
/** What is revealed when a seat acts. */
function revealed(p: Position, seat: number, action: Json): { after: Position; what: unknown[] } {
  const what: unknown[] = [];
  const chance: Chance = { ...seeded(1), reveal: (...all: unknown[]) => void what.push(all[0]) };
  return { after: parley.apply(p, seat, action, chance), what };
}
const numberOf = (id: string): number => Number(id.split('.')[1]);

describe('In turn', () => {
  it('each is asked when those before him have answered, and what he may say hangs on that', () => {
    const table = acts(at('greet'), [0, { greet: 'corinth' }]);
    expect(asked(table)).toEqual(['1 greet']);
    expect(parley.firstQuestion(table.position)?.seat).toBe(1);
    expect(table.options(1)).toEqual([{ greet: 'argos' }, { greet: 'thebes' }]);
    // Seat 2 has one town left: it is not asked.
    table.does(1, { greet: 'argos' });
    expect(table.fact('greeted')).toEqual([2, 1, 3, 0]);
    expect(asked(table)).toEqual(['0 embassy']);
  });

  it('when the last has answered the game goes on, though nobody would be asked any more', () => {
    const table = at('greet', { seats: 2, hush: [1] });
    acts(table, [0, { greet: 'corinth' }], [1, { greet: 'argos' }]);
    // Nobody can pay tribute; but it is not as if nobody had greeted.
    expect(asked(table)).toEqual(['0 embassy']);
    expect(asked(at('greet', { silent: [1, 1, 1, 0] }))).toEqual([]);
  });

  it('who comes to it by an interjection is asked after the others', () => {
    const table = at('greet', { silent: [0, 1, 1, 0] });
    acts(table, [1, { riot: true }], [0, { greet: 'thebes' }]);
    expect(asked(table)).toEqual(['1 greet']);
    expect(parley.firstQuestion(table.position)?.seat).toBe(1);
  });

  it('also in a hurry, where nothing answers itself', () => {
    const p = parley.copy(at('greet', { silent: [0, 1, 1, 0] }).position);
    const play = parley.hurrying(seeded(1));
    for (const seat of [1, 2]) plays(p, parley.interjection(p, seat, 'riot'), play);
    const order: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      const q = parley.firstQuestion(p);
      order.push(q?.seat);
      plays(p, q, play);
    }
    expect(order).toEqual([0, 1, 2]);
    expect(parley.fact(p, 'greeted')).toEqual([1, 2, 3, 0]);
  });
});

describe('All at once', () => {
  const tribute = () => at('tribute', { purse: [2, 2, 2, 0] });

  it('answers are revealed together, when the last is there', () => {
    const first = revealed(tribute().position, 2, { pay: 1 });
    const second = revealed(first.after, 0, { pay: 2 });
    const last = revealed(second.after, 1, { refuse: true });
    expect([first.what, second.what, last.what]).toEqual([[], [], ['answers']]);
    expect(parley.fact(last.after, 'paid')).toEqual([2, -1, 1, 0]);
  });

  it('the answer of one alone reveals nothing', () => {
    const alone = at('tribute', { purse: [2, 2, 2, 0], silent: [1, 0, 1, 0] });
    expect(revealed(alone.position, 1, { pay: 1 }).what).toEqual([]);
  });

  it('who falls silent by an interjection is asked no more, and his answer does not count', () => {
    const table = acts(tribute(), [2, { pay: 1 }], [2, { riot: true }]);
    expect(asked(table)).toEqual(['0 tribute', '1 tribute']);
    acts(table, [0, { pay: 1 }], [1, { pay: 2 }]);
    expect(table.fact('paid')).toEqual([1, 2, 0, 0]);
  });

  it('the game is looked at once after each answer', () => {
    let looks = 0;
    const looked = parleyWith({
      settle: () => {
        looks++;
        return false;
      },
    });
    const table = at('tribute', { seats: 2, purse: [2, 2, 0, 0] }, looked);
    looks = 0;
    acts(table, [0, { pay: 1 }], [1, { pay: 2 }]);
    expect(asked(table)).toEqual(['0 embassy']);
    expect(looks).toBe(2);
  });
});

describe('A question', () => {
  it('has a number of its own, also where another has stood to which nobody answered', () => {
    const table = at('tribute', { seats: 2, purse: [2, 2, 0, 0] });
    acts(table, [0, { riot: true }], [1, { riot: true }]);
    const [embassy] = table.asked();
    // Seat 1 speaks again: it is asked to swear, in the place where it was to pay.
    acts(table, [1, { riot: true }], [0, { stay: true }]);
    const [oath] = table.asked();
    expect([embassy.kind, oath.kind]).toEqual(['embassy', 'oath']);
    expect(numberOf(oath.id)).toBe(numberOf(embassy.id) + 1);
  });

  const matters = (p: Position) =>
    parley.pending(p).flatMap(({ kind, about, optional }) => (optional ? [] : [[kind, about]]));

  it('is about its own matter after one that has answered itself', () => {
    const table = at('greet', { short: [1] });
    acts(table, [0, { greet: 'argos' }], [1, { greet: 'corinth' }]);
    expect(matters(table.position)).toEqual(Array(3).fill(['oath', { sworn: 7 }]));
  });

  it('is about its own matter after any other, also where a position is played on and on', () => {
    const { position } = at('embassy');
    plays(position, parley.firstQuestion(position));
    expect(matters(position)).toEqual(Array(3).fill(['oath', { sworn: 7 }]));
  });

  it('is about its own matter in an interjection', () => {
    const { position } = at('embassy', { asides: [0, 1, 0, 0] });
    plays(position, parley.interjection(position, 1, 'riot'));
    expect(matters(position)).toEqual([['aside', { token: 'bribe' }]]);
  });

  it('is asked of nobody when the game is over, and nothing can be interjected', () => {
    const p = parley.abandoned(at('herald').position);
    expect([0, 1, 2].map((seat) => parley.isReaction(p, seat))).toEqual([false, false, false]);
    expect(parley.interjection(p, 0, 'riot')).toBeNull();
    expect(parley.pending(p)).toEqual([]);
  });
});

describe('What may be said uninvited', () => {
  it('is said by those who play', () => {
    const table = at('oath');
    expect([0, 2, 3, -1].map((seat) => parley.interjection(table.position, seat, 'riot') !== null)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(table.refuses(3, { riot: true })).toBe('K-01');
  });

  it('is open or not, and possible or not', () => {
    const open = (calm: number) => parley.interjection(at('oath', { calm: [calm] }).position, 0, 'riot');
    expect([open(0), open(1), open(2)].map((q) => q?.form.kind)).toEqual(['riot', 'riot', undefined]);
    expect(at('oath', { calm: [1] }).refuses(0, { riot: true })).toBe('X1-08');
  });

  it('are orders where there are windows, and only there', () => {
    const table = at('oath');
    expect(parley.interjection(table.position, 0, 'orders')?.form.role).toBe('orders');
    table.does(0, { arm: 'herald', when: 'never' });
    expect(parley.view(table.position, 0).orders).toEqual({ herald: 'never' });
  });
});
