import { describe, expect, it } from 'vitest';
import { playedSince } from '../src/games/successors/reaction/played.ts';

type Entry = Parameters<typeof playedSince>[0][number];
const entry = (seq: number, key: string, card = 'ahriman', seat = 1): Entry => ({
  seq,
  messages: [{ key, params: { card, seat } }],
});

describe('Surprise cards that lie on the table', () => {
  const log = [
    entry(3, 'event.surprise', 'storm-at-sea', 4),
    entry(5, 'event.surprise'),
    entry(6, 'event.surprise', 'cretan-liar', 0),
    entry(7, 'event.cancelledCard'),
  ];

  it('are those that were played since, with what became of them', () => {
    expect(playedSince(log, 4)).toEqual({
      played: [
        { card: 'ahriman', seat: 1, isCancelled: true },
        { card: 'cretan-liar', seat: 0, isCancelled: false },
      ],
      last: 7,
    });
    expect(playedSince(log, 7)).toEqual({ played: [], last: 7 });
    // Whoever came later sees it struck out at once.
    expect(playedSince(log, 6).played).toEqual([{ card: 'ahriman', seat: 1, isCancelled: true }]);
  });

  it('lie there no longer because something else happens', () => {
    const more = [...log, entry(8, 'event.activated'), entry(9, 'event.marched')];
    expect(playedSince(more, 4).last).toBe(playedSince(log, 4).last);
  });
});
