/**
 * Chance that nobody chose: the server's secret and words of the players' own, which each had committed to by its hash
 * before any was shown. Whoever has them all can reckon every outcome again:
 *
 *   block   = HMAC-SHA-256(key: the secret, message: the scheme, the words of each seat, the entry's number, the block's
 *             number from 0), a line each, joined by line feeds; the line of a seat without words is empty
 *   number  = the next four bytes of the blocks, the highest first
 *   outcome = number mod n, one of n; a number past the last whole multiple of n is thrown away
 *
 * So none is likelier than another, and the outcomes of an entry follow from its number: nothing has to be counted, and an
 * undone throw, whose entry keeps its number, is never thrown the same way again. Where only one thing can fall, nothing
 * is taken from the blocks.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, type Dice, whenCast } from './chance.ts';

/** The name of this way of doing it, in what is stored and in each message. */
export const FAIR = 'words-1';

/** What a seat gives to the dice. */
export interface SeatWords {
  /** The hash of its words; null: it has none. */
  readonly commitment: string | null;
  /** The words themselves; null as long as they have not been shown. */
  readonly words: string | null;
  /** The first entry whose dice they are in (0 is the set-up); null: in none yet. */
  readonly from: number | null;
}

/** What somebody has committed to, if this is its hash: SHA-256, base64url. */
export const commitmentTo = (text: string): string => base64url(sha256(utf8ToBytes(text)));

/** 16 to 48 bytes in base64url: nothing that could be taken for the end of a line. */
export const areWords = (text: string): boolean => /^[\w-]{22,64}$/.test(text);

/** The words that count in an entry, by seat. */
export const countingWords = (seats: readonly SeatWords[], seq: number): (string | null)[] =>
  seats.map(({ words, from }) => (from !== null && from <= seq ? words : null));

/** The numbers of each entry, from the secret and the words that count in it. */
export function fairDice(secret: string, words: readonly (string | null)[]): (seq: number) => Dice {
  // What all entries have in common is reckoned once, and not before it is needed.
  let common: ReturnType<typeof hmac.create> | null = null;
  return (seq) => {
    common ??= hmac
      .create(sha256, utf8ToBytes(secret))
      .update(utf8ToBytes([FAIR, ...words.map((each) => each ?? '')].join('\n')));
    const start = common;
    let block = new DataView(new ArrayBuffer(0));
    let blocks = 0;
    let at = 0;
    const number = (): number => {
      if (at === block.byteLength) {
        const message = utf8ToBytes(`\n${seq}\n${blocks++}`);
        const { buffer, byteOffset, byteLength } = start.clone().update(message).digest();
        block = new DataView(buffer, byteOffset, byteLength);
        at = 0;
      }
      at += 4;
      return block.getUint32(at - 4);
    };
    return withoutBias(number);
  };
}

const NUMBERS = 2 ** 32;

/** One of `below`, each as likely, from numbers of 32 bits. */
export function withoutBias(number: () => number): Dice {
  return (below) => {
    if (below <= 1) return 0;
    const end = NUMBERS - (NUMBERS % below);
    let next = number();
    while (next >= end) next = number();
    return next % below;
  };
}

/** The chance of an entry, with the words that count in it. */
export const fairChance = (secret: string, words: readonly (string | null)[], seq: number): Chance =>
  whenCast(() => fairDice(secret, words)(seq));

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Without padding. */
function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b = 0, c = 0] = bytes.subarray(i, i + 3);
    const four = [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63];
    text += four
      .slice(0, Math.min(4, bytes.length - i + 1))
      .map((digit) => DIGITS[digit])
      .join('');
  }
  return text;
}
