import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../../test/support/actor.ts';
import { type Market, openMarket, type Piece } from '../../../../test/support/marketplace.ts';
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

async function held(): Promise<{ buyer: Actor; piece: Piece; clientSecret: string }> {
  const [buyer, piece] = [await market.buyer(), await market.listing()];
  await buyer.api.addWish({ body: { previousId: piece.id } });
  const { clientSecret } = await buyer.api.createPaymentIntent({ body: { previousId: piece.id, price: piece.price } });
  return { buyer, piece, clientSecret };
}
const provider = (clientSecret: string, status: string) =>
  market.sql(`update sandbox_stripe.object set body = body || jsonb_build_object('status', $2::text) where id = $1`, [
    intentOf(clientSecret),
    status,
  ]);
const pay = ({ buyer, piece }: { buyer: Actor; piece: Piece }) =>
  buyer.call('confirmPayment', { params: { previousId: piece.id } });

const stateOf = async ({ id }: Piece) => (await admin.api.getEveryListing(of({ id }))).state;

it('an admin ends a hold, and the piece can be bought by the next one', async () => {
  const { piece } = await held();
  expect(await admin.api.endHold(of(piece))).toEqual({ acknowledged: true });
  expect(await stateOf(piece)).toBe('available');
  expect(await admin.api.endHold(of(piece))).toEqual({ acknowledged: true });
  const acts = await market.sql('select action, actor_id from audit_log where target_id = $1', [piece.id]);
  expect(acts).toEqual([{ action: 'end_hold', actor_id: admin.id }]);
  await expect(market.buy(await market.buyer(), piece)).resolves.toMatchObject({ status: 'paid' });
  expect(await admin.call('endHold', of({ id: crypto.randomUUID() }))).toMatchObject({ status: 404 });
});

it('an admin removes a held piece at once, and brings it back; its seller may not', async () => {
  const { piece } = await held();
  expect(await piece.seller.call('removeListing', of(piece))).toMatchObject({ status: 409 });
  expect(await admin.api.removeListing(of(piece))).toEqual({ acknowledged: true });
  expect(await stateOf(piece)).toBe('removed');
  expect(await market.stranger.call('getListing', of(piece))).toMatchObject({ status: 410 });
  await admin.api.restoreListing(of(piece));
  expect(await market.stranger.call('getListing', of(piece))).toMatchObject({ status: 200 });
  expect(await verifyBooks(market.services.db)).toEqual([]);
});

it('a piece on whose payment a bank works is hidden, and goes when that fails', async () => {
  const { piece, buyer, clientSecret } = await held();
  await provider(clientSecret, 'processing');
  expect(await pay({ buyer, piece })).toMatchObject({ status: 202 });
  expect(await admin.call('endHold', of(piece))).toMatchObject({
    status: 409,
    body: { code: 'payment_in_progress', message: expect.stringContaining('bank') },
  });
  expect(await admin.api.removeListing(of(piece))).toEqual({ acknowledged: true });
  const { items } = await market.stranger.api.listAvailable({ query: {} });
  expect(items.map(({ _id }) => _id)).not.toContain(piece.id);
  await provider(clientSecret, 'requires_payment_method');
  expect(await pay({ buyer, piece })).toMatchObject({ status: 409 });
  expect(await stateOf(piece)).toBe('removed');
});

it('a removed piece that is paid all the same is not sold: the money goes back', async () => {
  const { piece, buyer, clientSecret } = await held();
  await provider(clientSecret, 'processing');
  await pay({ buyer, piece });
  await admin.api.removeListing(of(piece));
  await provider(clientSecret, 'requires_payment_method');
  await market.confirmCard(clientSecret);
  await pay({ buyer, piece });
  await market.drainJobs();
  expect(await stateOf(piece)).toBe('removed');
  const purchases = await market.sql('select state from purchases where listing_id = $1', [piece.id]);
  expect(purchases).toEqual([{ state: 'refunded' }]);
  expect((await buyer.api.listPaid({ params: { email: buyer.email } })).items).toEqual([]);
  expect(await verifyBooks(market.services.db)).toEqual([]);
});

it('a held piece without a payment at the provider is removed as well', async () => {
  const { piece } = await held();
  await market.sql(`update purchases set intent_id = null, client_secret = null where listing_id = $1`, [piece.id]);
  await admin.api.removeListing(of(piece));
  await market.drainJobs();
  expect(await stateOf(piece)).toBe('removed');
  await admin.api.restoreListing(of(piece));
  expect(await stateOf(piece)).toBe('available');
});
