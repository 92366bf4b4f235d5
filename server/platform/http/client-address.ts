import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Hexadecimal groups of an IPv6 address that name the network; one household has all addresses in it. */
const NETWORK_GROUPS = 4;

/**
 * The network that a request came from, to count its requests by.
 * @param trustProxy proxies in front of this process that write `X-Forwarded-For`; what stands further left in that
 *   header was written by the client and proves nothing. With 0 all visitors of a proxy count as one address, the proxy's
 * @returns undefined when it cannot be known: on a local socket
 */
export function clientAddress(c: Context, trustProxy: number): string | undefined {
  const socket = plain(getConnInfo(c).remote.address ?? '');
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').flatMap((one) => plain(one.trim()) || []);
  const hops = [...forwarded, socket];
  return networkOf(hops[Math.max(0, hops.length - 1 - trustProxy)] ?? '') || undefined;
}

/** An IPv4 address that arrived in IPv6's clothes is itself again. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = [head, tail ?? ''].map((half) => half.split(':').filter(Boolean));
  const zeros = tail === undefined ? 0 : 8 - groups.flat().length;
  const all = [...(groups[0] ?? []), ...Array.from({ length: zeros }, () => '0'), ...(groups[1] ?? [])];
  return all.slice(0, NETWORK_GROUPS).join(':');
}
