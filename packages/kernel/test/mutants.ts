/**
 * How clauses are broken that are no entry of a rule: a named change of one module, beside the tests of its
 * section (`4-raid.breaks.ts`). `diadochi rules prove` puts the changed module in the place of the real one
 * and demands that a test which cites the clause fails.
 *
 * Nothing here may load a game: what is loaded before its change is no longer changed.
 */

type Exports = { readonly [name: string]: unknown };
/** A change of a module: its path, and what it exports instead. */
export interface Mutant {
  readonly module: string;
  readonly change: (original: never) => Exports;
}

/** What a mutant puts in the place of a module's exports. One that does not fit the module any more is named. */
export function changesOf(clause: string, { module, change }: Mutant, original: Exports): Exports {
  const unfit = (reason: string) =>
    new Error(`the mutant of ${clause} does not fit ${module} any more: ${reason}`);
  let changed: Exports;
  try {
    changed = change(original as never);
  } catch (error) {
    throw unfit((error as Error).message);
  }
  if (Object.keys(changed).length === 0) throw unfit('it changes nothing');
  for (const [name, value] of Object.entries(changed)) {
    if (!Object.hasOwn(original, name)) throw unfit(`there is no '${name}'`);
    if (value === original[name]) throw unfit(`it leaves '${name}' as it is`);
  }
  return changed;
}

/** For a game, by the types of its modules: how its clauses are broken, and the mutants of the files that were loaded. */
export function mutantsOf<Modules>() {
  const mutants = new Map<string, Mutant>();
  function breaks<M extends keyof Modules & string>(
    clause: string,
    module: M,
    change: (original: Modules[M]) => { readonly [name in keyof Modules[M]]?: unknown },
  ): void {
    mutants.set(clause, { module, change });
  }
  return { mutants, breaks };
}

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

/** Content with something changed: a copy is handed out to be spoiled. */
export const withContent =
  (spoil: (content: Loose) => void) =>
  ({ content }: { readonly content: unknown }): { content: unknown } => {
    const copy = JSON.parse(JSON.stringify(content));
    spoil(copy);
    return { content: copy };
  };
