import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket, type Piece } from '../../../test/support/marketplace.ts';
import { createProviderDesk, intentOf, type ProviderDesk } from '../../../test/support/provider-desk.ts';
import { orderRefundOf } from './order-refund.ts';
import { reconcile } from './reconcile.ts';
import { verifyBooks } from './verify-books.ts';

let market: Market;
let desk: ProviderDesk;
let buyer: Actor;
let admin: Actor;
const sent: { to: string; subject: string }[] = [];

beforeAll(async () => {
  market = await openMarket({
    overrides: { mailer: { delivers: false, send: async (mail) => void sent.push(mail) } },
  });
  desk = createProviderDesk(market.services);
  buyer = await market.buyer();
  admin = await market.admin();
  // What the provider tells by itself would only hide what the reconciler finds.
  await market.services.sandboxes.stop();
});
afterAll(async () => {
  expect(await verifyBooks(market.services.db)).toEqual([]);
  await market.close();
});

const bought = async () => {
  const piece = await market.listing({ title: 'Oak table' });
  await market.buy(buyer, piece);
  return { piece, ...(await read(piece)) };
};
const read = async (piece: Piece) => {
  const [row] = await market.sql(
    `select p.id, p.intent_id, p.state, l.state as listing,
       (select sum(amount_cents)::int from ledger_entries e where e.purchase_id = p.id and e.account = 'seller') as owed
     from purchases p join listings l on l.id = p.listing_id where l.id = $1`,
    [piece.id],
  );
  return row as { id: string; intent_id: string; state: string; listing: string; owed: number };
};

describe('a refund that an admin orders', () => {
  it('sends all the money back once, tells the buyer, and leaves the piece sold', async () => {
    const { piece, id } = await bought();
    await orderRefundOf(market.services, admin.id, id);
    expect(await read(piece)).toMatchObject({ state: 'refunded', listing: 'sold', owed: 0 });
    await market.drainJobs();
    expect(sent).toContainEqual(
      expect.objectContaining({ to: buyer.email, subject: 'Your money for Oak table has been sent back' }),
    );
    await expect(orderRefundOf(market.services, admin.id, id)).rejects.toMatchObject({ code: 'conflict' });
    const acts = await market.sql(`select action from audit_log where target_id = $1`, [id]);
    expect(acts).toEqual([{ action: 'order_refund' }]);
  });
});

describe('a dispute', () => {
  it.each([
    { move: 'win' as const, end: { state: 'paid', listing: 'sold', owed: -12_000 } },
    { move: 'lose' as const, end: { state: 'refunded', listing: 'sold', owed: 0 } },
  ])('that we $move is followed to its end, even when nobody tells us of it', async ({ move, end }) => {
    const { piece, id, intent_id: intent } = await bought();
    await desk.dispute(intent, 'open');
    await expect(orderRefundOf(market.services, admin.id, id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await read(piece)).toMatchObject({ state: 'disputed' });
    await desk.dispute(intent, move);
    await reconcile(market.services);
    expect(await read(piece)).toMatchObject(end);
  });
});

describe('a slow payment', () => {
  it('that fails in the end gives the piece free', async () => {
    const piece = await market.listing();
    await buyer.api.addWish({ body: { previousId: piece.id } });
    const asked = await buyer.api.createPaymentIntent({ body: { previousId: piece.id, price: piece.price } });
    const provider = (status: string) =>
      market.sql(
        `update sandbox_stripe.object set body = body || jsonb_build_object('status', $2::text) where id = $1`,
        [intentOf(asked.clientSecret), status],
      );
    const pay = () => buyer.call('confirmPayment', { params: { previousId: piece.id } });
    await provider('processing');
    expect(await pay()).toMatchObject({ status: 202 });
    await provider('requires_payment_method');
    expect(await pay()).toMatchObject({ status: 409 });
    expect(await read(piece)).toMatchObject({ state: 'expired', listing: 'available' });
    expect(await desk.card(asked.clientSecret)).toBe(400);
  });
});
