/** Everything that code, tests and scenarios can cite: clauses of a game, rulings (D…), and the kernel's own clauses (K…). */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../files.ts';
import { readRulebook } from './rulebook.ts';
import { repository } from './workspace.ts';

export interface Ruling {
  readonly id: string;
  /** The question that it settles. */
  readonly title: string;
  /** What was ruled, and why. */
  readonly text: string;
}

/** The rulings of a game: `### D2-01 What is a Procedure? [A]` and the lines below it. */
export function rulingsOf(root: string, game: string): Map<string, Ruling> {
  const file = join(root, `packages/${game}/rules/rulings.md`);
  const rulings = new Map<string, Ruling>();
  if (!existsSync(file)) return rulings;
  for (const [, id, title, text] of readText(file).matchAll(
    /^### (D[\w.]*-\d+) (.*)\n((?:(?!#{1,3} ).*\n?)*)/gm,
  ))
    rulings.set(id, { id, title, text: text.trim() });
  return rulings;
}

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
