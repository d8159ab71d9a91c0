/** How long games are, by their actions: one that is far longer than most may never have ended by itself. */

export interface Lengths {
  add(seed: string, actions: number): void;
  /** `1,000 games: 1,040 actions in the median, 1,930 at most (seed "march/119")` */
  inWords(): string | null;
  /** What is wrong with them; null if nothing is. */
  problem(): string | null;
}

/** No game is longer than so many of the usual length. */
const FAR = 10;
/** Of fewer games nobody can say what is usual. */
const ENOUGH = 20;

export function lengths(): Lengths {
  const all: number[] = [];
  let longest = { seed: '', actions: 0 };
  const median = (): number => all.toSorted((a, b) => a - b)[all.length >> 1];
  return {
    add(seed, actions) {
      all.push(actions);
      if (actions > longest.actions) longest = { seed, actions };
    },
    inWords: () =>
      all.length < ENOUGH
        ? null
        : `${grouped(all.length)} games: ${grouped(median())} actions in the median, ` +
          `${grouped(longest.actions)} at most (seed ${JSON.stringify(longest.seed)})`,
    problem: () =>
      all.length < ENOUGH || longest.actions <= FAR * median()
        ? null
        : `the game with the seed ${JSON.stringify(longest.seed)} has ${grouped(longest.actions)} actions, ` +
          `more than ${FAR} times the median of ${grouped(median())}`,
  };
}
const grouped = (count: number): string => count.toLocaleString('en');
