/** Writes each text of the built page a second and third time, compressed as well as it goes: the server sends those. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is in public/ is no part of the bundle, and is copied beside it. */
export function compressed(also: readonly string[]): Plugin {
  return {
    name: 'diadochi:compressed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const names = [
        ...Object.keys(bundle).filter((name) => /\.(html|js|css|svg|json)$/.test(name)),
        ...also,
      ];
      for (const name of names) {
        const file = join(dir, name);
        const text = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(text));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
