/**
 * Runs tests with one clause switched off at a time, for `diadochi rules prove`, which starts this as a process
 * of its own: what is shipped does not depend on Vitest. One Vitest serves all trials, so that sources are
 * transformed once; and trials whose tests lie in different files run together, since a worker takes longer to
 * start than most files to run.
 *
 * Reads one JSON document (`Trials`) from stdin; writes lines of JSON to stdout, a `Finding` for each trial.
 */
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { createVitest, type SerializedError } from 'vitest/node';
import type { Finding, Test, Trial, Trials, Trying } from '../packages/cli/src/rules/trials.ts';
import type { Broken } from './break-clause.ts';

const { root, setup, trials } = (await json(process.stdin)) as Trials;

const vitest = await createVitest('test', {
  root,
  config: false,
  watch: false,
  passWithNoTests: true,
  include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
  setupFiles: [setup],
  reporters: [{}],
  pool: 'threads',
  isolate: false,
  maxWorkers: 1,
  silent: true,
  cache: false,
});
const project = vitest.getRootProject();

/** By file, the tests that fail here with every clause on: they can prove nothing. */
const unfit = new Map<string, readonly string[]>();
const citing = Map.groupBy(
  trials.flatMap(({ tests }) => tests),
  ({ file }) => file,
);
const controls = Array.from(citing, ([file, tests]) => ({ file, titles: titlesOf(tests), broken: null }));
for (const { file, failed } of await run(controls)) unfit.set(file, failed);

/** A trial, and the test files that have not been tried yet. */
interface Attempt {
  readonly trial: Trial;
  readonly left: { readonly file: string; readonly titles: string[] }[];
  readonly errors: string[];
}
let attempts = trials.map(
  (trial): Attempt => ({
    trial,
    left: Array.from(
      Map.groupBy(trial.tests, ({ file }) => file),
      ([file, tests]) => ({ file, titles: titlesOf(tests) }),
    ),
    errors: [],
  }),
);
while (attempts.length > 0) attempts = await goOn(attempts);
await vitest.close();

/** Runs the next file of as many trials as can run together, none of them twice; gives those that are not done. */
async function goOn(attempts: readonly Attempt[]): Promise<Attempt[]> {
  const batch = new Map<string, Attempt>();
  for (const attempt of attempts)
    if (!batch.has(attempt.left[0].file)) batch.set(attempt.left[0].file, attempt);
  say({ trying: Array.from(batch.values(), ({ trial }) => trial.clause) });
  const results = await run(
    Array.from(batch.values(), ({ trial: { clause, breaks }, left: [next] }) => ({
      ...next,
      broken: { clause, breaks },
    })),
  );
  const done = new Set<Attempt>();
  for (const { file, failed, errors } of results) {
    const attempt = batch.get(file) as Attempt;
    const { useless = [], proofs = [] } = Object.groupBy(failed, (title) =>
      unfit.get(file)?.includes(title) ? 'useless' : 'proofs',
    );
    attempt.left.shift();
    attempt.errors.push(...errors, ...useless.map((title) => `${title} fails with every clause on, too`));
    if (proofs.length === 0 && attempt.left.length > 0) continue;
    done.add(attempt);
    const { clause, breaks } = attempt.trial;
    say({ clause, breaks, failed: proofs.map((title) => ({ file, title })), errors: attempt.errors });
  }
  return attempts.filter((attempt) => !done.has(attempt));
}

function say(message: Finding | Trying): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

interface Result {
  readonly file: string;
  readonly failed: string[];
  readonly errors: string[];
}
/**
 * Runs some tests of some files. Those that failed did so themselves: in a file that does not load there are
 * none, only what went wrong with it.
 */
async function run(
  files: readonly { readonly file: string; readonly titles: string[]; readonly broken: Broken }[],
): Promise<Result[]> {
  project.provide('broken', Object.fromEntries(files.map(({ file, broken }) => [join(root, file), broken])));
  const specifications = files.map(({ file, titles }) =>
    project.createSpecification(join(root, file), { testNames: titles }),
  );
  // Vitest remembers the last run of a file, which was that of another clause.
  const before = specifications.map(({ testModule }) => testModule);
  await vitest.runTestSpecifications(specifications);
  return files.map(({ file, titles }, i) => {
    const module = specifications[i].testModule;
    if (module === undefined || module === before[i])
      return { file, failed: [], errors: [`${file} did not run`] };
    const errors = module.errors().map((error) => innermost(error).message);
    const failed: string[] = [];
    for (const test of module.children.allTests('failed')) {
      if (!titles.includes(test.fullName)) continue;
      const reasons = (test.result().errors ?? []).map(innermost);
      const crash = reasons.find((reason) => !isVerdict(reason));
      if (crash === undefined) failed.push(test.fullName);
      else errors.push(`${test.fullName} broke down, which proves nothing: ${crash.name}: ${crash.message}`);
    }
    return { file, failed, errors };
  });
}

function titlesOf(tests: readonly Test[]): string[] {
  return [...new Set(tests.map(({ title }) => title))];
}

/** What a test, or what the rules themselves, may say of a broken rule. Whatever else is thrown is a mutant that broke down. */
function isVerdict({ name }: SerializedError): boolean {
  return ['AssertionError', 'Refused', 'BadInput', 'Mismatch'].includes(name ?? '');
}

/** Properties wrap what made them fail. */
function innermost(error: SerializedError): SerializedError {
  return error.cause ? innermost(error.cause as SerializedError) : error;
}
