/** Proves clauses: with one switched off, a test that cites it must fail. */

import { tryAll } from './breaker.ts';
import { citationsOf } from './citations.ts';
import { switchesOf } from './mutants.ts';
import { type Proof, storeProofs } from './proofs.ts';
import { type Clause, clauseNamed, type Rulebook } from './rulebook.ts';
import { hashOfSources } from './sources.ts';
import type { Finding, Trial } from './trials.ts';

const NOT_CITED = 'no test that passes cites it';
const NO_SWITCH = 'it is no entry of a rule, and no mutant breaks it: nothing to switch off';

/** The clauses that are to be proven, unless some are named. */
export function toProve({ clauses, waived }: Rulebook): Clause[] {
  return [...clauses.values()].filter(({ id, untestable }) => untestable === null && !waived.has(id));
}

/** Proves clauses, tells of each in their order as soon as it can, and keeps the proofs. */
export async function prove(
  root: string,
  book: Rulebook,
  wanted: readonly Clause[],
  tell: (id: string, proof: Proof) => void = () => {},
): Promise<Map<string, Proof>> {
  const sources = hashOfSources(root, book.game);
  const proofs = new Map<string, Proof>();
  const ownWork = new Map<string, Clause>();
  for (const clause of wanted) for (const each of targetsOf(book, clause)) ownWork.set(each.id, each);

  let told = 0;
  const settle = (id: string, proof: Proof) => {
    proofs.set(id, proof);
    for (let next: Proof | null; told < wanted.length; told++) {
      next = proofFor(wanted[told], proofs);
      if (next === null) break;
      tell(wanted[told].id, next);
    }
  };

  // Entries first. Where there is a mutant too, it must be sound whether it is needed or not: it may have gone stale.
  const { first, second } = trialsFor(root, book, [...ownWork.values()], settle);
  const byEntry = new Map<string, Finding>();
  await tryAll(root, first, (finding) => {
    if (second.has(finding.clause)) byEntry.set(finding.clause, finding);
    else settle(finding.clause, verdictOn(finding));
  });
  await tryAll(root, [...second.values()], (finding) => {
    const isSilent = finding.failed.length === 0 && finding.errors.length === 0;
    settle(finding.clause, verdictOn(isSilent ? (byEntry.get(finding.clause) ?? finding) : finding));
  });

  for (const clause of wanted) proofs.set(clause.id, proofFor(clause, proofs) as Proof);
  storeProofs(root, book.game, sources, proofs);
  return proofs;
}

/** A clause that says the same as others is proven through them. */
const targetsOf = (book: Rulebook, clause: Clause): Clause[] =>
  clause.sameAs.length === 0 ? [clause] : clause.sameAs.map((id) => clauseNamed(book, id));

function proofFor({ id, sameAs }: Clause, proofs: ReadonlyMap<string, Proof>): Proof | null {
  if (sameAs.length === 0) return proofs.get(id) ?? null;
  const followed = sameAs.map((target) => proofs.get(target));
  if (followed.includes(undefined)) return null;
  const failed = sameAs.find((_, i) => !followed[i]?.proven);
  return failed === undefined
    ? { proven: true, by: `as ${sameAs.join(', ')}` }
    : { proven: false, by: `${failed}, which says the same, is not proven` };
}

/** What to try for each clause, first and second; clauses for which there is nothing to try are settled. */
function trialsFor(
  root: string,
  book: Rulebook,
  clauses: readonly Clause[],
  settle: (id: string, proof: Proof) => void,
): { first: Trial[]; second: Map<string, Trial> } {
  const citations = citationsOf(root, book.game);
  const { entries, mutants } = switchesOf(root, book);
  const first: Trial[] = [];
  const second = new Map<string, Trial>();
  for (const { id } of clauses) {
    const tests = citations.get(id);
    const mutant = mutants.get(id);
    if (tests === undefined) settle(id, { proven: false, by: NOT_CITED });
    else if (entries.has(id)) {
      first.push({ clause: id, breaks: null, tests });
      if (mutant !== undefined) second.set(id, { clause: id, breaks: mutant, tests });
    } else if (mutant !== undefined) first.push({ clause: id, breaks: mutant, tests });
    else settle(id, { proven: false, by: NO_SWITCH });
  }
  return { first, second };
}

function verdictOn({ failed, errors }: Finding): Proof {
  const [test] = failed;
  if (test !== undefined) return { proven: true, by: `${test.file} > ${test.title}` };
  return { proven: false, by: errors[0] ?? 'with it switched off, the tests that cite it still pass' };
}
