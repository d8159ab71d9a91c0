import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = readFileSync(
  new URL('../src/rules/10-land-movement/10-land-movement.ts', import.meta.url),
  'utf8',
);
/** The steps as they stand in the file: name, and how many lines each has. */
const steps = source
  .slice(source.indexOf('.steps('), source.indexOf('\n  },\n'))
  .split(/^ {4}(?=[A-Z]_\w+: )/m)
  .slice(1)
  .map((text) => ({ name: text.slice(0, text.indexOf(':')), lines: text.trimEnd().split('\n').length }));

describe('10 Land Movement Procedure', () => {
  it('has its steps in the order of the rulebook', () => {
    const letters = steps.map(({ name }) => name[0]);
    expect([...new Set(letters)].join('')).toBe('ABCDEFGHIJKL');
    expect(letters).toEqual([...letters].sort());
  });

  it('can be read beside it: no letter takes 40 lines', () => {
    const byLetter = Map.groupBy(steps, ({ name }) => name[0]);
    const lengths = [...byLetter].map(
      ([letter, parts]) => [letter, parts.reduce((sum, { lines }) => sum + lines, 0)] as const,
    );
    expect(lengths.filter(([, lines]) => lines >= 40)).toEqual([]);
  });
});
