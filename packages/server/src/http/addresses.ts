/** Where a visitor comes from: his own address, or what a proxy says that we trust. */

import type { IncomingMessage, Server } from 'node:http';
import { BadInput } from '@diadochi/kernel';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../limits/address.ts';
import { counters, type Limits } from '../limits/limits.ts';

/** Whose word is taken; null: nobody's. */
export type Trust = ((address: string, hop: number) => boolean) | null;

export function trustIn(proxies: readonly string[]): Trust {
  if (proxies.length === 0) return null;
  try {
    return proxyAddress.compile([...proxies]);
  } catch (error) {
    throw new BadInput(`the proxies that are trusted: ${(error as Error).message}`);
  }
}

export const addressOf = ({ ip }: FastifyRequest): string => addressKey(ip);

export const addressOfUpgrade = (request: IncomingMessage, trust: Trust): string =>
  addressKey(trust === null ? (request.socket.remoteAddress ?? '') : proxyAddress(request, trust));

/** Nobody holds more connections open than a few browsers would; a proxy holds those of all. */
export function guardConnections(server: Server, { connectionsOfAddress }: Limits, trust: Trust): void {
  const open = counters(connectionsOfAddress);
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (trust?.(remoteAddress, 0)) return;
    const address = addressKey(remoteAddress);
    if (open.isFull(address)) return socket.destroy();
    socket.once('close', open.enter(address));
  });
}
