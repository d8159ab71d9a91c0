/** What can be taken back, by whom and how far, and from where a game can be played on. */
import { describe, expect, it } from 'vitest';
import {
  act,
  beginMatch,
  copyOf,
  type Game,
  type Json,
  type Match,
  matchFrom,
  mayRedo,
  mayUndo,
  restOf,
  type Sink,
  seeded,
} from '../src/index.ts';
import { type Pebbles, pebbles } from './pebbles.ts';

const [UNDO, REDO] = [{ undo: true }, { redo: true }];
const [roll, draw, next, stop, shout] = ['roll', 'draw', 'next', 'stop', 'shout'].map((verb) => ({
  [verb]: true,
}));
const take = (count: number) => ({ take: count });
const ARMED = { arm: 'noise', when: 'always' };

/** A match, begun somewhere in its log, to which one answer after another is given. */
function sitDown(seq = 0, game: Game = pebbles()) {
  const { match } = beginMatch(game, { seats: 2 }, seeded('pebbles'));
  match.seq = seq;
  match.since = seq;
  const does = (seat: number, ...actions: readonly Json[]) => {
    for (const action of actions) act(match, seat, action, seeded('a die'));
  };
  const pile = () => (match.position as Pebbles).pile[0];
  const orders = () => [0, 1].map((seat) => game.view(match.position, seat).orders?.noise);
  const may = () => [0, 1].map((seat) => [mayUndo(match, seat), mayRedo(match, seat)]);
  return { match, game, does, pile, orders, may };
}
const refused = (clause: string) => `refused by ${clause}`;

describe('Undo', () => {
  it('takes one answer back after another, and redo gives them back in the same order', () => {
    const { does, pile, match } = sitDown();
    does(0, take(1), take(2), take(4));
    const piles = [UNDO, UNDO, UNDO, REDO, REDO, REDO].map((action) => {
      does(0, action);
      return pile();
    });
    expect(piles).toEqual([6, 8, 9, 8, 6, 2]);
    expect(match.seq).toBe(9);
    expect(() => does(0, REDO)).toThrow(refused('K-05'));
  });

  it('is heard by all, as redo is, and has an entry with the position to which it leads', () => {
    const { does, match, game } = sitDown();
    does(0, take(1));
    const sink: Sink = [];
    const [undone, redone] = [UNDO, REDO].map((action) => {
      const { seq, seat, chance, hash } = act(match, 0, action, seeded('1'), sink);
      expect(hash).toBe(game.hash(match.position));
      return { seq, seat, chance };
    });
    expect([undone, redone]).toEqual([
      { seq: 2, seat: 0, chance: [] },
      { seq: 3, seat: 0, chance: [] },
    ]);
    expect(sink).toEqual([
      { event: 'undone', params: { seat: 0 }, to: null },
      { event: 'redone', params: { seat: 0 }, to: null },
    ]);
  });

  it.each([
    ['die', roll],
    ['card', draw],
  ])('does not go back behind a %s', (_, action) => {
    const { does, may } = sitDown();
    does(0, take(1), action);
    expect(may()[0]).toEqual([false, false]);
    expect(() => does(0, UNDO)).toThrow(refused('K-04'));
    does(0, take(1));
    expect(may()[0][0]).toBe(true);
  });

  it('takes back what one’s own answer has done, not what another has answered since', () => {
    const { does, may, pile } = sitDown();
    does(0, take(1), next);
    expect(may()).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(() => does(1, UNDO)).toThrow(refused('K-04'));
    does(1, take(2));
    expect(may()).toEqual([
      [false, false],
      [true, false],
    ]);
    does(1, UNDO);
    expect(pile()).toBe(8);
    // Behind it lie answers of the other, which stand.
    expect(may()).toEqual([
      [false, false],
      [false, true],
    ]);
  });

  it('cannot be followed by redo once something else was answered', () => {
    const { does, may } = sitDown();
    does(0, take(1), take(2), UNDO, take(3));
    expect(may()[0]).toEqual([true, false]);
    expect(() => does(0, REDO)).toThrow(refused('K-05'));
  });

  it('ends with the game: its secrets are out', () => {
    const { does, may } = sitDown();
    does(0, take(1), stop);
    expect(may()[0][0]).toBe(false);
    expect(() => does(0, UNDO)).toThrow(refused('K-04'));
  });

  it.each<[string, unknown]>([
    ['with something else', { undo: true, take: 1 }],
    ['with a no', { undo: false }],
    ['as a text', 'undo'],
    ['as a list', ['undo']],
    ['as nothing', null],
  ])('must be said plainly: %s it is refused like any malformed answer', (_, action) => {
    const { does, match } = sitDown();
    does(0, take(1));
    const { position } = match;
    expect(() => does(0, action as Json)).toThrow(/refused by K-0[23]/);
    expect([match.position, match.seq]).toEqual([position, 1]);
  });
});

describe('A piece that the mover has shown', () => {
  it('is known of in all that he can go back to', () => {
    const { does, pile, match } = sitDown();
    does(0, take(1), { show: 'jade' }, take(2), UNDO, UNDO);
    const known = () => [...(match.position as Pebbles).known];
    expect([pile(), known()]).toEqual([8, [0, 1, 0]]);
    does(0, UNDO);
    expect([pile(), known()]).toEqual([9, [0, 1, 0]]);
  });

  it('cannot be taken back in a game that does not note it', () => {
    const { does, may } = sitDown(0, pebbles({ forgetful: true }));
    does(0, take(1), { show: 'jade' });
    expect(may()[0]).toEqual([false, false]);
  });
});

