/** How much time each seat has, by itself. */

import type { Pending, Seat } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import type { ClockSetting } from '../src/api.ts';
import { advance, deadline, newClocks, nextDue, passedMarks } from '../src/clocks/reckoning.ts';

const HOUR = 3_600_000;
const ask = (seat: Seat, id: string, reaction = false): Pending => ({
  ...{ id, seat, kind: 'turn', about: {}, optional: false, reaction },
  prompt: { key: '', params: {} },
});
const never = () => [];
const DECISION: ClockSetting = { kind: 'decision', each: 10 * HOUR };
const BANK: ClockSetting = { kind: 'bank', bank: 100 * HOUR, each: HOUR };

describe('a deadline a decision', () => {
  it('runs from when a question is put until it is answered', () => {
    const first = advance(newClocks(2, DECISION), DECISION, [ask(0, 'a.1.0')], 1000, never);
    expect(deadline(first[0], DECISION, [])).toBe(1000 + 10 * HOUR);
    expect(deadline(first[1], DECISION, [])).toBeNull();
    const same = advance(first, DECISION, [ask(0, 'a.1.0')], 5000, never);
    expect(deadline(same[0], DECISION, [])).toBe(1000 + 10 * HOUR);
    const next = advance(same, DECISION, [ask(0, 'a.2.0')], 5000, never);
    expect(deadline(next[0], DECISION, [])).toBe(5000 + 10 * HOUR);
  });
  it('is noticed at half of the time, at a tenth that is left, and when it is out', () => {
    const [clock] = advance(newClocks(1, DECISION), DECISION, [ask(0, 'a')], 0, never);
    const passed = [0, 5, 8.9, 9, 9.9, 10].map((h) => passedMarks(clock, DECISION, [], h * HOUR));
    expect(passed).toEqual([0, 1, 1, 2, 2, 3]);
    expect([0, 1, 2].map((noticed) => nextDue([{ ...clock, noticed }], DECISION, never))).toEqual(
      [5, 9, 10].map((h) => h * HOUR),
    );
    expect(nextDue([{ ...clock, noticed: 3 }], DECISION, never)).toBeNull();
  });
  it('stands still while its holder is away', () => {
    const away = [{ from: 2 * HOUR, until: 50 * HOUR }];
    const [clock] = advance(newClocks(1, DECISION), DECISION, [ask(0, 'a')], 0, never);
    expect(deadline(clock, DECISION, away)).toBe(58 * HOUR);
    const [later] = advance(newClocks(1, DECISION), DECISION, [ask(0, 'a')], 40 * HOUR, never);
    expect(deadline(later, DECISION, away)).toBe(60 * HOUR);
  });
});

describe('a time bank', () => {
  it('is used when a decision takes longer than what is given for each', () => {
    const first = advance(newClocks(1, BANK), BANK, [ask(0, 'a')], 0, never);
    expect(deadline(first[0], BANK, [])).toBe(101 * HOUR);
    const [quick] = advance(first, BANK, [ask(0, 'b')], HOUR / 2, never);
    expect(quick.bank).toBe(100 * HOUR);
    const [slow] = advance(first, BANK, [ask(0, 'b')], 31 * HOUR, never);
    expect(slow.bank).toBe(70 * HOUR);
    const [away] = advance(first, BANK, [ask(0, 'b')], 31 * HOUR, () => [{ from: 0, until: 20 * HOUR }]);
    expect(away.bank).toBe(90 * HOUR);
    const [spent] = advance(first, BANK, [ask(0, 'b')], 300 * HOUR, never);
    expect(deadline(spent, BANK, [])).toBe(301 * HOUR);
  });
  it('is not touched by windows: nobody could tell from it who was stopped', () => {
    const first = advance(newClocks(1, BANK), BANK, [ask(0, 'a', true)], 0, never);
    expect(deadline(first[0], BANK, [])).toBe(5 * HOUR);
    const [after] = advance(first, BANK, [ask(0, 'b')], 5 * HOUR, never);
    expect(after.bank).toBe(100 * HOUR);
  });
});

it('no clock has no deadline', () => {
  const none: ClockSetting = { kind: 'none' };
  const clocks = advance(newClocks(1, none), none, [ask(0, 'a')], 0, never);
  expect([deadline(clocks[0], none, []), nextDue(clocks, none, never)]).toEqual([null, null]);
});
