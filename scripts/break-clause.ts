/** Switches a clause off before a test file is loaded: an entry of a rule by its id, anything else by its mutant. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, inject, vi } from 'vitest';
import { changesOf, type Mutant } from '../packages/kernel/test/mutants.ts';

/** The clause, and the file with its mutant (null: it is an entry); null: every clause is on. */
export type Broken = { readonly clause: string; readonly breaks: string | null } | null;

declare module 'vitest' {
  interface ProvidedContext {
    /** By test file, by its whole path. */
    broken: { readonly [file: string]: Broken };
  }
}

type Module = { readonly [name: string]: unknown };
interface Mutants {
  readonly mutants: Map<string, Mutant>;
}

// Test files share a process, which takes longer to start than they take: each begins with nothing loaded.
vi.resetModules();
const broken = inject('broken')[expect.getState().testPath as string];
if (broken?.breaks === null) {
  const { switchOff } = await import('../packages/kernel/src/index.ts');
  switchOff(broken.clause);
} else if (broken !== null) await putMutantInPlace(broken.clause, pathToFileURL(broken.breaks));

async function putMutantInPlace(clause: string, file: URL): Promise<void> {
  await import(/* @vite-ignore */ fileURLToPath(file));
  const { mutants } = (await import(/* @vite-ignore */ fileURLToPath(new URL('breaks.ts', file)))) as Mutants;
  const mutant = mutants.get(clause);
  if (mutant === undefined) throw new Error(`${fileURLToPath(file)} does not break ${clause}`);
  vi.doMock(fileURLToPath(new URL(mutant.module, file)), async (importOriginal) => {
    const original = await importOriginal<Module>();
    return { ...original, ...changesOf(clause, mutant, original) };
  });
}
