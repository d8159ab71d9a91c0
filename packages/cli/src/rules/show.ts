/** One clause or ruling: what it says, where it is enforced, and what cites it. */

import { join } from 'node:path';
import { readText } from '../files.ts';
import { kernelClauses } from './citable.ts';
import { type Clause, type Rulebook, translationOf } from './rulebook.ts';
import { type Ruling, waivedRulings } from './rulings.ts';
import { filesIn } from './workspace.ts';

export function showClause(root: string, book: Rulebook, clause: Clause, language = 'en'): string {
  const { id, section, kind, text, sameAs, untestable } = clause;
  const { game, waived } = book;
  const notes = [
    ...(sameAs.length > 0 ? [`the same as ${sameAs.join(', ')}`] : []),
    ...(untestable === null ? [] : [`nothing to test: ${untestable}`]),
    ...(waived.has(id) ? [`waived: ${waived.get(id)}`] : []),
  ];
  const translation = language === 'en' ? null : translationOf(root, game, id, language);
  return [
    ...inEnglish(id, language, translation),
    `${id} (${game}, ${section}, ${kind})`,
    translation ?? text,
    ...notes,
    ...citations(root, game, id),
  ].join('\n');
}

/** A ruling is written in English alone. */
export function showRuling(root: string, game: string, ruling: Ruling, language = 'en'): string {
  const { id, title, text } = ruling;
  const waived = waivedRulings(root, game).get(id);
  return [
    ...inEnglish(id, language, null),
    `${id} (${game}, ruling) ${title}`,
    text,
    ...(waived === undefined ? [] : [`nothing to show: ${waived}`]),
    ...citations(root, game, id),
  ].join('\n');
}

/** What the kernel refuses by itself holds in every game. */
export function showKernelClause(root: string, id: string, language = 'en'): string {
  const translation = language === 'en' ? undefined : kernelClauses(root, language).get(id);
  return [
    ...inEnglish(id, language, translation ?? null),
    `${id} (kernel, every game)`,
    translation ?? (kernelClauses(root).get(id) as string),
    ...citations(root, 'kernel', id),
  ].join('\n');
}

const inEnglish = (id: string, language: string, translation: string | null): string[] =>
  language === 'en' || translation !== null
    ? []
    : [`${id} has no text in '${language}'; this is the English one`];

/** Code, tests and scenarios, messages, and the rules that name it; the kernel's clauses are tested and played in all games. */
function citations(root: string, owner: string, id: string): string[] {
  const all = owner === 'kernel' ? '*' : owner;
  const places = (title: string, ...patterns: readonly string[]) => {
    const found = patterns.flatMap((pattern) => placesOf(root, pattern, id));
    return [`${title}:${found.length === 0 ? ' nowhere' : ''}`, ...found.map((place) => `  ${place}`)];
  };
  return [
    ...places('enforced in', `packages/${owner}/src/**/*.ts`),
    ...places('tested in', `packages/${all}/test/**/*.test.ts`, `scenarios/${all}/**/*.yaml`),
    ...places('said in', `packages/${owner}/messages/*.json`),
    ...places('named in', `packages/${all}/rules/*.tsv`, `packages/${all}/rules/*.md`),
  ];
}

/** `file:line` of every line that names a clause, cut short; but not where the clause itself stands. */
function placesOf(root: string, pattern: string, id: string): string[] {
  const name = id.replaceAll('.', '\\.');
  const named = new RegExp(`(?<![\\w.-])(?:refusal\\.)?${name}(?!\\w)`);
  const defined = new RegExp(`^(?:${name}\\t|### ${name} )`);
  return filesIn(root, pattern).flatMap((file) =>
    readText(join(root, file))
      .split('\n')
      .flatMap((line, i) =>
        named.test(line) && !defined.test(line) ? [`${file}:${i + 1}: ${short(line.trim())}`] : [],
      ),
  );
}
const LONGEST = 160;
const short = (line: string): string => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line);