describe('A standing order', () => {
  it('of another stands, whoever goes back, and leaves what can be undone as it is', () => {
    const { does, pile, orders, match } = sitDown();
    does(0, take(1), take(2));
    does(1, ARMED);
    expect(match.seq).toBe(3);
    does(0, UNDO);
    expect([pile(), orders()]).toEqual([8, ['default', 'always']]);
    does(0, UNDO);
    expect([pile(), orders()]).toEqual([9, ['default', 'always']]);
    does(0, REDO, REDO);
    expect([pile(), orders()]).toEqual([6, ['default', 'always']]);
  });

  it('stands also in what can only be done again', () => {
    const { does, pile, orders } = sitDown();
    does(0, take(1), UNDO);
    does(1, ARMED);
    does(0, REDO);
    expect([pile(), orders()]).toEqual([8, ['default', 'always']]);
  });

  it('of one’s own is taken back like any answer', () => {
    const { does, pile, orders } = sitDown();
    does(0, take(1), ARMED, UNDO);
    expect([pile(), orders()]).toEqual([8, ['default', 'default']]);
  });

  it('can be taken back where nothing else can', () => {
    const { does, orders, may } = sitDown();
    does(1, ARMED);
    expect(may()[1][0]).toBe(true);
    does(1, UNDO);
    expect(orders()).toEqual(['default', 'default']);
  });
});

describe('What lies fifty entries back', () => {
  const after = (count: number, last: Json = take(0)) => {
    const table = sitDown(100);
    for (let i = 1; i < count; i++) table.does(0, take(0));
    table.does(0, last);
    return table;
  };
  it('is settled, and all that came after it with it', () => {
    expect(after(49).may()[0]).toEqual([true, false]);
    const { match, may, does } = after(50);
    expect([may()[0], match.since]).toEqual([[false, false], 150]);
    does(0, take(0));
    expect(may()[0][0]).toBe(true);
  });
  it('is settled also by an undo, which then has no redo', () => {
    expect(after(49, UNDO).may()[0]).toEqual([true, true]);
    expect(after(50, UNDO).may()[0]).toEqual([false, false]);
  });
});

describe('What is done to the table', () => {
  const recall = { earlier: () => pebbles().start({ seats: 2 }, seeded('pebbles')) };
  it.each<[string, Json]>([
    ['a take-back by consent', { table: 'takeBack', to: 0 }],
    ['giving up', { table: 'abandon' }],
  ])('closes undo and redo: %s', (_, action) => {
    const { does, match, may } = sitDown();
    does(0, take(1), take(2), UNDO);
    act(match, 0, action, seeded('1'), undefined, recall);
    expect([match.past, match.future, match.since, match.seq]).toEqual([[], [], 4, 4]);
    expect(may()[0]).toEqual([false, false]);
  });

  it('concerns seats that are there', () => {
    const { does, match } = sitDown();
    expect(() => does(0, { table: 'link', of: 2, by: 'own' })).toThrow(refused('K-01'));
    does(0, { table: 'link', of: 1, by: 'own' });
    expect(match.seq).toBe(1);
  });
});

describe('A copy of a match', () => {
  it('is left alone by what is done with the other', () => {
    const { does, match } = sitDown();
    does(0, take(1), take(2), UNDO);
    const copy = copyOf(match);
    does(0, UNDO);
    expect([copy.past.length, copy.future.length, copy.seq]).toEqual([1, 1, 3]);
    act(copy, 0, REDO, seeded('1'));
    expect([(copy.position as Pebbles).pile[0], (match.position as Pebbles).pile[0]]).toEqual([6, 9]);
  });
});

describe('A game rests', () => {
  /** Where it rests after each of these entries. */
  function rests(...entries: readonly (readonly [number, Json])[]) {
    const { match, does } = sitDown();
    return entries.map(([seat, action]) => {
      const before = copyOf(match);
      does(seat, action);
      const rest = restOf(before, copyOf(match));
      if (rest !== null) expect([before.position, match.position]).toContain(rest.position);
      return rest && [rest.seq, rest.from];
    });
  }
  it('behind everything that cannot be taken back', () => {
    expect(rests([0, roll], [0, draw])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
  it('before the first entry that can be, and not behind the others', () => {
    expect(rests([0, roll], [0, take(1)], [0, take(1)], [0, UNDO])).toEqual([[1, 1], [1, 1], null, null]);
  });
  it('before the first of another seat; the same in all from its entry on', () => {
    expect(rests([0, take(1)], [0, next], [1, take(1)])).toEqual([[0, 0], null, [2, 3]]);
  });
  it('so that whoever plays on from there can take back the same', () => {
    const { match, does, game } = sitDown();
    const log: [number, Json][] = [];
    let resting = { seq: 0, from: 0, position: match.position };
    const answers: [number, Json][] = [
      [0, take(1)],
      [0, UNDO],
      [0, roll],
      [0, take(1)],
      [0, take(2)],
      [0, shout],
      [0, next],
      [1, take(1)],
      [1, ARMED],
      [1, UNDO],
      [1, next],
      [0, take(2)],
    ];
    const marks = ({ past, future }: Match) => [past, future].map((all) => all.map(({ seat }) => seat));
    for (const [seat, action] of answers) {
      const before = copyOf(match);
      does(seat, action);
      log.push([seat, action]);
      resting = restOf(before, match) ?? resting;
      const again = matchFrom(game, resting.position, resting.seq);
      for (const [who, what] of log.slice(resting.seq)) act(again, who, what, seeded('a die'));
      expect(game.hash(again.position)).toBe(game.hash(match.position));
      expect(marks(again)).toEqual(marks(match));
    }
  });
});
