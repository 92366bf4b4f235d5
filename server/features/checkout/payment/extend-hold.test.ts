import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({ env: { RATE_LIMITS: 'on', HOLD_MINUTES: '15' } });
});
afterAll(() => market.close());

const MINUTE = 60_000;
const minutesUntil = (iso: string) => (Date.parse(iso) - Date.now()) / MINUTE;

it('holds a listing for three minutes, and for fifteen once a card is being entered', async () => {
  const listing = await market.listing();
  const [buyer, rival] = [await market.buyer(), await market.buyer()];
  await buyer.api.addWish({ body: { previousId: listing.id } });
  const { onHoldUntil } = await buyer.api.createPaymentIntent({
    body: { previousId: listing.id, price: listing.price },
  });
  expect(minutesUntil(onHoldUntil)).toBeGreaterThan(2.5);
  expect(minutesUntil(onHoldUntil)).toBeLessThanOrEqual(3);
  const extend = (by: typeof buyer) => by.call('extendHold', { params: { previousId: listing.id } });
  expect(await extend(rival)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const kept = (await buyer.api.extendHold({ params: { previousId: listing.id } })).onHoldUntil;
  expect(minutesUntil(kept)).toBeGreaterThan(14.5);
  expect(minutesUntil(kept)).toBeLessThanOrEqual(15);
  expect((await buyer.api.extendHold({ params: { previousId: listing.id } })).onHoldUntil).toBe(kept);
  expect(await market.stranger.api.getListing({ params: { id: listing.id } })).toMatchObject({ onHoldUntil: kept });
});

it('does not bring back an expired hold', async () => {
  const listing = await market.listing();
  const buyer = await market.buyer();
  await buyer.api.addWish({ body: { previousId: listing.id } });
  await buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
  await market.sql('update purchases set held_until = now(), due_at = now() where listing_id = $1', [listing.id]);
  expect(await buyer.call('extendHold', { params: { previousId: listing.id } })).toMatchObject({ status: 409 });
  await market.drainJobs();
  expect(await market.stranger.api.getListing({ params: { id: listing.id } })).not.toHaveProperty('onHoldUntil');
});
