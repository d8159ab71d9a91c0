/** The page reckons the dice again with code of its own: it must come to what the kernel gives, and find what is false. */

import { createHash } from 'node:crypto';
import {
  type Asked,
  commitmentTo,
  countingWords,
  FAIR,
  type FairRecord,
  fairDice,
  type GameRecord,
} from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { checkDice, type Known } from '../src/fair/check.ts';
import { sealOf } from '../src/fair/seal.ts';

const secret = 'the secret of the server';
const WORDS = ['words-of-the-first-browser', 'words-of-the-second-browser'];
const LATE = 3;
const seats: FairRecord['seats'] = [
  { bot: false, commitment: commitmentTo(WORDS[0]), words: WORDS[0], from: 0 },
  { bot: false, commitment: commitmentTo(WORDS[1]), words: WORDS[1], from: LATE },
  { bot: true, commitment: null, words: null, from: null },
];
const DICE: readonly number[] = [6, 6, 2, 20, 1, 6, 100, 3, 6, 6, 6, 6];

/** Dice of all kinds, and a shuffle, in each of so many entries. */
function cast(seq: number): { chance: number[]; asked: Asked[] } {
  const next = fairDice(secret, countingWords(seats, seq))(seq);
  const chance = DICE.map((sides) => 1 + next(sides));
  const asked: Asked[] = [...DICE];
  for (let left = 52; left > 1; left--) {
    asked.push([left, next(left)]);
    chance.push(1000 + left); // which piece that was only the rules know
  }
  return { chance, asked };
}
type Played = Pick<GameRecord, 'setup' | 'setupAsked' | 'stretches'> & { readonly chance: FairRecord };
function played(): Played {
  const { chance: setup, asked: setupAsked } = cast(0);
  const entries = Array.from({ length: 5 }, (_, i) => ({
    seq: i + 1,
    seat: 0,
    action: {},
    hash: '',
    ...cast(i + 1),
  }));
  const start = {} as never;
  return {
    chance: { scheme: FAIR, commitment: commitmentTo(secret), secret, seats },
    setup,
    setupAsked,
    stretches: [{ version: '1', content: '', start, entries }],
  };
}
const EACH = DICE.length + 51;
const known: Known = {
  sealed: commitmentTo(secret),
  own: [
    { seat: 0, words: WORDS[0], shown: true },
    { seat: 1, words: WORDS[1] },
  ],
};
// biome-ignore lint/suspicious/noExplicitAny: tampering is free to do anything
type Tampering = (copy: any) => void;
function faultsOf(change: Tampering, knowing = known) {
  const copy = structuredClone(played());
  change(copy);
  return checkDice(copy, knowing).faults;
}

describe('The check of the page', () => {
  it('seals as the server does', () => {
    for (const text of ['', 'a', secret, 'ä'])
      expect(sealOf(text)).toBe(createHash('sha256').update(text).digest('base64url'));
  });

  it('finds every outcome as the kernel gives it', () => {
    expect(checkDice(played(), known)).toEqual({ good: 6 * EACH, untold: 0, faults: [] });
    expect(checkDice(played(), { ...known, own: [] }).faults).toEqual([]);
  });

  it('counts what the record says too little of', () => {
    const copy = structuredClone(played()) as unknown as { stretches: { entries: { asked?: unknown }[] }[] };
    delete copy.stretches[0].entries[1].asked;
    const checked = checkDice(copy as unknown as Played, known);
    expect(checked).toEqual({ good: 5 * EACH, untold: EACH, faults: [] });
  });

  it.each<[string, Tampering, unknown[]]>([
    [
      'a die',
      ({ stretches: [{ entries }] }) => {
        entries[1].chance[0] = (entries[1].chance[0] % 6) + 1;
      },
      [{ what: 'outcome', seq: 2 }],
    ],
    ['a deal', (copy) => copy.setup.pop(), [{ what: 'outcome', seq: 0 }]],
    ['a place', (copy) => copy.setupAsked[DICE.length][1]++, [{ what: 'outcome', seq: 0 }]],
    [
      'the words of a seat',
      (copy) => (copy.chance.seats[1].words = WORDS[0]),
      [
        { what: 'words', seat: 1 },
        { what: 'own', seat: 1 },
        ...[3, 4, 5].map((seq) => ({ what: 'outcome', seq })),
      ],
    ],
    [
      'from when they count',
      (copy) => (copy.chance.seats[1].from = LATE + 1),
      [{ what: 'outcome', seq: LATE }],
    ],
    [
      'words that were shown and are gone',
      (copy) => Object.assign(copy.chance.seats[0], { words: null, from: null }),
      [{ what: 'own', seat: 0 }, ...[0, 1, 2, 3, 4, 5].map((seq) => ({ what: 'outcome', seq }))],
    ],
    ['the seal', (copy) => (copy.chance.commitment = 'x'), [{ what: 'sealed' }, { what: 'secret' }]],
  ])('finds out a change of %s', (_, change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });

  it('finds out another secret with a seal that fits: the browser knows the one it was shown', () => {
    const change: Tampering = ({ chance }) =>
      Object.assign(chance, { secret: 'x', commitment: commitmentTo('x') });
    expect(faultsOf(change)[0]).toEqual({ what: 'sealed' });
  });
});
