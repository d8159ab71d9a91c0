/** Seals: SHA-256 in base64url. Not by `crypto.subtle`, which plain http in a home network does not have. */

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

export const sealOf = (text: string): string =>
  btoa(String.fromCharCode(...sha256(utf8ToBytes(text))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
