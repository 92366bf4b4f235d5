import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { agreeOnTime } from '../../../../test/support/agree-on-time.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';
import { walkPages } from '../../../../test/support/walk-pages.ts';
import { ProviderFailure } from '../../../ports/card-payments.ts';
import { verifyBooks } from '../books/verify-books.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket();
});
afterAll(() => shop.market.close());

type Bought = Awaited<ReturnType<MoneyMarket['bought']>>;

const broken = async () => (await verifyBooks(shop.market.services.db)).map(({ rule }) => rule);
const historyOf = async (id: string) => {
  const { items } = await shop.buyer.api.listPaid({ params: { email: shop.buyer.email } });
  return items.find(({ previousId }) => previousId === id);
};
const ownListing = async ({ id, seller }: Bought['listing']) => {
  const { items } = await seller.api.listOwnListings({ params: { email: seller.email } });
  return items.find(({ _id }) => _id === id);
};

describe("a refund made in the provider's dashboard", () => {
  // beyond the spec: `/dashboard/admin/sales`, GET /payments, POST /payments/{id}/refund: payments and refunds
  it('of a part keeps the sale, and the rest can still be refunded', async () => {
    const { listing, id, intent } = await shop.bought();
    await shop.mailsTo(shop.buyer);
    await shop.cardProvider.refund(intent, 2_000);
    expect(await reconcile(shop.market.services)).toBe(1);
    expect(await ownListing(listing)).toMatchObject({ buyer: { email: shop.buyer.email } });
    expect(await ownListing(listing)).not.toHaveProperty('refunded');
    expect(await reconcile(shop.market.services)).toBe(0);

    expect(await shop.books(listing)).toMatchObject({ state: 'paid', listingState: 'sold', owed: 10_000 });
    expect(await shop.listed(id)).toMatchObject({ state: 'paid', refunded: '20' });
    expect(await historyOf(listing.id)).toMatchObject({ refund: 'partly', refunded: '20' });
    expect(await shop.mailsTo(shop.buyer)).toEqual(['Part of your money for Oak table is on its way back']);
    expect(await shop.actsOf(id)).toEqual([
      {
        action: 'part_refunded',
        by: null,
        before: { state: 'paid', refunded: '$0' },
        after: { state: 'paid', refunded: '$20', reason: 'provider' },
      },
    ]);
    expect(await broken()).toEqual([]);

    await shop.cardProvider.refund(intent, 2_000);
    expect(await shop.refund(id)).toMatchObject({ status: 200 });
    expect(await shop.books(listing)).toMatchObject({ state: 'refunded', owed: 0 });
    expect(await ownListing(listing)).toMatchObject({ refunded: true });
    const rows = await shop.market.sql(
      'select reason, amount_cents, state from refunds where purchase_id = $1 order by created_at, id',
      [id],
    );
    expect(rows).toEqual([
      { reason: null, amount_cents: 2_000, state: 'succeeded' },
      { reason: null, amount_cents: 2_000, state: 'succeeded' },
      { reason: 'requested', amount_cents: 8_000, state: 'succeeded' },
    ]);
    expect(await broken()).toEqual([]);
  });

  it.each([
    { parts: [12_000], names: 'at once' },
    { parts: [5_000, 7_000], names: 'in parts' },
  ])('in full, $names, ends the sale', async ({ parts }) => {
    const { listing, id, intent } = await shop.bought();
    for (const part of parts) await shop.cardProvider.refund(intent, part);
    await reconcile(shop.market.services);
    expect(await shop.books(listing)).toMatchObject({ state: 'refunded', listingState: 'sold', owed: 0 });
    expect(await shop.listed(id)).toMatchObject({ refunded: '120' });
    expect(await shop.actsOf(id)).toContainEqual(expect.objectContaining({ action: 'refund_found', by: null }));
    expect(await broken()).toEqual([]);
  });

  it('waits for the bank like any other, and leaves the books when the bank returns it', async () => {
    const { listing, id, intent } = await shop.bought({ card: 'pm_card_pendingRefund' });
    await shop.cardProvider.refund(intent, 2_000);
    await reconcile(shop.market.services);
    expect(await shop.listed(id)).not.toHaveProperty('refunded');
    await shop.cardProvider.endRefund(intent, 'succeed');
    await reconcile(shop.market.services);
    expect(await shop.books(listing)).toMatchObject({ state: 'paid', owed: 10_000 });
    await shop.cardProvider.endRefund(intent, 'fail');
    await reconcile(shop.market.services);
    expect(await shop.books(listing)).toMatchObject({ state: 'paid', owed: 12_000 });
    expect(await historyOf(listing.id)).not.toHaveProperty('refund');
    expect(await broken()).toEqual([]);
  });
});

