/** The rules of a game, read from `packages/<game>/rules` in one language; what is not translated is told in English. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CITED,
  type Clause,
  type Example,
  type Outline,
  type Part,
  type Ruling,
  sectionOf,
} from '../src/rules/book.ts';

const packages = join(import.meta.dirname, '../..');
/** A book of so few clauses is one file. */
const FEW = 400;
const CARDS = 'cards';
const ALL = 'all';

export interface Rulebook {
  readonly outline: Outline;
  readonly parts: { readonly [part: string]: Part };
}
type Row = { readonly [column: string]: string };

export function readRulebook(game: string, language: string): Rulebook {
  const folder = join(packages, game, 'rules');
  const english = tableIn(join(folder, 'clauses.tsv'));
  const partOf = english.length < FEW ? () => ALL : (section: string) => chapterOf(section);
  const names = [...new Set(english.map(({ id }) => partOf(sectionOf(id))))];
  const translated = translatedClauses(folder, language, names);
  const rulings = rulingsIn(folder, language);
  const examples = examplesIn(folder);
  const citedBy = citing(english, rulings);
  const sections = new Map<string, Clause[]>();
  for (const { id, clause } of english) {
    const section = sectionOf(id);
    const clauses = sections.get(section) ?? [];
    clauses.push({ id, text: translated.get(id) ?? clause, rulings: citedBy.get(id) ?? [] });
    sections.set(section, clauses);
  }
  const headings = headingsIn(folder, game, language);
  const rulingPart = (id: string): string => {
    const part = partOf(id.replace(/^D/, '').split('-')[0]);
    return names.includes(part) ? part : names[0];
  };
  return {
    outline: {
      clauses: english.length,
      chapters: chaptersOf(sections, headings, partOf),
      told: Object.fromEntries(
        tableIn(join(folder, 'told.tsv')).map(({ message, about }) => [message, about]),
      ),
      cards: Object.fromEntries(
        [...headings.cards].flatMap(([section, card]) => (sections.has(section) ? [[card, section]] : [])),
      ),
      rulings: Object.fromEntries([...rulings.keys()].map((id) => [id, rulingPart(id)])),
      sounds: tableIn(join(folder, 'pronunciation.tsv')).map((row) => [row.id, row[language] ?? row.en]),
    },
    parts: Object.fromEntries(
      names.map((name) => [
        name,
        {
          sections: [...sections]
            .filter(([section]) => partOf(section) === name)
            .map(([id, clauses]) => ({ id, clauses })),
          rulings: [...rulings.values()].filter(({ id }) => rulingPart(id) === name),
          examples: examples.filter(({ clauses }) => partOf(sectionOf(clauses[0])) === name),
        },
      ]),
    ),
  };
}

/** `11.1.B` is in 11; what is said of cards is one chapter. */
const chapterOf = (section: string): string => (/^\d/.test(section) ? section.split('.')[0] : CARDS);

function chaptersOf(
  sections: ReadonlyMap<string, readonly Clause[]>,
  { titles }: Headings,
  partOf: (section: string) => string,
): Outline['chapters'] {
  const title = (id: string): string => {
    const found = titles.get(id);
    if (found === undefined) throw new Error(`rules/headings.tsv has no heading for ${id}`);
    return found;
  };
  return [...new Set([...sections.keys()].map(chapterOf))].map((chapter) => ({
    id: chapter,
    title: title(chapter),
    part: partOf(chapter === CARDS ? 'C' : chapter),
    sections: [...sections]
      .filter(([section]) => chapterOf(section) === chapter)
      .map(([id, clauses]) => ({ id, title: title(id), clauses: clauses.length })),
  }));
}

/** A table with a head; a file that is not there is an empty one. */
function tableIn(file: string): Row[] {
  if (!existsSync(file)) return [];
  const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']));
  });
}

