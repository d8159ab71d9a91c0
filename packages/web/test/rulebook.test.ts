/** The rules as the page reads them: everything is in the book once, and whatever leads into it arrives. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Rulebook, readRulebook } from '../build/rulebook.ts';
import { CITED, sectionOf } from '../src/rules/book.ts';
import { hitsFor, placeOf } from '../src/rules/finding.ts';

const packages = join(import.meta.dirname, '../..');
const games = ['successors', 'phalanxx', 'proof'];
const languages = ['en', 'de'];
const read = (path: string): string => readFileSync(join(packages, path), 'utf8');
const texts = (pack: string): { [key: string]: string } => JSON.parse(read(`${pack}/messages/en.json`));
const idsOf = (game: string): string[] =>
  [...read(`${game}/rules/clauses.tsv`).matchAll(/^([SPTC][\w.]*-\d+)\t/gm)].map(([, id]) => id);
const clausesIn = ({ parts }: Rulebook) =>
  Object.values(parts).flatMap(({ sections }) => sections.flatMap(({ clauses }) => clauses));

describe.each(games.flatMap((game) => languages.map((language) => [game, language] as const)))(
  'the book of %s in %s',
  (game, language) => {
    const book = readRulebook(game, language);

    it('has every clause in exactly one part, in the section that the outline lists', () => {
      const found = clausesIn(book).map(({ id }) => id);
      expect(found.toSorted()).toEqual(idsOf(game).toSorted());
      expect(new Set(found).size).toBe(found.length);
      const listed = book.outline.chapters.flatMap((chapter) =>
        chapter.sections.map(({ id, clauses }) => [id, chapter.part, clauses]),
      );
      const held = Object.entries(book.parts).flatMap(([part, { sections }]) =>
        sections.map(({ id, clauses }) => [id, part, clauses.length]),
      );
      expect(held.toSorted()).toEqual(listed.toSorted());
    });

    it('has every ruling in exactly one part, with what was ruled', () => {
      const rulings = Object.entries(book.parts).flatMap(([part, held]) =>
        held.rulings.map((ruling) => ({ ...ruling, part })),
      );
      expect(Object.fromEntries(rulings.map(({ id, part }) => [id, part]))).toEqual(book.outline.rulings);
      expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length);
      expect(rulings.filter(({ ruling, question }) => ruling === '' || question === '')).toEqual([]);
    });

    it('arrives at whatever its texts name', () => {
      const named = [
        ...clausesIn(book).map(({ text }) => text),
        ...Object.values(book.parts).flatMap(({ rulings }) => rulings.map(({ ruling }) => ruling)),
      ].flatMap((text) => text.match(new RegExp(CITED, 'g')) ?? []);
      const lost = named.filter((id) => !isThere(book, id));
      expect([...new Set(lost)]).toEqual([]);
    });

    it('tells every example at clauses that there are', () => {
      const examples = Object.values(book.parts).flatMap((part) => part.examples);
      if (game !== 'proof') expect(examples.length).toBeGreaterThan(20);
      expect(examples.filter(({ lines }) => lines.length === 0).map(({ id }) => id)).toEqual([]);
      expect(examples.flatMap(({ clauses }) => clauses).filter((id) => !isThere(book, id))).toEqual([]);
    });

    it('has a heading for every section', () => {
      const headings = book.outline.chapters.flatMap((chapter) => [chapter, ...chapter.sections]);
      expect(headings.filter(({ title }) => title === undefined || title.trim() === '')).toEqual([]);
    });
  },
);

const isThere = (book: Rulebook, at: string): boolean => {
  const place = placeOf(book.outline, at);
  if (place.kind !== 'clause') return place.kind !== 'nothing';
  return clausesIn(book).some(({ id }) => id === at);
};

describe.each(games)('what is said of %s', (game) => {
  const book = readRulebook(game, 'en');
  const keys = Object.keys(texts(game));

  it('every refusal that names a clause leads to it', () => {
    const refused = keys.flatMap((key) => /^refusal\.([SPTC][\w.]*-\d+)$/.exec(key)?.[1] ?? []);
    expect(refused.length).toBeGreaterThan(10);
    expect(refused.filter((id) => !isThere(book, id))).toEqual([]);
  });

  it('every question and every line of the log has its place in told.tsv, and leads there', () => {
    const told = keys.filter((key) => /^(?:prompt|event)\./.test(key));
    expect(Object.keys(book.outline.told).toSorted()).toEqual(told.toSorted());
    expect(
      told.filter((key) => !isThere(book, key) && placeOf(book.outline, key).kind === 'nothing'),
    ).toEqual([]);
  });
});

it('every clause that the page names is in its book', () => {
  const book = readRulebook('successors', 'en');
  const sources = globSync('web/src/{games/successors,ended,table,panel}/**/*.{ts,tsx}', { cwd: packages });
  const named = sources.flatMap((file) => read(file).match(/'S\d[\w.]*-\d\d'|"S\d[\w.]*-\d\d"/g) ?? []);
  expect(named.length).toBeGreaterThan(50);
  expect(named.map((id) => id.slice(1, -1)).filter((id) => !isThere(book, id))).toEqual([]);
});

describe('a place in the rules', () => {
  const { outline } = readRulebook('successors', 'en');
  it.each([
    ['', 'contents'],
    ['aid', 'aid'],
    ['11', 'chapter'],
    ['11.1.B', 'chapter'],
    // A heading that has no clause of its own.
    ['15.2', 'chapter'],
    ['cards', 'chapter'],
    ['C31', 'chapter'],
    ['S11.1.B-02', 'clause'],
    ['C31-02', 'clause'],
    ['D11-03', 'ruling'],
    ['event.battleRoll', 'clause'],
    ['S99-01', 'nothing'],
    ['event.none', 'nothing'],
  ])('%s is: %s', (at, kind) => {
    expect(placeOf(outline, at).kind).toBe(kind);
  });
  it('of the event of a card is that of the card, whichever copy it is', () => {
    for (const card of ['diplomacy', 'diplomacy-2'])
      expect(placeOf(outline, `event.usedEvent.${card}`)).toMatchObject({
        kind: 'chapter',
        section: { id: 'C2' },
      });
  });
  it('stands in the section of its number', () => {
    expect([sectionOf('S11.1.B-02'), sectionOf('C47A-01'), sectionOf('P15-07')]).toEqual([
      '11.1.B',
      'C47A',
      '15',
    ]);
  });
});

describe('looking for', () => {
  const { outline, parts } = readRulebook('successors', 'de');
  const found = (words: string) =>
    hitsFor(words, outline, Object.values(parts)).map(({ clause, ruling }) => clause?.id ?? ruling?.id);
  it('a number finds it', () => expect(found('s11.1.b-02')[0]).toBe('S11.1.B-02'));
  it('a card finds all that is said of it', () => expect(found('Diplomatie')).toContain('C2-01'));
  it('a word without its accents finds it too', () => expect(found('ubergabe')).toContain('S6.1-01'));
  it('a ruling finds it', () => expect(found('D11-03')).toContain('D11-03'));
  it('nothing finds nothing', () => expect(found('  ')).toEqual([]));
});
