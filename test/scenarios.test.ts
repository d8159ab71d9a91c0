/** Plays every scenario file. Its clauses stand in the title of its test, so that it counts as citing them. */
import { globSync } from 'node:fs';
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
