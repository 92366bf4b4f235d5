import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Happened } from '../../../shared/contract/statistics.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../test/support/money-market.ts';
import { storeFinishedDays } from './read-numbers.ts';

let shop: MoneyMarket;
let admin: Actor;
beforeAll(async () => {
  shop = await openMoneyMarket();
  admin = shop.admin;
});
afterAll(() => shop.market.close());

const DAY = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
const idsOf = (listings: readonly { id: string }[]) => listings.map(({ id }) => id);

describe("a seller's numbers", () => {
  // beyond the spec: GET /seller-numbers, My Products: views, saves, on hold, sold and earned, by day and by listing, in any order
  it('say what is on sale, on hold and sold, and what was earned after refunds', async () => {
    const { market } = shop;
    const seller = await market.seller();
    const listing = (price: string) => market.listing({ seller, price });
    const [kept, returned, held, free, removed] = [
      await listing('100'),
      await listing('250.50'),
      await listing('10'),
      await listing('20'),
      await listing('30'),
    ];
    const buyer = await market.buyer();
    await market.buy(buyer, kept);
    await market.buy(buyer, returned);
    await buyer.api.addWish({ body: { previousId: held.id } });
    await buyer.api.createPaymentIntent({ body: { previousId: held.id, price: held.price } });
    await buyer.api.addWish({ body: { previousId: free.id } });
    await buyer.api.addWish({ body: { previousId: removed.id } });
    await seller.api.removeListing({ params: { id: removed.id } });
    expect(await seller.api.getSellerNumbers()).toMatchObject({
      saves: 4,
      onSale: 1,
      onHold: 1,
      sold: 2,
      earnedCents: 35_050,
    });

    const { id } = await shop.books(returned);
    await shop.refund(id);
    await shop.retry();
    const { sold, earnedCents } = await seller.api.getSellerNumbers();
    const [ledger] = await market.sql(
      `select -sum(amount_cents)::int as cents from ledger_entries e join purchases p on p.id = e.purchase_id
       where e.account = 'seller_pending' and p.seller_id = $1`,
      [seller.id],
    );
    expect([sold, earnedCents, ledger?.cents]).toEqual([1, 10_000, 10_000]);
  });

  it('count the saves of each day, without those that were taken back', async () => {
    const { market } = shop;
    const seller = await market.seller();
    const listings = [await market.listing({ seller }), await market.listing({ seller })];
    const days = [0, 0, 1, 5, 29, 30, 31, 400];
    for (const [index, day] of days.entries()) {
      const buyer = await market.buyer();
      const { insertedId } = await buyer.api.addWish({ body: { previousId: listings[index % 2]?.id ?? '' } });
      await market.sql(`update wishes set created_at = created_at - make_interval(days => $1) where id = $2`, [
        day,
        insertedId,
      ]);
      if (day === 5) await buyer.api.removeWish({ params: { id: insertedId } });
    }
    const { saves, days: shown } = await seller.api.getSellerNumbers();
    expect(saves).toBe(7);
    expect(shown.filter((day) => day.saves > 0)).toEqual([
      { day: dayBefore(29), views: 0, saves: 1 },
      { day: dayBefore(1), views: 0, saves: 1 },
      { day: dayBefore(0), views: 0, saves: 2 },
    ]);
    const { items } = await seller.api.listOwnListings({ params: { email: seller.email } });
    expect(items.map((listing) => listing.saves).sort()).toEqual([3, 4]);
  });

  it('are visible to the seller alone', async () => {
    const { market } = shop;
    const seller = await market.seller();
    expect(await seller.api.getSellerNumbers()).toMatchObject({ views: 0, saves: 0, sold: 0, earnedCents: 0 });
    expect(await shop.buyer.call('getSellerNumbers')).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  });
});

