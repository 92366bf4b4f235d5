import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** IPv6 groups of one network, such as a household. */
const NETWORK_GROUPS = 4;

/**
 * Returns the network of a request, for rate limits.
 * @param trustProxy trusted proxies: `X-Forwarded-For` entries further left are forged
 * @returns undefined when unknown
 */
export function clientAddress(c: Context, trustProxy: number): string | undefined {
  const socket = plain(getConnInfo(c).remote.address ?? '');
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').flatMap((one) => plain(one.trim()) || []);
  const hops = [...forwarded, socket];
  return networkOf(hops[Math.max(0, hops.length - 1 - trustProxy)] ?? '') || undefined;
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = [head, tail ?? ''].map((half) => half.split(':').filter(Boolean));
  const zeros = tail === undefined ? 0 : 8 - groups.flat().length;
  const all = [...(groups[0] ?? []), ...Array.from({ length: zeros }, () => '0'), ...(groups[1] ?? [])];
  return all.slice(0, NETWORK_GROUPS).join(':');
}
