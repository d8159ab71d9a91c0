/** One clause: what it says, where it is enforced, and which tests and scenarios cite it. */

import { join } from 'node:path';
import { readText } from '../files.ts';
import { type Clause, type Rulebook, translationOf } from './rulebook.ts';
import { filesIn } from './workspace.ts';

export function showClause(root: string, book: Rulebook, clause: Clause, language = 'en'): string {
  const { id, section, kind, text, sameAs, untestable } = clause;
  const { game, waived, open } = book;
  const translation = language === 'en' ? null : translationOf(root, game, id, language);
  const missing = language !== 'en' && translation === null;
  const notes = [
    ...(sameAs.length > 0 ? [`the same as ${sameAs.join(', ')}`] : []),
    ...(untestable === null ? [] : [`nothing to test: ${untestable}`]),
    ...(waived.has(id) ? [`waived: ${waived.get(id)}`] : []),
    ...(open.has(id) ? [`waits for ${open.get(id)}`] : []),
  ];
  const places = (title: string, patterns: readonly string[]) => {
    const found = patterns.flatMap((pattern) => placesOf(root, pattern, id));
    return [`${title}:${found.length === 0 ? ' nowhere' : ''}`, ...found.map((place) => `  ${place}`)];
  };
  return [
    ...(missing ? [`${id} has no text in '${language}'; this is the English one`] : []),
    `${id} (${game}, ${section}, ${kind})`,
    translation ?? text,
    ...notes,
    ...places('enforced in', [`packages/${game}/src/**/*.ts`]),
    ...places('tested in', [`packages/${game}/test/**/*.test.ts`, `scenarios/${game}/**/*.yaml`]),
  ].join('\n');
}

/** `file:line` of every line that names a clause. */
function placesOf(root: string, pattern: string, id: string): string[] {
  const named = new RegExp(`(?<![\\w.-])${id.replaceAll('.', '\\.')}(?!\\w)`);
  return filesIn(root, pattern).flatMap((file) =>
    readText(join(root, file))
      .split('\n')
      .flatMap((line, i) => (named.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
}
