import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from '../src/api.ts';
import { applyChanges } from '../src/table/changes.ts';

const view = {
  seq: 3,
  table: { deck: 19, seats: [{ hoplites: 6 }, { hoplites: 5 }], holders: { argos: null, elis: 1 } },
  asked: { kind: 'turn', seats: [0] },
};

describe('changes of a view', () => {
  it('set what they name, at any depth and in lists', () => {
    const after = applyChanges(view, [
      ['table.deck', 18],
      ['table.seats.1.hoplites', 2],
      ['table.holders.argos', 0],
    ]);
    expect(after).toEqual({
      ...view,
      table: { deck: 18, seats: [{ hoplites: 6 }, { hoplites: 2 }], holders: { argos: 0, elis: 1 } },
    });
  });

  it('take away what they name without a value, and set null where null is the value', () => {
    expect(applyChanges(view, [['asked.seats']])).toEqual({ ...view, asked: { kind: 'turn' } });
    expect(applyChanges(view, [['asked', null]])).toEqual({ ...view, asked: null });
  });

  it('take out of a list and put into it, at a place', () => {
    const seats = (...changes: Change[]) => applyChanges(view, changes).table.seats;
    expect(seats(['table.seats', 1, 0, { hoplites: 9 }])).toEqual([
      { hoplites: 6 },
      { hoplites: 9 },
      { hoplites: 5 },
    ]);
    expect(seats(['table.seats', 0, 1, 7, 8])).toEqual([7, 8, { hoplites: 5 }]);
    expect(seats(['table.seats', 1, 1])).toEqual([{ hoplites: 6 }]);
  });

  it('add what was not there', () => {
    expect(
      applyChanges({ asked: null } as object, [
        ['asked', { kind: 'augury' }],
        ['free.0', 'envoy'],
      ]),
    ).toEqual({
      asked: { kind: 'augury' },
      free: { 0: 'envoy' },
    });
  });

  it('replace the whole when they name no place', () => {
    expect(applyChanges<unknown>(view, [['', { seq: 0 }]])).toEqual({ seq: 0 });
  });

  it('leave the view before them as it was, and share what did not change', () => {
    const before = structuredClone(view);
    const after = applyChanges(view, [['table.deck', 1]]);
    expect(view).toEqual(before);
    expect(after.table.seats).toBe(view.table.seats);
    expect(after.asked).toBe(view.asked);
    expect(after.table).not.toBe(view.table);
  });

  it('set a value at every path of any document', () => {
    const key = fc.stringMatching(/^[a-z]{1,4}$/);
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 4 }), fc.jsonValue(), (path, value) => {
        const after = applyChanges<unknown>({}, [[path.join('.'), value]]);
        const found = path.reduce((at, name) => (at as { [name: string]: unknown })[name], after);
        expect(found).toEqual(value);
      }),
    );
  });
});
