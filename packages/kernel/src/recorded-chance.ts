/** Where the chance of a record came from, and whether what fell follows from it. */

import { BadInput } from './bad-input.ts';
import { type Chance, type Dice, entryDice } from './chance.ts';
import { wholeNumber } from './codec.ts';
import { areWords, commitmentTo, countingWords, FAIR, fairDice, type SeatWords } from './fair-chance.ts';
import { Mismatch } from './mismatch.ts';
import { recordAt, refuseOtherKeys } from './shape.ts';

/** A seed; null where it is not told. */
interface SeededRecord {
  readonly seed: string | null;
}
/** The server's secret and the players' words. */
export interface FairRecord {
  readonly scheme: typeof FAIR;
  /** The hash of the secret, which was shown before anybody sat down. */
  readonly commitment: string;
  /** Null as long as the game runs. */
  readonly secret: string | null;
  readonly seats: readonly (SeatWords & { readonly bot: boolean })[];
}
export type RecordedChance = SeededRecord | FairRecord;

export const isFair = (chance: RecordedChance): chance is FairRecord => 'scheme' in chance;

/**
 * What was asked of chance for one outcome: a die with so many sides; or one of so many pieces, and the place at which the
 * piece lay that was drawn.
 */
export type Asked = number | readonly [count: number, place: number];

export function readChance(json: unknown): RecordedChance {
  const chance = recordAt(json, 'chance');
  if (!Object.hasOwn(chance, 'scheme')) {
    refuseOtherKeys(chance, ['seed'], 'chance');
    return { seed: textOrNull(chance.seed, 'chance.seed') };
  }
  const { scheme, commitment, secret, seats } = chance;
  refuseOtherKeys(chance, ['scheme', 'commitment', 'secret', 'seats'], 'chance');
  if (scheme !== FAIR)
    throw new BadInput(`the dice are of the scheme ${JSON.stringify(scheme)}; this version knows '${FAIR}'`);
  if (typeof commitment !== 'string') throw new BadInput('chance.commitment should be a text');
  if (!Array.isArray(seats)) throw new BadInput('chance.seats should be a list');
  return {
    scheme,
    commitment,
    secret: textOrNull(secret, 'chance.secret'),
    seats: seats.map((each, i) => readSeat(each, `chance.seats[${i}]`)),
  };
}

function readSeat(json: unknown, where: string): SeatWords & { readonly bot: boolean } {
  const seat = recordAt(json, where);
  refuseOtherKeys(seat, ['bot', 'commitment', 'words', 'from'], where);
  const words = textOrNull(seat.words, `${where}.words`);
  if (words !== null && !areWords(words)) throw new BadInput(`${where}.words are none`);
  const from =
    seat.from === null ? null : wholeNumber(seat.from, 0, Number.MAX_SAFE_INTEGER, `${where}.from`);
  if (from !== null && words === null) throw new BadInput(`${where} has no words, so they can count nowhere`);
  return {
    bot: seat.bot === true,
    commitment: textOrNull(seat.commitment, `${where}.commitment`),
    words,
    from,
  };
}

export function readAsked(json: unknown, where: string): Asked[] {
  if (!Array.isArray(json)) throw new BadInput(`${where} should be a list`);
  return json.map((each, i): Asked => {
    const place = `${where}[${i}]`;
    const whole = (value: unknown) => wholeNumber(value, 0, Number.MAX_SAFE_INTEGER, place);
    return Array.isArray(each) && each.length === 2 ? [whole(each[0]), whole(each[1])] : whole(each);
  });
}

function textOrNull(json: unknown, where: string): string | null {
  if (json !== null && typeof json !== 'string') throw new BadInput(`${where} should be a text or null`);
  return json;
}

/** Secret and words must be those that were committed to. */
export function checkSeals(chance: RecordedChance): void {
  if (!isFair(chance)) return;
  const { secret, commitment, seats } = chance;
  if (secret !== null && commitmentTo(secret) !== commitment)
    throw new Mismatch('the secret is not the one that the server had committed to');
  seats.forEach(({ words, commitment: own }, seat) => {
    if (words !== null && (own === null || commitmentTo(words) !== own))
      throw new Mismatch(`the words of seat ${seat + 1} are not those that it had committed to`);
  });
}

/** The numbers of each entry; null if that from which they come is not told. */
export function diceOf(chance: RecordedChance): ((seq: number) => Dice) | null {
  if (!isFair(chance)) {
    const { seed } = chance;
    return seed === null ? null : (seq) => entryDice(seed, seq);
  }
  const { secret, seats } = chance;
  return secret === null ? null : (seq) => fairDice(secret, countingWords(seats, seq))(seq);
}

interface Check {
  /** What is said to have been asked; undefined: nothing is said. */
  readonly asked: readonly Asked[] | undefined;
  /** The numbers that should have given it; null: they are not known. */
  readonly source: (() => Dice) | null;
  /** Such as 'entry 7'. */
  readonly here: string;
  readonly from: string;
}
/** What fell, refused where the source gives something else. */
export interface CheckedChance extends Chance {
  /** What was asked, as far as it is played. */
  readonly asked: Asked[];
  /** To be called when all has been asked. */
  end(): void;
}

export function checkedChance(fell: Chance, { asked: said, source, here, from }: Check): CheckedChance {
  const asked: Asked[] = [];
  let next: Dice | null = null;
  const given = (count: number): number | null => {
    if (source === null) return null;
    next ??= source();
    return next(count);
  };
  const note = (what: Asked): void => {
    const there = said?.[asked.length] ?? null;
    if (said !== undefined && JSON.stringify(there) !== JSON.stringify(what))
      throw new Mismatch(
        `${here}: chance is said to have been asked for ${askedWords(there)}, but it was ${askedWords(what)}`,
      );
    asked.push(what);
  };
  const same = (there: number, value: number): number => {
    if (there !== value) throw new Mismatch(`${here}: chance fell as ${there}, but ${from} ${value}`);
    return there;
  };
  return {
    asked,
    die(sides) {
      const value = fell.die(sides);
      const place = given(sides);
      if (place !== null) same(value, 1 + place);
      note(sides);
      return value;
    },
    draw(pieces, count = pieces.length) {
      const piece = fell.draw(pieces, count);
      const place = given(count);
      if (place === null) note([count, Array.prototype.indexOf.call(pieces, piece)]);
      else {
        same(piece, pieces[place]);
        note([count, place]);
      }
      return piece;
    },
    reveal: () => {},
    end() {
      if (said !== undefined && said.length > asked.length)
        throw new Mismatch(`${here}: chance is said to have been asked for more than it was`);
    },
  };
}

/** What gives the outcomes, at the end of 'but …'. */
export const sourceWords = (chance: RecordedChance): string =>
  isFair(chance) ? 'the secret and the words give' : 'the seed gives';

function askedWords(asked: Asked | null): string {
  if (asked === null) return 'nothing';
  if (typeof asked === 'number') return `a die with ${asked} sides`;
  return `one of ${asked[0]}, which was number ${asked[1] + 1}`;
}
