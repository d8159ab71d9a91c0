/**
 * Chance: the only source of dice, draws and shuffles. Every outcome is recorded with the action that caused
 * it, and closes undo by itself: whoever has seen a die cannot take the throw back.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { BadInput } from './bad-input.ts';

export interface Chance {
  /** A die: 1 to `sides`, each as likely. */
  die(sides: number): number;
  /** One of the first `count` pieces, each as likely: the piece itself. */
  draw(pieces: ArrayLike<number>, count?: number): number;
  /**
   * Something hidden is shown without a draw: no outcome, but no way back. The kernel says what it shows: sealed
   * answers, or who wants to be asked. Only a piece of the mover's `own` that he shows himself can be taken back: he learns
   * nothing by it, and all know of the piece from then on (`GameRules.shown`).
   */
  reveal(what?: 'answers' | 'orders'): void;
  reveal(what: 'own', piece: number): void;
}

/** Whole numbers from 0 to `below` - 1, for dice and for players that choose at random. */
export type Dice = (below: number) => number;

const WORDS = 0x7fff_ffff;

/** The generator behind seeded chance: the same seed gives the same numbers everywhere. */
export function dice(seed: number | string): Dice {
  const words = new DataView(sha256(utf8ToBytes(`diadochi ${seed}`)).buffer);
  const generator = xoroshiro128plusFromState([0, 4, 8, 12].map((at) => words.getInt32(at, true)));
  return (below) => {
    if (below <= 1) return 0;
    // Of the 2^31 words those past the last whole multiple of `below` are thrown away: none is likelier than another.
    const last = WORDS - (((WORDS % below) + 1) % below);
    let word = generator.next() & WORDS;
    while (word > last) word = generator.next() & WORDS;
    return word % below;
  };
}

/** Chance from a seed: simulations, and tables that need no proof. */
export function seeded(seed: number | string): Chance {
  return fromDice(dice(seed));
}

/**
 * The chance of one entry of a game: it follows from the game's seed and the number of the entry (0 is the set-up)
 * alone. So nothing has to be counted, a server can be restarted at any point, and an undone throw, whose entry keeps
 * its number, is never thrown the same way again.
 */
export const entryChance = (seed: string, seq: number): Chance => whenCast(() => entryDice(seed, seq));

/** Its numbers. */
export const entryDice = (seed: string, seq: number): Dice => dice(`${seed} ${seq}`);

/** Chance whose numbers are made ready when the first die is cast: most entries cast none. */
export function whenCast(ready: () => Dice): Chance {
  let next: Dice | null = null;
  return fromDice((below) => {
    next ??= ready();
    return next(below);
  });
}

/** Chance from any source of numbers. */
export function fromDice(next: Dice): Chance {
  return {
    die: (sides) => 1 + next(sides),
    draw: (pieces, count = pieces.length) => pieces[next(count)],
    reveal: () => {},
  };
}

/** Chance that is told its outcomes: scenarios and tests. Dice and draws are two lists, each used in order. */
export interface Scripted extends Chance {
  /** What nobody has asked for: a leftover is a mistake in the script. */
  left(): { dice: number[]; draws: number[] };
}

/** The script of a scene does not say how something falls. Who knows what it was for adds that. */
export class NotScripted extends BadInput {}

/** `names`: what the script calls its draws. */
export function scripted(
  dice: readonly number[],
  draws: readonly number[] = [],
  names: readonly string[] = draws.map(String),
): Scripted {
  let rolled = 0;
  let drawn = 0;
  return {
    die(sides) {
      if (rolled === dice.length)
        throw new NotScripted(
          `the script has no die left: die ${rolled + 1}, with ${sides} sides, is asked for`,
        );
      const value = dice[rolled++];
      if (!Number.isInteger(value) || value < 1 || value > sides)
        throw new NotScripted(
          `die ${rolled} of the script is ${value}, but this die has the sides 1 to ${sides}`,
        );
      return value;
    },
    draw(pieces, count = pieces.length) {
      if (drawn === draws.length)
        throw new NotScripted(
          `the script has no draw left: draw ${drawn + 1}, one of ${count} pieces, is asked for`,
        );
      const piece = draws[drawn++];
      for (let i = 0; i < count; i++) if (pieces[i] === piece) return piece;
      throw new NotScripted(
        `draw ${drawn} of the script, '${names[drawn - 1]}', is not among what can be drawn there`,
      );
    },
    reveal: () => {},
    left: () => ({ dice: dice.slice(rolled), draws: draws.slice(drawn) }),
  };
}

/** Chance as it fell: replay. What a record holds cannot be another number than the game could have given. */
export function recorded(outcomes: readonly number[]): Chance & { left(): number } {
  let used = 0;
  const next = (): number => {
    if (used === outcomes.length)
      throw new BadInput('the record has fewer outcomes of chance than the game asks for');
    return outcomes[used++];
  };
  return {
    die(sides) {
      const value = next();
      if (!Number.isInteger(value) || value < 1 || value > sides)
        throw new BadInput(`the record has ${value} for a die with ${sides} sides`);
      return value;
    },
    draw(pieces, count = pieces.length) {
      const piece = next();
      for (let i = 0; i < count; i++) if (pieces[i] === piece) return piece;
      throw new BadInput(`the record draws piece ${piece}, which is not there to be drawn`);
    },
    reveal: () => {},
    left: () => outcomes.length - used,
  };
}

/** Listens to a source: what fell since the last action, whether anything was learned, and what the mover showed. */
export interface Recording extends Chance {
  outcomes: number[];
  learned: boolean;
  shown: number[];
}

export function recording(source: Chance): Recording {
  return {
    outcomes: [],
    learned: false,
    shown: [],
    die(sides) {
      const value = source.die(sides);
      this.outcomes.push(value);
      this.learned = true;
      return value;
    },
    draw(pieces, count) {
      const piece = source.draw(pieces, count);
      this.outcomes.push(piece);
      this.learned = true;
      return piece;
    },
    reveal(what?: 'answers' | 'orders' | 'own', piece?: number) {
      if (what === 'own') {
        source.reveal(what, piece as number);
        this.shown.push(piece as number);
        return;
      }
      source.reveal(what);
      this.learned = true;
    },
  };
}
