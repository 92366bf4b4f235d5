import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { agreeOnTime } from '../../../test/support/agree-on-time.ts';
import { balancesOf, buyDelivered, whole } from '../../../test/support/buy-delivered.ts';
import { sellWithDelivery } from '../../../test/support/delivered-sale.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../test/support/money-market.ts';
import { verifyBooks } from '../checkout/books/verify-books.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket();
});
afterAll(async () => {
  expect(await verifyBooks(shop.market.services.db)).toEqual([]);
  await shop.market.close();
});

const propose = (by: Actor, id: string, amountCents: unknown = 2_000) =>
  by.call('proposeLowerPrice', { params: { id }, body: { amountCents } as { amountCents: number } });
const accept = (by: Actor, id: string, amountCents?: number) =>
  by.call('acceptLowerPrice', { params: { id }, body: amountCents === undefined ? {} : { amountCents } });
const read = (by: Actor, id: string) => by.api.getFulfillment({ params: { id } });

/** A sale of $120 with an agreed time. */
async function arranged(hours = 30) {
  const { listing, id: purchaseId } = await shop.bought();
  const { id } = await read(shop.buyer, listing.id);
  await agreeOnTime(listing.seller, shop.buyer, id, hours);
  return { id, listing, seller: listing.seller, buyer: shop.buyer, purchaseId };
}
const balances = (purchaseId: string) => balancesOf(shop.market, purchaseId);

