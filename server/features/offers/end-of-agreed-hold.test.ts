import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Listing, type Market, openMarket } from '../../../test/support/marketplace.ts';
import { intentOf } from '../../../test/support/provider-console.ts';
import { verifyBooks } from '../checkout/books/verify-books.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(async () => {
  expect(await verifyBooks(market.services.db)).toEqual([]);
  await market.close();
});

/** An accepted offer of $100, and the payment page that its buyer has opened. */
async function accepted() {
  const [buyer, listing] = [await market.buyer(), await market.listing()];
  const { id } = await buyer.api.makeOffer({ body: { listingId: listing.id, amountCents: 10_000 } });
  await listing.seller.api.acceptOffer({ params: { id } });
  const { clientSecret } = await buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: '100' } });
  return { buyer, listing, clientSecret };
}
const hoursLeft = async ({ id }: Listing) => {
  const [row] = await market.sql(
    `select extract(epoch from held_until - now())::float8 / 3600 as hours from purchases where listing_id = $1 and held_until is not null`,
    [id],
  );
  return Number(row?.hours);
};
const endDay = ({ id }: Listing) =>
  market.sql('update purchases set held_until = now(), due_at = now() where listing_id = $1', [id]);
const stateOf = async ({ id }: Listing) =>
  (await market.sql('select state, price_cents from purchases where listing_id = $1', [id]))[0];

it('a buyer who returns just after the day has ended does not read that somebody else holds the listing', async () => {
  const { buyer, listing } = await accepted();
  // The clock comes later.
  await market.sql('update purchases set held_until = now() where listing_id = $1', [listing.id]);
  const pay = () => buyer.call('createPaymentIntent', { body: { previousId: listing.id, price: '100' } });
  expect(await pay()).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('earlier reservation of this item is just ending') },
  });
  await endDay(listing);
  await market.drainJobs();
  expect(await pay()).toMatchObject({ status: 409, body: { code: 'price_changed', details: { price: '120' } } });
});

const bankPages = new Map<string, string>();

/** The bank asks whether it is the buyer. */
async function begin(clientSecret: string) {
  const card = { number: '4000002500003155', exp_month: '12', exp_year: '34', cvc: '123' };
  const form = new URLSearchParams({ key: 'pk_test_settee', client_secret: clientSecret });
  form.set('payment_method_data[type]', 'card');
  for (const [name, value] of Object.entries(card)) form.set(`payment_method_data[card][${name}]`, value);
  const path = `/sandbox/stripe/v1/payment_intents/${intentOf(clientSecret)}/confirm`;
  const answer = await fetch(`${market.origin}${path}`, { method: 'POST', body: form });
  bankPages.set(clientSecret, (await answer.json()).next_action.use_stripe_sdk.stripe_js);
}
const authenticate = (clientSecret: string, outcome: 'succeed' | 'fail') =>
  fetch(bankPages.get(clientSecret) ?? '', { method: 'POST', body: new URLSearchParams({ outcome }) });
const confirm = (by: Actor, { id: previousId }: Listing) => by.call('confirmPayment', { params: { previousId } });

it('an accepted offer holds the listing for a day, however often its payment page is opened', async () => {
  const { buyer, listing } = await accepted();
  expect(await hoursLeft(listing)).toBeCloseTo(24, 1);
  await market.sql(`update purchases set held_until = held_until - interval '23 hours' where listing_id = $1`, [
    listing.id,
  ]);
  await buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: '100' } });
  expect(await hoursLeft(listing)).toBeCloseTo(1, 1);
});

it.each([
  ['succeed', 'after'],
  ['fail', 'after'],
  ['succeed', 'before'],
] as const)('a payment that the bank lets %s %s the end of the day has one outcome', async (outcome, when) => {
  const { buyer, listing, clientSecret } = await accepted();
  await begin(clientSecret);
  if (when === 'before') await authenticate(clientSecret, outcome);
  await endDay(listing);
  await market.drainJobs();
  if (when === 'after') await authenticate(clientSecret, outcome);
  await confirm(buyer, listing);
  await market.drainJobs();
  const { state, price_cents: cents } = (await stateOf(listing)) ?? {};
  const other = await market.buyer();
  await other.call('addWish', { body: { previousId: listing.id } });
  const next = await other.call('createPaymentIntent', { body: { previousId: listing.id, price: '120' } });
  const [charged] = await market.sql(`select body ->> 'status' as status from sandbox_stripe.object where id = $1`, [
    intentOf(clientSecret),
  ]);
  const isPaid = state === 'paid';
  // The buyer has paid and owns it, or has not paid and it is for sale again.
  expect([isPaid, cents, charged?.status, next.status === 200]).toEqual([
    charged?.status === 'succeeded',
    10_000,
    isPaid ? 'succeeded' : 'canceled',
    !isPaid,
  ]);
  if (when === 'before') expect(isPaid).toBe(true);
});