/** `clauses.de/11.tsv`, or one file for all. */
const translatedClauses = (
  folder: string,
  language: string,
  parts: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(
    [...new Set([ALL, ...parts])]
      .flatMap((part) => tableIn(join(folder, `clauses.${language}`, `${part}.tsv`)))
      .map(({ id, clause }) => [id, clause]),
  );

interface Headings {
  readonly titles: ReadonlyMap<string, string>;
  /** The sections of cards, and which card each is of. */
  readonly cards: ReadonlyMap<string, string>;
}

/** Those of `headings.tsv`, and the names of cards, which are those of the messages. */
function headingsIn(folder: string, game: string, language: string): Headings {
  const titles = new Map(
    tableIn(join(folder, 'headings.tsv')).map((row) => [row.id, row[language] ?? row.en]),
  );
  const file = join(packages, game, 'content/cards.json');
  const cards = new Map<string, string>();
  if (existsSync(file)) {
    const { cards: all } = JSON.parse(readFileSync(file, 'utf8')) as {
      cards: readonly { readonly id: string; readonly numbers: readonly string[] }[];
    };
    const texts = JSON.parse(readFileSync(join(packages, game, 'messages', `${language}.json`), 'utf8'));
    for (const { id, numbers } of all)
      for (const number of numbers) {
        cards.set(`C${number}`, id);
        titles.set(`C${number}`, texts[`noun.card.${id}`]);
      }
  }
  return { titles, cards };
}

const HEAD = /^### (D[\w.]*-\d+) (.*?)(?: \[[ABC]\])?$/;
const LABELS: { readonly [label: string]: 'text' | 'ruling' | 'reason' } = {
  Text: 'text',
  Texts: 'text',
  Texte: 'text',
  RULING: 'ruling',
  ENTSCHEIDUNG: 'ruling',
  Reason: 'reason',
  Grund: 'reason',
};

/** The rulings in English, and over them those that have been translated. */
function rulingsIn(folder: string, language: string): ReadonlyMap<string, Ruling> {
  const found = new Map(parsedRulings(join(folder, 'rulings.md'), 'en').map((each) => [each.id, each]));
  if (language === 'en') return found;
  const chapters = new Set([...found.keys()].map((id) => id.replace(/^D/, '').split('-')[0]));
  const files = [
    join(folder, `rulings.${language}.md`),
    ...[...chapters].map((chapter) => join(folder, `rulings.${language}`, `${chapter}.md`)),
  ];
  for (const ruling of files.flatMap((file) => parsedRulings(file, language)))
    if (found.has(ruling.id)) found.set(ruling.id, ruling);
  return found;
}

function parsedRulings(file: string, lang: string): Ruling[] {
  if (!existsSync(file)) return [];
  const rulings: Ruling[] = [];
  for (const block of readFileSync(file, 'utf8').split(/^(?=#{2,3} |---)/m)) {
    const [head, ...lines] = block.trimEnd().split('\n');
    const [, id, question] = HEAD.exec(head) ?? [];
    if (id !== undefined) rulings.push({ id, question, lang, ...saidIn(lines) });
  }
  return rulings;
}

/** A label opens each part; lines without one go on with it. Tables and what is only for tests are left out. */
function saidIn(lines: readonly string[]): Pick<Ruling, 'text' | 'ruling' | 'reason'> {
  const said = { text: '', ruling: '', reason: '' };
  let part: keyof typeof said | null = 'ruling';
  for (const line of lines) {
    const [, label, rest] = /^(\w+)(?: \([^)]*\))?: (.*)$/.exec(line) ?? [];
    if (label !== undefined && (label in LABELS || /^(?:Test|Probe)$/.test(label)))
      part = LABELS[label] ?? null;
    const words = label !== undefined && label in LABELS ? rest : line;
    if (part === null || words.trim() === '' || words.startsWith('|')) continue;
    said[part] = `${said[part]} ${words}`.trim();
  }
  return said;
}

/** By clause: the rulings that it names, and those that speak of it where they rule. */
function citing(
  clauses: readonly Row[],
  rulings: ReadonlyMap<string, Ruling>,
): ReadonlyMap<string, readonly string[]> {
  const cited = new RegExp(CITED, 'g');
  const by = new Map<string, Set<string>>();
  const add = (clause: string, ruling: string) => {
    if (!by.has(clause)) by.set(clause, new Set());
    by.get(clause)?.add(ruling);
  };
  for (const { id, clause } of clauses)
    for (const [name] of clause.matchAll(cited)) if (rulings.has(name)) add(id, name);
  const known = new Set(clauses.map(({ id }) => id));
  for (const { id, ruling } of rulings.values())
    for (const [name] of ruling.matchAll(cited)) if (known.has(name)) add(name, id);
  return new Map([...by].map(([clause, those]) => [clause, [...those]]));
}

/** `### E11-02 Athenai` with `- Clauses: …`; they are told at their clauses, in English. */
function examplesIn(folder: string): Example[] {
  const file = join(folder, 'examples.md');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/^(?=#{2,3} )/m)
    .flatMap((block) => {
      const [head, ...lines] = block.trimEnd().split('\n');
      const [, id, title] = /^### (E[\w.]*-\d+) (.*?)(?: \[[^\]]*\])?$/.exec(head) ?? [];
      const citing = lines.find((line) => /^- .*\bClauses?: /.test(line)) ?? '';
      const clauses = clausesNamed(citing.replace(/^.*\bClauses?: /, ''));
      // What is laid out in tables is for those who test.
      if (id === undefined || clauses.length === 0 || lines.some((line) => line.startsWith('|'))) return [];
      const told = lines
        .filter((line) => line.trim() !== '' && line !== citing && !/^(?:- In:|- Rulings?:|---)/.test(line))
        .map((line) => line.replace(/^\s*- /, '').trim());
      return [{ id, title, lines: told, clauses }];
    });
}

/** `S9.2-04 to S9.2-06` names the one between them too. */
function clausesNamed(text: string): string[] {
  const each = text.replace(
    /\b([SPTC][\w.]*-)(\d+) to \1(\d+)/g,
    (_, section: string, first: string, last: string) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, i) => section + String(Number(first) + i).padStart(first.length, '0'),
      ).join(' '),
  );
  return [...each.matchAll(new RegExp(CITED, 'g'))].map(([id]) => id).filter((id) => !id.startsWith('D'));
}
