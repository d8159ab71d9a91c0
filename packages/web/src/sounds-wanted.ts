/** Whether somebody wants to hear the table: not before he has said so, in this browser. */

import { signal } from '@preact/signals';
import { readStored, writeStored } from './browser-storage.ts';

const WANTED = 'diadochi.sounds';
export const wantsSounds = signal(readStored(WANTED) === true);

export function chooseSounds(wanted: boolean): void {
  wantsSounds.value = wanted;
  writeStored(WANTED, wanted);
}
