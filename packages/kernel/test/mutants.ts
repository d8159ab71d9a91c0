/**
 * How clauses are broken that are no entry of a rule: a named change of one module, beside the tests of its
 * section (`4-raid.breaks.ts`). `diadochi rules prove` puts the changed module in the place of the real one
 * and demands that a test which cites the clause fails.
 *
 * Nothing here may load a game: what is loaded before its change is no longer changed.
 */

import type { Contract, LocalsOf } from '../src/contract.ts';
import type { Play, Procedure } from '../src/language.ts';
import type { Seat } from '../src/shape.ts';

type Exports = { readonly [name: string]: unknown };
/** A change of a module: `() => import(…)`, and what it exports instead. */
export interface Mutant {
  readonly load: () => Promise<Exports>;
  readonly change: (original: never) => Exports;
}

/** The path in `() => import('…')`: it is read, for calling the function loads the module. Vite counts it from its root. */
export function moduleOf({ load }: Mutant): string {
  const path = /import(?:__)?\(\s*['"](.+?)['"]/.exec(String(load))?.[1];
  if (path === undefined) throw new Error(`no '() => import(…)': ${load}`);
  return path;
}

/** What a mutant puts in the place of a module's exports. One that does not fit the module any more is named. */
export function changesOf(clause: string, mutant: Mutant, original: Exports): Exports {
  const unfit = (reason: string) =>
    new Error(`the mutant of ${clause} does not fit ${moduleOf(mutant)} any more: ${reason}`);
  let changed: Exports;
  try {
    changed = mutant.change(original as never);
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

/** The mutants of the files that were loaded. */
export const mutants = new Map<string, Mutant>();

/** How a clause is broken: `breaks('T2-01', () => import('../src/rules/2-season.ts'), ({ season }) => ({ season: … }))`. */
export function breaks<Module extends object>(
  clause: string,
  load: () => Promise<Module>,
  change: (original: Module) => { readonly [name in keyof Module]?: unknown },
): void {
  mutants.set(clause, { load: load as Mutant['load'], change });
}

// biome-ignore lint/suspicious/noExplicitAny: what a mutant is told has often no type that the rules export
export type Loose = any;
/** The parts of a step that asks or calls, for whichever it is. */
interface StepParts<P, F, S> {
  readonly ask?: string;
  readonly call?: string;
  readonly at?: string | undefined;
  readonly inTurn?: true;
  readonly none?: S;
  readonly then?: S | ((p: P, f: F, ...rest: Loose[]) => unknown);
  of?(p: P, f: F): readonly Seat[];
  about?(p: P, f: F): unknown;
  with?(p: P, f: F): unknown;
}

/** A procedure with one of its steps done differently; a step of several parts keeps those that are not given. */
export function withStep<C extends Contract, P, N, S extends string>(
  procedure: Procedure<C, P, N, S>,
  step: NoInfer<S>,
  instead: ((p: P, f: LocalsOf<C, N>, play: Play<C>) => unknown) | StepParts<P, LocalsOf<C, N>, NoInfer<S>>,
): Procedure<C, P, N, S> {
  if (!Object.hasOwn(procedure.steps, step)) throw new Error(`there is no step '${step}'`);
  const before = procedure.steps[step];
  const after = typeof instead === 'function' ? instead : { ...before, ...instead };
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
