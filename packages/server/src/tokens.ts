/** Secrets of links and tokens: long enough not to be guessed, and stored only as hashes. */

import { hash, randomBytes } from 'node:crypto';

/** 128 bits, readable in a link. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

/** A table's name in addresses: nothing secret, but not to be counted through either. */
export const newTableId = (): string =>
  randomBytes(6).toString('base64url').replaceAll(/[-_]/g, 'x').toLowerCase();

export const hashOf = (secret: string): string => hash('sha256', secret, 'base64url');
