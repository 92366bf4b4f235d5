import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../../test/support/actor.ts';
import { type Listing, type Market, openMarket } from '../../../../test/support/marketplace.ts';
import { intentOf } from '../../../../test/support/provider-console.ts';
import { verifyBooks } from '../books/verify-books.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
});
afterAll(() => market.close());

const of = ({ id }: { id: string }) => ({ params: { id } });

async function held(): Promise<{ buyer: Actor; listing: Listing; clientSecret: string }> {
  const [buyer, listing] = [await market.buyer(), await market.listing()];
  await buyer.api.addWish({ body: { previousId: listing.id } });
  const { clientSecret } = await buyer.api.createPaymentIntent({
    body: { previousId: listing.id, price: listing.price },
  });
  return { buyer, listing, clientSecret };
}
const provider = (clientSecret: string, status: string) =>
  market.sql(`update sandbox_stripe.object set body = body || jsonb_build_object('status', $2::text) where id = $1`, [
    intentOf(clientSecret),
    status,
  ]);
const pay = ({ buyer, listing }: { buyer: Actor; listing: Listing }) =>
  buyer.call('confirmPayment', { params: { previousId: listing.id } });

const stateOf = async ({ id }: Listing) => (await admin.api.getEveryListing(of({ id }))).state;

// beyond the spec: POST /furniture/{id}/end-hold: an admin ends a hold; held listings, and people with a hold or an open payment, can be removed
it('an admin ends a hold, and the listing can be bought by the next one', async () => {
  const { listing } = await held();
  expect(await admin.api.endHold(of(listing))).toEqual({ acknowledged: true });
  expect(await stateOf(listing)).toBe('available');
  expect(await admin.api.endHold(of(listing))).toEqual({ acknowledged: true });
  const acts = await market.sql('select action, actor_id from audit_log where target_id = $1', [listing.id]);
  expect(acts).toEqual([{ action: 'end_hold', actor_id: admin.id }]);
  await expect(market.buy(await market.buyer(), listing)).resolves.toMatchObject({ status: 'paid' });
  expect(await admin.call('endHold', of({ id: crypto.randomUUID() }))).toMatchObject({ status: 404 });
});

it('ends a hold once for several admins at the same time, and records who did', async () => {
  const { listing } = await held();
  const others = [admin, await market.admin(), admin, await market.admin()];
  const answers = await Promise.all(others.map((by) => by.call('endHold', of(listing))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const acts = await market.sql(`select before, after from audit_log where action = 'end_hold' and target_id = $1`, [
    listing.id,
  ]);
  expect(acts).toEqual([{ before: { state: 'intent_ready' }, after: { state: 'expiring' } }]);
});

it('an admin removes a held listing at once, and brings it back; its seller may not', async () => {
  const { listing } = await held();
  expect(await listing.seller.call('removeListing', of(listing))).toMatchObject({ status: 409 });
  expect(await admin.api.removeListing(of(listing))).toEqual({ acknowledged: true });
  expect(await stateOf(listing)).toBe('removed');
  expect(await market.stranger.call('getListing', of(listing))).toMatchObject({ status: 410 });
  await admin.api.restoreListing(of(listing));
  expect(await market.stranger.call('getListing', of(listing))).toMatchObject({ status: 200 });
  expect(await verifyBooks(market.services.db)).toEqual([]);
});

it('a listing whose payment a bank is processing is hidden, and removed when the payment fails', async () => {
  const { listing, buyer, clientSecret } = await held();
  await provider(clientSecret, 'processing');
  expect(await pay({ buyer, listing })).toMatchObject({ status: 202 });
  expect(await admin.call('endHold', of(listing))).toMatchObject({
    status: 409,
    body: { code: 'payment_in_progress', message: expect.stringContaining('bank') },
  });
  expect(await admin.api.removeListing(of(listing))).toEqual({ acknowledged: true });
  const { items } = await market.stranger.api.listAvailable({ query: {} });
  expect(items.map(({ _id }) => _id)).not.toContain(listing.id);
  await provider(clientSecret, 'requires_payment_method');
  expect(await pay({ buyer, listing })).toMatchObject({ status: 409 });
  expect(await stateOf(listing)).toBe('removed');
});

// beyond the spec: POST /furniture/{id}/end-hold: an admin ends a hold; held listings, and people with a hold or an open payment, can be removed
it('a removed listing that is still paid is not sold: the money goes back', async () => {
  const { listing, buyer, clientSecret } = await held();
  await provider(clientSecret, 'processing');
  await pay({ buyer, listing });
  await admin.api.removeListing(of(listing));
  await provider(clientSecret, 'requires_payment_method');
  await market.confirmCard(clientSecret);
  await pay({ buyer, listing });
  await market.drainJobs();
  expect(await stateOf(listing)).toBe('removed');
  const purchases = await market.sql('select state from purchases where listing_id = $1', [listing.id]);
  expect(purchases).toEqual([{ state: 'refunded' }]);
  expect((await buyer.api.listPaid({ params: { email: buyer.email } })).items).toEqual([]);
  expect(await verifyBooks(market.services.db)).toEqual([]);
});

it('a held listing without a payment at the provider is removed as well', async () => {
  const { listing } = await held();
  await market.sql(`update purchases set intent_id = null, client_secret = null where listing_id = $1`, [listing.id]);
  await admin.api.removeListing(of(listing));
  await market.drainJobs();
  expect(await stateOf(listing)).toBe('removed');
  await admin.api.restoreListing(of(listing));
  expect(await stateOf(listing)).toBe('available');
});
