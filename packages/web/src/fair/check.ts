/**
 * The dice of a finished game, reckoned again in the browser, from the record alone: without the rules, and with other code
 * than the server's. What was asked of chance stands in the record; that the game asked it, and that a piece which was drawn
 * lay where it is said to, is checked with the rules: `diadochi replay FILE --verify`.
 */

import type { Asked, FairRecord, GameRecord } from '@diadochi/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { sealOf } from './seal.ts';

/** What the browser knows by itself. */
export interface Known {
  /** The server's seal, from as early as possible. */
  readonly sealed: string;
  /** The words of seats that were taken here. */
  readonly own: readonly { readonly seat: number; readonly words: string; readonly shown?: boolean }[];
}
export type Flaw =
  | { readonly what: 'secret' | 'sealed' }
  | { readonly what: 'words' | 'own'; readonly seat: number }
  | { readonly what: 'outcome'; readonly seq: number };
export interface Checked {
  /** How many outcomes are as they should be. */
  readonly good: number;
  /** How many the record says too little of. */
  readonly untold: number;
  readonly faults: readonly Flaw[];
}

type Played = Pick<GameRecord, 'setup' | 'setupAsked' | 'stretches'> & { readonly chance: FairRecord };

export function checkDice({ chance, setup, setupAsked, stretches }: Played, { sealed, own }: Known): Checked {
  const { secret, commitment, seats } = chance;
  const faults: Flaw[] = [];
  if (commitment !== sealed) faults.push({ what: 'sealed' });
  if (secret === null || sealOf(secret) !== commitment) faults.push({ what: 'secret' });
  seats.forEach(({ words, commitment: seal }, seat) => {
    if (words !== null && sealOf(words) !== seal) faults.push({ what: 'words', seat });
  });
  for (const { seat, words, shown = false } of own) {
    const { words: used, commitment: seal } = seats[seat];
    // Whose words never came may find at least his own seal there.
    if (used === null ? shown || seal !== sealOf(words) : used !== words) faults.push({ what: 'own', seat });
  }
  let good = 0;
  let untold = 0;
  const entries = [
    { seq: 0, chance: setup, asked: setupAsked },
    ...stretches.flatMap((stretch) => stretch.entries),
  ];
  for (const { seq, chance: fell, asked } of entries) {
    if (fell.length === 0) continue;
    if (asked === undefined) untold += fell.length;
    else if (fallsSo(fell, asked, numbersOf(secret ?? '', wordsIn(chance, seq), seq))) good += fell.length;
    else faults.push({ what: 'outcome', seq });
  }
  return { good, untold, faults };
}

function fallsSo(fell: readonly number[], asked: readonly Asked[], next: (below: number) => number): boolean {
  return (
    fell.length === asked.length &&
    asked.every((each, i) =>
      typeof each === 'number' ? fell[i] === 1 + next(each) : each[1] === next(each[0]),
    )
  );
}

const wordsIn = ({ seats }: FairRecord, seq: number): string[] =>
  seats.map(({ words, from }) => (from !== null && from <= seq ? (words ?? '') : ''));

/** Numbers of four bytes, one block after another; those that would make some outcomes likelier are passed over. */
function numbersOf(secret: string, words: readonly string[], seq: number): (below: number) => number {
  const numbers: number[] = [];
  let blocks = 0;
  function next(below: number): number {
    if (below <= 1) return 0;
    if (numbers.length === 0) {
      const message = ['words-1', ...words, seq, blocks++].join('\n');
      const block = new DataView(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(message)).buffer);
      for (let at = 0; at < 32; at += 4) numbers.push(block.getUint32(at));
    }
    const number = numbers.shift() as number;
    return number < 2 ** 32 - (2 ** 32 % below) ? number % below : next(below);
  }
  return next;
}
