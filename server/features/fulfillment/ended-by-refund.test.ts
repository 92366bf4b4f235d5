import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { agreeOnTime } from '../../../test/support/agree-on-time.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../test/support/money-market.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket();
});
afterAll(() => shop.market.close());

const newsOf = async ({ api }: Actor, title: string) =>
  (await api.listNotifications({ query: {} })).items
    .filter((one) => one.params.title === title && /cancelled/.test(one.kind))
    .map(({ kind, href }) => `${kind} ${href}`);

it.each(['arranging', 'arranged'])(
  'tells both at once of a refund while %s, and not again when the money moves',
  async (state) => {
    const title = `Oak table ${state}`;
    const { id, listing, intent } = await shop.bought({ card: 'pm_card_pendingRefund', title });
    const { seller } = listing;
    await seller.api.updateAccount({ body: { language: 'de' } });
    const sale = await shop.buyer.api.getFulfillment({ params: { id: listing.id } });
    if (state === 'arranged') await agreeOnTime(seller, shop.buyer, sale.id);
    await shop.mails();

    await shop.refund(id);
    expect(await shop.books(listing)).toMatchObject({ state: 'refund_pending' });
    const news = async () => [await newsOf(shop.buyer, title), await newsOf(seller, title)];
    const once = [[`sale_cancelled /dashboard/purchases/${sale.id}`], [`sale_cancelled /dashboard/sales/${sale.id}`]];
    expect(await news()).toEqual(once);
    const mails = await shop.mails();
    expect(Object.fromEntries(mails.map(({ to, subject }) => [to, subject]))).toEqual({
      [shop.buyer.email]: `Cancelled: ${title}`,
      [seller.email]: `Storniert: ${title}`,
    });
    expect(mails).toHaveLength(2);
    for (const { text, calendar } of mails) {
      expect(text).toMatch(/The shop cancelled the sale|Der Shop hat /);
      expect(/METHOD:CANCEL/.test(calendar ?? '')).toBe(state === 'arranged');
    }

    await shop.cardProvider.endRefund(intent, 'succeed');
    await shop.retry();
    expect(await shop.books(listing)).toMatchObject({ state: 'refunded', owed: 0 });
    expect(await news()).toEqual(once);
    expect((await shop.mails()).map(({ subject }) => subject).sort()).toEqual([
      `Die Zahlung für ${title} wurde erstattet`,
      `Your money for ${title} is on its way back`,
    ]);
  },
);
