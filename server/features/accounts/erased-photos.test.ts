import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { deliver } from '../../../test/support/delivered-sale.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { uploadMessagePhoto } from '../../../test/support/upload-message-photo.ts';
import { sweepImages } from '../images/sweep-images.ts';
import { removeAccount } from './delete-user.ts';
import { eraseRemoved } from './erase-removed.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const statusOf = async (url: string) => (await fetch(new URL(url, market.origin))).status;
const hashOf = (url: string) => /[\da-f]{64}/.exec(url)?.[0] ?? url;

async function erase(...people: Actor[]): Promise<void> {
  const { id: operator } = await market.admin();
  for (const { id } of people) await removeAccount(market.services, operator, { id });
  await market.drainJobs();
  await market.sql(`update accounts set deleted_at = now() - interval '31 days' where deleted_at is not null`);
  while ((await eraseRemoved(market.services)) > 0);
  while ((await sweepImages(market.services)) > 0);
}

const filesOf = async (url: string): Promise<string[]> =>
  (await readdir(market.services.config.dataDir, { recursive: true })).filter((name) => name.includes(hashOf(url)));

it('photos of a dispute and of messages go with their writer from the disk and from caches, and no others', async () => {
  const { id, listing, buyer, seller } = await deliver(market);
  const [report, message, evidence] = [
    await uploadMessagePhoto(market, buyer, 51),
    await uploadMessagePhoto(market, buyer, 52),
    await uploadMessagePhoto(market, seller, 53),
  ];
  const params = { id };
  await buyer.api.reportProblem({ params, body: { reason: 'is_damaged', images: [report] } });
  await seller.api.addEvidence({ params, body: { text: 'It was whole.', images: [evidence] } });
  const { id: conversation } = await buyer.api.startConversation({ body: { listingId: listing.id, text: 'Look.' } });
  await buyer.api.sendMessage({ params: { id: conversation }, body: { text: '', images: [message] } });
  const all = [report, message, evidence];
  expect(await Promise.all(all.map(statusOf))).toEqual([200, 200, 200]);
  for (const url of all) expect(await filesOf(url)).not.toEqual([]);

  await erase(buyer);
  expect(await Promise.all(all.map(statusOf))).toEqual([404, 404, 200]);
  expect(await Promise.all([report, message].map(filesOf))).toEqual([[], []]);

  await erase(seller);
  expect(await statusOf(evidence)).toBe(404);
  expect(await filesOf(evidence)).toEqual([]);
});
