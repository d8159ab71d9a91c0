/** The catalogues as the page gets them: compiled, they say what the terminal says, letter for letter. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { proof } from '@diadochi/proof';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { compile, type Sorts } from '../build/compile.ts';
import { sortsOf } from '../build/sorts.ts';
import { type Params, type Text, wordsIn } from '../src/words.ts';

// The terminal's own formatter is the other witness.
const { IntlMessageFormat } = createRequire(new URL('../../cli/src/', import.meta.url))('intl-messageformat');

const textsOf = (pack: string): { readonly [key: string]: string } =>
  JSON.parse(readFileSync(new URL(`../../${pack}/messages/en.json`, import.meta.url), 'utf8'));

const nouns = textsOf('proof');
const words = wordsIn('en', {
  piece: (noun, name) => nouns[`noun.${noun}.${name}`] ?? null,
  seat: (seat) => ['Ann', 'Bob', 'Cleo'][seat],
});
function said(text: string, params: Params = {}, sorts: Sorts = {}): string {
  const compiled = new Function(`return ${compile(text, sorts)}`)() as Text;
  return compiled(params, words);
}

/** The parameters of a text, and whether each is a number. */
function paramsOf(elements: readonly MessageFormatElement[], found = new Map<string, boolean>()) {
  for (const element of elements) {
    if (element.type === TYPE.argument && !found.has(element.value)) found.set(element.value, false);
    if (element.type === TYPE.plural || element.type === TYPE.number) found.set(element.value, true);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) paramsOf(value, found);
  }
  return found;
}

test.each(['kernel', 'proof', 'web'])('every text of %s', (pack) => {
  for (const [key, text] of Object.entries(textsOf(pack)))
    for (const number of [0, 1, 2, 11]) {
      const names = [...paramsOf(parse(text, { ignoreTag: true }))];
      const params = Object.fromEntries(names.map(([name, isNumber]) => [name, isNumber ? number : 'Ω']));
      const expected = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).format(params);
      expect(said(text, params), key).toBe(expected);
    }
});

describe('what a message speaks of is put into words', () => {
  const inProof = (key: string, params: Params) => said(nouns[key], params, sortsOf(proof, key));

  test('seats and pieces of an event', () => {
    const params = { seat: 1, village: 'argos', hoplites: 2, leader: 'youth' };
    expect(inProof('event.marched', params)).toBe('Bob marches on Argos: 2 hoplites, led by the youth.');
  });
  test('whom and what a question is about', () => {
    expect(inProof('prompt.answering', { seat: 0, by: 2, card: 'liar' })).toBe(
      'Cleo has played a liar. Ann, do you send a liar?',
    );
  });
  test('the answer that a clause refuses', () => {
    expect(inProof('refusal.T4-04', { with: 1, led: 'youth' })).toBe(
      '1 hoplite is more than your youth can lead.',
    );
  });
  test('winners as a list', () => {
    expect(inProof('outcome.points', { count: 2, winners: [0, 2] })).toMatch(
      /^Ann and Cleo share the victory/,
    );
  });
});

describe('what the browser is not able to say is refused when the page is built', () => {
  test.each([
    ['a plural with an offset', '{n, plural, offset:1 other {#}}'],
    ['a date', '{at, date, short}'],
    ['a broken text', '{n, plural, one {#}'],
  ])('%s', (_, text) => {
    expect(() => compile(text, {})).toThrow();
  });
});

test('quotes, braces and line ends arrive as they are', () => {
  const text = `"It's" '{'{name}'}' \\ \n \u2028`;
  expect(said(text, { name: '`x`' })).toBe('"It\'s" {`x`} \\ \n \u2028');
});
