import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEvents } from '../../../../test/support/event-reader.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';
import { intentOf } from '../../../../test/support/provider-console.ts';
import { verifyBooks } from '../books/verify-books.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket();
});
afterAll(async () => {
  expect(await verifyBooks(shop.market.services.db)).toEqual([]);
  await shop.market.close();
});

const done = { status: 200, body: { acknowledged: true } };
const conflict = { status: 409, body: { code: 'conflict' } };

/** The provider refuses each refund, until nothing tries again by itself. The server's own retries may come between. */
async function untilParked(id: string): Promise<void> {
  await vi.waitFor(
    async () => {
      await shop.retry();
      expect(await shop.listed(id)).toMatchObject({ state: 'refund_failed' });
    },
    { timeout: 120_000 },
  );
  await shop.cardProvider.disarm();
}

const refuseRefunds = () =>
  shop.cardProvider.arm('refunds.create', { kind: 'status', status: 400, recorded: true }, 50);

describe('a refund that an admin orders', () => {
  // beyond the spec: `/dashboard/admin/sales`, GET /payments, POST /payments/{id}/refund: payments and refunds
  it('sends all the money back once, tells both, shows everywhere, and leaves the listing sold', async () => {
    const { listing, id, intent } = await shop.bought();
    expect(await shop.repliesOf(shop.buyer)).toEqual([listing.seller.email]);
    expect(await shop.repliesOf(listing.seller)).toEqual([shop.buyer.email]);
    await shop.mailsTo(shop.buyer);
    expect(await shop.listed(id)).toMatchObject({
      state: 'paid',
      price: '120',
      title: 'Oak table',
      buyerName: 'Bea Buyer',
      sellerEmail: listing.seller.email,
      intentId: intent,
    });

    expect(await shop.refund(id, '  It arrived broken. ')).toEqual(expect.objectContaining(done));

    expect(await shop.books(listing)).toMatchObject({ state: 'refunded', listingState: 'sold', owed: 0 });
    expect(await shop.listed(id)).toMatchObject({ state: 'refunded', refunded: '120' });
    const { items } = await shop.buyer.api.listPaid({ params: { email: shop.buyer.email } });
    expect(items[0]).toMatchObject({ refund: 'refunded', refunded: '120' });
    const wishes = (await shop.buyer.api.listWishes({ query: { email: shop.buyer.email } })).items;
    expect(wishes[0]).toMatchObject({ previousId: listing.id, refunded: true, payment: 'false', sold: true });
    await shop.market.drainJobs();
    expect((await shop.mailsTo(listing.seller)).sort()).toEqual([
      'Cancelled: Oak table',
      'The payment for Oak table was refunded',
    ]);
    expect(await shop.actsOf(id)).toEqual([
      {
        action: 'order_refund',
        by: 'admin',
        before: { state: 'paid', refunded: '$0' },
        after: { state: 'refund_pending', refunded: '$0', reason: 'It arrived broken.' },
      },
    ]);
    expect(await shop.refund(id)).toMatchObject({
      ...conflict,
      body: { message: 'All of the money has been sent back already. Ordered by: Admin' },
    });
    expect(await shop.actsOf(id)).toHaveLength(1);
  });

  it('tells the buyer by mail', async () => {
    const { id } = await shop.bought();
    await shop.mailsTo(shop.buyer);
    await shop.refund(id);
    expect((await shop.mailsTo(shop.buyer)).sort()).toEqual([
      'Cancelled: Oak table',
      'Your money for Oak table is on its way back',
    ]);
  });

  it('needs a reason, a payment, and a card that was charged', async () => {
    const { id, listing } = await shop.bought();
    expect(await shop.refund(id, ' ')).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', fields: { reason: 'A reason is needed.' } },
    });
    expect(await shop.refund(randomUUID())).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const held = await shop.market.listing();
    await shop.buyer.api.addWish({ body: { previousId: held.id } });
    await shop.buyer.api.createPaymentIntent({ body: { previousId: held.id, price: held.price } });
    expect(await shop.refund((await shop.books(held)).id)).toMatchObject(conflict);
    expect(await shop.books(listing)).toMatchObject({ state: 'paid' });
  });

  it('is refused while the provider does not answer, and done later once accepted', async () => {
    const { id, listing } = await shop.bought();
    await shop.cardProvider.arm('payment_intents.retrieve', { kind: 'status', status: 503 }, 3);
    expect(await shop.refund(id)).toMatchObject({ status: 502, body: { code: 'provider_unavailable' } });
    expect(await shop.books(listing)).toMatchObject({ state: 'paid' });

    await shop.cardProvider.arm('refunds.create', { kind: 'status', status: 429 }, 3);
    expect(await shop.refund(id)).toMatchObject(done);
    expect(await shop.listed(id)).toMatchObject({ state: 'refund_pending' });
    expect(await shop.refund(id)).toMatchObject({
      ...conflict,
      body: { message: expect.stringContaining('way back') },
    });
    await shop.cardProvider.disarm();
    await shop.retry();
    expect(await shop.books(listing)).toMatchObject({ state: 'refunded', owed: 0 });
  });

  it('ends a sale before the handover at once, also while the money is on its way', async () => {
    const { id, listing } = await shop.bought({ card: 'pm_card_pendingRefund' });
    const params = { id: (await shop.buyer.api.getFulfillment({ params: { id: listing.id } })).id };
    const { code } = await shop.buyer.api.getHandoverCode({ params });
    await shop.refund(id);
    expect(await shop.books(listing)).toMatchObject({ state: 'refund_pending' });
    expect(await listing.seller.call('handOver', { params, body: { code } })).toMatchObject(conflict);
    for (const { api } of [shop.buyer, listing.seller])
      expect(await api.getFulfillment({ params })).toMatchObject({ state: 'cancelled', turn: 'none' });
  });

  it('shows as on its way while the bank works on it', async () => {
    const { id, listing } = await shop.bought({ card: 'pm_card_pendingRefund' });
    await shop.refund(id);
    await shop.retry();
    expect(await shop.books(listing)).toMatchObject({ state: 'refund_pending', owed: 12_000 });
    expect((await shop.buyer.api.getReceipt({ params: { id: listing.id } })).refund).toBe('pending');
    const [{ intent_id: intent } = {}] = await shop.market.sql('select intent_id from purchases where id = $1', [id]);
    await shop.cardProvider.endRefund(String(intent), 'succeed');
    await shop.retry();
    expect(await shop.books(listing)).toMatchObject({ state: 'refunded', owed: 0 });
  });
});

