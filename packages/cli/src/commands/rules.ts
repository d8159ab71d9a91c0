/** `diadochi rules`: the clauses of a game, and whether tests hold them. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, unknownName } from '@diadochi/kernel';
import type { Command } from 'commander';
import { needed } from '../arguments.ts';
import { CheckFailed } from '../check-failed.ts';
import { oneLine } from '../ending.ts';
import { gameNamed, games } from '../games.ts';
import { print, printJson } from '../output.ts';
import { progressOf } from '../progress.ts';
import { kernelClauses } from '../rules/citable.ts';
import { coverageOf, shortcomings, tableOf } from '../rules/coverage.ts';
import { proofsOf } from '../rules/proofs.ts';
import { prove, toProve } from '../rules/prove.ts';
import { rerunStale } from '../rules/rerun.ts';
import { clauseNamed, type Rulebook, readRulebook } from '../rules/rulebook.ts';
import { rulingsOf } from '../rules/rulings.ts';
import { showClause, showKernelClause, showRuling } from '../rules/show.ts';
import { repository } from '../rules/workspace.ts';

/** `root`: the repository, or one that is made up for a test. */
export function register(program: Command, root = repository): void {
  const rules = program.command('rules').description('the clauses of a game, and whether tests hold them');
  rules
    .command('coverage')
    .description('count the clauses that tests cite and prove, and list those that none does')
    .option('--game <name>', 'which game (needed)')
    .option('--json', 'one JSON document')
    .action(({ game, json }: { game?: string; json?: true }) => showCoverage(root, bookOf(root, game), json));
  rules
    .command('prove')
    .description('switch clauses off, one at a time: a test that cites it must fail')
    .argument('[ids...]', 'some clauses; without any, all')
    .option('--game <name>', 'which game (needed)')
    .action((ids: string[], { game }: { game?: string }) => proveClauses(root, bookOf(root, game), ids));
  rules
    .command('show')
    .description('show a clause, a ruling (D…) or a clause of the kernel (K…), and what cites it')
    .argument('<id>')
    .option('--lang <code>', 'in which language', 'en')
    .action((id: string, { lang }: { lang: string }) => print(shown(root, id, lang)));
}

const bookOf = (root: string, game: string | undefined): Rulebook =>
  readRulebook(root, gameNamed(needed('--game', game)).name);

async function showCoverage(root: string, book: Rulebook, json: true | undefined): Promise<void> {
  rerunStale(root, book.game);
  await proveStale(root, book);
  const coverage = coverageOf(root, book);
  if (json) printJson(coverage);
  else print(tableOf(coverage));
  const lacking = shortcomings(coverage);
  if (lacking.length > 0) throw new CheckFailed(lacking.join('; '));
}

/** Proves what has not been proven, or tried, with the sources as they are. */
async function proveStale(root: string, book: Rulebook): Promise<void> {
  const proofs = proofsOf(root, book.game);
  const stale = toProve(book).filter(({ id }) => !proofs.has(id));
  if (stale.length === 0) return;
  console.error(`${book.game}: the sources have changed, proving ${stale.length} clauses again`);
  const progress = progressOf('clauses', stale.length);
  let done = 0;
  await prove(root, book, stale, () => progress.at(++done));
  progress.end();
}

async function proveClauses(root: string, book: Rulebook, ids: readonly string[]): Promise<void> {
  const named = [...new Set(ids)].map((id) => clauseNamed(book, id));
  const wanted = ids.length === 0 ? toProve(book) : named;
  rerunStale(root, book.game, ids.length === 0 ? null : named.flatMap(({ id, sameAs }) => [id, ...sameAs]));
  const proofs = await prove(root, book, wanted, (id, { proven, by }) =>
    print(oneLine(`${proven ? 'proven' : 'failed'}  ${id}  ${by}`)),
  );
  const passed = wanted.filter(({ id }) => proofs.get(id)?.proven).length;
  print(`${passed} passed, ${wanted.length - passed} failed`);
  if (passed < wanted.length) process.exitCode = 1;
}

/** A clause or a ruling of whichever game, or of the kernel. */
function shown(root: string, id: string, language: string): string {
  const names = Object.keys(games).filter((game) => existsSync(join(root, 'packages', game, 'rules')));
  const known = [...kernelClauses(root).keys()];
  if (known.includes(id)) return showKernelClause(root, id, language);
  for (const game of names) {
    const book = readRulebook(root, game);
    const clause = book.clauses.get(id);
    if (clause !== undefined) return showClause(root, book, clause, language);
    const rulings = rulingsOf(root, game);
    const ruling = rulings.get(id);
    if (ruling !== undefined) return showRuling(root, game, ruling, language);
    known.push(...book.clauses.keys(), ...rulings.keys());
  }
  throw new BadInput(unknownName(id, known, 'clause'));
}
