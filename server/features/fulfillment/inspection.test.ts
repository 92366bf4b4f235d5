import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { deliver, sellWithDelivery } from '../../../test/support/delivered-sale.ts';
import { disputePayment, endBankDispute } from '../../../test/support/dispute-payment.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { verifyBooks } from '../checkout/books/verify-books.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(async () => {
  expect(await verifyBooks(market.services.db)).toEqual([]);
  await market.close();
});

const HOUR = 3_600_000;
const read = (by: Actor, id: string) => by.api.getFulfillment({ params: { id } });
const confirm = (by: Actor, id: string) => by.call('confirmFulfillment', { params: { id } });
const report = (by: Actor, id: string, reason = 'A leg is broken.') =>
  by.call('reportProblem', { params: { id }, body: { reason, text: 'The left one.' } });
const newsOf = async (by: Actor) => (await by.api.listNotifications({ query: {} })).items.map(({ kind }) => kind);
const timeIsUp = (id: string) =>
  market.sql(`update fulfillments set deadline_at = now() - interval '1 second' where id = $1`, [id]);
const released = async (listingId: string) => {
  const rows = await market.sql(
    `select e.id from ledger_entries e join purchases p on p.id = e.purchase_id
     where p.listing_id = $1 and e.kind = 'release' and e.account = 'seller_available'`,
    [listingId],
  );
  return rows.length;
};

describe('what was delivered', () => {
  it('can be inspected for two days, while the money waits', async () => {
    const { seller, buyer, listing, id } = await deliver(market);
    const seen = await read(buyer, id);
    expect(seen).toMatchObject({ state: 'inspecting', turn: 'buyer' });
    expect(Math.abs(Date.parse(String(seen.deadlineAt)) - Date.now() - 48 * HOUR)).toBeLessThan(HOUR);
    expect(await newsOf(buyer)).toContain('inspection');
    expect(await released(listing.id)).toBe(0);
    expect((await confirm(seller, id)).status).toBe(403);
    expect(await read(buyer, id)).toMatchObject({ feeCents: null, netCents: null, payoutState: null });
    const pending = { feeCents: 960, netCents: 11_040, payoutState: 'pending' };
    expect(await read(seller, id)).toMatchObject(pending);
    expect(await confirm(buyer, id)).toMatchObject({ status: 200, body: { state: 'completed' } });
    expect(await released(listing.id)).toBe(1);
    expect(await newsOf(seller)).toContain('sale_completed');
    const { items } = await seller.api.listFulfillments({ query: { role: 'seller' } });
    expect(items).toMatchObject([{ ...pending, payoutState: 'available' }]);
    expect((await confirm(buyer, id)).status).toBe(409);
  });

  it('pays nothing while the buyer’s bank disputes the payment, also after a confirmation, until it decides', async () => {
    const { seller, buyer, listing, id } = await deliver(market);
    await disputePayment(market, listing.id);
    for (const by of [buyer, seller, await market.admin()])
      expect(await read(by, id)).toMatchObject({ state: 'inspecting', isBankDisputed: true });
    const receipt = await buyer.api.getReceipt({ params: { id: listing.id } });
    expect(receipt).toMatchObject({ handover: { state: 'inspecting', isBankDisputed: true } });
    expect(await confirm(buyer, id)).toMatchObject({ status: 200, body: { state: 'completed' } });
    expect(await released(listing.id)).toBe(0);
    expect(await seller.api.getEarnings()).toMatchObject({
      pendingCents: 12_000,
      availableCents: 0,
      sales: [{ state: 'disputed' }],
    });
    const { items } = await seller.api.listNotifications({ query: {} });
    expect(items.find(({ kind }) => kind === 'sale_completed')).toMatchObject({ params: { waits: true } });
    expect(await verifyBooks(market.services.db)).toEqual([]);
    await endBankDispute(market, listing.id, 'win');
    expect(await released(listing.id)).toBe(1);
    expect(await seller.api.getEarnings()).toMatchObject({ pendingCents: 0, availableCents: 11_040 });
    const seen = await read(seller, id);
    expect(seen).toMatchObject({ state: 'completed', payoutState: 'available' });
    expect(seen).not.toHaveProperty('isBankDisputed');
  });

  it.each([
    ['a part', 2_000, { pendingCents: 0, availableCents: 9_200 }, 'completed'],
    ['all', undefined, { pendingCents: 0, availableCents: 0 }, 'cancelled'],
  ] as const)(
    'completed by the clock meanwhile, pays what a bank leaves that takes %s',
    async (_, cents, left, state) => {
      const { seller, listing, id } = await deliver(market);
      await disputePayment(market, listing.id, cents);
      await timeIsUp(id);
      while ((await read(seller, id)).state !== 'completed') await market.drainJobs();
      expect(await released(listing.id)).toBe(0);
      await endBankDispute(market, listing.id, 'lose');
      expect(await seller.api.getEarnings()).toMatchObject(left);
      expect((await read(seller, id)).state).toBe(state);
    },
  );

  it('is completed by the clock, once, with two workers', async () => {
    const { seller, listing, id } = await deliver(market);
    await timeIsUp(id);
    await Promise.all([market.drainJobs(), market.drainJobs()]);
    expect(await read(seller, id)).toMatchObject({ state: 'completed', deadlineAt: null });
    expect(await released(listing.id)).toBe(1);
  });

  it('reminds the buyer a day before the end', async () => {
    const { buyer, id } = await deliver(market);
    await market.sql('update fulfillments set remind_at = now() where id = $1', [id]);
    await buyer.api.readNotifications({ body: {} });
    await market.drainJobs();
    const { items } = await buyer.api.listNotifications({ query: {} });
    expect(items.filter(({ kind, readAt }) => kind === 'inspection' && !readAt)).toHaveLength(1);
  });

  it('is either reported or released, never both, at the last moment', async () => {
    const rounds = Number(process.env.LAST_MOMENT_ROUNDS ?? 8);
    const ends: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const { buyer, listing, id } = await deliver(market);
      await timeIsUp(id);
      const [answer] = await Promise.all([report(buyer, id), market.drainJobs()]);
      const { state } = await read(buyer, id);
      expect(state).toBe(answer.status === 200 ? 'disputed' : 'completed');
      expect(await released(listing.id)).toBe(state === 'disputed' ? 0 : 1);
      ends.push(state);
    }
    expect(ends).toHaveLength(rounds);
  });

  it('is not inspected after a pickup', async () => {
    const listing = await market.listing();
    const buyer = await market.buyer();
    await market.buy(buyer, listing);
    const { id } = await read(buyer, listing.id);
    const { code } = await buyer.api.getHandoverCode({ params: { id } });
    await listing.seller.api.handOver({ params: { id }, body: { code } });
    expect((await report(buyer, id)).status).toBe(409);
    expect((await read(buyer, id)).state).toBe('completed');
  });

  it('takes reports of its buyer alone, with a reason', async () => {
    const { seller, buyer, id } = await deliver(market);
    expect((await report(seller, id)).status).toBe(403);
    for (const by of [await market.buyer(), await market.admin()]) {
      expect((await report(by, id)).status).toBe(404);
      expect((await confirm(by, id)).status).toBe(404);
    }
    expect((await report(buyer, id, '  ')).body).toMatchObject({ fields: { reason: expect.any(String) } });
    expect((await read(buyer, id)).state).toBe('inspecting');
  });
});

