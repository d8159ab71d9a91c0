/** Surprise cards on the table, after they have been played. */

import { describe, expect, it } from 'vitest';
import { playedSince } from '../src/games/successors/reaction/played.ts';

const entry = (seq: number, key: string, params: object = {}) => ({
  seq,
  messages: [{ key, params: params as { [name: string]: string | number } }],
});
const FOG = entry(4, 'event.surprise', { card: 'fog', seat: 1 });
const LIAR = entry(5, 'event.surprise', { card: 'cretan-liar', seat: 0 });

describe('Surprise cards that were played', () => {
  it('lie there until the last of them has been seen, whatever happens after it', () => {
    const marches = [6, 7, 8].map((seq) => entry(seq, 'event.marches'));
    expect(playedSince([FOG, ...marches], 3)).toEqual({
      played: [{ card: 'fog', seat: 1, isCancelled: false }],
      last: 4,
    });
    expect(playedSince([FOG, ...marches], 4)).toEqual({ played: [], last: 4 });
  });

  it('are struck out where another cancels them, and then lie there anew', () => {
    const cancelled = entry(6, 'event.cancelledCard', { card: 'fog', seat: 1 });
    expect(playedSince([FOG, LIAR, cancelled], 3)).toEqual({
      played: [
        { card: 'fog', seat: 1, isCancelled: true },
        { card: 'cretan-liar', seat: 0, isCancelled: false },
      ],
      last: 6,
    });
  });
});
