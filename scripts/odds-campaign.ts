/** Positions of which something is foretold, each played out as often as wanted: what battles, Sieges and voyages share. */

import { type Chance, type Dice, dice, fromDice, type Game } from '../packages/kernel/src/index.ts';
import { successors } from '../packages/successors/src/index.ts';
import { newTally, type Tally } from './campaign-tally.ts';
import { type Compared, compare, type Numbers } from './odds-comparing.ts';

export const game: Game = successors;
/** For what is laid out and named before anything is rolled. */
export const asleep: Chance = fromDice(() => 0);

/** What is played out, and compared. */
export interface Odds<P extends { readonly name: string }, K extends string> {
  /** `battles` */
  readonly what: string;
  readonly positions: readonly P[];
  readonly keys: readonly K[];
  /** Whether a number is a chance, or something that is counted. */
  isChance(key: K): boolean;
  /** What is foretold of a position, and how it is played once more with these dice. */
  setUp(position: P, roll: Dice): { readonly foretold: Numbers<K>; once(): Numbers<K> };
  /** For people: what the lines say, and one a position. */
  readonly head: string;
  line(compared: Compared<K>): string;
}
export interface OddsCampaign<K extends string> extends Tally {
  readonly positions: Compared<K>[];
  played: number;
  largestZ: number;
}

export function campaign<P extends { readonly name: string }, K extends string>(
  { what, positions, keys, isChance, setUp }: Odds<P, K>,
  count: number,
  seed: string,
  some: readonly P[] = positions,
  progress: (compared: Compared<K>) => void = () => {},
): OddsCampaign<K> {
  const result: OddsCampaign<K> = { ...newTally(), positions: [], played: 0, largestZ: 0 };
  for (const position of some) {
    const { name } = position;
    const { foretold, once } = setUp(position, dice(`${what} ${seed} ${name}`));
    const compared = compare({ name, keys, isChance, foretold, count, what, once }, result);
    result.positions.push(compared);
    result.played += count;
    result.largestZ = Math.max(result.largestZ, Math.abs(compared.farthest.z));
    progress(compared);
  }
  return result;
}

/** `loyal 2 mercenary 1`, as an answer has it: every type, also those of which there are none. */
export function cusNamed(text = ''): { [unit: string]: number } {
  const words = text.split(' ');
  const units = game.contract.nouns.unit as readonly string[];
  return Object.fromEntries(
    units.map((unit) => [unit, words.includes(unit) ? Number(words[words.indexOf(unit) + 1]) : 0]),
  );
}

export const headOf = (width: number, rest: string): string =>
  `${'in percent and CUs, foretold / found'.padEnd(width)} ${rest}  farthest`;
export const inPercent = <K extends string>({ foretold, found }: Compared<K>, key: K): string =>
  `${(100 * foretold[key]).toFixed(1)}/${(100 * found[key]).toFixed(1)}`;
export const inCus = <K extends string>({ foretold, found }: Compared<K>, key: K): string =>
  `${foretold[key].toFixed(2)}/${found[key].toFixed(2)}`;
export const farthestOf = <K extends string>({ farthest }: Compared<K>): string =>
  `${farthest.z.toFixed(2)} ${farthest.of}`;
