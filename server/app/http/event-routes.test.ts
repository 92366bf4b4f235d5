import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readEvents } from '../../../test/support/event-reader.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

/** Milliseconds that a client may take to read a response. */
const readIn = 600;

let market: Market;
beforeAll(async () => {
  market = await openMarket({ readIn });
});
afterAll(() => market.close());

it('the stream of events stays open for longer than a slow client may read', async () => {
  const [buyer, { id, seller }] = [await market.buyer(), await market.listing()];
  const stream = await readEvents(seller);
  await pause(3 * readIn);
  expect(stream.isOpen()).toBe(true);
  await buyer.api.startConversation({ body: { listingId: id, text: 'Is it still there?' } });
  await stream.waitFor(1);
  expect(stream.messages()).toMatchObject([{ text: 'Is it still there?' }]);
  await stream.close();
});

it('a stream that ended before its first event is resumed without a loss', async () => {
  const [buyer, { id, seller }] = [await market.buyer(), await market.listing()];
  await buyer.api.startConversation({ body: { listingId: id, text: 'Hello.' } });
  const first = await readEvents(seller);
  await vi.waitFor(() => expect(first.lastId()).not.toBe('0'), { timeout: 120_000 });
  await first.close();
  await buyer.api.startConversation({ body: { listingId: id, text: 'Is it still there?' } });
  const second = await readEvents(seller, first.lastId());
  await second.waitFor(1);
  expect(second.messages()).toMatchObject([{ text: 'Is it still there?' }]);
  await second.close();
});