describe("the shop's numbers", () => {
  const sum = (days: readonly Happened[]): Happened =>
    days.reduce(
      (all, day) => ({
        people: all.people + day.people,
        listings: all.listings + day.listings,
        sales: all.sales + day.sales,
        soldCents: all.soldCents + day.soldCents,
        refundedCents: all.refundedCents + day.refundedCents,
      }),
      { people: 0, listings: 0, sales: 0, soldCents: 0, refundedCents: 0 },
    );

  /** Counts all rows independently. @returns sums per day with activity */
  async function byHand(): Promise<Map<string, Happened>> {
    const days = new Map<string, Happened>();
    const add = async (statement: string, what: (row: Record<string, unknown>) => Partial<Happened>) => {
      for (const row of await shop.market.sql(statement)) {
        const day = (row.at as Date).toISOString().slice(0, 10);
        const one = { people: 0, listings: 0, sales: 0, soldCents: 0, refundedCents: 0, ...what(row) };
        days.set(day, sum([days.get(day) ?? sum([]), one]));
      }
    };
    await add('select created_at as at from accounts', () => ({ people: 1 }));
    await add('select created_at as at from listings', () => ({ listings: 1 }));
    await add('select paid_at as at, price_cents as cents from sales', ({ cents }) => ({
      sales: 1,
      soldCents: Number(cents),
    }));
    await add(
      `select created_at as at, amount_cents as cents from ledger_entries where account = 'seller_pending' and kind <> 'payment'`,
      ({ cents }) => ({ refundedCents: Number(cents) }),
    );
    return days;
  }

  // beyond the spec: GET /market-numbers, `/dashboard/admin`: people, listings, sales and their value by day
  it('add up to what a count by hand gives, for 30 days, for 90, before and ever', async () => {
    const { market } = shop;
    const { id } = await shop.bought();
    await shop.refund(id);
    await shop.retry();
    const buyer = await market.buyer();
    const listings = await Promise.all([0, 1, 2, 3].map((n) => market.listing({ price: String(100 + n) })));
    for (const listing of listings) await market.buy(buyer, listing);
    for (const [index, ids] of [1, 20, 45, 200].map((days, i) => [days, idsOf(listings)[i]] as const)) {
      await market.sql(`update listings set created_at = created_at - make_interval(days => $1) where id = $2`, [
        index,
        ids,
      ]);
      await market.sql(`update sales set paid_at = paid_at - make_interval(days => $1) where listing_id = $2`, [
        index,
        ids,
      ]);
      await market.sql(
        `update accounts set created_at = created_at - make_interval(days => $1)
         where id = (select seller_id from listings where id = $2)`,
        [index, ids],
      );
    }
    // Ledger rows are immutable, so move the sales instead.
    const expected = await byHand();
    const ledgerSold = async () => {
      const rows = await market.sql(
        `select created_at as at, -amount_cents as cents from ledger_entries where account = 'seller_pending' and kind = 'payment'`,
      );
      for (const day of expected.values()) day.soldCents = 0;
      for (const { at, cents } of rows) {
        const day = expected.get((at as Date).toISOString().slice(0, 10));
        if (day) day.soldCents += Number(cents);
      }
    };
    await ledgerSold();

    for (const period of [30, 90] as const) {
      const { days, before, ever } = await admin.api.getMarketNumbers({ query: { days: period } });
      expect(days.map(({ day }) => day)).toEqual(Array.from({ length: period }, (_, n) => dayBefore(period - 1 - n)));
      expect(days).toEqual(days.map(({ day }) => ({ day, ...(expected.get(day) ?? sum([])) })));
      const earlier = [...expected].filter(([day]) => day >= dayBefore(2 * period - 1) && day < dayBefore(period - 1));
      expect(before).toEqual(sum(earlier.map(([, one]) => one)));
      expect(ever).toEqual(sum([...expected.values()]));
    }
  });

  it('stores finished days once and counts only the rest', async () => {
    const { market } = shop;
    await Promise.all([1, 2, 3].map(() => storeFinishedDays(market.services)));
    const kept = await market.sql('select day::text from market_days order by day');
    expect(kept.at(-1)?.day).toBe(new Date(Date.now() - 3600_000 - DAY).toISOString().slice(0, 10));
    expect(new Set(kept.map(({ day }) => day)).size).toBe(kept.length);
    await market.sql(`update market_days set people = 1000 where day = $1`, [dayBefore(10)]);
    const { days } = await admin.api.getMarketNumbers({});
    expect(days.find(({ day }) => day === dayBefore(10))).toMatchObject({ people: 1000 });
  });

  it('refuse any other period', async () => {
    expect(await admin.call('getMarketNumbers', { query: { days: 31 } })).toMatchObject({
      status: 422,
      body: { fields: { days: expect.any(String) } },
    });
  });
});
