import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../test/support/actor.ts';
import { readCsvRows } from '../../../../test/support/csv-rows.ts';
import { handOver } from '../../../../test/support/hand-over.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';
import { removeAccount } from '../../accounts/delete-user.ts';
import { eraseRemoved } from '../../accounts/erase-removed.ts';
import { verifyBooks } from '../../checkout/books/verify-books.ts';
import { reconcile } from '../../checkout/reconciliation/reconcile.ts';

/** The last second of 2024 there, and the first of 2025. */
const zones = [
  ['America/Los_Angeles', '2025-01-01T07:59:59Z', '2025-01-01T08:00:00Z'],
  ['Pacific/Auckland', '2024-12-31T10:59:59Z', '2024-12-31T11:00:00Z'],
] as const;

describe.each(zones)('in yen and %s', (zone, last, first) => {
  let shop: MoneyMarket;
  beforeAll(async () => {
    shop = await openMoneyMarket({ PAYOUTS: 'manual', SHOP_TIME_ZONE: zone, SHOP_CURRENCY: 'JPY' });
    // Tests move sales to other years.
    await shop.market.sql('alter table ledger_entries disable trigger ledger_insert_only');
  });
  afterAll(async () => {
    expect(await verifyBooks(shop.market.services.db)).toEqual([]);
    await shop.market.close();
  });

  const moveTo = (id: string, kind: string, at: string) =>
    shop.market.sql('update ledger_entries set created_at = $3 where purchase_id = $1 and kind = $2', [id, kind, at]);

  async function sold(seller: Actor, releasedAt: string, price = '400001') {
    const listing = await shop.market.listing({ seller, price });
    const clientSecret = await shop.market.buy(shop.buyer, listing);
    await handOver(shop.buyer, listing);
    const { id } = await shop.books(listing);
    await moveTo(id, 'release', releasedAt);
    return { id, listing, clientSecret };
  }
  async function refundPart(id: string, yen: number, at: string) {
    const [row] = await shop.market.sql('select intent_id from purchases where id = $1', [id]);
    await shop.cardProvider.refund(String(row?.intent_id), yen);
    await reconcile(shop.market.services);
    await moveTo(id, 'refund', at);
  }
  const payOut = async (id: string) => {
    const [payout] = await shop.market.sql('select id from payouts where purchase_id = $1', [id]);
    await shop.admin.api.markPayoutPaid({ params: { id: String(payout?.id) }, body: { reference: 'T' } });
  };
  const rowOf = async (year: number, { id }: Actor) =>
    readCsvRows(await (await shop.admin.fetch(`/api/tax-totals?year=${year}`)).text()).find(
      ({ seller_id: seller }) => seller === id,
    );
  const quarterOf = async (year: number, seller: Actor, quarter: number) => {
    const row = await rowOf(year, seller);
    return ['consideration', 'fees', 'activities'].map((name) => row?.[`q${quarter}_${name}`]).join(' ');
  };
  const statementOf = async (seller: Actor, month: string) => {
    const headers = { Accept: 'text/csv' };
    const rows = readCsvRows(await (await seller.fetch(`/api/earnings/statements/${month}`, { headers })).text());
    return rows.map(({ date, kind, net, balance }) => [date, kind, net, balance].join(' '));
  };

  it('a sale counts in the year of its release, and what goes back a year later lowers it there', async () => {
    const seller = await shop.market.seller({ name: 'Nina Newyear' });
    await seller.api.openSellerAccount({ body: { holder: 'First Bank', account: 'DE89370400440532013000' } });
    const before = await sold(seller, last);
    const after = await sold(seller, first);
    await payOut(before.id);
    await seller.api.openSellerAccount({ body: { holder: 'Second Bank', account: 'GB29NWBK60161331926819' } });
    await refundPart(before.id, 100_000, first);
    await refundPart(after.id, 1, '2025-03-01T12:00:00Z');
    // 8 % of 300001 and of 400000, half up.
    expect(await quarterOf(2024, seller, 4)).toBe('276001 24000 1');
    expect(await quarterOf(2025, seller, 1)).toBe('368000 32000 1');
    expect(await rowOf(2025, seller)).toMatchObject({ currency: 'JPY', account_holder: 'Second Bank' });
    expect(await seller.api.listEarningsStatements()).toContainEqual({ month: '2024-12' });
    const december = await statementOf(seller, '2024-12');
    expect([december[1], december.at(-1)]).toEqual(['2024-12-31 release 368001 368001', ' closing  368001']);
    const january = await statementOf(seller, '2025-01');
    expect([january[0], january.at(-1)]).toEqual([' opening  368001', ' closing  644002']);
    expect(january.slice(1, -2).sort()).toEqual([
      expect.stringMatching(/^2025-01-01 refund -92000 /),
      expect.stringMatching(/^2025-01-01 release 368001 /),
    ]);
    expect(await seller.api.getEarnings()).toMatchObject({
      transferredCents: 368_001,
      availableCents: 276_000,
      owedCents: 0,
    });
    await removeAccount(shop.market.services, shop.admin.id, { id: seller.id });
    await shop.market.sql(`update accounts set deleted_at = now() - interval '31 days' where id = $1`, [seller.id]);
    while ((await eraseRemoved(shop.market.services)) > 0);
    for (const [year, quarter, sums] of [
      [2024, 4, '276001 24000 1'],
      [2025, 1, '368000 32000 1'],
    ] as const) {
      expect(await quarterOf(year, seller, quarter)).toBe(sums);
      expect(await rowOf(year, seller)).toMatchObject({ seller_name: 'Nina Newyear', account_holder: 'Second Bank' });
    }
  });
});
