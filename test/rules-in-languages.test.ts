/** The rules in other languages: whatever has been translated is there in English, and nothing of a file is forgotten. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const CLAUSE = /^([SPTC][\w.]*-\d+)\t([^\t\n]*)/gm;
const RULING = /^### (D[\w.]*-\d+) /gm;

/** In which file of a translation a clause belongs: that of its section, or the one for all. */
const fileOf = (id: string): string => /^S(\d+)/.exec(id)?.[1] ?? (/^C/.test(id) ? 'cards' : 'all');

interface Text {
  readonly id: string;
  readonly text: string;
}
const clausesIn = (text: string): Text[] =>
  [...text.matchAll(CLAUSE)].map(([, id, said]) => ({ id, text: said }));

/** What is missing in a translation, or stands in it for nothing. */
function faultsOf(english: readonly string[], other: readonly Text[]): string[] {
  const found = other.map(({ id }) => id);
  return [
    ...english.filter((id) => !found.includes(id)).map((id) => `${id}: missing`),
    ...found.filter((id) => !english.includes(id)).map((id) => `${id}: not in English`),
    ...found.filter((id, i) => found.indexOf(id) !== i).map((id) => `${id}: twice`),
    ...other.filter(({ text }) => text.trim() === '').map(({ id }) => `${id}: no text`),
  ];
}

const games = globSync('packages/*/rules/clauses.tsv', { cwd: root }).map((path) => path.split('/')[1]);
const languages = globSync('packages/web/messages/*.json', { cwd: root })
  .map((path) => path.replace(/^.*\/|\.json$/g, ''))
  .filter((language) => language !== 'en');

describe.each(languages)('in %s', (language) => {
  const clauses = games.flatMap((game) => {
    const ids = clausesIn(read(`packages/${game}/rules/clauses.tsv`)).map(({ id }) => id);
    return [...new Set(ids.map(fileOf))].map((part) => [game, part, ids] as const);
  });
  // Parts that nobody has translated yet are told in English; what has been begun is whole.
  const begun = clauses.filter(([game, part]) =>
    existsSync(join(root, `packages/${game}/rules/clauses.${language}/${part}.tsv`)),
  );

  test('the proof game has all of its clauses', () => {
    expect(begun.map(([game]) => game)).toContain('proof');
  });

  test.each(begun)('%s: the clauses of %s', (game, part, ids) => {
    const text = read(`packages/${game}/rules/clauses.${language}/${part}.tsv`);
    expect(text.split('\n')[0]).toBe('id\tclause');
    expect(
      faultsOf(
        ids.filter((id) => fileOf(id) === part),
        clausesIn(text),
      ),
    ).toEqual([]);
  });

  test.each(begun)('%s: the clauses of %s name the same rulings', (game, part) => {
    const english = new Map(
      read(`packages/${game}/rules/clauses.tsv`)
        .split('\n')
        .map((line) => [line.split('\t')[0], line.split('\t')[2] ?? '']),
    );
    const named = (text: string): string =>
      [...new Set(text.match(/\bD[\w.]*-\d+\b/g) ?? [])].sort().join(' ');
    const other = clausesIn(read(`packages/${game}/rules/clauses.${language}/${part}.tsv`));
    expect(
      other.filter(({ id, text }) => named(text) !== named(english.get(id) ?? '')).map(({ id }) => id),
    ).toEqual([]);
  });

  test.each(games.filter((game) => existsSync(join(root, `packages/${game}/rules/rulings.md`))))(
    '%s: the rulings that have been translated',
    (game) => {
      const folder = `packages/${game}/rules`;
      const english = [...read(`${folder}/rulings.md`).matchAll(RULING)].map(([, id]) => id);
      const chapter = (id: string): string => id.slice(1).split('-')[0];
      for (const file of globSync(
        [`${folder}/rulings.${language}/*.md`, `${folder}/rulings.${language}.md`],
        {
          cwd: root,
        },
      )) {
        const part = /\/(\w+)\.md$/.exec(file)?.[1];
        const wanted = file.endsWith(`.${language}.md`)
          ? english
          : english.filter((id) => chapter(id) === part);
        const found = [...read(file).matchAll(RULING)].map(([, id]) => ({ id, text: id }));
        expect(faultsOf(wanted, found), file).toEqual([]);
      }
    },
  );

  test('no file is there that nothing reads', () => {
    const parts = clauses.map(([game, part]) => `packages/${game}/rules/clauses.${language}/${part}.tsv`);
    const files = globSync(`packages/*/rules/clauses.${language}/*.tsv`, { cwd: root });
    expect(files.filter((file) => !parts.includes(file))).toEqual([]);
  });
});

describe('this check finds', () => {
  const said = (...ids: string[]) => ids.map((id) => ({ id, text: 'x' }));
  test.each([
    ['nothing', said('T1-01'), []],
    ['a clause that was forgotten', said(), ['T1-01: missing']],
    ['one too many', said('T1-01', 'T9-01'), ['T9-01: not in English']],
    ['one that is there twice', said('T1-01', 'T1-01'), ['T1-01: twice']],
    ['one without words', [{ id: 'T1-01', text: ' ' }], ['T1-01: no text']],
  ])('%s', (_, other, faults) => {
    expect(faultsOf(['T1-01'], other)).toEqual(faults);
  });
});
