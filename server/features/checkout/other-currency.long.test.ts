import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { sellAndHandOver } from '../../../test/support/hand-over.ts';
import { type Listing, type Market, openMarket } from '../../../test/support/marketplace.ts';
import { readPdfText } from '../../../test/support/pdf-text.ts';
import { intentOf } from '../../../test/support/provider-console.ts';
import { compareLedger } from './books/compare-ledger.ts';
import { verifyBooks } from './books/verify-books.ts';
import { reconcile } from './reconciliation/reconcile.ts';

const shops = [
  {
    currency: 'JPY',
    typed: '¥80,000',
    minor: 80_000,
    wire: '80000',
    shown: /¥80,000/,
    search: { fits: 'table under 90,000 yen', misses: 'table under ¥70,000' },
    range: { priceMin: 80_000, priceMax: 80_000 },
    fee: { most: 160_000, shown: '¥160,000' },
    tooLow: '49',
    refused: 'Write the price as 80,000, without decimals, between 50 and 99,999,999.',
  },
  {
    currency: 'EUR',
    typed: '€1,250.50',
    minor: 125_050,
    wire: '1250.50',
    shown: /€1,250\.50/,
    search: { fits: 'Tisch bis 1.250,50 €', misses: 'Tisch bis 300 €' },
    range: { priceMin: 1250.5, priceMax: 1250.5 },
    fee: { most: 100_000, shown: '€1,000' },
    tooLow: '0.49',
    refused: 'Write the price as 120 or 1,250.50, between 0.50 and 999,999.99.',
  },
];

