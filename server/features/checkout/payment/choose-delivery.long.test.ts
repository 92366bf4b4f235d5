import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balancesOf, buyDelivered, requestPayment, whole } from '../../../../test/support/buy-delivered.ts';
import { type Listing, type Market, openMarket } from '../../../../test/support/marketplace.ts';
import { createProviderConsole, intentOf, type ProviderConsole } from '../../../../test/support/provider-console.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { verifyBooks } from '../books/verify-books.ts';
import { holdListing } from './purchase-store.ts';

let market: Market;
let cardProvider: ProviderConsole;
beforeAll(async () => {
  market = await openMarket();
  cardProvider = createProviderConsole(market.services);
  // Webhooks are off, so that a test says when a payment is found.
  await market.services.sandboxes.stop();
});
afterAll(() => market.close());

type Asked = {
  clientSecret: string;
  method: string;
  deliveryCents: number;
  totalCents: number;
  code?: string;
  fields?: Record<string, string>;
};
const choose = async (...given: Parameters<typeof requestPayment>) => {
  const { status, body } = await requestPayment(...given);
  return { status, ...(body as Asked) };
};
const amountAtProvider = async (secret: string) => (await market.services.payments.readIntent(intentOf(secret))).amount;
const purchaseOf = async ({ id }: Listing) => {
  const [row] = await market.sql(
    `select id, state, method, delivery_cents, intent_id, method_unsure from purchases where listing_id = $1
     order by created_at desc limit 1`,
    [id],
  );
  return row as { id: string; state: string; method: string; delivery_cents: number; intent_id: string };
};
const isSound = async () => expect(await verifyBooks(market.services.db)).toEqual([]);

describe('a payment with a delivery', () => {
  it.each([
    ['seller_delivery' as const, 2_500],
    ['carrier' as const, 4_900],
    ['pickup' as const, 0],
  ])('by %s charges the price and %d cents, and the sale keeps both', async (method, fee) => {
    const [buyer, listing] = [await market.buyer(), await market.listing(whole)];
    const asked = await choose(buyer, listing, { method });
    expect(asked).toMatchObject({ status: 200, method, deliveryCents: fee, totalCents: 12_000 + fee, price: '120' });
    expect(await amountAtProvider(asked.clientSecret)).toBe(12_000 + fee);
    const id = await buyDelivered(market, buyer, listing, method);
    expect(await purchaseOf(listing)).toMatchObject({ id, state: 'paid', method, delivery_cents: fee });
    const [sale] = await market.sql(
      'select price_cents, method, delivery_cents, fee_cents from sales where purchase_id = $1',
      [id],
    );
    expect(sale).toEqual({ price_cents: 12_000, method, delivery_cents: fee, fee_cents: 960 });
    expect(await balancesOf(market, id)).toEqual({
      provider: 12_000 + fee,
      seller_pending: -12_000,
      ...(fee > 0 ? { delivery: -fee } : {}),
    });
    for (const person of [buyer, listing.seller])
      expect(await person.api.getFulfillment({ params: { id: listing.id } })).toMatchObject({
        method,
        priceCents: 12_000,
        deliveryCents: fee,
      });
    await isSound();
  });

  it('is a pickup at the price when nothing is chosen', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing(whole)];
    const asked = await choose(buyer, listing);
    expect(asked).toMatchObject({ status: 200, method: 'pickup', totalCents: 12_000 });
    expect(await amountAtProvider(asked.clientSecret)).toBe(12_000);
  });

  it('charges the agreed price of an offer and the fee', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing(whole)];
    const { id } = await buyer.api.makeOffer({ body: { listingId: listing.id, amountCents: 9_000 } });
    await listing.seller.api.acceptOffer({ params: { id } });
    const agreed = { ...listing, price: '90' };
    expect(await choose(buyer, agreed, { method: 'carrier' })).toMatchObject({ status: 200, totalCents: 13_900 });
    const purchase = await buyDelivered(market, buyer, agreed, 'carrier');
    expect(await balancesOf(market, purchase)).toEqual({ provider: 13_900, seller_pending: -9_000, delivery: -4_900 });
    await isSound();
  });
});