describe('a parcel', () => {
  const send = (by: Actor, id: string, tracking = 'DHL 00340434161094') =>
    by.call('sendParcel', { params: { id }, body: { tracking } });
  const byCarrier = () => sellWithDelivery(market, { method: 'carrier' });

  it('is sent by the seller, received by the buyer, and inspected', async () => {
    const { seller, buyer, id } = await byCarrier();
    expect((await send(buyer, id)).status).toBe(403);
    expect(await send(seller, id)).toMatchObject({ status: 200, body: { state: 'arranged' } });
    expect(await read(buyer, id)).toMatchObject({ turn: 'buyer', tracking: 'DHL 00340434161094' });
    expect(await newsOf(buyer)).toContain('parcel_sent');
    const body = { reason: 'I changed my mind.' };
    expect((await buyer.call('refuseFulfillment', { params: { id }, body })).status).toBe(409);
    const before = (await read(buyer, id)).deadlineAt;
    await send(seller, id, 'UPS 1Z999');
    expect(await read(buyer, id)).toMatchObject({ tracking: 'UPS 1Z999', deadlineAt: before });
    expect((await confirm(buyer, id)).body).toEqual({ state: 'inspecting' });
    expect((await send(seller, id)).status).toBe(409);
    expect((await confirm(buyer, id)).body).toEqual({ state: 'completed' });
  });

  it('counts as delivered after ten days, and can be reported as missing before and after', async () => {
    const late = await byCarrier();
    await send(late.seller, late.id);
    await timeIsUp(late.id);
    await market.drainJobs();
    expect((await read(late.buyer, late.id)).state).toBe('inspecting');
    expect((await report(late.buyer, late.id)).body).toEqual({ state: 'disputed' });
    expect((await report(late.buyer, late.id)).body).toMatchObject({ reason: { key: 'fulfillment.problemReported' } });

    const lost = await byCarrier();
    expect((await report(lost.buyer, lost.id)).status).toBe(409);
    await send(lost.seller, lost.id);
    expect((await report(lost.buyer, lost.id)).body).toEqual({ state: 'disputed' });
  });

  it('is asked for while it is on its way, and both are told when it only counts as delivered', async () => {
    const { seller, buyer, id } = await byCarrier();
    const remind = async () => {
      await market.sql('update fulfillments set remind_at = now() where id = $1', [id]);
      await market.drainJobs();
    };
    const newsFor = async (by: Actor, kind: string) =>
      (await by.api.listNotifications({ query: {} })).items.find((one) => one.kind === kind)?.params;
    await remind();
    expect(await newsFor(buyer, 'address_missing')).toMatchObject({ until: expect.any(String) });
    expect(await newsOf(seller)).not.toContain('parcel_missing');
    await buyer.api.setHandoverAddress({ params: { id }, body: { address: '12 Alder Street' } });
    await remind();
    expect(await newsFor(seller, 'parcel_missing')).toMatchObject({ until: expect.any(String) });

    await send(seller, id);
    const moved = { params: { id }, body: { address: '99 Elsewhere Road' } };
    expect(await buyer.call('setHandoverAddress', moved)).toMatchObject({ status: 409 });
    expect(await read(seller, id)).toMatchObject({ address: '12 Alder Street' });
    const [row] = await market.sql(
      `select extract(epoch from deadline_at - remind_at)::int / 86400 as days
       from fulfillments where id = $1`,
      [id],
    );
    expect(row?.days).toBe(3);
    const until = (await read(buyer, id)).deadlineAt;
    expect(await newsFor(buyer, 'parcel_sent')).toMatchObject({ until });
    await remind();
    expect(await newsFor(buyer, 'parcel_due')).toMatchObject({ until });

    await timeIsUp(id);
    await market.drainJobs();
    const { deadlineAt } = await read(buyer, id);
    for (const [by, to] of [
      [buyer, 'buyer'],
      [seller, 'seller'],
    ] as const) {
      const told = await newsFor(by, 'parcel_assumed');
      expect(told).toMatchObject({ to });
      expect(Math.abs(Date.parse(String(told?.until)) - Date.parse(String(deadlineAt)))).toBeLessThan(60_000);
    }
    expect(await newsOf(buyer)).not.toContain('inspection');
  });

  it('that arrives is told to the seller, with the end of the inspection', async () => {
    const { seller, buyer, id } = await byCarrier();
    await send(seller, id);
    await confirm(buyer, id);
    expect(await newsOf(seller)).toContain('parcel_arrived');
    expect(await newsOf(buyer)).toContain('inspection');
  });

  it('promises no money to anybody while the buyer’s bank disputes the payment', async () => {
    const waits = async (by: Actor, kind: string) =>
      (await by.api.listNotifications({ query: {} })).items.find((one) => one.kind === kind)?.params;
    const inDispute = async () => {
      const sale = await byCarrier();
      await send(sale.seller, sale.id);
      await disputePayment(market, sale.listing.id);
      return sale;
    };
    const arrived = await inDispute();
    await confirm(arrived.buyer, arrived.id);
    expect(await waits(arrived.seller, 'parcel_arrived')).toMatchObject({ waits: true });
    expect(await waits(arrived.buyer, 'inspection')).toMatchObject({ waits: true });

    const silent = await inDispute();
    await timeIsUp(silent.id);
    await market.drainJobs();
    for (const by of [silent.buyer, silent.seller])
      expect(await waits(by, 'parcel_assumed')).toMatchObject({ waits: true });
    await market.sql('update fulfillments set remind_at = now() where id = $1', [silent.id]);
    await market.drainJobs();
    expect(await waits(silent.buyer, 'parcel_assumed')).toMatchObject({ waits: true, last: true });

    const left = await inDispute();
    await (await market.admin()).api.deleteUser({ params: { id: left.buyer.id } });
    expect(await waits(left.seller, 'party_left')).toMatchObject({ about: 'sent', waits: true });
  });

  it('that is not sent in time ends the sale, and says so', async () => {
    const { seller, buyer, id } = await byCarrier();
    await timeIsUp(id);
    await market.drainJobs();
    for (const by of [seller, buyer]) {
      const { items } = await by.api.listNotifications({ query: {} });
      expect(items.find(({ kind }) => kind === 'sale_cancelled')?.params).toMatchObject({ unsent: true });
    }
    expect((await read(buyer, id)).state).toBe('cancelled');
  });

  it('is not sent for a listing that is picked up', async () => {
    const { seller, id } = await sellWithDelivery(market);
    expect((await send(seller, id)).status).toBe(409);
  });
});
