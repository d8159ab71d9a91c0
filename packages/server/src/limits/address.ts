/** By which name an address is counted: who has one address of IPv6 has all of its /64. */

import { isIPv4, isIPv6 } from 'node:net';

export function addressKey(address: string): string {
  // Without the port that some proxies add, and without the zone.
  const bare = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const [plain] = bare.split('%');
  const inside = /^(?:::|(?:0+:){5})ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (inside !== undefined && isIPv4(inside)) return inside;
  if (!isIPv6(plain)) return plain;
  const [front, back] = plain.split('::');
  const groupsOf = (part: string | undefined): string[] =>
    part === undefined || part === '' ? [] : part.split(':');
  const [start, end] = [groupsOf(front), groupsOf(back)];
  // An IPv4 tail counts as two groups; it is in the half that we leave out.
  const length = (groups: string[]) => groups.length + (groups.at(-1)?.includes('.') ? 1 : 0);
  const missing = back === undefined ? 0 : 8 - length(start) - length(end);
  const groups = [...start, ...Array<string>(Math.max(missing, 0)).fill('0'), ...end];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
