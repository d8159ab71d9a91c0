import { describe, expect, it } from 'vitest';
import { kept } from '../src/games/phalanxx/kept.ts';
import { onlyDie } from '../src/games/phalanxx/twins.ts';
import type { Table } from '../src/games/phalanxx/view.ts';
import type { Choice, Step } from '../src/table/walk.ts';

const step = (field: string, value: unknown): Step => ({ field, value, forced: false });
const choice = (field: string, value: unknown, isOpen = true): Choice => ({
  field,
  value,
  why: isOpen ? null : { clause: 'P8-02', message: { key: 'refusal.P8-02', params: {} } },
});

describe('What stays of an answer', () => {
  const played = [step('play', 'x'), step('with', 'first')];

  it('is card and die when a row is pressed that is asked for', () => {
    expect(kept(played, 'at', {})).toBe(2);
  });

  it('is all but the row when another row is pressed', () => {
    expect(kept([...played, step('at', 'top')], undefined, {})).toBe(2);
  });

  it('is the deed alone when another die is taken up, and nothing when another deed is', () => {
    expect(kept(played, 'at', { die: 'second' })).toBe(1);
    expect(kept([step('turn', 'first')], 'to', { die: 'second' })).toBe(0);
    expect(kept(played, 'at', { action: { field: 'play', value: 'y' } })).toBe(0);
  });

  it('is nothing of what knows no row when a row is pressed', () => {
    expect(kept([step('turn', 'first')], 'to', {})).toBe(0);
  });
});

describe('Dice that are alike', () => {
  const rolled = (...values: readonly number[]) =>
    ({ rolled: values.map((value) => ({ colour: 'white', value })) }) as unknown as Table;
  const withEach = ['first', 'second', 'third'].map((die) => choice('with', die));

  it('are one die to choose from', () => {
    expect(onlyDie(withEach, rolled(5, 5, 5))).toBe('first');
    expect(onlyDie(withEach, rolled(5, 5, 2))).toBe(null);
  });

  it('count only where they may be used', () => {
    const choices = [choice('with', 'first', false), choice('with', 'second'), choice('with', 'third')];
    expect(onlyDie(choices, rolled(2, 5, 5))).toBe('second');
    expect(onlyDie([choice('with', 'first', false)], rolled(2, 5, 5))).toBe(null);
  });
});
