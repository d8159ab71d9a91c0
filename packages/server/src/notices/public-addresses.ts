/** Which addresses a webhook may have: those of the open internet, so that nobody reaches through us what only we can reach. */

import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { BadInput } from '@diadochi/kernel';

/** Networks that are private, local, reserved or for many at once (RFC 6890 and its registries). */
const CLOSED_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
const CLOSED_6 = [
  ['::', 96], // with the old way to write an IPv4 address in it
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;
/** A list for each family: in one list every IPv4 address would be an IPv6 address that has it in it. */
const [closed4, closed6] = [new BlockList(), new BlockList()];
for (const [network, prefix] of CLOSED_4) closed4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of CLOSED_6) closed6.addSubnet(network, prefix, 'ipv6');

export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  return family === 6 && !closed6.check(address, 'ipv6');
}

export interface Found {
  readonly address: string;
  readonly family: number;
}
/** How a name becomes addresses, and which of them may be used; tests have their own. */
export interface Reach {
  resolve(host: string): Promise<readonly Found[]>;
  isOpen(address: string): boolean;
}
export const openInternet: Reach = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isOpen: isPublic,
};

const LONGEST = 500;
/** An address that somebody wants to be told at; `BadInput` if it cannot be one. */
export function readAddress(text: string): URL {
  const url = text.length > LONGEST ? null : URL.parse(text);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new BadInput('The address should begin with https://');
  if (url.username !== '' || url.password !== '')
    throw new BadInput('The address should hold no name and no password.');
  return url;
}

/** Where to send something: every address of the name must be open, so that none can be chosen for us. */
export async function destinationOf({ hostname }: URL, { resolve, isOpen }: Reach): Promise<Found> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const all = family !== 0 ? [{ address: host, family }] : await resolve(host);
  if (all.length === 0 || !all.every(({ address }) => isOpen(address)))
    throw new BadInput('The address is not one of the open internet.');
  return all[0];
}
