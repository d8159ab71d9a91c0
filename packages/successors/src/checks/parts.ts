/** Small parts of which the checks of the content are made. */

import type { Content } from '../content-schema.ts';

/** Checks by name; each gives a line for every fault, with its place and the reason. */
export type Checks = { readonly [name: string]: (content: Content) => string[] };

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
export const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, i) => names.indexOf(name) < i)),
];
export const falling = (numbers: readonly number[]): number =>
  numbers.findIndex((each, i) => i > 0 && each < numbers[i - 1]);
/** A fault, unless all is well. */
export const unless = (well: boolean, fault: string): string[] => (well ? [] : [fault]);
/** How many there are, where the box has a fixed number. */
export const total = (where: string, count: number, right: number): string[] =>
  unless(count === right, `${where}: ${count}, there should be ${right}`);
/** Two lists that should name the same, each name once. */
export const matched = (where: string, given: readonly string[], expected: readonly string[]): string[] => [
  ...expected.filter((id) => !given.includes(id)).map((id) => `${where}: '${id}' is missing`),
  ...[...new Set(given)].filter((id) => !expected.includes(id)).map((id) => `${where}: '${id}' is too many`),
  ...repeated(given).map((id) => `${where}: '${id}' is there more than once`),
];