describe.each(shops)('a shop in $currency', (shop) => {
  const { sent, mailer } = collectMails({ delivers: false });
  let market: Market;
  let buyer: Actor;
  let listing: Listing;
  beforeAll(async () => {
    market = await openMarket({
      env: { SHOP_CURRENCY: shop.currency },
      overrides: { mailer },
    });
    buyer = await market.buyer();
    listing = await market.listing({ price: shop.typed, productName: 'Table', title: 'Oak table' });
  });
  afterAll(() => market.close());

  it('lists at the typed price, and explains the price format', async () => {
    expect(await buyer.api.getListing({ params: { id: listing.id } })).toMatchObject({ price: shop.wire });
    for (const price of [shop.tooLow, '$80', 'much']) {
      const { status, body } = await listing.seller.call('updateListing', {
        params: { id: listing.id },
        body: { price },
      });
      expect([status, body]).toMatchObject([422, { fields: { price: shop.refused } }]);
    }
  });

  it('finds it by its price, in words and as a filter', async () => {
    const found = async (query: object) => (await buyer.api.searchListings({ query })).total;
    expect(await found({ words: shop.search.fits })).toBe(1);
    expect((await buyer.api.searchListings({ query: { words: shop.search.misses } })).isClosest).toBe(true);
    expect(await found(shop.range)).toBe(1);
    expect(await found({ priceMin: shop.range.priceMin + 1 })).toBe(0);
    expect(await found({ priceMax: shop.range.priceMax - 1 })).toBe(0);
  });

  it('tells feeds and mails the price with the sign of the currency', async () => {
    expect(await (await fetch(`${market.origin}/feed.xml`)).text()).toMatch(shop.shown);
  });

  it('charges it in the currency, books it, shows it on the receipt and in the mails, and refunds it', async () => {
    await buyer.api.addWish({ body: { previousId: listing.id } });
    const dear = await buyer.call('createPaymentIntent', { body: { previousId: listing.id, price: '99' } });
    expect(dear).toMatchObject({ status: 409, body: { details: { price: shop.wire } } });
    expect((dear.body as { message: string }).message).toMatch(shop.shown);
    const asked = await buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: shop.wire } });
    expect(asked.price).toBe(shop.wire);
    const [intent] = await market.sql('select body from sandbox_stripe.object where id = $1', [
      intentOf(asked.clientSecret),
    ]);
    expect(intent?.body).toMatchObject({ amount: shop.minor, currency: shop.currency.toLowerCase() });
    await market.confirmCard(asked.clientSecret);
    expect(await buyer.api.confirmPayment({ params: { previousId: listing.id } })).toMatchObject({ status: 'paid' });
    await market.drainJobs();

    expect(await buyer.api.getReceipt({ params: { id: listing.id } })).toMatchObject({ price: shop.wire });
    expect(sent.map(({ to }) => to).sort()).toEqual([buyer.email, listing.seller.email].sort());
    for (const { text } of sent) expect(text).toMatch(shop.shown);
    const entries = await market.sql('select account, amount_cents from ledger_entries order by account');
    expect(entries).toEqual([
      { account: 'provider', amount_cents: shop.minor },
      { account: 'seller_pending', amount_cents: -shop.minor },
    ]);

    const admin = await market.admin();
    const csv = await admin.call('exportPayments', { query: {} });
    expect(JSON.stringify(csv.body)).toContain(shop.currency);
    const [payment] = (await admin.api.listPayments({ query: {} })).items;
    await admin.api.refundPayment({ params: { id: payment?._id ?? '' }, body: { reason: 'It arrived broken.' } });
    await market.drainJobs();
    expect((await admin.api.listPayments({ query: {} })).items[0]).toMatchObject({
      state: 'refunded',
      refunded: shop.wire,
    });
    expect(sent.length).toBe(4);
    for (const { text } of sent.slice(2)) expect(text).toMatch(shop.shown);
    const [act] = (await admin.api.listActs({})).items;
    expect(act).toMatchObject({ action: 'order_refund', after: { refunded: `${shop.shown.source.charAt(0)}0` } });
  });

  it('has books that agree with the provider', async () => {
    expect(await reconcile(market.services, 24)).toBe(0);
    expect(await verifyBooks(market.services.db)).toEqual([]);
    expect(await compareLedger(market.services)).toMatchObject({ payments: 1, breaks: 0 });
  });

  it('delivers it for about a thousand euros at most', async () => {
    const { seller, id } = await market.listing({ price: shop.typed });
    const fee = (carrierCents: number) => seller.call('updateListing', { params: { id }, body: { carrierCents } });
    expect((await fee(shop.fee.most)).status).toBe(200);
    expect(await fee(shop.fee.most + 1)).toMatchObject({
      status: 422,
      body: { fields: { carrierCents: `This fee is too high: ${shop.fee.shown} at most.` } },
    });
  });

  it('writes statements in it', async () => {
    const { fetch } = await market.seller();
    const month = new Date().toISOString().slice(0, 7);
    const answer = await fetch(`/api/earnings/statements/${month}`, { headers: { Accept: 'application/pdf' } });
    const text = readPdfText(new Uint8Array(await answer.arrayBuffer())).replaceAll(/\s+/g, ' ');
    expect(text).toContain(`All amounts are in ${shop.currency}.`);
  });

  it('asks nobody for tax details after one sale', async () => {
    const sold = await market.listing({ price: shop.typed, title: 'Oak chair' });
    await sellAndHandOver(market, buyer, sold);
    const { items } = await sold.seller.api.listNotifications({ query: {} });
    expect(items.map(({ kind }) => kind)).not.toContain('tax_details_missing');
  });
});

it('makes no sale of a payment in another currency', async () => {
  const market = await openMarket({ env: { SHOP_CURRENCY: 'JPY' } });
  const buyer = await market.buyer();
  const listing = await market.listing({ price: '12000' });
  await buyer.api.addWish({ body: { previousId: listing.id } });
  const { clientSecret } = await buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: '12000' } });
  await market.sql(`update sandbox_stripe.object set body = jsonb_set(body, '{currency}', '"usd"') where id = $1`, [
    intentOf(clientSecret),
  ]);
  await market.confirmCard(clientSecret);
  const { body } = await buyer.call('confirmPayment', { params: { previousId: listing.id } });
  expect(body).not.toMatchObject({ status: 'paid' });
  expect(await market.sql('select id from sales')).toEqual([]);
  await market.close();
});
