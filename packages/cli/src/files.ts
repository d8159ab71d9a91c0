/** Files from and for people: read whole, written whole or not at all; what goes wrong is bad input in one line. */

import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BadInput } from '@diadochi/kernel';

const MEGABYTE = 1024 * 1024;

export function readText(path: string, megabytes = 64): string {
  let text: string;
  try {
    const file = statSync(path);
    if (file.isDirectory()) throw new BadInput(`${path} is a folder, not a file`);
    if (file.size > megabytes * MEGABYTE)
      throw new BadInput(`${path} is too large: ${file.size} bytes, at most ${megabytes} MB are read`);
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw error instanceof BadInput ? error : fault(path, 'read', error);
  }
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** Never a half-written file: the text goes to a temporary name in the same folder, which is then renamed. */
export function writeWhole(path: string, text: string): void {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    const file = openSync(draft, 'wx');
    try {
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw fault(path, 'written', error);
  }
}

export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw fault(path, 'made', error);
  }
}

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'something else has that name',
  EISDIR: 'it is a folder',
  EACCES: 'that is not allowed',
  EPERM: 'that is not allowed',
  EROFS: 'that is not allowed',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};
function fault(path: string, done: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? error : new BadInput(`${path} can't be ${done}: ${REASONS[code] ?? code}`);
}