describe('a refund that failed', () => {
  it('is parked with an alert after five refusals, and done when an admin tries again', async () => {
    const { id, listing } = await shop.bought();
    await refuseRefunds();
    await shop.refund(id);
    await untilParked(id);
    expect((await shop.buyer.api.getReceipt({ params: { id: listing.id } })).refund).toBe('failed');
    expect(shop.alertsOf(id)).toEqual(['refund_refused: a refund failed and needs a person']);
    const [news] = (await shop.admin.api.listNotifications({ query: {} })).items;
    expect(news).toMatchObject({ kind: 'payment_alert', params: { alert: 'refund_failed' } });

    expect(await shop.refund(id, 'The provider is well again.')).toMatchObject(done);
    expect(await shop.books(listing)).toMatchObject({ state: 'refunded', owed: 0 });
    expect(await shop.market.sql('select reason, attempt, state from refunds where purchase_id = $1', [id])).toEqual([
      { reason: 'requested', attempt: 6, state: 'succeeded' },
    ]);
    expect((await shop.actsOf(id)).map(({ action, by }) => [action, by])).toEqual([
      ['order_refund', 'admin'],
      ['refund_refused', null],
      ['retry_refund', 'admin'],
    ]);
  });

  it('is not sent again when the provider has done it meanwhile', async () => {
    const { id, listing, intent } = await shop.bought();
    await refuseRefunds();
    await shop.refund(id);
    await untilParked(id);
    expect(await shop.cardProvider.refund(intent)).toBe(200);
    expect(await shop.refund(id)).toMatchObject(conflict);
    expect(await shop.books(listing)).toMatchObject({ state: 'refunded', owed: 0 });
  });

  it('because the bank sent the money back is booked so, and can be tried again', async () => {
    const { id, listing, intent } = await shop.bought();
    await shop.refund(id);
    await shop.cardProvider.endRefund(intent, 'fail');
    expect(await reconcile(shop.market.services)).toBe(1);
    expect(await shop.books(listing)).toMatchObject({ state: 'refund_failed', owed: 12_000 });
    expect(shop.alertsOf(id)).toEqual(['refund_returned: a refund came back from the bank']);
    expect(await verifyBooks(shop.market.services.db)).toEqual([]);
    expect(await reconcile(shop.market.services)).toBe(0);

    await shop.refund(id);
    expect(await shop.books(listing)).toMatchObject({ state: 'refunded', owed: 0 });
  });

  it.each([
    ['all', undefined],
    ['a part', 3_000],
  ])('waits when a bank disputes %s, and is sent by itself once the dispute is won', async (_, cents) => {
    const { id, listing, intent } = await shop.bought();
    await refuseRefunds();
    await shop.refund(id);
    await untilParked(id);
    await shop.cardProvider.dispute(intent, 'open', cents);
    await reconcile(shop.market.services);
    for (let time = 0; time < 12; time++) await shop.retry();
    expect(await shop.listed(id)).toMatchObject({ state: 'refund_pending' });
    expect((await shop.buyer.api.getReceipt({ params: { id: listing.id } })).refund).toBe('pending');
    await shop.cardProvider.dispute(intent, 'win');
    await shop.retry();
    expect(await shop.books(listing)).toMatchObject({ state: 'refunded', owed: 0 });
    expect((await shop.actsOf(id)).map(({ action, by }) => [action, by])).toEqual([
      ['order_refund', 'admin'],
      ['refund_refused', null],
      ['refund_waits', null],
    ]);
  });
});

