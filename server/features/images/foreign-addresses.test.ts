import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { foreignAddresses } from '../../../test/support/foreign-addresses.ts';
import { formOf } from '../../../test/support/image-feature.ts';
import { type Listing, type Market, openMarket } from '../../../test/support/marketplace.ts';
import { reportProof } from '../../../test/support/proof-report.ts';
import { watchOutbound } from '../../../test/support/watch-outbound.ts';

let market: Market;
let seller: Actor;
let listing: Listing;
let own: string;
let trap: Server;
let asked = 0;
let trapAddress: string;
beforeAll(async () => {
  market = await openMarket();
  seller = await market.seller();
  own = await market.picture(seller);
  listing = await market.listing({ seller });
  trap = createServer((request, response) => {
    asked += 1;
    const onwards = request.url === '/to-file' ? 'file:///etc/passwd' : 'http://169.254.169.254/latest/meta-data/';
    response.writeHead(302, { Location: onwards }).end();
  });
  await new Promise<void>((listening) => trap.listen(0, '127.0.0.1', listening));
  trapAddress = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await market.close();
  trap.close();
});

const doors: Record<string, (url: string) => Promise<{ status: number }>> = {
  'the picture of a new listing': (url) => create({ image: url }),
  'one more picture of it': (url) => create({ image: own, images: [own, url] }),
  'the picture of an old listing': (url) =>
    seller.call('updateListing', { params: { id: listing.id }, body: { image: url } }),
  'the photo itself': (url) => seller.fetch('/api/images', { method: 'POST', body: formOf(['image', url]) }),
};
const create = (pictures: object) =>
  seller.call('createListing', {
    body: {
      sellerName: 'Sam',
      location: 'Here',
      phone: '555 0100',
      productName: 'Chair',
      price: '120',
      condition: 'Good',
      description: 'A chair.',
      year: '2019',
      ...pictures,
    },
  });

it('accepts none of a hundred addresses as a picture, and requests none of them', async () => {
  const addresses = foreignAddresses(own, trapAddress);
  expect(new Set(addresses).size).toBe(100);
  const database = process.env.TEST_DATABASE_URL ? new URL(process.env.TEST_DATABASE_URL).host : '';
  const outbound = watchOutbound([new URL(market.origin).host, database]);
  const taken: string[] = [];
  const knock = async (door: string, address: string) => {
    const status = (await doors[door]?.(address))?.status;
    if (status !== 422) taken.push(`${address} as ${door}: ${status}`);
  };
  for (const address of addresses) await Promise.all(Object.keys(doors).map((door) => knock(door, address)));
  // A server of a test file before this one may still call itself.
  const isOfOtherTest = (place: string) => /^127\.0\.0\.1:\d{5}$/.test(place) && place !== new URL(trapAddress).host;
  const places = outbound.places().filter((place) => !isOfOtherTest(place));
  // Proves that the trap works.
  await fetch(trapAddress, { redirect: 'manual' });
  expect(outbound.places().filter((place) => !isOfOtherTest(place))).toEqual([...places, new URL(trapAddress).host]);
  outbound.stop();
  reportProof({
    proof: 'Foreign addresses as a picture: refused, nobody asked',
    tried: addresses.length * Object.keys(doors).length,
    lost: taken.length + places.length + asked - 1,
  });
  expect(taken).toEqual([]);
  expect(places).toEqual([]);
  expect(asked).toBe(1);
  expect(await market.sql('select count(*)::int as listings from listings')).toEqual([{ listings: 1 }]);
});
