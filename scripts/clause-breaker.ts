/**
 * Runs tests with one clause switched off at a time, for `diadochi rules prove`, which starts this as a process
 * of its own: what is shipped does not depend on Vitest. One Vitest serves all trials, so that sources are
 * transformed once.
 *
 * Reads one JSON document (`Trials`) from stdin; writes a line of JSON (`Finding`) for each trial to stdout.
 */
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { ProvidedContext } from 'vitest';
import { createVitest, type SerializedError } from 'vitest/node';
import type { Finding, Trial, Trials } from '../packages/cli/src/rules/trials.ts';

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
  maxWorkers: 1,
  silent: true,
  cache: false,
});
const project = vitest.getRootProject();

/** By file, the tests that fail here with every clause on: they can prove nothing. */
const unfit = new Map<string, readonly string[]>();

for (const trial of trials) process.stdout.write(`${JSON.stringify(await attempt(trial))}\n`);
await vitest.close();

async function attempt({ clause, breaks, tests }: Trial): Promise<Finding> {
  const errors: string[] = [];
  for (const [file, cited] of Map.groupBy(tests, ({ file }) => file)) {
    const titles = cited.map(({ title }) => title);
    const useless = await unfitIn(file);
    const result = await run(file, titles, { clause, breaks });
    const failed = result.failed.filter((title) => !useless.includes(title));
    if (failed.length > 0)
      return { clause, breaks, failed: failed.map((title) => ({ file, title })), errors };
    errors.push(
      ...result.errors,
      ...result.failed.map((title) => `${title} fails with every clause on, too`),
    );
  }
  return { clause, breaks, failed: [], errors };
}

async function unfitIn(file: string): Promise<readonly string[]> {
  const tests = trials.flatMap(({ tests }) => tests).filter((test) => test.file === file);
  const known =
    unfit.get(file) ?? (await run(file, [...new Set(tests.map(({ title }) => title))], null)).failed;
  unfit.set(file, known);
  return known;
}

/**
 * Runs some tests of a file. Those that failed did so themselves: in a file that does not load there are none,
 * only what went wrong with it.
 */
async function run(
  file: string,
  titles: string[],
  broken: ProvidedContext['broken'],
): Promise<{ failed: string[]; errors: string[] }> {
  project.provide('broken', broken);
  const specification = project.createSpecification(join(root, file), { testNames: titles });
  await vitest.runTestSpecifications([specification]);
  const module = specification.testModule;
  if (module === undefined) return { failed: [], errors: [`${file} did not run`] };
  const failed = Array.from(module.children.allTests('failed'), ({ fullName }) => fullName);
  return { failed: failed.filter((title) => titles.includes(title)), errors: module.errors().map(innermost) };
}

function innermost(error: SerializedError): string {
  return error.cause ? innermost(error.cause as SerializedError) : error.message;
}
