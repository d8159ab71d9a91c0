/** Plays every scenario file. Its clauses stand in the title of its test, so that it counts as citing them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readScenario, runScenario } from '../packages/cli/src/scenario-file.ts';

const folder = join(import.meta.dirname, '../scenarios');

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

/** The ids of worked examples, and of the rulings that change play, where a game has lists of them. */
const listed = (file: string, heading: RegExp): string[] =>
  existsSync(file) ? [...readFileSync(file, 'utf8').matchAll(heading)].map(([, id]) => id) : [];

describe.each(globSync('*', { cwd: folder }).sort())('what %s must show', (game) => {
  const rules = join(import.meta.dirname, '../packages', game, 'rules');
  const titles = globSync('**/*.{yaml,yml}', { cwd: join(folder, game) }).map(
    (file) => readScenario(join(folder, game, file)).title,
  );

  const examples = listed(join(rules, 'examples.md'), /^### ([A-Z]+\d*-\d+) /gm);
  const rulings = listed(join(rules, 'rulings.md'), /^### ([A-Z]+\d*-\d+) .*\[A\]$/gm);
  const isShown = (id: string) => titles.some((title) => title.split(/[ ,:;()]/).includes(id));

  test.each([
    ['every worked example', examples],
    ['every ruling that changes play', rulings],
  ])('%s has a scenario that names it', (_, ids) => {
    expect(ids.filter((id) => !isShown(id))).toEqual([]);
  });
});
