/** The check for copies, `scripts/copies.ts`, finds what was copied and leaves the rest alone. */

import { describe, expect, it } from 'vitest';
import { copiesIn } from '../scripts/copies.ts';

const lines = (count: number, word = 'step'): string =>
  Array.from({ length: count }, (_, i) => `  ${word}${'abcdefghijklmnop'[i]}(p, 'one', ${i});\n`).join('');

describe('Copies', () => {
  it('of twelve lines are found, with the places of both', () => {
    const sources = { 'a.ts': `const a = 1;\n${lines(12)}`, 'b.ts': `const b = 2;\n\n${lines(12)}}\n` };
    expect(copiesIn(sources)).toEqual(['b.ts:3-14 is a.ts:2-13 again']);
  });

  it('are found within one file', () => {
    expect(copiesIn({ 'a.ts': `${lines(12)}const between = 1;\n${lines(12)}` })).toEqual([
      'a.ts:14-25 is a.ts:1-12 again',
    ]);
  });

  it('are told once, as long as they are', () => {
    expect(copiesIn({ 'a.ts': lines(16), 'b.ts': lines(16) })).toEqual(['b.ts:1-16 is a.ts:1-16 again']);
  });

  it('do not hide behind other strings, numbers, comments or white space', () => {
    const other = lines(12)
      .replaceAll("'one'", "'two'")
      .replaceAll(/(\d+)\)/g, '1$1)')
      .replaceAll('\n', '\n\n  // why\n  /** and\n   *  more */\n    ');
    expect(copiesIn({ 'a.ts': lines(12), 'b.ts': other })).toHaveLength(1);
  });

  it('of eleven lines are let pass, and so are other names', () => {
    expect(copiesIn({ 'a.ts': lines(11), 'b.ts': lines(11) })).toEqual([]);
    expect(copiesIn({ 'a.ts': lines(12), 'b.ts': lines(12, 'other') })).toEqual([]);
  });

  it('are not what two files import, nor data of the same form', () => {
    const imports = `import {\n${lines(12)
      .replaceAll(/\(.*\)/g, '')
      .replaceAll(';', ',')}} from './a.ts';\n`;
    expect(copiesIn({ 'a.ts': imports, 'b.ts': imports })).toEqual([]);
    const numbers = (least: number) =>
      `[\n${Array.from({ length: 12 }, (_, i) => `  [${least + i}, '${i}'],\n`).join('')}]`;
    expect(copiesIn({ 'a.ts': numbers(0), 'b.ts': numbers(100) })).toEqual([]);
  });
});
