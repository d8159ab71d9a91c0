/** What this browser calls itself, so that it does not take two seats of a table of others by mistake. */

import { readStored, writeStored } from './browser-storage.ts';

const BROWSER = 'diadochi.browser';

/** Not `randomUUID`, which plain http in a home network does not have. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export function browserName(): string {
  const known = readStored(BROWSER);
  if (typeof known === 'string' && known !== '' && known.length <= 64) return known;
  const name = randomKey();
  writeStored(BROWSER, name);
  return name;
}
