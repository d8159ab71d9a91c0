/** Changes of a view: found by the server, told in full or in short, and worked in by the page. */

import type { Json } from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { News } from '../src/api.ts';
import { applyChanges } from '../src/changes.ts';
import { wordsOf } from '../src/game-words.ts';
import { changesBetween } from '../src/patch.ts';
import { readerOf } from '../src/shorthand.ts';
import { applied } from './listening.ts';

const view = {
  seq: 3,
  table: { deck: 19, seats: [{ hoplites: 6 }, { hoplites: 5 }], holders: { argos: null, elis: 1 } },
  asked: { kind: 'turn', seats: [0] },
};

describe('changes worked into a view', () => {
  it('set what they name, at any depth and in lists', () => {
    const change = { table: { deck: 18, seats: { 1: { hoplites: 2 } }, holders: { argos: 0 } } };
    expect(applyChanges(view, change)).toEqual({
      ...view,
      table: { deck: 18, seats: [{ hoplites: 6 }, { hoplites: 2 }], holders: { argos: 0, elis: 1 } },
    });
  });

  it('take away what they name as gone, and set null where null is the value', () => {
    expect(applyChanges(view, { asked: { '-': ['seats'] } })).toEqual({ ...view, asked: { kind: 'turn' } });
    expect(applyChanges(view, { asked: null })).toEqual({ ...view, asked: null });
  });

  it('take out of a list and put into it, before they change its members', () => {
    const seats = (change: object) => applyChanges(view, { table: { seats: change } }).table.seats;
    expect(seats({ '+': [[1, 0, { hoplites: 9 }]] })).toEqual([
      { hoplites: 6 },
      { hoplites: 9 },
      { hoplites: 5 },
    ]);
    expect(
      seats({
        '+': [
          [0, 1],
          [1, 0, 7, 8],
        ],
        0: { hoplites: 4 },
      }),
    ).toEqual([{ hoplites: 4 }, 7, 8]);
  });

  it('leave the view before them as it was, and share what did not change', () => {
    const before = structuredClone(view);
    const after = applyChanges(view, { table: { deck: 1 } });
    expect(view).toEqual(before);
    expect(after.table.seats).toBe(view.table.seats);
    expect(after.asked).toBe(view.asked);
    expect(after.table).not.toBe(view.table);
  });
});

describe('changes between two documents', () => {
  it.each([
    [{ a: 1 }, { a: 2 }, { a: 2 }],
    [{ a: 1, b: { c: 1, d: 1 } }, { a: 1, b: { c: 2, d: 1 } }, { b: { c: 2 } }],
    [{ a: 1, b: 2 }, { b: 2 }, { '-': ['a'] }],
    [{ a: 1, b: { c: 1 } }, { a: 1, b: {} }, { b: { '=': {} } }],
    [{ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 3 }] }, { a: { 1: { b: 3 } } }],
    [
      { a: [1, 2, 3, 4, 5] },
      { a: [0, 1, 3, 4, 5, 6] },
      {
        a: {
          '+': [
            [0, 0, 0],
            [2, 1],
            [5, 0, 6],
          ],
        },
      },
    ],
    [{ a: [1, 2] }, { a: [3, 4] }, { a: [3, 4] }],
    [{ a: null }, { a: {} }, { a: {} }],
    [{ a: null }, { a: { '+': 1 } }, { a: { '=': { '+': 1 } } }],
    [{ a: {} }, { a: [] }, { a: [] }],
    [{ a: [] }, { a: {} }, { a: { '=': {} } }],
    [1, 2, { '=': 2 }],
  ])('from %j to %j', (before, after, changes) => {
    expect(changesBetween(before as never, after as never)).toEqual(changes);
    for (const work of [applied, applyChanges])
      expect(work(before as unknown, changes as never)).toEqual(after);
  });

  it('lead from any document to any other, and leave it as it was', () => {
    const key = fc.constantFrom('a', 'b', 'c', '-', '+', '=', '0', '1');
    const { json } = fc.letrec<{ json: Json }>((tie) => ({
      json: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(null, 1, 2, 'a', 'word', true),
        fc.array(tie('json'), { maxLength: 5 }),
        fc.dictionary(key, tie('json'), { maxKeys: 4 }),
      ) as fc.Arbitrary<Json>,
    }));
    fc.assert(
      fc.property(json, json, (before, after) => {
        const copy = structuredClone(before);
        const change = changesBetween(before, after);
        for (const work of [applied, applyChanges])
          expect(change === null ? before : work<unknown>(before, change)).toEqual(after);
        expect(before).toEqual(copy);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('news in short', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 3 }),
    fc.constantFrom('~a', 'general', 'seat', 'stacks', 'a', 'b1'),
  );
  const fields = fc.dictionary(text, fc.oneof(text, fc.integer(), fc.constant(null), fc.array(text)));

  it('say the same as in full, in a third fewer letters', () => {
    const { shorthand, short } = wordsOf(proof);
    const read = readerOf(shorthand);
    fc.assert(
      fc.property(fields, fields, (params, changes) => {
        const news = { seq: 3, by: null, events: [['drew', params]], changes } as unknown as News;
        expect(read(JSON.parse(String(short(news))))).toEqual(news);
      }),
    );
    expect(new Set(shorthand.words).size).toBe(shorthand.words.length);
  });
});
