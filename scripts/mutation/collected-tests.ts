/** Stands in for Vitest where mutants are tried: tests are collected, and run as often as they are wanted. */

import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  customMatchers,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';

export interface Collected {
  readonly title: string;
  readonly run: () => unknown;
}
export const collected: Collected[] = [];
const titles: string[] = [];
let finishing: (() => unknown)[] = [];

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
export const expect = chai.expect as typeof chai.expect & { extend(expect: object, matchers: object): void };
expect.extend(expect, customMatchers);
Object.assign(expect, Reflect.get(globalThis, ASYMMETRIC_MATCHERS_OBJECT));

export const onTestFinished = (run: () => unknown): void => void finishing.push(run);
/** Types are the compiler's business. */
export const expectTypeOf = (): unknown =>
  new Proxy(() => {}, { get: () => expectTypeOf(), apply: () => expectTypeOf() });

type Each = readonly unknown[];
const spread = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : [row]);
const each =
  <Run>(one: (title: string, run: () => unknown) => void) =>
  (rows: Each) =>
  (title: string, run: Run) =>
    rows.forEach((row, i) => {
      one(`${title} ${i}`, () => (run as (...args: readonly unknown[]) => unknown)(...spread(row)));
    });

function one(title: string, run: () => unknown): void {
  const before = [...preparing];
  collected.push({
    title: [...titles, title].join(' > '),
    run: async () => {
      finishing = [];
      try {
        for (const prepare of before) await prepare();
        await run();
      } finally {
        for (const finish of finishing) await finish();
      }
    },
  });
}
function group(title: string, run: () => unknown): void {
  titles.push(title);
  const before = preparing;
  preparing = [...before];
  run();
  preparing = before;
  titles.pop();
}
let preparing: (() => unknown)[] = [];
export const beforeAll = (run: () => unknown): void => void preparing.push(run);
export const it = Object.assign(one, { each: each(one) });
export const test = Object.assign(one.bind(null), { each: each(one) });
export const describe = Object.assign(group, { each: each(group) });
