/** Writes each text of the built page a second and third time, compressed as well as it goes: the server sends those. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is in public/ is no part of the bundle, and is copied beside it. */
export function compressed(also: readonly string[]): Plugin {
  return {
    name: 'diadochi:compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = [
        ...Object.keys(bundle).filter((name) => /\.(html|js|css|svg|json)$/.test(name)),
        ...also,
      ];
      // Zlib works in threads of its own: on all cores, that is.
      await Promise.all(names.map((name) => compress(join(dir, name))));
    },
  };
}

const [brotlied, gzipped] = [promisify(brotliCompress), promisify(gzip)];

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const inBrotli = brotlied(text).then((packed) => writeFile(`${file}.br`, packed));
  const inGzip = gzipped(text, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed));
  await Promise.all([inBrotli, inGzip]);
}
