import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { coldLoad, LIMITS } from './weighing.ts';

const house = openHouse();

describe('The table page', () => {
  it('is light', { timeout: 300_000 }, async () => {
    const { codeBytes, fontBytes, drawingBytes, requests } = await coldLoad(
      house.browser,
      house.serving.address,
    );
    expect(codeBytes).toBeGreaterThan(10_000);
    expect(codeBytes).toBeLessThanOrEqual(LIMITS.codeBytes);
    expect(fontBytes).toBeLessThanOrEqual(LIMITS.fontBytes);
    expect(drawingBytes).toBeLessThanOrEqual(LIMITS.drawingBytes);
    expect(requests).toBeLessThanOrEqual(LIMITS.requests);
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
