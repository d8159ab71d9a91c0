/** Plays every scenario file. Its clauses stand in the title of its test, so that it counts as citing them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { citedIn } from '../packages/cli/src/rules/citations.ts';
import { rulingsOf, rulingsShown, waivedRulings } from '../packages/cli/src/rules/rulings.ts';
import { testFilesOf } from '../packages/cli/src/rules/workspace.ts';
import { readScenario, runScenario } from '../packages/cli/src/scenario-file.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'scenarios');

describe.each(globSync('*', { cwd: folder }).sort())('scenarios of %s', (game) => {
  const scenarios = globSync('**/*.{yaml,yml}', { cwd: join(folder, game) })
    .sort()
    .map((file) => readScenario(join(folder, game, file)));

  test.each(
    scenarios.map((scenario) => [[...scenario.clauses, scenario.title].join(' '), scenario] as const),
  )('%s', (_, scenario) => {
    expect(scenario.game).toBe(game);
    expect(runScenario(scenario)).toEqual({ passed: true, problem: null });
  });
});

/** The ids of worked examples, where a game has a list of them. */
const examplesOf = (game: string): string[] => {
  const file = join(root, 'packages', game, 'rules/examples.md');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^### ([A-Z]+\d*-\d+) /gm)].map(([, id]) => id);
};

describe.each(globSync('*', { cwd: folder }).sort())('what %s must show', (game) => {
  const scenarios = globSync('**/*.{yaml,yml}', { cwd: join(folder, game) }).map((file) =>
    readScenario(join(folder, game, file)),
  );
  const inTitles = new Set(scenarios.flatMap(({ title }) => citedIn(title)));

  test('every worked example has a scenario whose title names it', () => {
    expect(examplesOf(game).filter((id) => !inTitles.has(id))).toEqual([]);
  });

  test('every ruling that changes play has one, too', () => {
    const rulings = [...rulingsOf(root, game).values()].filter(({ weight }) => weight === 'A');
    expect(rulings.map(({ id }) => id).filter((id) => !inTitles.has(id))).toEqual([]);
  });

  test('every other ruling is named by a scenario, a slip of the print at least by a test', () => {
    const named = new Set([...inTitles, ...scenarios.flatMap(({ clauses }) => clauses)]);
    const tests = testFilesOf(root, game).flatMap((file) => citedIn(readFileSync(join(root, file), 'utf8')));
    const { unshown } = rulingsShown(root, game, { scenarios: named, tests: new Set([...named, ...tests]) });
    expect(unshown).toEqual([]);
  });

  test('what is said to have nothing to show is shown by nothing', () => {
    const named = new Set([...inTitles, ...scenarios.flatMap(({ clauses }) => clauses)]);
    expect([...waivedRulings(root, game).keys()].filter((id) => named.has(id))).toEqual([]);
  });
});
