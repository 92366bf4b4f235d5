import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { agreeOnTime } from '../../../test/support/agree-on-time.ts';
import { sendCall } from '../../../test/support/api-client.ts';
import { deliver, sellWithDelivery } from '../../../test/support/delivered-sale.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { walkPages } from '../../../test/support/walk-pages.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

async function sold() {
  const [listing, buyer] = [await market.listing(), await market.buyer()];
  await market.buy(buyer, listing);
  const { id } = await buyer.api.getFulfillment({ params: { id: listing.id } });
  return { id, buyer, seller: listing.seller };
}
async function arranged() {
  const sale = await sold();
  await agreeOnTime(sale.seller, sale.buyer, sale.id);
  return sale;
}
async function missed() {
  const sale = await arranged();
  await market.sql(
    `update fulfillment_windows set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'
      where fulfillment_id = $1`,
    [sale.id],
  );
  return sale;
}

/** What ends or stops a sale: each takes the same body. */
const acts = [
  ['cancelFulfillment', sold, 'cancelled'],
  ['refuseFulfillment', arranged, 'refused'],
  ['reportNoShow', missed, 'no_show'],
  ['reportProblem', () => deliver(market), 'disputed'],
  ['confirmFulfillment', () => deliver(market), 'completed'],
] as const;

it.each(acts)('%s takes a reason, a text and photos', async (name, begin, state) => {
  const { id, buyer, seller } = await begin();
  const url = await market.picture(buyer);
  const body = { reason: 'As agreed.', text: 'See the photo.', images: [url] };
  expect(await buyer.call(name, { params: { id }, body })).toMatchObject({ status: 200, body: { state } });
  for (const by of [buyer, seller]) {
    const shown = await by.api.getFulfillment({ params: { id } });
    expect(shown).toMatchObject({ photos: [{ url, by: 'buyer' }] });
    for (const text of ['As agreed.', 'See the photo.']) expect(JSON.stringify(shown)).toContain(text);
  }
});

it('what was said with a confirmation goes with the buyer who said it', async () => {
  const { id, buyer, seller } = await deliver(market);
  await buyer.api.confirmFulfillment({ params: { id }, body: { text: 'Well packed.' } });
  expect(await seller.api.getFulfillment({ params: { id } })).toMatchObject({ reasonText: 'Well packed.' });
  const exported = await Promise.all(
    [buyer, seller].map(({ idToken }) => sendCall(market.origin, 'exportAccount', {}, idToken)),
  );
  expect(exported.map(({ body }) => JSON.stringify(body).includes('Well packed.'))).toEqual([true, false]);
});

it('takes the ids of a sale and of a time in capitals too', async () => {
  const { id, buyer, seller } = await sold();
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const body = { windows: [{ start: at(30), end: at(32) }] };
  const [window] = await seller.api.proposeWindows({ params: { id }, body });
  const params = { id: id.toUpperCase(), windowId: String(window?.id).toUpperCase() };
  expect(await buyer.api.acceptWindow({ params })).toEqual({ state: 'arranged' });
});

it.each(['seller_delivery', 'carrier'] as const)(
  'a %s waits for the address of its buyer, then for its seller',
  async (method) => {
    const { id, listing, buyer, seller } = await sellWithDelivery(market, { method });
    const remind = async () => {
      await market.sql(`update fulfillments set remind_at = now() where id = $1`, [id]);
      await market.drainJobs();
    };
    const turnFor = async () => {
      const [{ turn, awaitsAddress }, listed, paid] = [
        await seller.api.getFulfillment({ params: { id } }),
        (await seller.api.listFulfillments({ query: {} })).items.find((one) => one.id === id),
        await buyer.api.getReceipt({ params: { id: listing.id } }),
      ];
      expect([listed?.turn, paid.handover?.turn, paid.handover?.awaitsAddress]).toEqual([turn, turn, awaitsAddress]);
      return turn;
    };
    const newsOf = async (by: Actor) => (await by.api.listNotifications({ query: {} })).items.map(({ kind }) => kind);
    expect(await turnFor()).toBe('buyer');
    await remind();
    expect(await newsOf(buyer)).toContain('address_missing');
    expect(await newsOf(seller)).not.toContain('time_missing');
    await buyer.api.setHandoverAddress({ params: { id }, body: { address: '12 Alder Street' } });
    expect(await turnFor()).toBe('seller');
    await remind();
    expect(await newsOf(seller)).toContain(method === 'carrier' ? 'parcel_missing' : 'time_missing');
  },
);

