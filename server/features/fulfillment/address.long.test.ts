import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FulfillmentMethod } from '../../../shared/domain/fulfillment.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { agreeOnTime } from '../../../test/support/agree-on-time.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { sellWithDelivery } from '../../../test/support/delivered-sale.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';

let market: Market;
const { sent, mailer } = collectMails();
beforeAll(async () => {
  market = await openMarket({ overrides: { mailer } });
});
afterAll(() => market.close());

const STREET = '12 Alder Street, second floor';

async function sold(method: FulfillmentMethod) {
  if (method !== 'pickup') return sellWithDelivery(market, { method });
  const [listing, buyer] = [await market.listing(), await market.buyer()];
  await market.buy(buyer, listing);
  const { id } = await buyer.api.getFulfillment({ params: { id: listing.id } });
  return { id, buyer, seller: listing.seller };
}

const set = (by: Actor, id: string, address = STREET) =>
  by.call('setHandoverAddress', { params: { id }, body: { address } });

/** Returns what a person was told of an address, newest first. */
async function toldOf(by: Actor) {
  const { items } = await by.api.listNotifications({ query: { limit: 100 } });
  return items.filter(({ kind }) => kind.startsWith('address_')).map(({ kind }) => kind);
}

/** Returns who reads the address now in a call about the sale. */
async function readers(id: string, people: Record<string, Actor>): Promise<string[]> {
  const seen = Object.entries(people).map(async ([name, by]) => {
    const one = await by.call('getFulfillment', { params: { id } });
    const all = [one.body, (await by.call('listFulfillments', { query: {} })).body];
    const theirs = one.body as { conversationId?: string };
    if (theirs.conversationId)
      all.push((await by.call('getConversation', { params: { id: theirs.conversationId } })).body);
    return JSON.stringify(all).includes(STREET) ? [name] : [];
  });
  return (await Promise.all(seen)).flat();
}

describe('the address of a handover', () => {
  it.each([
    ['pickup', 'seller', 'buyer'],
    ['seller_delivery', 'buyer', 'seller'],
  ] as const)('of a %s is given by the %s and read by the %s once a time is agreed on', async (method, host, guest) => {
    const { id, buyer, seller } = await sold(method);
    const [stranger, admin] = [await market.seller(), await market.admin()];
    const people = { buyer, seller, stranger, admin };
    const { [host]: giver, [guest]: taker } = { buyer, seller };
    expect(await set(giver, id)).toMatchObject({ status: 200, body: { address: STREET } });
    expect(await readers(id, people)).toEqual([host]);

    await agreeOnTime(seller, buyer, id);
    expect((await readers(id, people)).sort()).toEqual(['buyer', 'seller']);
    expect((await set(giver, id, `${STREET}, at the back`)).status).toBe(200);
    expect((await readers(id, people)).sort()).toEqual(['buyer', 'seller']);

    const windows = [
      { start: new Date(Date.now() + 5e8).toISOString(), end: new Date(Date.now() + 5.05e8).toISOString() },
    ];
    await taker.api.proposeWindows({ params: { id }, body: { windows } });
    expect(await readers(id, people)).toEqual([host]);

    const { code } = await buyer.api.getHandoverCode({ params: { id } });
    await seller.api.handOver({ params: { id }, body: { code } });
    expect(await readers(id, people)).toEqual(method === 'pickup' ? [] : [host]);
    if (method !== 'pickup') await buyer.api.confirmFulfillment({ params: { id } });
    expect(await market.sql('select address from fulfillments where id = $1', [id])).toEqual([{ address: '' }]);
    expect((await set(giver, id)).status).toBe(409);
  });

  it('of a parcel is read by the seller at once, who cannot send it otherwise', async () => {
    const { id, buyer, seller } = await sold('carrier');
    const people = { buyer, seller, stranger: await market.buyer(), admin: await market.admin() };
    await set(buyer, id);
    expect((await readers(id, people)).sort()).toEqual(['buyer', 'seller']);
    await seller.api.sendParcel({ params: { id }, body: { tracking: 'DHL 1' } });
    expect((await readers(id, people)).sort()).toEqual(['buyer', 'seller']);
    await buyer.api.confirmFulfillment({ params: { id } });
    expect(await readers(id, people)).toEqual(['buyer']);
  });

  it.each([
    ['pickup', 'seller', 'buyer'],
    ['seller_delivery', 'buyer', 'seller'],
  ] as const)('of a %s that the %s changes is told to the %s, without the address', async (method, host, guest) => {
    const { id, buyer, seller } = await sold(method);
    const { [host]: giver, [guest]: taker } = { buyer, seller };
    await set(giver, id);
    expect(await toldOf(taker)).toEqual([]);
    await agreeOnTime(seller, buyer, id);
    await set(giver, id);
    expect(await toldOf(taker)).toEqual([]);
    for (const address of ['9 Elm Street', '10 Elm Street']) await set(giver, id, address);
    expect(await toldOf(taker)).toEqual(['address_changed']);
    expect(await toldOf(giver)).not.toContain('address_changed');
    await sendWaitingMails(market);
    const theirs = sent.filter(({ to, subject }) => to === taker.email && subject.startsWith('Another address'));
    expect(theirs).toHaveLength(1);
    const rows = await market.sql(`select params::text from notifications where kind like 'address_%'`);
    expect(JSON.stringify([sent, rows])).not.toMatch(/Elm Street|Alder Street/);
  });

  it('that a parcel waited for is told to its seller', async () => {
    const { id, buyer, seller } = await sold('carrier');
    await set(buyer, id);
    expect(await toldOf(seller)).toEqual(['address_given']);
  });

  it('is given by the side that is visited, in words', async () => {
    const { id, buyer, seller } = await sold('pickup');
    expect((await set(buyer, id)).status).toBe(403);
    for (const by of [await market.seller(), await market.admin()]) expect((await set(by, id)).status).toBe(404);
    expect(await set(seller, id, '  ')).toMatchObject({
      status: 422,
      body: { fields: { address: 'Enter the address.' } },
    });
    expect((await set(seller, id, 'x'.repeat(301))).status).toBe(422);
  });

  it('goes when the sale is cancelled or refused', async () => {
    for (const end of ['cancelled', 'refused'] as const) {
      const { id, buyer, seller } = await sold('pickup');
      await set(seller, id);
      const body = { reason: 'A leg is broken.' };
      if (end === 'refused') await agreeOnTime(seller, buyer, id, 1);
      if (end === 'refused') await buyer.api.refuseFulfillment({ params: { id }, body });
      else await buyer.api.cancelFulfillment({ params: { id }, body });
      expect(await market.sql('select address, state from fulfillments where id = $1', [id])).toEqual([
        { address: '', state: end },
      ]);
    }
  });
});
