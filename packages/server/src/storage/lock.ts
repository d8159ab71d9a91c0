/** One server at a time on the data of a folder. The lock goes with the process that holds it, however that ends. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadInput } from '@diadochi/kernel';

/** Gives what lets go of it again. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'diadochi.lock');
  let db: DatabaseSync | null = null;
  try {
    mkdirSync(folder, { recursive: true });
    db = new DatabaseSync(file, { timeout: 0 });
    db.exec('BEGIN EXCLUSIVE');
    const held = db;
    return () => held.close();
  } catch (error) {
    db?.close();
    const { message } = error as Error;
    if (/locked/.test(message))
      throw new BadInput(
        `another server is at work on ${folder}; stop it first, or choose another folder with --data`,
      );
    throw new BadInput(`the data in ${folder} cannot be used: ${message}`);
  }
}
