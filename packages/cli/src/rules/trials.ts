/** What is said to the clause breaker (scripts/clause-breaker.ts), and what it answers. */

/** A test, as the reporters know it: the path of its file from the root, and its full title. */
export interface Test {
  readonly file: string;
  readonly title: string;
}
/** One clause, switched off in one way, and the tests that should notice. */
export interface Trial {
  readonly clause: string;
  /** The file with the clause's mutant; null: the clause is an entry of a rule and is switched off by its id. */
  readonly breaks: string | null;
  readonly tests: readonly Test[];
}
export interface Trials {
  readonly root: string;
  /** The file that each test file loads first. */
  readonly setup: string;
  readonly trials: readonly Trial[];
}
export interface Finding extends Omit<Trial, 'tests'> {
  /** The tests that failed. */
  readonly failed: readonly Test[];
  /** What went wrong outside of any test. */
  readonly errors: readonly string[];
}
/** Said before each run of tests, so that the culprit is known if it is the last thing that is said. */
export interface Trying {
  /** Clauses. */
  readonly trying: readonly string[];
}
