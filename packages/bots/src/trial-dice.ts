import type { Dice } from '@diadochi/kernel';

/** Dice for trying things out, begun again in no time: each answer meets the same luck as the others. */
export interface TrialDice {
  readonly roll: Dice;
  begin(seed: number): void;
}

export function trialDice(): TrialDice {
  let state = 0;
  return {
    begin(seed) {
      state = seed | 0;
    },
    // mulberry32: enough for guesses, and it needs no more than one number.
    roll(below) {
      state = (state + 0x6d2b79f5) | 0;
      let word = Math.imul(state ^ (state >>> 15), state | 1);
      word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
      return ((word ^ (word >>> 14)) >>> 0) % below;
    },
  };
}
