import { describe, expect, it } from 'vitest';
import { BadInput, parseJson } from '../src/index.ts';

describe('JSON from outside', () => {
  it('is read as it is', () => {
    expect(parseJson('{"a":[1,"]["],"b":{"c":null}}', 'it')).toEqual({ a: [1, ']['], b: { c: null } });
  });

  it.each([
    ['no JSON', '{"a":', 'it is not JSON'],
    ['nothing', '', 'it is not JSON'],
    ['a million brackets', '['.repeat(1_000_000), 'nested more than 64 deep'],
    ['brackets that close', `${'['.repeat(65)}${']'.repeat(65)}`, 'nested more than 64 deep'],
    ['a prototype key', '{"a":{"__proto__":{"x":1}}}', "the key '__proto__'"],
    ['a constructor', '[{"constructor":1}]', "the key 'constructor'"],
  ])('refuses %s in one line', (_, text, message) => {
    expect(() => parseJson(text, 'it')).toThrow(BadInput);
    expect(() => parseJson(text, 'it')).toThrow(message);
    try {
      parseJson(text, 'it');
    } catch (error) {
      expect((error as Error).message).not.toContain('\n');
    }
  });

  it.each([
    ['brackets in texts', '["[[[[","{{{{"]'],
    ['a quotation mark in a text', '["\\"[[[["]'],
    ['a backslash at the end of a text', '["\\\\",[1]]'],
    ['lists beside each other', '[[],[],[[]]]'],
    ['records beside each other', '{"a":{},"b":{},"c":{"d":{}}}'],
  ])('is as deep as it is: %s', (_, text) => {
    const limits = { characters: 99, depth: 3 };
    expect(parseJson(text, 'it', limits)).toEqual(JSON.parse(text));
  });

  it.each([
    ['lists', '[[[]]]'],
    ['records', '{"a":{"b":{}}}'],
    ['what stands behind a text', '["a",[[]]]'],
    ['what stands behind a list', '[[],[[]]]'],
  ])('refuses %s that are too deep by one', (_, text) => {
    expect(() => parseJson(text, 'it', { characters: 99, depth: 2 })).toThrow('nested more than 2 deep');
    expect(() => parseJson(text, 'it', { characters: 99, depth: 3 })).not.toThrow();
  });

  it('refuses what is too long before it parses it', () => {
    expect(() => parseJson('[1,2,3]', 'it', { characters: 5, depth: 9 })).toThrow('too long: 7 characters');
    expect(parseJson('[1,2,3]', 'it', { characters: 7, depth: 9 })).toEqual([1, 2, 3]);
  });
});