it('a part that buyer and seller agreed on, and the bank does not take, needs a person', async () => {
  const { listing, id, intent } = await shop.bought({ card: 'pm_card_pendingRefund' });
  const params = { id: (await shop.buyer.api.getFulfillment({ params: { id: listing.id } })).id };
  await agreeOnTime(listing.seller, shop.buyer, params.id);
  await listing.seller.api.proposeLowerPrice({ params, body: { amountCents: 2_000 } });
  await shop.buyer.api.acceptLowerPrice({ params, body: { amountCents: 2_000 } });
  await reconcile(shop.market.services);
  expect(shop.alertsOf(id)).toEqual([]);
  await shop.cardProvider.endRefund(intent, 'fail');
  for (let again = 0; again < 2; again++) await reconcile(shop.market.services);
  expect(shop.alertsOf(id)).toEqual(['refund_refused: a refund failed and needs a person']);
  expect(await shop.books(listing)).toMatchObject({ state: 'paid', owed: 11_040 });
  expect(await broken()).toEqual([]);
});

describe('a dispute', () => {
  it('tells the seller at once not to hand the listing over, and later how it ended', async () => {
    const { listing, intent } = await shop.bought();
    await shop.mailsTo(listing.seller);
    const own = () => ownListing(listing);
    await shop.cardProvider.dispute(intent, 'open');
    await reconcile(shop.market.services);
    expect(await shop.mailsTo(listing.seller)).toEqual([
      'The payment for Oak table is disputed: do not hand it over yet',
    ]);
    expect(await own()).toMatchObject({ buyer: { email: shop.buyer.email, isDisputing: true } });
    await shop.cardProvider.dispute(intent, 'win');
    await reconcile(shop.market.services);
    expect(await shop.mailsTo(listing.seller)).toEqual(['The dispute about Oak table is decided for you']);
    expect(await own()).toMatchObject({ buyer: { isDisputing: false } });
  });
});

it('tells both in the app what a bank took back from an open sale', async () => {
  const { listing, intent } = await shop.bought();
  for (const move of ['open', 'lose'] as const) {
    await shop.cardProvider.dispute(intent, move);
    await reconcile(shop.market.services);
  }
  for (const [to, { api }] of Object.entries({ buyer: shop.buyer, seller: listing.seller })) {
    const { items } = await api.listNotifications({ query: {} });
    const told = items.find(({ kind }) => kind === 'bank_took_back');
    const path = to === 'buyer' ? 'purchases' : 'sales';
    expect(told).toMatchObject({ params: { title: 'Oak table', amountCents: 12_000, to } });
    expect(told?.href).toBe(`/dashboard/${path}/${listing.id}`);
  }
});

describe('a dispute about a part', () => {
  it('that is lost takes that part, and the sale stands', async () => {
    const { listing, id, intent } = await shop.bought();
    await shop.cardProvider.refund(intent, 1_000);
    await shop.cardProvider.dispute(intent, 'open', 4_000);
    await reconcile(shop.market.services);
    expect(await shop.books(listing)).toMatchObject({ state: 'disputed', owed: 11_000 });
    await shop.cardProvider.dispute(intent, 'lose');
    await reconcile(shop.market.services);
    expect(await shop.books(listing)).toMatchObject({ state: 'paid', listingState: 'sold', owed: 7_000 });
    expect(await shop.listed(id)).toMatchObject({ state: 'paid', refunded: '50' });
    expect(await broken()).toEqual([]);
  });
});