describe('a choice that is not possible', () => {
  it('is refused beside the field, and holds nothing', async () => {
    const buyer = await market.buyer();
    const plain = await market.listing();
    for (const method of ['seller_delivery', 'carrier'] as const)
      expect(await choose(buyer, plain, { method })).toMatchObject({
        status: 422,
        code: 'invalid_input',
        fields: { method: 'The seller does not offer this. Choose another way to get it.' },
      });
    expect(await choose(buyer, plain, { method: 'drone' as 'carrier' })).toMatchObject({
      status: 422,
      fields: { method: 'Choose how you get it.' },
    });
    expect(await purchaseOf(plain)).toBeUndefined();
  });

  it('is refused for a pickup that the seller has switched off', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing({ ...whole, pickup: false })];
    const refused = await choose(buyer, listing);
    expect(refused).toMatchObject({
      status: 422,
      fields: { method: expect.stringMatching(/^This item cannot be/) },
    });
    expect(await choose(buyer, listing, { method: 'pickup' })).toMatchObject({ status: 422 });
    expect(await choose(buyer, listing, { method: 'carrier' })).toMatchObject({ status: 200, totalCents: 16_900 });
  });

  it('is refused for a delivery to a town outside the distance', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing(whole)];
    const [salem, gresham] = [
      { ...whole.place, name: 'Salem', latitude: 44.943, longitude: -123.035 },
      { ...whole.place, name: 'Gresham', latitude: 45.5, longitude: -122.44 },
    ];
    const far = await choose(buyer, listing, { method: 'seller_delivery', place: salem });
    expect(far).toMatchObject({
      status: 422,
      fields: { place: expect.stringMatching(/^Salem.* is farther away than the seller delivers\.$/) },
    });
    expect(await purchaseOf(listing)).toBeUndefined();
    expect(await choose(buyer, listing, { method: 'carrier', place: salem })).toMatchObject({ status: 200 });
    expect(await choose(buyer, listing, { method: 'seller_delivery', place: gresham })).toMatchObject({ status: 200 });
  });

  it('cannot set the fee: only the seller does', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing(whole)];
    await buyer.api.addWish({ body: { previousId: listing.id } });
    const body = { previousId: listing.id, price: '120', method: 'carrier' };
    for (const fee of [{ deliveryCents: 0 }, { delivery_cents: 0 }])
      expect(await buyer.call('createPaymentIntent', { body: { ...body, ...fee } })).toMatchObject({ status: 422 });
    expect(await buyer.call('createPaymentIntent', { body })).toMatchObject({ body: { totalCents: 16_900 } });
  });
});

describe('a hold', () => {
  it.each([
    { method: 'carrier', cents: 4_800 } as const,
    { method: 'seller_delivery', cents: 0 } as const,
    { method: 'pickup', cents: 0 } as const,
  ])('is not made where the seller has just changed the offer: %j', async (delivery) => {
    const [buyer, listing] = [await market.buyer(), await market.listing({ ...whole, pickup: false })];
    const hold = { listingId: listing.id, buyerId: buyer.id, price: 12_000, currency: 'usd', holdSeconds: 60 };
    const { db } = market.services;
    expect(await inTransaction(db, (tx) => holdListing(tx, { ...hold, delivery }))).toBeUndefined();
    const fair = { method: 'carrier', cents: 4_900 } as const;
    expect(await inTransaction(db, (tx) => holdListing(tx, { ...hold, delivery: fair }))).toMatchObject({
      delivery_cents: 4_900,
    });
  });
});

