/** Every language of the page says all that English says: the same messages, with the same parameters. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';

type Texts = { readonly [key: string]: string };

/** The parameters of a text, whatever is done with them. */
function paramsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return paramsOf(element.children);
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => paramsOf(value))];
    return [element.value];
  });
}
const listed = (text: string): string => [...new Set(paramsOf(parse(text)))].sort().join(', ');

function faultsOf(english: Texts, other: Texts): string[] {
  return [
    ...Object.keys(english).flatMap((key) => (Object.hasOwn(other, key) ? [] : [`${key}: missing`])),
    ...Object.entries(other).flatMap(([key, text]) => {
      if (!Object.hasOwn(english, key)) return [`${key}: not in English`];
      if (text.trim() === '') return [`${key}: no text`];
      const [expected, found] = [listed(english[key]), listed(text)];
      return expected === found ? [] : [`${key}: speaks of (${found}), in English of (${expected})`];
    }),
  ];
}

const root = posix.join(import.meta.dirname, '..');
const fileOf = (pack: string, language: string) =>
  posix.join(root, 'packages', pack, 'messages', `${language}.json`);
const textsOf = (pack: string, language: string): Texts =>
  JSON.parse(readFileSync(fileOf(pack, language), 'utf8'));
const packs = globSync('packages/*/messages/en.json', { cwd: root }).map((path) => path.split('/')[1]);
const languages = globSync('packages/web/messages/*.json', { cwd: root })
  .map((path) => posix.basename(path, '.json'))
  .filter((language) => language !== 'en');

test('the page speaks German, and every package that speaks does too', () => {
  expect(languages).toContain('de');
  expect(packs).toEqual(expect.arrayContaining(['kernel', 'phalanxx', 'proof', 'web']));
});

describe.each(languages)('in %s', (language) => {
  test.each(packs)('%s says what it says in English', (pack) => {
    expect(existsSync(fileOf(pack, language)), fileOf(pack, language)).toBe(true);
    expect(faultsOf(textsOf(pack, 'en'), textsOf(pack, language))).toEqual([]);
  });
  test.each(packs)('%s has no quotation marks of a typewriter', (pack) => {
    const straight = Object.entries(textsOf(pack, language)).filter(([, text]) => /"/.test(text));
    expect(straight).toEqual([]);
  });
});

describe('this check finds', () => {
  const english = { 'a.b': '{seat} has {count, plural, one {# card} other {# cards}}' };
  test.each([
    ['nothing', { 'a.b': '{count, plural, other {# Karten}} bei {seat}' }, []],
    ['a missing text', {}, ['a.b: missing']],
    ['a text too many', { ...english, 'a.c': 'x' }, ['a.c: not in English']],
    ['an empty text', { 'a.b': ' ' }, ['a.b: no text']],
    [
      'a parameter that was forgotten',
      { 'a.b': '{seat}' },
      ['a.b: speaks of (seat), in English of (count, seat)'],
    ],
    [
      'a parameter that was translated',
      { 'a.b': '{platz}: {count}' },
      ['a.b: speaks of (count, platz), in English of (count, seat)'],
    ],
  ])('%s', (_, other, faults) => {
    expect(faultsOf(english, other as Texts)).toEqual(faults);
  });
});