it('a cancelled sale shows the photos of who cancelled to both', async () => {
  const { id, buyer, seller } = await sold();
  const url = await market.picture(buyer);
  await buyer.api.cancelFulfillment({ params: { id }, body: { reason: 'It is another one.', images: [url] } });
  for (const by of [buyer, seller])
    expect((await by.api.getFulfillment({ params: { id } })).photos).toEqual([{ url, by: 'buyer' }]);
});

it('an appeal takes what a decision takes, and is not bound by it', async () => {
  const { id, buyer } = await deliver(market);
  const admin = await market.admin();
  await buyer.api.reportProblem({ params: { id }, body: { reason: 'A leg is broken.' } });
  await admin.api.decideDispute({ params: { id }, body: { outcome: 'release', reason: 'It was declared.' } });
  const body = { outcome: 'part_refund', amountCents: 2_000, reason: 'It was not.' };
  expect((await buyer.call('appealDispute', { params: { id }, body: { ...body, outcome: 'all' } })).status).toBe(422);
  expect((await buyer.call('appealDispute', { params: { id }, body })).status).toBe(200);
  const { dispute } = await buyer.api.getFulfillment({ params: { id } });
  expect(dispute).toMatchObject({ state: 'appealed', appeal: { by: 'buyer', reason: 'It was not.' } });
});

it('an operator lists all sales, the newest first, and their own by a role', async () => {
  const made = [await sold(), await sold(), await sold()].map(({ id }) => id);
  const admin = await market.admin();
  const { items } = await walkPages((cursor) => admin.api.listFulfillments({ query: { limit: 2, cursor } }));
  expect(items.slice(0, 3).map(({ id, role }) => [id, role])).toEqual(made.toReversed().map((id) => [id, 'operator']));
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  for (const role of ['buyer', 'seller'] as const)
    expect((await admin.api.listFulfillments({ query: { role } })).items).toEqual([]);
  const stranger = await market.seller();
  expect((await stranger.api.listFulfillments({ query: {} })).items).toEqual([]);
});

it('a seller lists the open sales apart from the ended ones', async () => {
  const seller = await market.seller();
  const sell = async () => {
    const [listing, buyer] = [await market.listing({ seller }), await market.buyer()];
    await market.buy(buyer, listing);
    return (await buyer.api.getFulfillment({ params: { id: listing.id } })).id;
  };
  const ids = [await sell(), await sell(), await sell()];
  await seller.api.cancelFulfillment({ params: { id: String(ids[1]) }, body: { reason: 'It broke.' } });
  const list = async (progress: 'open' | 'ended') => {
    const query = { role: 'seller', progress, limit: 1 } as const;
    const { items } = await walkPages((cursor) => seller.api.listFulfillments({ query: { ...query, cursor } }));
    return items.map(({ id }) => id);
  };
  expect([await list('open'), await list('ended')]).toEqual([[ids[2], ids[0]], [ids[1]]]);
  expect((await seller.call('listFulfillments', { query: { progress: 'half' } })).status).toBe(422);
});

it('a case has its id in the list of cases', async () => {
  const listing = await market.listing();
  await market.stranger.api.sendReport({ body: { kind: 'listing', targetId: listing.id, reason: 'spam' } });
  const admin = await market.admin();
  const [one] = (await admin.api.listCases({ query: { limit: 1 } })).items;
  const params = { id: String(one?.id) };
  expect(await admin.call('decideCase', { params, body: { action: 'none', reason: 'It is fine.' } })).toMatchObject({
    status: 200,
    body: { id: params.id, _id: params.id, state: 'decided' },
  });
});