describe('a refund that is ordered before a dispute', () => {
  it.each([
    ['won', 'win' as const],
    ['lost', 'lose' as const],
  ])('does not fail while the bank decides, and ends when the dispute is %s', async (_, move) => {
    const { id, listing, intent } = await shop.bought();
    await refuseRefunds();
    await shop.refund(id);
    await shop.cardProvider.dispute(intent, 'open');
    await shop.cardProvider.disarm();
    for (let time = 0; time < 12; time++) await shop.retry();
    expect(await shop.listed(id)).toMatchObject({ state: 'refund_pending' });
    expect(shop.alertsOf(id)).toEqual([]);
    expect(await shop.refund(id)).toMatchObject(conflict);
    await shop.cardProvider.dispute(intent, move);
    await shop.retry();
    expect(await shop.books(listing)).toMatchObject({ state: 'refunded', owed: 0 });
  });

  it('is told to open pages of both', async () => {
    const { id, listing } = await shop.bought({ card: 'pm_card_pendingRefund' });
    const pages = [await readEvents(shop.buyer), await readEvents(listing.seller)];
    await shop.refund(id);
    for (const page of pages) {
      await page.waitFor(1, 'fulfillment');
      await page.close();
    }
  });
});

describe('a dispute', () => {
  it.each([
    { move: 'win' as const, end: { state: 'paid', owed: 12_000 }, acts: ['dispute_won'], alerts: [] },
    {
      move: 'lose' as const,
      end: { state: 'refunded', owed: 0 },
      acts: ['dispute_lost'],
      alerts: ['dispute_lost: a dispute was lost and the money is gone'],
    },
  ])('that we $move is followed to its end, even when nobody tells us of it', async ({ move, end, acts, alerts }) => {
    const { listing, id, intent } = await shop.bought();
    await shop.cardProvider.dispute(intent, 'open');
    expect(await shop.refund(id)).toMatchObject(conflict);
    expect(await shop.listed(id)).toMatchObject({ state: 'disputed' });
    await shop.cardProvider.dispute(intent, move);
    await reconcile(shop.market.services);
    expect(await shop.books(listing)).toMatchObject({ ...end, listingState: 'sold' });
    expect(shop.alertsOf(id)).toEqual(['dispute_opened: a buyer disputes a payment', ...alerts]);
    expect((await shop.actsOf(id)).map(({ action, by }) => [action, by])).toEqual([
      ['dispute_opened', null],
      ...acts.map((action) => [action, null]),
    ]);
  });
});

describe('a slow payment', () => {
  it('that fails in the end gives the listing free', async () => {
    const { market, buyer, cardProvider } = shop;
    const listing = await market.listing();
    await buyer.api.addWish({ body: { previousId: listing.id } });
    const asked = await buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
    const provider = (status: string) =>
      market.sql(
        `update sandbox_stripe.object set body = body || jsonb_build_object('status', $2::text) where id = $1`,
        [intentOf(asked.clientSecret), status],
      );
    const pay = () => buyer.call('confirmPayment', { params: { previousId: listing.id } });
    await provider('processing');
    expect(await pay()).toMatchObject({ status: 202 });
    await provider('requires_payment_method');
    expect(await pay()).toMatchObject({ status: 409 });
    expect(await shop.books(listing)).toMatchObject({ state: 'expired', listingState: 'available' });
    expect(await cardProvider.card(asked.clientSecret)).toBe(400);
  });
});
