import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const reserved = new BlockList();
for (const [net, prefix] of [
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
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(net, prefix, 'ipv4');

const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const special6 = new BlockList();
// Documentation, Teredo and 6to4, which contain other addresses.
for (const [net, prefix] of [
  ['2001:db8::', 32],
  ['2001::', 23],
  ['2002::', 16],
] as const)
  special6.addSubnet(net, prefix, 'ipv6');

/** Returns whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  if (family === 6) return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
  return false;
}

/** Resolves while connecting, so that a name cannot change in between. */
export const lookupPublic: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    const [first] = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    if (!first) {
      done(error ?? Object.assign(new Error(`${host} is not on the public internet.`), { code: 'ENOTFOUND' }), '', 4);
      return;
    }
    if (options.all) done(null, [first]);
    else done(null, first.address, first.family);
  });
};
