import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createVisitor } from '../../../test/support/actor.ts';
import { readEvents } from '../../../test/support/event-reader.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

it('a stream whose access token has run out ends with its next beat, and a new token resumes it', async () => {
  const [buyer, { id, seller }] = [await market.buyer(), await market.listing()];
  const token = await seller.token();
  const page = createVisitor(market.origin, async () => token);
  const stream = await readEvents(page);
  market.clock.advance(400);
  expect((await page.fetch('/api/events')).status).toBe(401);
  const expiredAt = Date.now();
  await vi.waitFor(() => expect(stream.isOpen()).toBe(false), { timeout: 120_000, interval: 250 });
  expect(Date.now() - expiredAt).toBeLessThan(60_000);
  await buyer.api.startConversation({ body: { listingId: id, text: 'Are you there?' } });
  const next = await readEvents(seller, stream.lastId());
  await next.waitFor(1);
  expect(next.messages()).toMatchObject([{ text: 'Are you there?' }]);
  await next.close();
});
