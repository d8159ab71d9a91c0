/**
 * No code is written twice: no pair of places may share 12 or more like lines, in the sources of packages and scripts.
 * Lines are alike if they differ only in white space, or in the strings and numbers among their words; comments, empty
 * lines and imports do not count. `npm run lint` runs it. Tests are left out: each should read whole. So are messages, which are data.
 *
 *     node scripts/copies.ts
 */

import { globSync, readFileSync } from 'node:fs';

const LEAST = 12;
const SOURCES = ['packages/*/{src,bin,build}/**/*.{ts,tsx,mjs,js,css}', 'scripts/*.{ts,mjs}', '*.ts'];

interface Line {
  readonly no: number;
  readonly shape: string;
}
interface Place {
  readonly path: string;
  readonly lines: readonly Line[];
  readonly start: number;
}

/** Every pair of places that share so many lines, as `a.ts:3-14 is b.ts:20-31 again`. */
export function copiesIn(sources: { readonly [path: string]: string }): string[] {
  const firsts = new Map<string, Place>();
  const found: string[] = [];
  for (const [path, text] of Object.entries(sources)) {
    const lines = linesOf(text);
    for (let start = 0; start + LEAST <= lines.length; ) {
      const here = { path, lines, start };
      const key = lines
        .slice(start, start + LEAST)
        .map(({ shape }) => shape)
        .join('\n');
      const first = firsts.get(key);
      if (first === undefined) firsts.set(key, here);
      const length = first === undefined ? 0 : sharedLength(first, here);
      if (first !== undefined && length >= LEAST)
        found.push(`${named(here, length)} is ${named(first, length)} again`);
      start += Math.max(length, 1);
    }
  }
  return found;
}

/** How many lines two places share; within one file they may not overlap. */
function sharedLength(one: Place, other: Place): number {
  const most = one.lines === other.lines ? other.start - one.start : Number.POSITIVE_INFINITY;
  let length = 0;
  while (length < most && isLike(one.lines[one.start + length], other.lines[other.start + length])) length++;
  return length;
}
const isLike = (one: Line | undefined, other: Line | undefined): boolean =>
  one !== undefined && one.shape === other?.shape;

const named = ({ path, lines, start }: Place, length: number): string =>
  `${path}:${lines[start].no}-${lines[start + length - 1].no}`;

/** The lines that count. What is taken out leaves its line ends behind, so that the numbers stay right. */
function linesOf(text: string): Line[] {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^(import|export)\b[^;'"=(]*\bfrom\b.*$/gm, (gone) =>
      gone.replaceAll(/[^\n]/g, ''),
    )
    .split('\n')
    .map((line, i) => ({ no: i + 1, shape: shapeOf(line) }))
    .filter(({ shape }) => shape !== '');
}
/** A line of nothing but strings and numbers is data, and stays as it is. */
function shapeOf(line: string): string {
  const plain = line.replaceAll(/\s+/g, ' ').trim();
  const shape = plain.replaceAll(/'[^']*'|"[^"]*"/g, "''").replaceAll(/\b\d[\d_.]*/g, '0');
  return /[a-z]/i.test(shape) ? shape : plain;
}

if (import.meta.main) {
  const paths = globSync(SOURCES).sort();
  const copies = copiesIn(Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')])));
  for (const copy of copies) console.log(copy);
  console.log(`${paths.length} files, ${copies.length} copies of ${LEAST} lines or more`);
  if (copies.length > 0) process.exitCode = 1;
}
