/** What was compared, subject by subject, and where the two disagree. */

export interface Ledger {
  /** Says what the book says and what the game says of something; `where` leads to it. */
  readonly compare: (subject: string, book: unknown, game: unknown, where?: string) => void;
  /** Where we are: a game by its seed, and how far it has come. */
  at: string;
  readonly compared: { [subject: string]: number };
  readonly differences: string[];
}

/** What is reckoned in another order differs in the last digits. */
const CLOSE = 1e-9;

export function newLedger(): Ledger {
  const compared: { [subject: string]: number } = {};
  const differences: string[] = [];
  const ledger: Ledger = {
    at: '',
    compared,
    differences,
    compare(subject, book, game, where = '') {
      compared[subject] = (compared[subject] ?? 0) + 1;
      if (isSame(book, game)) return;
      const [said, found] = [JSON.stringify(book), JSON.stringify(game)];
      differences.push(`${ledger.at}, ${subject} ${where}: by the book ${said}, in the game ${found}`);
    },
  };
  return ledger;
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) < CLOSE;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => isSame(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}
