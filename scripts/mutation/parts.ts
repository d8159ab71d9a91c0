/** Which sources are mutated, by the parts of the rules, and which tests they are tried with. */

import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

const rules = (section: string): string => `packages/successors/src/rules/${section}/**/*.ts`;
const OF_RULES = ['packages/{kernel,successors}/test/**/*.test.ts', 'test/scenarios.test.ts'];
/** The proof game is what the kernel is tried with: small, and all of the kernel is in it. */
const OF_KERNEL = ['packages/{kernel,proof}/test/**/*.test.ts'];
interface Part {
  readonly sources: string;
  readonly tests: readonly string[];
}
const part = (sources: string, tests = OF_RULES): Part => ({ sources, tests });
export const PARTS: { readonly [part: string]: Part } = {
  battle: part(rules('14-land-battle')),
  siege: part(rules('15-sieges')),
  interception: part(rules('11-interception')),
  evasion: part(rules('12-evasion')),
  naval: part(rules('13-naval-movement')),
  victory: part(rules('3-victory')),
  cards: part('packages/successors/src/cards/**/*.ts'),
  kernel: part('packages/kernel/src/*.ts', OF_KERNEL),
};
/** Contracts are types and names: what is wrong in them does not compile. */
const DECLARATIONS = /\/(contract|section|index)\.ts$/;
/** Laws play whole games for every mutant; the others are about types, or about modules put in each other's place. */
const TOO_LONG = /\/(laws|types)\.test\.ts$/;

const files = (root: string, patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root })
    .toSorted()
    .map((file) => join(root, file));
/** All sources of a part, or those with these names. */
export const sourcesOf = (root: string, name: string, only?: readonly string[]): string[] =>
  files(root, [PARTS[name].sources]).filter(
    (file) => !DECLARATIONS.test(file) && (only?.includes(basename(file, '.ts')) ?? true),
  );
export const testsOf = (root: string, name: string): string[] =>
  files(root, PARTS[name].tests).filter((file) => !TOO_LONG.test(file));
