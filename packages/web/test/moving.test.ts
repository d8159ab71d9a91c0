/** Standing orders change places, and what they have answered is stepped through. */

import { describe, expect, it } from 'vitest';
import { aside, movedTo, placeOf } from '../src/steward/moving.ts';
import { freshIn, stepsIn } from '../src/steward/steps.ts';

describe('an order', () => {
  it('comes to another place, and the others keep theirs among themselves', () => {
    expect(movedTo(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(movedTo(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  });

  it('has passed another when its middle has', () => {
    const all = [
      { top: 0, height: 40 },
      { top: 48, height: 100 },
      { top: 156, height: 40 },
    ];
    expect(placeOf(all, 0, 0)).toBe(0);
    expect(placeOf(all, 0, 77)).toBe(0);
    expect(placeOf(all, 0, 79)).toBe(1);
    expect(placeOf(all, 0, 500)).toBe(2);
    expect(placeOf(all, 2, -77)).toBe(2);
    expect(placeOf(all, 2, -79)).toBe(1);
  });

  it('while it is dragged those make way that it has passed', () => {
    const down = { from: 0, to: 2, by: 90, height: 48 };
    expect([0, 1, 2, 3].map((i) => aside(down, i))).toEqual([90, -48, -48, 0]);
    const up = { from: 2, to: 1, by: -30, height: 48 };
    expect([0, 1, 2, 3].map((i) => aside(up, i))).toEqual([0, 48, -30, 0]);
  });
});

it('what was answered since one looked is stepped through from the earliest, where it is known how the table was', () => {
  const answered = [9, 8, 7, 3].map((at) => ({ kind: 'intercept', action: { pass: true }, by: 0, at }));
  const [last, second, first, old] = answered;
  const numbered = [{ ...last, seq: 14 }, second, { ...first, seq: 11 }, { ...old, seq: 5 }];
  const fresh = freshIn({ answered: numbered, looked: 3 });
  expect(fresh).toHaveLength(3);
  expect(stepsIn(fresh).map(({ seq }) => seq)).toEqual([11, 14]);
});
