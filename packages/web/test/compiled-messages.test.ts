/** The catalogues as the page gets them: compiled, they say what the terminal says, letter for letter. */

import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { proof } from '@diadochi/proof';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { compile, type Sorts } from '../build/compile.ts';
import { sortsOf } from '../build/sorts.ts';
import { type Params, type Text, wordsIn } from '../src/words.ts';

// The terminal's own formatter is the other witness.
const { IntlMessageFormat } = createRequire(new URL('../../cli/src/', import.meta.url))('intl-messageformat');

const textsOf = (pack: string, language = 'en'): { readonly [key: string]: string } =>
  JSON.parse(readFileSync(new URL(`../../${pack}/messages/${language}.json`, import.meta.url), 'utf8'));
const packs = ['kernel', 'phalanxx', 'proof', 'web'];
const languages = globSync('*.json', { cwd: new URL('../messages/', import.meta.url) }).map((file) =>
  basename(file, '.json'),
);

const nouns = textsOf('proof');
const words = wordsIn('en', {
  piece: (noun, name) => nouns[`noun.${noun}.${name}`] ?? null,
  seat: (seat) => ['Ann', 'Bob', 'Cleo'][seat],
});
function said(text: string, params: Params = {}, sorts: Sorts = {}, spoken = words): string {
  const compiled = new Function(`return ${compile(text, sorts)}`)() as Text;
  return compiled(params, spoken);
}

/** The parameters of a text, and whether each is a number. */
function paramsOf(elements: readonly MessageFormatElement[], found = new Map<string, boolean>()) {
  for (const element of elements) {
    if ((element.type === TYPE.argument || element.type === TYPE.select) && !found.has(element.value))
      found.set(element.value, false);
    if (element.type === TYPE.plural || element.type === TYPE.number) found.set(element.value, true);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) paramsOf(value, found);
  }
  return found;
}

test.each(packs.flatMap((pack) => languages.map((language) => [pack, language])))(
  'every text of %s in %s',
  (pack, language) => {
    const spoken = wordsIn(language, { piece: () => null, seat: String });
    for (const [key, text] of Object.entries(textsOf(pack, language)))
      for (const number of [0, 1, 2, 11]) {
        const names = [...paramsOf(parse(text, { ignoreTag: true }))];
        const params = Object.fromEntries(names.map(([name, isNumber]) => [name, isNumber ? number : 'Ω']));
        const expected = new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).format(params);
        expect(said(text, params, {}, spoken), key).toBe(expected);
      }
  },
);

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

describe('in German', () => {
  const texts = textsOf('proof', 'de');
  const german = wordsIn('de', {
    piece: (noun, name) => texts[`noun.${noun}.${name}`] ?? null,
    seat: (seat) => ['Ann', 'Bob', 'Cleo'][seat],
  });
  const inGerman = (key: string, params: Params) => said(texts[key], params, sortsOf(proof, key), german);

  test('pieces have their German names', () => {
    const params = { seat: 1, village: 'thebes', hoplites: 1, leader: 'veteran' };
    expect(inGerman('event.marched', params)).toBe('Bob zieht gegen Theben: 1 Hoplit, geführt vom Haudegen.');
  });
  test('a place is put into the case that the sentence needs', () => {
    const params = { seat: 0, hero: 'youth', to: 'watch' };
    expect(inGerman('event.shifted', params)).toBe('Ann: Der Jüngling geht auf Wache.');
  });
  test('winners are listed the German way', () => {
    expect(inGerman('outcome.points', { count: 2, winners: [0, 2] })).toMatch(/^Ann und Cleo teilen/);
  });
});
