import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { areWords, commitmentTo, countingWords, fairChance, fairDice, withoutBias } from '../src/index.ts';
import { chiSquaredP } from './chi-squared.ts';

/** A fair source fails this once in a million times, and these never. */
const FAIR = 1e-6;
const ANN = 'anns-words-anns-words-ann';
const BEA = 'beas-words-beas-words-bea';
const first = (seq: number, words: readonly (string | null)[] = [ANN, BEA], secret = 'secret') => {
  const next = fairDice(secret, words)(seq);
  return Array.from({ length: 20 }, () => next(1_000_000));
};

describe('Fair chance', () => {
  it('is HMAC-SHA-256 of scheme, words, entry and block, a line each, under the secret: as anybody can reckon', () => {
    const next = fairDice('secret', [ANN, null, BEA])(7);
    for (let block = 0; block < 3; block++) {
      const message = `words-1\n${ANN}\n\n${BEA}\n7\n${block}`;
      const digest = createHmac('sha256', 'secret').update(message).digest();
      for (let at = 0; at < 32; at += 4) expect(next(2 ** 32)).toBe(digest.readUInt32BE(at));
    }
  });

  it('gives what it gave when the scheme was made', () => {
    expect(first(0).slice(0, 4)).toEqual([945546, 922323, 769784, 681601]);
    const chance = fairChance('secret', [ANN, BEA], 1);
    expect(Array.from({ length: 12 }, () => chance.die(6))).toEqual([1, 3, 3, 5, 5, 3, 5, 3, 6, 6, 6, 1]);
  });

  it('takes nothing from the blocks where only one thing can fall', () => {
    const next = fairDice('secret', [ANN, BEA])(3);
    expect([next(1), next(0)]).toEqual([0, 0]);
    expect(next(1_000_000)).toBe(first(3)[0]);
  });

  it('commits by SHA-256 in base64url, whatever the length', () => {
    for (const text of ['', 'a', 'ab', 'abc', 'ä words', ANN])
      expect(commitmentTo(text)).toBe(createHash('sha256').update(text).digest('base64url'));
  });

  it('knows words from what could be taken for several lines, or guessed', () => {
    expect([ANN, 'x'.repeat(22), 'x'.repeat(64)].map(areWords)).toEqual([true, true, true]);
    const none = ['', 'short', 'x'.repeat(21), 'x'.repeat(65), `${ANN}\n`, `${ANN}\n${BEA}`, `${ANN} `];
    expect(none.filter(areWords)).toEqual([]);
  });

  it('is the same for the same, and another with another secret, entry, words, or words at another seat', () => {
    expect(first(3)).toEqual(first(3));
    const all = [
      first(3),
      first(4),
      first(3, [ANN, BEA], 'another secret'),
      first(3, [`${ANN}x`, BEA]),
      first(3, [ANN, `${BEA}x`]),
      first(3, [ANN, null]),
      first(3, [null, BEA]),
      first(3, [BEA, ANN]),
      first(3, [null, null]),
      first(3, [ANN, BEA, null]),
    ];
    expect(new Set(all.map(String)).size).toBe(all.length);
  });

  it('counts the words of a seat from the entry on that is written beside them', () => {
    const seats = [
      { commitment: 'a', words: ANN, from: 0 },
      { commitment: 'b', words: BEA, from: 5 },
      { commitment: 'c', words: 'shown, but not counted yet', from: null },
      { commitment: null, words: null, from: null },
    ];
    expect(countingWords(seats, 0)).toEqual([ANN, null, null, null]);
    expect(countingWords(seats, 4)).toEqual([ANN, null, null, null]);
    expect(countingWords(seats, 5)).toEqual([ANN, BEA, null, null]);
  });

  for (const sides of [2, 3, 6, 7, 20, 100])
    it(`throws a die with ${sides} sides evenly, over many entries`, () => {
      const dice = fairDice('even', [ANN, null]);
      const counts = new Array(sides).fill(0);
      for (let seq = 0; seq < 100 * sides; seq++) {
        const next = dice(seq);
        for (let i = 0; i < 20; i++) counts[next(sides)]++;
      }
      expect(chiSquaredP(counts)).toBeGreaterThan(FAIR);
    });

  it('takes nothing where only one thing can fall', () => {
    const [one, two] = [fairDice('s', [])(1), fairDice('s', [])(1)];
    expect([one(1), one(0), one(6)]).toEqual([0, 0, two(6)]);
  });
});

describe('Without bias', () => {
  it('numbers past the last whole multiple are thrown away', () => {
    const numbers = [2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5, 13];
    const next = withoutBias(() => numbers.shift() as number);
    // 2^32 is 4 more than a multiple of 6: the last four numbers are not used.
    expect([next(6), next(6), numbers]).toEqual([5, 1, []]);
  });

  it('of a number that divides 2^32 none is', () => {
    const next = withoutBias(() => 2 ** 32 - 1);
    expect([next(2), next(16), next(2 ** 32)]).toEqual([1, 15, 2 ** 32 - 1]);
  });
});
