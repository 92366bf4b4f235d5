import { Resolver } from 'node:dns/promises';
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

/** Not `lookup`: silent name servers would hold its two threads. */
const resolver = new Resolver({ timeout: 2_000, tries: 1 });

/** Resolves while connecting, so that a name cannot change in between. */
export const lookupPublic: LookupFunction = (host, { all, family }, done) => {
  const answers = [resolver.resolve4(host), resolver.resolve6(host)];
  void Promise.allSettled(answers).then((results) => {
    const found = results
      .flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
      .filter(isPublicAddress)
      .map((address) => ({ address, family: isIP(address) }))
      .filter((one) => !family || one.family === Number(family));
    const [first] = found;
    const failure = Object.assign(new Error(`${host} is not on the public internet.`), { code: 'ENOTFOUND' });
    if (!first) done(failure, '', 4);
    else if (all) done(null, found);
    else done(null, first.address, first.family);
  });
};
