import { expect, it } from 'vitest';
import { recentNumbers } from '../src/recent-numbers.ts';

it('the numbers of the latest entries are known at once, those of older ones are not', () => {
  const recent = recentNumbers(2);
  // The first audience is told everything, the other every third entry.
  for (let seq = 10; seq < 2000; seq++) {
    recent.note(seq, [seq, Math.floor(seq / 3)]);
    const { seq: oldest, news } = recent.oldest();
    expect(news).toEqual([oldest, Math.floor(oldest / 3)]);
    expect(seq - oldest).toBeGreaterThanOrEqual(Math.min(seq - 10, 255));
  }
  expect(recent.newsAt(1999)).toEqual([1999, 666]);
  expect(recent.newsAt(1800)).toEqual([1800, 600]);
  expect(recent.newsAt(10)).toBeUndefined();
  expect(recent.lastWith(1, 600)).toBe(1802);
  expect(recent.lastWith(0, 1800)).toBe(1800);
  expect(recent.lastWith(0, 10)).toBeUndefined();
});
