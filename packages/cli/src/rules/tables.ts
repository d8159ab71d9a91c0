/** Tables with tabs between their cells, as the lists of clauses are kept; a mistake is named with its line. */

import { join } from 'node:path';
import { BadInput } from '@diadochi/kernel';
import { readText } from '../files.ts';

export interface Row {
  readonly cells: { readonly [column: string]: string };
  /** `file:line`. */
  readonly at: string;
}

export function readTable(root: string, file: string, columns: readonly string[]): Row[] {
  const [header, ...lines] = readText(join(root, file)).split(/\r?\n/);
  if (header !== columns.join('\t'))
    throw new BadInput(`${file}:1: the columns should be ${columns.join(', ')}`);
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line, i) => {
    const at = `${file}:${i + 2}`;
    const cells = line.split('\t');
    if (cells.length !== columns.length)
      throw new BadInput(`${at}: ${cells.length} cells, but there are ${columns.length} columns`);
    if (cells.some((cell) => cell !== cell.trim())) throw new BadInput(`${at}: stray blanks in a cell`);
    return { at, cells: Object.fromEntries(columns.map((column, place) => [column, cells[place]])) };
  });
}
