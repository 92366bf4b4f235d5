import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../../test/support/actor.ts';
import type { Listing } from '../../../../test/support/marketplace.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';

let shop: MoneyMarket;
let late: Actor;
beforeAll(async () => {
  shop = await openMoneyMarket();
  late = await shop.market.buyer({ name: 'Late Lena' });
});
afterAll(() => shop.market.close());

const begin = async () => {
  const listing = await shop.market.listing({ title: 'Gone already' });
  await late.api.addWish({ body: { previousId: listing.id } });
  const { clientSecret } = await late.api.createPaymentIntent({
    body: { previousId: listing.id, price: listing.price },
  });
  return { listing, clientSecret };
};
/** As after a restored backup. */
const payTooLate = async (card?: string) => {
  const { listing, clientSecret } = await begin();
  await shop.market.sql(`update purchases set state = 'expired', due_at = null where listing_id = $1`, [listing.id]);
  await shop.market.sql(`update listings set state = 'available' where id = $1`, [listing.id]);
  await shop.market.confirmCard(clientSecret, card);
  const answer = await confirm(listing);
  await shop.market.drainJobs();
  return { listing, answer, intent: clientSecret.split('_secret')[0] ?? '' };
};
const confirm = (listing: Listing) => late.call('confirmPayment', { params: { previousId: listing.id } });
const order = (listing: Listing) => late.api.getWish({ params: { id: listing.id } });

it('shows the state of a late payment with the saved listing, until the money is back', async () => {
  const { listing, answer, intent } = await payTooLate('pm_card_pendingRefund');
  expect(answer).toMatchObject({ status: 409, body: { code: 'item_unavailable' } });
  expect(await order(listing)).toMatchObject({ payment: 'false', moneyBack: 'pending' });

  await shop.cardProvider.endRefund(intent, 'succeed');
  await shop.retry();
  expect(await order(listing)).toMatchObject({ payment: 'false', moneyBack: 'refunded' });
});

it('never asks a buyer to pay again before a failed refund is resolved', async () => {
  const { listing, intent } = await payTooLate('pm_card_pendingRefund');
  await shop.cardProvider.endRefund(intent, 'fail');
  await shop.retry();
  expect(await order(listing)).toMatchObject({ moneyBack: 'failed' });
  const { status, body } = await confirm(listing);
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'item_unavailable', message: expect.stringContaining('we are working on it') });
});

it('shows no such state for a refunded sale', async () => {
  const { listing, id } = await shop.bought({ by: late });
  await shop.refund(id);
  await shop.retry();
  expect(await order(listing)).not.toHaveProperty('moneyBack');
});

it('does not say that nothing was charged when the provider cannot be asked', async () => {
  const { listing, clientSecret } = await begin();
  await shop.market.confirmCard(clientSecret);
  await shop.cardProvider.arm('payment_intents.retrieve', { kind: 'status', status: 500 }, 10);
  const { status, body } = await confirm(listing);
  await shop.cardProvider.disarm();
  expect(status).toBe(502);
  expect(body).toMatchObject({ code: 'provider_unavailable', message: expect.stringContaining('do not pay again') });
  expect(await confirm(listing)).toMatchObject({ status: 200, body: { status: 'paid' } });
});

it('tells a buyer that their own hold is ending, not that somebody else is paying', async () => {
  const { listing } = await begin();
  await shop.market.sql(
    `update purchases set state = 'expiring', due_at = now() + interval '1 hour' where listing_id = $1`,
    [listing.id],
  );
  const again = () => late.call('createPaymentIntent', { body: { previousId: listing.id, price: listing.price } });
  const { status, body } = await again();
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'conflict', message: expect.stringContaining('just ending') });
  await shop.market.sql('update purchases set due_at = now() where listing_id = $1', [listing.id]);
  await shop.market.drainJobs();
  expect(await again()).toMatchObject({ status: 200 });
});
