/**
 * How clauses are broken that are no entry of a rule: a named change of one module, beside the tests of its
 * section (`2-season.breaks.ts`). `diadochi rules prove` puts the changed module in the place of the real one
 * and demands that a test which cites the clause fails.
 *
 * Nothing here may load the game: what is loaded before its change is no longer changed. Hence only types.
 */

interface Modules {
  '../src/content.ts': typeof import('../src/content.ts');
  '../src/position.ts': typeof import('../src/position.ts');
  '../src/view.ts': typeof import('../src/view.ts');
  '../src/rules/1-set-up.ts': typeof import('../src/rules/1-set-up.ts');
  '../src/rules/2-season.ts': typeof import('../src/rules/2-season.ts');
  '../src/rules/3-turn.ts': typeof import('../src/rules/3-turn.ts');
  '../src/rules/4-raid.ts': typeof import('../src/rules/4-raid.ts');
  '../src/rules/5-cards.ts': typeof import('../src/rules/5-cards.ts');
  '../src/rules/6-victory.ts': typeof import('../src/rules/6-victory.ts');
}

/** A change of a module: its path, and what it exports instead. */
interface Mutant {
  readonly module: string;
  readonly change: (original: never) => { readonly [name: string]: unknown };
}

/** The mutants of the files that were loaded, by clause. @public: the clause breaker takes them from here. */
export const mutants = new Map<string, Mutant>();

export function breaks<M extends keyof Modules>(
  clause: string,
  module: M,
  change: (original: Modules[M]) => { readonly [name in keyof Modules[M]]?: unknown },
): void {
  mutants.set(clause, { module, change });
}

/** Content with some values changed. */
export const withContent =
  (change: object) =>
  ({ content }: Modules['../src/content.ts']): { content: unknown } => ({
    content: { ...content, ...change },
  });

// biome-ignore lint/suspicious/noExplicitAny: steps are kept without their types, and a broken one has no other
export type Loose = any;
interface Steps {
  readonly steps: { readonly [step: string]: Loose };
}

/** A procedure with one of its steps done differently; a step of several parts keeps those that are not given. */
export function withStep<P extends Steps>(procedure: P, step: string, instead: unknown): P {
  if (!Object.hasOwn(procedure.steps, step)) throw new Error(`there is no step '${step}'`);
  const before = procedure.steps[step];
  const after = typeof instead === 'function' ? instead : { ...before, ...(instead as object) };
  return { ...procedure, steps: { ...procedure.steps, [step]: after } };
}

/** A question with one field of one of its ways offered or judged differently. */
export function withField<Q extends { readonly ways: unknown }>(
  question: Q,
  way: number,
  field: string,
  instead: object,
): Q {
  const ways = [...(question.ways as { readonly [field: string]: object }[])];
  if (!Object.hasOwn(ways[way] ?? {}, field)) throw new Error(`there is no field '${field}'`);
  ways[way] = { ...ways[way], [field]: { ...ways[way][field], ...instead } };
  return { ...question, ways };
}
