/** Everything that code, tests and scenarios can cite: clauses of a game, rulings (D…), and the kernel's own clauses (K…). */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../files.ts';
import { readRulebook } from './rulebook.ts';
import { rulingsOf } from './rulings.ts';
import { repository } from './workspace.ts';

/** The kernel's clauses: what it refuses by itself, in the words of its messages. */
export function kernelClauses(root: string, language = 'en'): Map<string, string> {
  const file = join(root, `packages/kernel/messages/${language}.json`);
  if (!existsSync(file)) return new Map();
  const texts = Object.entries(JSON.parse(readText(file)) as { [key: string]: string });
  return new Map(
    texts.flatMap(([key, text]) =>
      /^refusal\.K-\d+$/.test(key) ? [[key.slice('refusal.'.length), text]] : [],
    ),
  );
}

const known = new Map<string, readonly string[]>();
/** All ids that a scenario of the game can name. */
export function citableIn(game: string, root = repository): readonly string[] {
  const found = known.get(game) ?? [
    ...readRulebook(root, game).clauses.keys(),
    ...rulingsOf(root, game).keys(),
    ...kernelClauses(root).keys(),
  ];
  known.set(game, found);
  return found;
}
