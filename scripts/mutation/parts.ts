/** Which sources are mutated, by the parts of the rules; which tests they are tried with; which survivors are explained. */

import { globSync } from 'node:fs';
import { join } from 'node:path';

const rules = (section: string): string => `packages/successors/src/rules/${section}/**/*.ts`;
export const PARTS: { readonly [part: string]: string } = {
  battle: rules('14-land-battle'),
  siege: rules('15-sieges'),
  interception: rules('11-interception'),
  evasion: rules('12-evasion'),
  naval: rules('13-naval-movement'),
  victory: rules('3-victory'),
  cards: 'packages/successors/src/cards/**/*.ts',
  kernel: 'packages/kernel/src/*.ts',
};
/** Contracts are types and names: what is wrong in them does not compile. */
const DECLARATIONS = /\/(contract|section|index)\.ts$/;
const TESTS = ['packages/{kernel,successors}/test/**/*.test.ts', 'test/scenarios.test.ts'];
/** Laws play whole games for every mutant; the others are about types, or about modules put in each other's place. */
const TOO_LONG = /\/(laws|types)\.test\.ts$/;

const files = (root: string, patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root })
    .toSorted()
    .map((file) => join(root, file));
export const sourcesOf = (root: string, part: string): string[] =>
  files(root, [PARTS[part]]).filter((file) => !DECLARATIONS.test(file));
export const testsIn = (root: string): string[] => files(root, TESTS).filter((file) => !TOO_LONG.test(file));
