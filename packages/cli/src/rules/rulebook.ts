/** The clauses of a game: `packages/<game>/rules/*.tsv`, read and checked. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, unknownName } from '@diadochi/kernel';
import { type Row, readTable } from './tables.ts';
import { filesIn } from './workspace.ts';

export interface Clause {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly kind: string;
  /** Clauses that say the same: this one is proven when they are. */
  readonly sameAs: readonly string[];
  /** Why there is nothing to prove, or null. */
  readonly untestable: string | null;
}
export interface Rulebook {
  readonly game: string;
  readonly clauses: ReadonlyMap<string, Clause>;
  /** Clauses that need not be proven, with the reason. */
  readonly waived: ReadonlyMap<string, string>;
}

const COLUMNS = ['id', 'section', 'clause', 'kind', 'sources', 'example', 'same-as', 'testable'];
const KINDS = [
  'choice',
  'definition',
  'information',
  'procedure',
  'restriction',
  'scoring',
  'setup',
  'tiebreak',
  'timing',
];
const ID = /^[A-Z][\w.]*-\d+$/;

export function readRulebook(root: string, game: string): Rulebook {
  const folder = `packages/${game}/rules`;
  const lists = filesIn(root, `${folder}/*.tsv`).filter(isList);
  if (lists.length === 0) throw new BadInput(`${folder} has no list of clauses (*.tsv)`);
  const clauses = new Map<string, Clause>();
  const rows = lists.flatMap((file) => readTable(root, file, COLUMNS));
  for (const row of rows) {
    const clause = clauseOf(row);
    if (clauses.has(clause.id)) throw new BadInput(`${row.at}: ${clause.id} is there twice`);
    clauses.set(clause.id, clause);
  }
  for (const { at, cells } of rows) checkSameAs(clauses, clauses.get(cells.id) as Clause, at);
  const waived = readNotes(root, `${folder}/waived.tsv`, 'reason', clauses);
  return { game, clauses, waived };
}

/** Lists may be several, of any name; beside them lie those of other kinds, and translations (`clauses.de.tsv`). */
const isList = (file: string): boolean =>
  !/\/(waived|waived-rulings|headings|told|pronunciation)\.tsv$|\.[a-z]{2}\.tsv$/.test(file);

function clauseOf({ at, cells }: Row): Clause {
  const { id, section, clause, kind, testable } = cells;
  if (!ID.test(id)) throw new BadInput(`${at}: ${JSON.stringify(id)} is no id of a clause`);
  if (section === '' || clause === '') throw new BadInput(`${at}: ${id} has no section or no text`);
  if (!KINDS.includes(kind)) throw new BadInput(`${at}: ${unknownName(kind, KINDS, 'kind of clause')}`);
  if (!/^(yes|no: .+)$/.test(testable))
    throw new BadInput(`${at}: testable should be 'yes' or 'no: …' with a reason`);
  return {
    id,
    section,
    text: clause,
    kind,
    sameAs: cells['same-as'].split(',').filter((each) => each !== ''),
    untestable: testable === 'yes' ? null : testable.slice('no: '.length),
  };
}

function checkSameAs(clauses: ReadonlyMap<string, Clause>, { id, sameAs }: Clause, at: string): void {
  for (const target of sameAs) {
    const other = clauses.get(target);
    if (other === undefined)
      throw new BadInput(`${at}: ${unknownName(target, [...clauses.keys()], 'clause')}`);
    if (target === id || other.sameAs.length > 0 || other.untestable !== null)
      throw new BadInput(`${at}: ${id} is the same as ${target}, which is not a clause to prove itself`);
  }
}

/** A note on some of the ids that are known, one each. */
export function readNotes(
  root: string,
  file: string,
  column: string,
  known: ReadonlyMap<string, unknown>,
): Map<string, string> {
  const notes = new Map<string, string>();
  if (!existsSync(join(root, file))) return notes;
  for (const { at, cells } of readTable(root, file, ['id', column])) {
    const { id, [column]: note } = cells;
    if (!known.has(id)) throw new BadInput(`${at}: ${unknownName(id, [...known.keys()], 'clause')}`);
    if (note === '') throw new BadInput(`${at}: ${id} has no ${column}`);
    if (notes.has(id)) throw new BadInput(`${at}: ${id} is there twice`);
    notes.set(id, note);
  }
  return notes;
}

export function clauseNamed({ clauses }: Rulebook, id: string): Clause {
  const clause = clauses.get(id);
  if (clause === undefined) throw new BadInput(unknownName(id, [...clauses.keys()], 'clause'));
  return clause;
}

/** The text of a clause in another language, or null: `clauses.de.tsv` beside the lists. */
export function translationOf(root: string, game: string, id: string, language: string): string | null {
  if (!/^[a-z]{2}$/.test(language))
    throw new BadInput(`--lang should be two letters, not ${JSON.stringify(language.slice(0, 40))}`);
  for (const file of filesIn(root, `packages/${game}/rules/*.${language}.tsv`))
    for (const { cells } of readTable(root, file, ['id', 'clause'])) if (cells.id === id) return cells.clause;
  return null;
}
