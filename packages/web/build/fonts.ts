/**
 * The fonts, cut down to the letters that European languages need, into `.cache/fonts`. As they come, the second
 * file of the text face alone (every Latin letter there is) would be heavier than all the rest of the page.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../.cache/fonts');

const SANS = '@fontsource-variable/source-sans-3/files/source-sans-3';
const CINZEL = '@fontsource/cinzel/files/cinzel';
/** Where each comes from; those of the second kind are loaded only by pages that have such letters. */
const cuts: { readonly [name: string]: readonly [source: string, letters: string] } = {
  'sans.woff2': [`${SANS}-latin-wght-normal.woff2`, between([0x20, 0x17f], [0x2000, 0x22ff])],
  'sans-extended.woff2': [`${SANS}-latin-ext-wght-normal.woff2`, between([0x100, 0x17f], [0x218, 0x21b])],
  'cinzel.woff2': [`${CINZEL}-latin-700-normal.woff2`, between([0x20, 0x17f], [0x2000, 0x22ff])],
  'cinzel-extended.woff2': [`${CINZEL}-latin-ext-700-normal.woff2`, between([0x100, 0x17f], [0x218, 0x21b])],
};

function between(...ranges: readonly (readonly [number, number])[]): string {
  const codes = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
  return String.fromCodePoint(...codes);
}

async function makeFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, [source, letters]] of Object.entries(cuts)) {
    const axes = source.includes('wght') ? { variationAxes: { wght: { min: 400, max: 800 } } } : {};
    const font = await subset(readFileSync(resolve(source)), letters, { targetFormat: 'woff2', ...axes });
    writeFileSync(join(folder, name), font);
  }
}

/** They are there before anything is built: whoever only reads the settings, as a check of them does, makes none. */
export const fonts = (): Plugin => ({ name: 'diadochi:fonts', config: makeFonts });