describe('a lower price at the handover', () => {
  it.each(['buyer', 'seller'] as const)(
    'is proposed by the %s and accepted by the other: handed over, and the difference goes back',
    async (role) => {
      const { id, purchaseId, ...sale } = await arranged();
      const [one, other] = role === 'buyer' ? [sale.buyer, sale.seller] : [sale.seller, sale.buyer];
      expect(await propose(one, id)).toMatchObject({ status: 200, body: { state: 'arranged' } });
      expect(await read(other, id)).toMatchObject({
        turn: role === 'buyer' ? 'seller' : 'buyer',
        reduction: { by: role, amountCents: 2_000 },
      });
      expect((await accept(one, id)).status).toBe(403);
      expect((await accept(other, id, 3_000)).status).toBe(409);
      expect(await accept(other, id, 2_000)).toMatchObject({ status: 200, body: { state: 'completed' } });
      expect(await balances(purchaseId)).toEqual({ provider: 10_000, seller_available: -9_200, fee: -800 });
      expect((await accept(other, id)).status).toBe(409);
    },
  );

  it('refunds once, however often it is accepted at the same time', async () => {
    const { id, seller, buyer, purchaseId } = await arranged();
    await propose(seller, id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => accept(buyer, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await balances(purchaseId)).provider).toBe(10_000);
  });

  it.each([0, -5, 1.5, '2000', null, 12_000, 12_001, 1e12])('cannot be %s cents less than $120', async (amount) => {
    const { id, seller } = await arranged();
    expect(await propose(seller, id, amount)).toMatchObject({
      status: 422,
      body: { fields: { amountCents: expect.any(String) } },
    });
  });

  it('is never below zero, however much was paid for the delivery', async () => {
    const listing = await shop.market.listing(whole);
    await buyDelivered(shop.market, shop.buyer, listing, 'seller_delivery');
    const { id, priceCents, deliveryCents } = await read(shop.buyer, listing.id);
    expect(deliveryCents).toBeGreaterThan(1);
    await agreeOnTime(listing.seller, shop.buyer, id);
    const message = 'The reduction must be less than what is left of the price.';
    for (const amount of [priceCents, priceCents + 1])
      expect(await propose(shop.buyer, id, amount)).toMatchObject({
        status: 422,
        body: { fields: { amountCents: message } },
      });
    expect((await propose(shop.buyer, id, priceCents - 1)).status).toBe(200);
  });

  it('is for the two of the sale, after they agreed on a time', async () => {
    const { id } = await arranged();
    for (const by of [await shop.market.seller(), shop.admin]) {
      expect((await propose(by, id)).status).toBe(404);
      expect((await accept(by, id)).status).toBe(404);
    }
    const early = await shop.bought();
    expect((await propose(shop.buyer, (await read(shop.buyer, early.listing.id)).id)).status).toBe(409);
  });

  it('is inspected after a delivery, like any other', async () => {
    const { id, seller, buyer } = await sellWithDelivery(shop.market);
    await agreeOnTime(seller, buyer, id);
    await propose(buyer, id);
    expect((await accept(seller, id)).body).toEqual({ state: 'inspecting' });
  });

  it.each(['handed over', 'refused'] as const)('that nobody accepted is forgotten when it is %s', async (how) => {
    const { id, buyer, seller } = await arranged(1);
    await propose(buyer, id, 2_000);
    const params = { id };
    if (how === 'refused') await buyer.api.refuseFulfillment({ params, body: { reason: 'A leg is broken.' } });
    else await seller.api.handOver({ params, body: await buyer.api.getHandoverCode({ params }) });
    expect((await buyer.api.getFulfillment({ params })).reduction).toBeUndefined();
  });

  it('is forgotten when the time is changed', async () => {
    const { id, seller, buyer } = await arranged();
    await propose(buyer, id);
    await agreeOnTime(seller, buyer, id, 60);
    expect((await read(seller, id)).reduction).toBeUndefined();
    expect((await accept(seller, id)).status).toBe(409);
  });

  it('is forgotten when it is sent: no parcel arrives by an answer to it', async () => {
    const { id, seller, buyer } = await sellWithDelivery(shop.market, { method: 'carrier' });
    await agreeOnTime(seller, buyer, id);
    await propose(buyer, id);
    await seller.api.sendParcel({ params: { id }, body: { tracking: 'UPS 1' } });
    expect((await accept(seller, id)).status).toBe(409);
    const sent = await read(buyer, id);
    expect([sent.state, sent.reduction, sent.handedOverAt]).toEqual(['arranged', undefined, undefined]);
    for (const party of [seller, buyer]) expect((await propose(party, id)).status).toBe(409);
  });

  it('is no longer shown once the handover was missed, or the payment was refunded', async () => {
    const [missed, refunded] = [await arranged(), await arranged()];
    for (const { id, buyer } of [missed, refunded]) await propose(buyer, id);
    await shop.market.sql(
      `update fulfillment_windows set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'
       where fulfillment_id = $1`,
      [missed.id],
    );
    await missed.seller.api.reportNoShow({ params: { id: missed.id }, body: { reason: 'waited_there' } });
    await shop.refund(refunded.purchaseId);
    await shop.market.drainJobs();
    for (const { id, seller } of [missed, refunded]) expect(await read(seller, id)).not.toHaveProperty('reduction');
  });

  it('goes back later when the provider does not answer, and only once', async () => {
    const { id, seller, buyer, purchaseId } = await arranged();
    await propose(seller, id);
    await shop.cardProvider.arm('refunds.create', { kind: 'status', status: 503 }, 50);
    expect((await accept(buyer, id)).status).toBe(200);
    expect((await balances(purchaseId)).provider).toBe(12_000);
    await shop.cardProvider.disarm();
    await shop.market.sql(`update refunds set updated_at = now() - interval '2 minutes' where purchase_id = $1`, [
      purchaseId,
    ]);
    await shop.market.drainJobs();
    await shop.market.drainJobs();
    expect(await balances(purchaseId)).toEqual({ provider: 10_000, seller_available: -9_200, fee: -800 });
  });

  it('is part of a refund in full that follows', async () => {
    const { id, seller, buyer, purchaseId } = await arranged();
    await propose(seller, id);
    await accept(buyer, id);
    expect((await shop.refund(purchaseId)).status).toBe(200);
    await shop.retry();
    expect(await balances(purchaseId)).toEqual({});
  });
});