describe('another choice before paying', () => {
  it('changes the amount of the same intent, back and forth, and the last one is paid', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing(whole)];
    const first = await choose(buyer, listing);
    for (const [method, total] of [
      ['seller_delivery', 14_500],
      ['carrier', 16_900],
      ['pickup', 12_000],
      ['seller_delivery', 14_500],
    ] as const) {
      const next = await choose(buyer, listing, { method });
      expect(next).toMatchObject({ status: 200, method, totalCents: total, clientSecret: first.clientSecret });
      expect(await amountAtProvider(first.clientSecret)).toBe(total);
    }
    const id = await buyDelivered(market, buyer, listing, 'seller_delivery');
    expect(await balancesOf(market, id)).toEqual({ provider: 14_500, seller_pending: -12_000, delivery: -2_500 });
    await isSound();
  });

  it('ends with one amount that both sides know, when several are sent at once', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing(whole)];
    await choose(buyer, listing);
    const methods = ['pickup', 'carrier', 'seller_delivery', 'carrier', 'pickup', 'seller_delivery'] as const;
    const all = await Promise.all(methods.map((method) => choose(buyer, listing, { method })));
    expect(all.every(({ status }) => status === 200 || status === 503)).toBe(true);
    const { intent_id, delivery_cents } = await purchaseOf(listing);
    const { amount, delivery } = await market.services.payments.readIntent(intent_id);
    expect(amount).toBe(12_000 + delivery_cents);
    expect(delivery?.cents ?? 0).toBe(delivery_cents);
  });

  it('keeps the hold, and reports it as it is, while the provider does not answer', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing(whole)];
    const { clientSecret } = await choose(buyer, listing);
    await cardProvider.arm('payment_intents.update', { kind: 'reset_after_success' }, 3);
    expect(await choose(buyer, listing, { method: 'carrier' })).toMatchObject({ status: 502 });
    await cardProvider.disarm();
    // The provider has changed it, but the answer was lost: going back must change it again.
    expect(await amountAtProvider(clientSecret)).toBe(16_900);
    expect(await choose(buyer, listing)).toMatchObject({ status: 200, totalCents: 12_000 });
    expect(await amountAtProvider(clientSecret)).toBe(12_000);
  });

  it('takes what was paid, when the payment comes before the answer about the change', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing(whole)];
    const { clientSecret } = await choose(buyer, listing);
    await cardProvider.arm('payment_intents.update', { kind: 'reset_after_success' }, 3);
    await choose(buyer, listing, { method: 'carrier' });
    await cardProvider.disarm();
    await cardProvider.card(clientSecret);
    await buyer.api.confirmPayment({ params: { previousId: listing.id } });
    expect(await purchaseOf(listing)).toMatchObject({ state: 'paid', method: 'carrier', delivery_cents: 4_900 });
    await isSound();
  });

  it('comes too late once the card was charged, and the sale stays as it was paid', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing(whole)];
    const { clientSecret } = await choose(buyer, listing);
    await cardProvider.card(clientSecret);
    expect((await choose(buyer, listing, { method: 'carrier' })).status).toBe(409);
    await buyer.api.confirmPayment({ params: { previousId: listing.id } });
    expect(await purchaseOf(listing)).toMatchObject({ state: 'paid', method: 'pickup', delivery_cents: 0 });
    const { id } = await purchaseOf(listing);
    await expect(
      market.sql(`update purchases set method = 'carrier', delivery_cents = 4900 where id = $1`, [id]),
    ).rejects.toThrow('never changes');
    await expect(
      market.sql(`update sales set delivery_cents = 1, method = 'carrier' where purchase_id = $1`, [id]),
    ).rejects.toThrow('does not change');
    await isSound();
  });

  it('does not let a second buyer in', async () => {
    const [first, second, listing] = [await market.buyer(), await market.buyer(), await market.listing(whole)];
    const both = await Promise.all([
      choose(first, listing, { method: 'seller_delivery' }),
      choose(second, listing, { method: 'carrier' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const loser = both[0]?.status === 409 ? first : second;
    expect(await choose(loser, listing, { method: 'pickup' })).toMatchObject({ status: 409, code: 'item_on_hold' });
  });
});
