/** How each clause can be switched off: by its entry in a rule, by a mutant (`breaks('T2-01', …)`), or not at all. */

import { join } from 'node:path';
import { BadInput, unknownName } from '@diadochi/kernel';
import { readText } from '../files.ts';
import type { Rulebook } from './rulebook.ts';
import { filesIn } from './workspace.ts';

export interface Switches {
  /** Clauses that are entries of rules or modifiers. */
  readonly entries: ReadonlySet<string>;
  /** The file with a clause's mutant. */
  readonly mutants: ReadonlyMap<string, string>;
}

export function switchesOf(root: string, { game, clauses }: Rulebook): Switches {
  const entries = new Set<string>();
  for (const file of filesIn(root, `packages/${game}/src/**/*.ts`))
    for (const [, id] of readText(join(root, file)).matchAll(/(?:^|[{,])\s*'([^']+)':/gm))
      if (clauses.has(id)) entries.add(id);
  const mutants = new Map<string, string>();
  for (const file of filesIn(root, `packages/${game}/test/**/*.breaks.ts`)) {
    const text = readText(join(root, file));
    for (const { 1: id, index } of text.matchAll(/^breaks\(\s*'([^']+)'/gm)) {
      const at = `${file}:${text.slice(0, index).split('\n').length}`;
      if (!clauses.has(id)) throw new BadInput(`${at}: ${unknownName(id, [...clauses.keys()], 'clause')}`);
      if (mutants.has(id)) throw new BadInput(`${at}: ${id} has a mutant already`);
      mutants.set(id, join(root, file));
    }
  }
  return { entries, mutants };
}
