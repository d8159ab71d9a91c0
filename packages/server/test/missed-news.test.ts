/** Who comes back is told what he missed: made once for all who come back to the same place. */

import { describe, expect, it } from 'vitest';
import type { News } from '../src/api.ts';
import { missedNews } from '../src/missed-news.ts';

const news = (after: number, until: number) =>
  Array.from({ length: until - after }, (_, i) => ({ seq: after + 1 + i }) as News);
const seqs = (told: readonly News[]) => told.map(({ seq }) => seq);

function house() {
  const asked: string[] = [];
  const missed = missedNews(async (audience, after, until) => {
    asked.push(`${audience}: ${after} to ${until}`);
    if (until > 20) throw new Error('the storage is away');
    return news(after, until);
  });
  return { asked, missed };
}

describe('news that were missed', () => {
  it('are made once for all of an audience who come back at once, however much each has missed', async () => {
    const { asked, missed } = house();
    const told = await Promise.all([5, 5, 8, 10].map((after) => missed.between(null, after, 10)));
    expect(told.map(seqs)).toEqual([[6, 7, 8, 9, 10], [6, 7, 8, 9, 10], [9, 10], []]);
    expect(asked).toEqual(['null: 5 to 10']);
  });
  it('are made anew for who has missed more, for another audience, and when something has happened', async () => {
    const { asked, missed } = house();
    for (const [audience, after, until] of [
      [null, 5, 10],
      [null, 3, 10],
      [1, 5, 10],
      [null, 5, 11],
    ] as const)
      expect(seqs(await missed.between(audience, after, until))).toEqual(seqs(news(after, until)));
    expect(asked).toEqual(['null: 5 to 10', 'null: 3 to 10', '1: 5 to 10', 'null: 5 to 11']);
  });
  it('are tried again when they could not be read, and forgotten when nobody listens', async () => {
    const { asked, missed } = house();
    await expect(missed.between(null, 5, 21)).rejects.toThrow('away');
    await expect(missed.between(null, 5, 21)).rejects.toThrow('away');
    await missed.between(null, 5, 10);
    missed.forget();
    await missed.between(null, 5, 10);
    expect(asked).toEqual(['null: 5 to 21', 'null: 5 to 21', 'null: 5 to 10', 'null: 5 to 10']);
  });
});
