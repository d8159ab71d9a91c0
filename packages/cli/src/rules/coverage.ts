/** How many clauses are cited and proven, and which are not; which rulings nothing shows. */

import { citationsOf } from './citations.ts';
import { type Proof, proofsOf } from './proofs.ts';
import type { Clause, Rulebook } from './rulebook.ts';
import { type RulingsShown, rulingsShown } from './rulings.ts';
import type { Test } from './trials.ts';
import { SCENARIOS } from './workspace.ts';

export interface Coverage {
  readonly clauses: number;
  readonly cited: number;
  readonly proven: number;
  readonly waived: number;
  /** Neither proven nor waived. */
  readonly uncovered: readonly string[];
  /** Clauses whose list says that there is nothing to test. */
  readonly untestable: number;
  /** Cited, but in no list. */
  readonly unknown: readonly string[];
  readonly sections: readonly Section[];
  readonly rulings: RulingsShown;
}
export interface Section {
  readonly section: string;
  readonly clauses: number;
  readonly cited: number;
  readonly proven: number;
  readonly waived: number;
  readonly uncovered: readonly string[];
}

/** Of all clauses of a game: sections are too small for a share. */
const MOST_WAIVED = 0.01;

export function coverageOf(root: string, book: Rulebook): Coverage {
  const { clauses } = book;
  const citations = citationsOf(root, book.game);
  const proofs = proofsOf(root, book.game);
  const all = [...clauses.values()];
  const sections = Array.from(Map.groupBy(all, sectionOf), ([section, members]) => ({
    section: titleOf(section, members),
    ...countsOf(book, members, citations, proofs),
  }));
  return {
    ...countsOf(book, all, citations, proofs),
    untestable: all.filter(({ untestable }) => untestable !== null).length,
    unknown: unknownIn(book, citations.keys()),
    sections,
    rulings: rulingsShown(root, book.game, {
      scenarios: new Set(idsIn(citations, ({ file }) => file === SCENARIOS)),
      tests: new Set(citations.keys()),
    }),
  };
}
const idsIn = (citations: ReadonlyMap<string, readonly Test[]>, by: (test: Test) => boolean): string[] =>
  [...citations].flatMap(([id, tests]) => (tests.some(by) ? [id] : []));

function countsOf(
  { waived }: Rulebook,
  members: readonly Clause[],
  citations: ReadonlyMap<string, unknown>,
  proofs: ReadonlyMap<string, Proof>,
): Omit<Section, 'section'> {
  const isCited = ({ id, sameAs }: Clause) =>
    citations.has(id) || (sameAs.length > 0 && sameAs.every((target) => citations.has(target)));
  const isProven = ({ id }: Clause) => proofs.get(id)?.proven === true;
  const isUncovered = (clause: Clause) =>
    clause.untestable === null && !isProven(clause) && !waived.has(clause.id);
  return {
    clauses: members.length,
    cited: members.filter(isCited).length,
    proven: members.filter(isProven).length,
    waived: members.filter(({ id }) => waived.has(id)).length,
    uncovered: members.filter(isUncovered).map(({ id }) => id),
  };
}

/** `7.1.B` and `7.2` are of section 7, `3 The turn` of section 3. */
const sectionOf = ({ section }: Clause): string => section.split(/[. ]/)[0];
const titleOf = (section: string, members: readonly Clause[]): string =>
  members.every((each) => each.section === members[0].section) ? members[0].section : section;

/** Ids that begin like those of the game, and are none: left behind by a renumbering, or misspelt. */
function unknownIn({ clauses }: Rulebook, cited: Iterable<string>): string[] {
  const letters = new Set(Array.from(clauses.keys(), (id) => /^[A-Z]+/.exec(id)?.[0]));
  return [...cited].filter((id) => !clauses.has(id) && letters.has(/^[A-Z]+(?=\d)/.exec(id)?.[0])).sort();
}

/** Everything for which coverage is not good enough, one line each. */
export function shortcomings({ uncovered, unknown, waived, clauses, rulings }: Coverage): string[] {
  const lines: string[] = [];
  if (uncovered.length > 0) lines.push(`uncovered: ${uncovered.join(' ')}`);
  if (unknown.length > 0) lines.push(`cited, but in no list: ${unknown.join(' ')}`);
  if (waived > clauses * MOST_WAIVED) lines.push(`${waived} of ${clauses} clauses are waived, more than 1 %`);
  if (rulings.unshown.length > 0)
    lines.push(`rulings without a scenario ([C]: or a test): ${rulings.unshown.join(' ')}`);
  return lines;
}

export function tableOf({ sections, untestable, rulings, ...total }: Coverage): string {
  const columns = ['clauses', 'cited', 'proven', 'waived', 'uncovered'] as const;
  const rows = [
    ['section', ...columns],
    ...[...sections, { section: 'all', ...total }].map((each) => [
      each.section,
      ...columns.map((column) => String(column === 'uncovered' ? each.uncovered.length : each[column])),
    ]),
  ];
  const widths = rows[0].map((_, place) => Math.max(...rows.map((row) => row[place].length)));
  const lines = rows.map((row) =>
    row
      .map((cell, place) => (place === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[place])))
      .join('  '),
  );
  if (untestable > 0) lines.push(`${untestable} clauses have nothing to test`);
  if (rulings.all > 0)
    lines.push(
      `${rulings.all} rulings: ${rulings.shown} shown in play, ${rulings.waived} with nothing to show`,
    );
  return lines.join('\n');
}
