/** What makes this browser the owner of tables that were opened in it: the server gives it out once, and then knows a hash. */

import { readStored, writeStored } from './browser-storage.ts';

const OWNED = 'diadochi.owned';
/** Of tables long ago nothing is left to be done. */
const MOST = 200;

type Owned = { readonly [table: string]: string };
const all = (): Owned => (readStored(OWNED) ?? {}) as Owned;

export const rememberOwner = (id: string, secret: string): void =>
  writeStored(OWNED, Object.fromEntries([...Object.entries(all()), [id, secret]].slice(-MOST)));

export const ownerSecret = (id: string): string | null => all()[id] ?? null;
