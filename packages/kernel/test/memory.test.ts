/** What is kept of views from one position to the next, and when it is made anew. */
import { describe, expect, it } from 'vitest';
import { memoriesOf, part, rows, shared } from '../src/memory.ts';
import { copyInto, type Frame, type PositionOf, positionMaker } from '../src/position.ts';

const layout = { purse: 2, spent: 1, bells: 3 };
type Board = PositionOf<typeof layout>;
const box = { name: 'a box' };
const empty = positionMaker(layout, box, [{ name: 'game', marks: [] }]);
const frame = (step: number): Frame => ({
  proc: 0,
  step,
  no: 0,
  asked: null,
  answers: null,
  turn: -1,
  locals: {},
});

/** A table whose view is looked at again and again: each part is a list of what it has read, and its makings are counted. */
function looked() {
  const memory = memoriesOf(layout)();
  let now = empty();
  now.stack.push(frame(0));
  let witness = memory.witness(now) as Board;
  const made: { [name: string]: number } = {};
  const counted = <T>(name: string, make: (p: Board) => T): T =>
    part(witness, name, () => {
      made[name] = (made[name] ?? 0) + 1;
      return make(witness);
    });
  return {
    part: counted,
    made: (name: string) => made[name] ?? 0,
    /** Another position, which differs from the one before by this. */
    then(change: (p: Board) => void) {
      const next = copyInto(empty(), now);
      change(next);
      now = next;
      witness = memory.witness(now) as Board;
    },
    again: () => memory.witness(now),
    witness: () => witness,
    now: () => now,
  };
}
const purses = (p: Board) => ({ purse: [...p.purse] });
const bells = (p: Board) => ({ bells: [...p.bells] });

describe('A part of a view', () => {
  it('is made each time of a position that nobody remembers', () => {
    const p = empty();
    expect(part(p, 'purses', () => purses(p))).not.toBe(part(p, 'purses', () => purses(p)));
  });

  it('is kept while only something else changes', () => {
    const table = looked();
    const first = table.part('purses', purses);
    table.then((p) => p.bells.fill(1));
    expect(table.part('purses', purses)).toBe(first);
    table.then((p) => p.spent.fill(1));
    expect(table.part('purses', purses)).toBe(first);
    expect(table.made('purses')).toBe(1);
  });

  const columns = Object.keys(layout) as (keyof typeof layout)[];
  it.each(
    columns.flatMap((column) => Array.from({ length: layout[column] }, (_, i) => [column, i] as const)),
  )('is made again when %s[%i] changes, and no part of other columns is', (column, i) => {
    const table = looked();
    const parts = () => columns.map((each) => table.part(each, (p) => [...p[each]]));
    parts();
    table.then((p) => {
      p[column][i] = 7;
    });
    expect(parts()[columns.indexOf(column)]).toEqual(Array.from(table.now()[column]));
    for (const each of columns) expect([each, table.made(each)]).toEqual([each, each === column ? 2 : 1]);
  });

  it('is kept again once it has been made again', () => {
    const table = looked();
    table.part('purses', purses);
    table.then((p) => p.purse.fill(3));
    table.part('purses', purses);
    table.then((p) => p.bells.fill(1));
    expect(table.part('purses', purses)).toEqual({ purse: [3, 3] });
    expect(table.made('purses')).toBe(2);
  });

  it('is made again for a change that came while nobody asked for it', () => {
    const table = looked();
    table.part('purses', purses);
    table.then((p) => p.purse.fill(3));
    table.then((p) => p.bells.fill(1));
    expect(table.part('purses', purses)).toEqual({ purse: [3, 3] });
  });

  it('is made once for several views of one position', () => {
    const table = looked();
    table.part('purses', purses);
    table.then((p) => p.purse.fill(3));
    table.part('purses', purses);
    table.again();
    table.part('purses', purses);
    expect(table.made('purses')).toBe(2);
  });

  it('is made again when a question has been put, if it has counted them', () => {
    const table = looked();
    const asks = () => table.part('asks', (p) => p.asks);
    expect(asks()).toBe(0);
    table.then((p) => p.bells.fill(1));
    asks();
    expect(table.made('asks')).toBe(1);
    table.then((p) => {
      p.asks = 4;
    });
    expect(asks()).toBe(4);
  });

  it.each<[string, (stack: Frame[]) => void]>([
    ['one more is under way', (stack) => stack.push(frame(0))],
    ['one is over', (stack) => stack.pop()],
    ['the first goes on', (stack) => stack.splice(0, 1, frame(5))],
    ['the last goes on', (stack) => stack.splice(-1, 1, frame(5))],
  ])('is made again when procedures are others, if it has looked at them: %s', (_, change) => {
    const table = looked();
    table.then((p) => p.stack.push(frame(1)));
    const steps = () => table.part('steps', (p) => p.stack.map(({ step }) => step));
    steps();
    table.then((p) => p.bells.fill(1));
    steps();
    expect(table.made('steps')).toBe(1);
    table.then((p) => change(p.stack));
    expect(steps()).toEqual(table.now().stack.map(({ step }) => step));
    expect(table.made('steps')).toBe(2);
  });

  it('is made again at any change, if it has looked at all cells at once', () => {
    const table = looked();
    const all = () => table.part('all', (p) => [...p.cells]);
    all();
    table.then((p) => {
      p.asks = 4;
    });
    all();
    expect(table.made('all')).toBe(1);
    for (let i = 0; i < 6; i++) {
      table.then((p) => {
        p.cells[i] = 9;
      });
      expect(all()[i]).toBe(9);
    }
  });

  it('goes by what it has read the last time, not by what it read before', () => {
    const table = looked();
    // Who has spent something is told by the bells, whoever has not by his purse.
    const told = () => table.part('told', (p) => (p.spent[0] > 0 ? bells(p) : purses(p)));
    told();
    table.then((p) => p.spent.fill(1));
    told();
    table.then((p) => p.purse.fill(5));
    told();
    expect(table.made('told')).toBe(2);
    table.then((p) => p.bells.fill(6));
    expect(told()).toEqual({ bells: [6, 6, 6] });
  });

  it('goes by more than before, if it has read more', () => {
    const table = looked();
    const told = () => table.part('told', (p) => (p.spent[0] > 0 ? bells(p) : null));
    told();
    table.then((p) => p.spent.fill(1));
    told();
    table.then((p) => p.bells.fill(6));
    expect(told()).toEqual({ bells: [6, 6, 6] });
  });
});

