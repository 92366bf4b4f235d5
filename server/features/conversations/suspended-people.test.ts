import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type EventReader, readEvents } from '../../../test/support/event-reader.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const asked = async () => {
  const [buyer, listing] = [await market.buyer(), await market.listing()];
  const { id } = await buyer.api.startConversation({ body: { listingId: listing.id, text: 'Is it still available?' } });
  return { buyer, seller: listing.seller, listing, id };
};

it('a conversation of a suspended person is about paid sales alone, and their offers end', async () => {
  const { seller, buyer, listing, id } = await asked();
  const sold = await market.listing({ seller });
  await market.buy(buyer, sold);
  const { id: paid } = await buyer.api.startConversation({ body: { listingId: sold.id, text: 'When?' } });
  const mine = await buyer.api.makeOffer({ body: { listingId: listing.id, amountCents: 10_000 } });
  await market.sql('update accounts set suspended_at = now() where id = $1', [buyer.id]);
  const refused = { status: 403, body: { message: expect.stringContaining('suspended') } };
  const elsewhere = await market.listing();
  const attempts = [
    buyer.call('sendMessage', { params: { id }, body: { text: 'Hello?' } }),
    buyer.call('startConversation', { body: { listingId: elsewhere.id, text: 'Hello?' } }),
    buyer.call('makeOffer', { body: { listingId: elsewhere.id, amountCents: 10_000 } }),
  ];
  for (const answer of await Promise.all(attempts)) expect(answer).toMatchObject(refused);
  expect((await buyer.call('sendMessage', { params: { id: paid }, body: { text: 'At six?' } })).status).toBe(201);
  const [row] = await market.sql('select state from offers where id = $1', [mine.id]);
  expect(row?.state).toBe('superseded');
});

it('a conversation says on both open pages within a second that one is suspended, refuses both, and goes on afterwards', async () => {
  const { buyer, seller, listing, id } = await asked();
  const openPages = () => Promise.all([buyer, seller].map((one) => readEvents(one)));
  const pages = await openPages();
  const closedFor = async (one: Actor) => (await one.api.getConversation({ params: { id } })).closed;
  const said = (page: EventReader) =>
    page.events().filter(({ event, data }) => event === 'message' && data.conversationId === id && !data.message);
  const admin = await market.admin();
  await market.stranger.api.sendReport({ body: { kind: 'listing', targetId: listing.id, reason: 'spam' } });
  const [found] = await market.sql('select id from cases where target_id = $1', [listing.id]);
  const body = { action: 'suspend' as const, reason: 'The photos show another sofa.' };
  await admin.api.decideCase({ params: { id: String(found?.id) }, body });
  for (const page of pages) await expect.poll(() => said(page).length, { timeout: 1_000 }).toBe(1);
  expect([await closedFor(buyer), await closedFor(seller)]).toEqual(['suspended', 'silenced']);
  for (const one of [buyer, seller]) {
    const { status, body: answer } = await one.call('sendMessage', { params: { id }, body: { text: 'Hello?' } });
    expect([status, answer]).toMatchObject([403, { code: 'not_allowed', fields: { text: expect.any(String) } }]);
  }
  // The suspension has ended the seller's stream.
  const again = await openPages();
  await seller.api.appealCase({ params: { id: String(found?.id) }, body: { reason: 'It is the very sofa.' } });
  await (await market.admin()).api.decideCase({
    params: { id: String(found?.id) },
    body: { action: 'none', reason: 'It is.' },
  });
  for (const page of again) await expect.poll(() => said(page).length, { timeout: 1_000 }).toBe(1);
  expect([await closedFor(buyer), await closedFor(seller)]).toEqual([undefined, undefined]);
  for (const page of [...pages, ...again]) await page.close();
});
