/** `virtual:attributions`: the table of ATTRIBUTIONS.md, so that the page names everybody who is named there. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:attributions';
const file = join(import.meta.dirname, '../../../ATTRIBUTIONS.md');

interface Attribution {
  /** What it is used for: the first word of its row. */
  readonly use: string;
  readonly works: readonly Linked[];
  readonly by: string;
  readonly licences: readonly Linked[];
}
interface Linked {
  readonly name: string;
  readonly href: string;
}

export function attributions(): Plugin {
  return {
    name: 'diadochi:attributions',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      this.addWatchFile(file);
      return `export const attributions = ${JSON.stringify(attributionsIn(readFileSync(file, 'utf8')))}`;
    },
  };
}

/** `| Icons: [a](…) | by whom | [licence](…), [licence](…) |`, after the head of the table. */
export function attributionsIn(text: string): Attribution[] {
  const [, , ...rows] = text.split('\n').filter((line) => line.startsWith('|'));
  if (rows.length === 0) throw new Error('ATTRIBUTIONS.md has no table');
  return rows.map((row) => {
    const [, what, by, licences] = row.split('|').map((cell) => cell.trim());
    const use = what.split(':')[0].toLowerCase();
    return { use, works: linksIn(what), by, licences: linksIn(licences) };
  });
}

const linksIn = (cell: string): Linked[] =>
  [...cell.matchAll(/\[([^\]]+)\]\((https:[^)]+)\)/g)].map(([, name, href]) => ({ name, href }));
