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

  it('refuses what is too long before it parses it', () => {
    expect(() => parseJson('[1,2,3]', 'it', { characters: 5, depth: 9 })).toThrow('too long: 7 characters');
  });
});
