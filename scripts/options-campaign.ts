/** Games of Successors with optional rules: every pair of them, or any at random, with every invariant on. */

import { lengths } from '../packages/cli/src/lengths.ts';
import { GameFailed, playForTheRecord } from '../packages/cli/src/simulation.ts';
import { dice, optionsOf, type Settings } from '../packages/kernel/src/index.ts';
import { successors } from '../packages/successors/src/index.ts';

/** The optional rules by their sections: 16.1 is all optional cards together. */
export const RULES: { readonly [section: string]: readonly string[] } = Object.fromEntries(
  sectionsOf(successors.settings).map((section) => [
    section,
    Object.keys(optionsOf(successors.settings, [section])),
  ]),
);
function sectionsOf(settings: Settings): readonly string[] {
  return [...new Set(Object.values(settings).flatMap(({ section }) => section ?? []))];
}
const COUNTS = [2, 3, 4, 5];

/** What is agreed on for a game, and what it is called. */
interface Agreed {
  readonly name: string;
  readonly options: readonly string[];
}
export const pairsOfRules = (): readonly Agreed[] =>
  Object.keys(RULES).flatMap((one, i, all) =>
    all.slice(i + 1).map((other) => ({
      name: `${one} and ${other}`,
      options: [...RULES[one], ...RULES[other]],
    })),
  );
/** Each option of the game by a coin. */
export function atRandom(seed: string): Agreed {
  const random = dice(seed);
  const options = Object.keys(successors.settings).filter(() => random(2) === 0);
  return { name: options.join(' ') || 'none', options };
}

export interface Campaign {
  readonly games: number;
  readonly actions: number;
  readonly failures: readonly string[];
  readonly lengths: string | null;
}
/** Plays each of them so many times, with two to five players in turn. */
export function playAll(
  agreed: Iterable<Agreed>,
  games: number,
  seed: string,
  onGame?: (done: number) => void,
): Campaign {
  const length = lengths();
  const failures: string[] = [];
  let [played, actions] = [0, 0];
  for (const { name, options } of agreed)
    for (let i = 0; i < games; i++) {
      const seats = COUNTS[played % COUNTS.length];
      const sitting = {
        game: successors,
        setup: { seats, options: Object.fromEntries(options.map((option) => [option, true])) },
        bots: Array.from({ length: seats }, () => 'random'),
        seed: `${seed}/${name}/${i}`,
      };
      try {
        const game = playForTheRecord(sitting, true);
        actions += game.actions;
        length.add(sitting.seed, game.actions);
      } catch (error) {
        if (!(error instanceof GameFailed)) throw error;
        failures.push(`${seats} players, seed ${JSON.stringify(sitting.seed)}, ${name}: ${error.message}`);
      }
      played++;
      onGame?.(played);
    }
  const problem = length.problem();
  return {
    games: played,
    actions,
    failures: problem === null ? failures : [...failures, problem],
    lengths: length.inWords(),
  };
}
