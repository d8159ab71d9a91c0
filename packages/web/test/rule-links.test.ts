import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasRule } from '../src/table/rules-shown.ts';

const toldBy = (pack: string): string[] =>
  Object.keys(
    JSON.parse(readFileSync(join(import.meta.dirname, `../../${pack}/messages/en.json`), 'utf8')) as object,
  ).filter((key) => /^(?:prompt|event)\./.test(key));

it('what a game tells and asks has a rule behind it, what the table itself does has none', () => {
  const ofGames = ['successors', 'phalanxx', 'proof'].flatMap(toldBy);
  expect(ofGames.length).toBeGreaterThan(200);
  expect(ofGames.filter((key) => !hasRule(key))).toEqual([]);
  expect(toldBy('kernel').filter(hasRule)).toEqual([]);
});
