/** Switches a clause off before a test file is loaded: an entry of a rule by its id, anything else by its mutant. */
import { expect, inject, vi } from 'vitest';

/** The clause, and the file with its mutant (null: it is an entry); null: every clause is on. */
export type Broken = { readonly clause: string; readonly breaks: string | null } | null;

declare module 'vitest' {
  interface ProvidedContext {
    /** By test file, by its whole path. */
    broken: { readonly [file: string]: Broken };
  }
}

type Module = { readonly [name: string]: unknown };

// Test files share a process, which takes longer to start than they take: each begins with nothing loaded.
vi.resetModules();
const broken = inject('broken')[expect.getState().testPath as string];
if (broken?.breaks === null) {
  const { switchOff } = await import('../packages/kernel/src/index.ts');
  switchOff(broken.clause);
} else if (broken !== null) await putMutantInPlace(broken.clause, broken.breaks);

async function putMutantInPlace(clause: string, file: string): Promise<void> {
  await import(/* @vite-ignore */ file);
  const { changesOf, moduleOf, mutants } = await import('../packages/kernel/test/mutants.ts');
  const mutant = mutants.get(clause);
  if (mutant === undefined) throw new Error(`${file} does not break ${clause}`);
  vi.doMock(moduleOf(mutant), async (importOriginal) => {
    const original = await importOriginal<Module>();
    return { ...original, ...changesOf(clause, mutant, original) };
  });
}