describe('Rows', () => {
  const bellsOf = (p: Board, made: number[], keys = [0, 1, 2]) =>
    rows(
      p,
      'bells',
      keys,
      (bell) => [p.bells[bell], p.spent[0]],
      (bell) => {
        made.push(bell);
        return { bell, rings: p.bells[bell] };
      },
    );

  it('are all made of a position that nobody remembers', () => {
    const made: number[] = [];
    const p = empty();
    bellsOf(p, made);
    expect(bellsOf(p, made)).toEqual([0, 1, 2].map((bell) => ({ bell, rings: 0 })));
    expect(made).toEqual([0, 1, 2, 0, 1, 2]);
  });

  it('are made again if one of their own numbers has changed, and those after one that is gone stay', () => {
    const table = looked();
    const made: number[] = [];
    const first = bellsOf(table.witness(), made);
    table.then((p) => {
      p.bells[1] = 4;
    });
    const second = bellsOf(table.witness(), made);
    expect(second[0]).toBe(first[0]);
    expect(second[1]).toEqual({ bell: 1, rings: 4 });
    expect(bellsOf(table.witness(), made, [0, 2])).toEqual([first[0], first[2]]);
    expect(made).toEqual([0, 1, 2, 1]);
    expect(bellsOf(table.witness(), made)[1]).toEqual({ bell: 1, rings: 4 });
    expect(made).toEqual([0, 1, 2, 1, 1]);
    table.then((p) => p.spent.fill(1));
    bellsOf(table.witness(), made);
    expect(made).toEqual([0, 1, 2, 1, 1, 0, 1, 2]);
  });
});

