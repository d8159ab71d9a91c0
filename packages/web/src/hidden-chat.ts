/** Whose words this browser does not show: nobody else learns of it. */

import { signal } from '@preact/signals';
import { readStored, writeStored } from './browser-storage.ts';

const HIDDEN = 'diadochi.hidden';
type Hidden = { readonly [table: string]: readonly number[] };
const hidden = signal((readStored(HIDDEN) ?? {}) as Hidden);

export const isHidden = (table: string, seat: number | null): boolean =>
  seat !== null && (hidden.value[table] ?? []).includes(seat);

export function hide(table: string, seat: number, away: boolean): void {
  const others = (hidden.value[table] ?? []).filter((each) => each !== seat);
  hidden.value = { ...hidden.value, [table]: away ? [...others, seat] : others };
  writeStored(HIDDEN, hidden.value);
}
