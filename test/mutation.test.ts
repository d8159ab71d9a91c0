/** The mutants of `npm run campaign:mutants`: one text that holds them all, and is what it was while none of them is on. */
import { stripTypeScriptTypes } from 'node:module';
import { afterEach, expect, it } from 'vitest';
import { mutate } from '../scripts/mutation/mutants.ts';

const SOURCE = `
const list: number[] = [];
const note = (n: number): void => {
  if (isOdd(n)) list.push(n);
  else list.push(-n);
};
const isOdd = (n: number): boolean => n % 2 === 1;
for (const n of [1, 2, 3].filter((each) => each > 1 && !isOdd(each))) note(n);
export default { list, most: Math.max(...list, 0), any: list.some((n) => n < 0) as boolean };
`;
const world = globalThis as { $mutation?: { is(mutant: number): boolean } };
async function withOn(on: number): Promise<unknown> {
  world.$mutation = { is: (mutant) => mutant === on };
  const code = stripTypeScriptTypes(mutate('a.ts', SOURCE, 0).text);
  const { default: result } = await import(`data:text/javascript,${encodeURIComponent(`${code}//${on}`)}`);
  return result;
}
afterEach(() => {
  delete world.$mutation;
});

it('no mutant is on: everything is as written', async () => {
  expect(await withOn(-1)).toEqual({ list: [-2], most: 0, any: true });
});

it('each mutant is one change, on its line', async () => {
  const { mutants } = mutate('a.ts', SOURCE, 0);
  const named = mutants.map(({ line, from, to }) => `${line}: ${from} → ${to}`);
  expect(named).toContain('4: isOdd(n) → !(isOdd(n))');
  expect(named).toContain('4: list.push(n); → ');
  expect(named).toContain('7: n % 2 === 1 → n % 2 !== 1');
  expect(named).toContain('8: each > 1 && !isOdd(each) → (each > 1) || (!isOdd(each))');
  expect(named).toContain('9: list.some((n) => n < 0) → list.every((n) => n < 0)');
  const changed = async (name: string) => withOn(named.indexOf(name));
  expect(await changed('4: isOdd(n) → !(isOdd(n))')).toMatchObject({ list: [2] });
  expect(await changed('8: each > 1 && !isOdd(each) → (each > 1) || (!isOdd(each))')).toMatchObject({
    list: [-2, 3],
  });
  expect(await changed('9: n < 0 → n >= 0')).toMatchObject({ any: false });
});

it('types, imports and names stay as they are', () => {
  const source = `import { a } from './a.ts';\ntype B = { readonly c: true } | 'x';\nexport const d = { e: a } satisfies object;`;
  expect(mutate('a.ts', source, 0).mutants).toEqual([]);
});