describe('A part within a part', () => {
  const within = (table: ReturnType<typeof looked>) =>
    table.part('outer', (p) => ({ inner: table.part('inner', purses), ...bells(p) }));

  it('takes the other along when it changes', () => {
    const table = looked();
    within(table);
    table.then((p) => p.purse.fill(2));
    expect(within(table)).toEqual({ inner: { purse: [2, 2] }, bells: [0, 0, 0] });
  });

  it('takes it along also if it was made before the other', () => {
    const table = looked();
    table.part('inner', purses);
    within(table);
    table.then((p) => p.purse.fill(2));
    expect(within(table).inner).toEqual({ purse: [2, 2] });
  });

  it('stays when only the other changes, which notices what it reads after it', () => {
    const table = looked();
    const { inner } = within(table);
    table.then((p) => p.bells.fill(2));
    expect(within(table)).toEqual({ inner: { purse: [0, 0] }, bells: [2, 2, 2] });
    expect(within(table).inner).toBe(inner);
    expect([table.made('inner'), table.made('outer')]).toEqual([1, 2]);
  });

  it('that cannot be made leaves the other as attentive as before', () => {
    const table = looked();
    const outer = () =>
      table.part('outer', (p) => {
        expect(() =>
          table.part('inner', (): void => {
            throw new Error('no');
          }),
        ).toThrow('no');
        return bells(p);
      });
    outer();
    table.then((p) => p.bells.fill(2));
    expect(outer()).toEqual({ bells: [2, 2, 2] });
  });
});

describe('A witness', () => {
  it('shows the present position, whichever that is', () => {
    const table = looked();
    table.then((p) => {
      p.purse.fill(4);
      p.asks = 2;
      p.owned = 1;
    });
    const [witness, now] = [table.witness(), table.now()];
    for (const name of ['purse', 'spent', 'bells', 'cells', 'stack', 'kept', 'procedures', 'box'] as const)
      expect(witness[name]).toBe(now[name]);
    // Of one table there are no positions with more seats than others.
    expect([witness.asks, witness.owned, witness.seats]).toEqual([2, 1, now.seats]);
  });
});

describe('A new value is given with all that it shares with the old one', () => {
  const [a, b, c] = [{ a: 1 }, { b: [1, 2] }, { c: { d: null } }];
  const again = <T>(value: T): T => structuredClone(value);

  it('as the old one, where nothing has changed', () => {
    const before = { a, list: [b, c], flag: true };
    expect(shared(before, again(before))).toBe(before);
    expect(shared(before, before)).toBe(before);
  });

  it('member by member', () => {
    const before = [a, b, c];
    const after = shared(before, [again(a), { b: [1, 3] }, again(c)]) as object[];
    expect(after).toEqual([{ a: 1 }, { b: [1, 3] }, { c: { d: null } }]);
    expect([after[0] === a, after[2] === c]).toEqual([true, true]);
    expect(before[1]).toBe(b);
  });

  it.each([
    ['one more in front', [a, b, c], [{ z: 1 }, a, b, c], [1, 2, 3]],
    ['one fewer in front', [a, b, c], [b, c], [0, 1]],
    ['one more behind', [a, b], [a, b, { z: 1 }], [0, 1]],
    ['one fewer behind', [a, b, c], [a, b], [0, 1]],
    ['one fewer in the middle', [a, b, c], [a, c], [0, 1]],
  ])('in a list with %s', (_, before, made, kept) => {
    const after = shared(before, again(made)) as object[];
    expect(after).toEqual(made);
    expect(after.flatMap((each, i) => (before.includes(each as never) ? [i] : []))).toEqual(kept);
  });

  it('field by field', () => {
    const after = shared({ a, b, c: 1 }, { a: again(a), b: again(b), c: 2 }) as { a: object; b: object };
    expect(after).toEqual({ a, b, c: 2 });
    expect([after.a === a, after.b === b]).toEqual([true, true]);
  });

  it.each([
    ['a field more', { a: 1 }, { a: 1, b: 2 }],
    ['a field fewer', { a: 1, b: 2 }, { a: 1 }],
    ['another field', { a: 1 }, { b: 1 }],
    ['a field that all objects have', { a: 1 }, { toString: 1 }],
    ['a list for an object', {}, []],
    ['an object for a list', [], {}],
    ['an object for a number', 1, {}],
    ['a number for an object', {}, 1],
    ['an object for nothing', null, {}],
    ['nothing for an object', {}, null],
    ['a shorter list', [1, 2], [1]],
    ['a longer list', [1], [1, 2]],
    ['an empty list', [1], []],
  ])('and is the new one with %s', (_, before, after) => {
    expect(shared(before, again(after))).toStrictEqual(after);
  });

  it('but nothing is put into what the game keeps for itself', () => {
    const constant = Object.freeze([again(a), { z: 1 }]);
    expect(shared([a, b], constant as never)).toBe(constant);
    expect(constant[0]).not.toBe(a);
    const fixed = Object.freeze({ a: again(a), z: 1 });
    expect(shared({ a }, fixed as never)).toBe(fixed);
    expect(fixed.a).not.toBe(a);
  });
});
