/** Whether play shows what was ruled: by a scenario, and where only the wording was in doubt ([C]) by a test at least. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../files.ts';
import { readNotes } from './rulebook.ts';

export interface Ruling {
  readonly id: string;
  /** The question that it settles. */
  readonly title: string;
  /** A: it changes play. B: a corner case. C: a wording or a slip of the print. */
  readonly weight: string | null;
  /** What was ruled, and why. */
  readonly text: string;
}
/** The ids that titles name: of scenarios alone, and of all tests, those that play scenarios among them. */
export interface Named {
  readonly scenarios: ReadonlySet<string>;
  readonly tests: ReadonlySet<string>;
}
export interface RulingsShown {
  readonly all: number;
  readonly shown: number;
  /** With nothing that a position could show. */
  readonly waived: number;
  readonly unshown: readonly string[];
}

/** The rulings of a game: `### D2-01 What is a Procedure? [A]` and the lines below it. */
export function rulingsOf(root: string, game: string): Map<string, Ruling> {
  const file = join(root, `packages/${game}/rules/rulings.md`);
  const rulings = new Map<string, Ruling>();
  if (!existsSync(file)) return rulings;
  for (const [, id, title, text] of readText(file).matchAll(
    /^### (D[\w.]*-\d+) (.*)\n((?:(?!#{1,3} ).*\n?)*)/gm,
  )) {
    const weight = /\[([ABC])\]$/.exec(title)?.[1] ?? null;
    rulings.set(id, { id, title, weight, text: text.trim() });
  }
  return rulings;
}

/** Rulings of which no position tells, with the reason: `waived-rulings.tsv` beside them. */
export const waivedRulings = (root: string, game: string): Map<string, string> =>
  readNotes(root, `packages/${game}/rules/waived-rulings.tsv`, 'reason', rulingsOf(root, game));

export function rulingsShown(root: string, game: string, { scenarios, tests }: Named): RulingsShown {
  const rulings = [...rulingsOf(root, game).values()];
  const waived = waivedRulings(root, game);
  const isShown = ({ id, weight }: Ruling) => scenarios.has(id) || (weight === 'C' && tests.has(id));
  return {
    all: rulings.length,
    shown: rulings.filter(isShown).length,
    waived: rulings.filter(({ id }) => waived.has(id)).length,
    unshown: rulings.filter((each) => !isShown(each) && !waived.has(each.id)).map(({ id }) => id),
  };
}