describe('money that cannot become a sale', () => {
  it('is sent back by Settee itself: in the list, in the audit log, with an alert and a count', async () => {
    const [listing, late] = [await shop.market.listing({ title: 'Gone already' }), await shop.market.buyer()];
    await late.api.addWish({ body: { previousId: listing.id } });
    const asked = await late.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
    // As after a restored backup.
    await shop.market.sql(`update purchases set state = 'expired', due_at = null where listing_id = $1`, [listing.id]);
    await shop.market.sql(`update listings set state = 'available' where id = $1`, [listing.id]);
    await shop.market.confirmCard(asked.clientSecret);
    await late.call('confirmPayment', { params: { previousId: listing.id } });
    await shop.market.drainJobs();

    const { id, ...now } = await shop.books(listing);
    expect(now).toMatchObject({ state: 'refunded', listingState: 'available' });
    expect(await shop.listed(id)).toMatchObject({ title: 'Gone already', state: 'refunded', refunded: '120' });
    expect(shop.alertsOf(id)).toEqual(['succeeded_without_hold: a payment needs a check']);
    const { items } = await shop.admin.api.listActs({ query: { limit: 1 } });
    expect(items).toMatchObject([
      {
        action: 'succeeded_without_hold',
        actorName: 'Settee',
        targetName: 'Gone already',
        before: { state: 'expired' },
        after: { state: 'refund_pending', reason: 'oversold' },
      },
    ]);
    const metrics = await (await fetch(`${shop.market.origin}/metrics`)).text();
    expect(metrics).toContain('settee_refunds_total{reason="oversold"} 1');
    expect(await broken()).toEqual([]);
  });
});

describe('many refunds at once', () => {
  it('are asked for five a second, so that two processes stay at ten (reliability 3.13)', async () => {
    const { services } = shop.market;
    const { payments } = services;
    const ids: string[] = [];
    // More than two runs ask for at once: a second one may begin beside the first.
    for (let n = 0; n < 11; n++) ids.push((await shop.bought()).id);
    const real = payments.refund.bind(payments);
    const refund = vi.spyOn(payments, 'refund');
    refund.mockRejectedValue(new ProviderFailure('unknown', undefined, 'No answer.'));
    for (const id of ids) expect(await shop.refund(id)).toMatchObject({ status: 200 });

    const since = performance.now();
    const askedAt: number[] = [];
    refund.mockReset().mockImplementation((order) => {
      askedAt.push(performance.now());
      return real(order);
    });
    await shop.retry();
    refund.mockRestore();
    for (const id of ids) expect(await shop.listed(id)).toMatchObject({ state: 'refunded' });
    expect(askedAt).toHaveLength(11);
    expect((askedAt.at(-1) ?? 0) - since).toBeGreaterThan(900);
  });
});

describe('the list of payments', () => {
  it('shows each payment once, newest first, at any page size', async () => {
    for (let n = 0; n < 3; n++) await shop.bought();
    const whole = await shop.admin.api.listPayments({ query: { limit: 100 } });
    const { items, pages } = await walkPages((cursor) => shop.admin.api.listPayments({ query: { limit: 3, cursor } }));
    expect(items).toEqual(whole.items);
    expect(pages).toBeGreaterThan(2);
    expect(new Set(items.map(({ _id }) => _id)).size).toBe(items.length);
    const times = items.map(({ paidAt }) => Date.parse(paidAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
});

describe('the books check', () => {
  const wrong: [string, (id: string) => Promise<unknown>, string[]][] = [
    [
      'a part that was taken for all',
      async (id) => {
        await shop.market.sql(`update purchases set state = 'refund_pending' where id = $1`, [id]);
        await shop.market.sql(`update purchases set state = 'refunded' where id = $1`, [id]);
      },
      ['I6 refunded is what went back in full, and nothing else'],
    ],
    [
      'a refund that nobody booked',
      (id) =>
        shop.market.sql(
          `insert into refunds (id, purchase_id, amount_cents, state) values ($2, $1, 700, 'succeeded')`,
          [id, randomUUID()],
        ),
      ['I6 what went back is booked'],
    ],
    [
      'more that went back than came',
      (id) =>
        shop.market.sql(
          `with r as (insert into refunds (id, purchase_id, amount_cents, state) values ($2, $1, 13000, 'succeeded'))
           insert into ledger_entries (id, purchase_id, kind, account, amount_cents)
           select gen_random_uuid(), $1, 'refund', side, cents
           from (values ('provider', -13000), ('seller_pending', 13000)) as sides (side, cents)`,
          [id, randomUUID()],
        ),
      [
        'I6 what goes back beyond what came is a loss, and nothing else',
        'I6 nobody is owed less than nothing of a payment',
        'I6 refunded is what went back in full, and nothing else',
      ],
    ],
  ];
  it.each(wrong)('finds %s', async (_, falsify, rules) => {
    const { id } = await shop.bought();
    await falsify(id);
    const found = await verifyBooks(shop.market.services.db);
    expect(found.filter(({ subject }) => subject === id).map(({ rule }) => rule)).toEqual(rules);
  });
});
