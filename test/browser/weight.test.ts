import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { CODE_BYTES, lightestLoad, limitsOf, openVisit, type Weighed } from './weighing.ts';

const house = openHouse();

describe('The table page', () => {
  it.each(
    (Object.keys(CODE_BYTES) as Weighed[]).flatMap((game) =>
      ['en', 'de'].map((locale) => [game, locale] as const),
    ),
  )('is light: %s (%s)', { timeout: 300_000 }, async (game, locale) => {
    const visit = await openVisit(house.serving, game);
    const limits = limitsOf(game);
    const figures = await lightestLoad(house.browser, visit, locale, limits.codeBytes).finally(visit.close);
    expect(figures.codeBytes).toBeGreaterThan(10_000);
    for (const part of ['codeBytes', 'fontBytes', 'drawingBytes', 'requests'] as const)
      expect(figures[part], part).toBeLessThanOrEqual(limits[part]);
  });

  it('contains no engine code but in the files of the worker, which are loaded to try something out', () => {
    const dist = join(import.meta.dirname, '../../packages/web/dist');
    const ofWorker = /^assets\/(?:engine-worker|made-of|src)-/;
    const files = globSync('**/*.js', { cwd: dist }).filter((file) => !ofWorker.test(file));
    expect(files.length).toBeGreaterThan(3);
    // Words that only the kernel's and the games' code has: errors, names of steps, clauses in rules.
    const engine =
      /dead end:|the script has no die left|B_firstTurn|C_assault|has more outcomes of chance|but the track shows|C_minorGenerals|cannot show to be his/;
    for (const file of files) expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(engine);
    const kernel = join(import.meta.dirname, '../../packages/{kernel,phalanxx,proof,successors}/src/**/*.ts');
    const sources = globSync(kernel).map((path) => readFileSync(path, 'utf8'));
    expect(sources.filter((text) => engine.test(text)).length).toBeGreaterThan(3);
  });
});
