import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../../test/support/actor.ts';
import { readCsvRows } from '../../../../test/support/csv-rows.ts';
import { handOver } from '../../../../test/support/hand-over.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';
import { reconcile } from '../../checkout/reconciliation/reconcile.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket({ PAYOUTS: 'manual' });
  // Tests move sales to other years.
  await shop.market.sql('alter table ledger_entries disable trigger ledger_insert_only');
});
afterAll(() => shop.market.close());

const ask = (who: Pick<Actor, 'fetch'>, year: string) => who.fetch(`/api/tax-totals?year=${year}`);

async function sold(seller: Actor, releasedAt: string) {
  const { listing, id, intent } = await shop.bought({ seller });
  await handOver(shop.buyer, listing);
  await shop.market.sql(`update ledger_entries set created_at = $2 where purchase_id = $1 and kind = 'release'`, [
    ...[id, releasedAt],
  ]);
  return { purchase: id, intent };
}
const refund = async (intent: string, cents?: number) => {
  await shop.cardProvider.refund(intent, cents);
  await reconcile(shop.market.services);
};
/** The cells of a year by column, for each seller. */
async function totalsOf(year: number) {
  const answer = await ask(shop.admin, String(year));
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
  return readCsvRows(await answer.text());
}
const quarter = (row: Record<string, string> | undefined, number: number) =>
  ['consideration', 'fees', 'activities'].map((name) => row?.[`q${number}_${name}`]).join(' ');

it('adds up completed sales by the quarter of their release, with fees, from the ledger', async () => {
  const [seller, other] = [await shop.market.seller({ name: '=Sum(1)' }), await shop.market.seller()];
  await seller.api.openSellerAccount({ body: { holder: 'Sally Seller', account: 'DE89370400440532013000' } });
  const first = await sold(seller, '2021-03-31T23:59:59Z');
  await sold(seller, '2021-04-01T00:00:00Z');
  await sold(seller, '2021-06-30T12:00:00Z');
  const gone = await sold(seller, '2021-12-31T23:59:59Z');
  await sold(seller, '2022-01-01T00:00:00Z');
  await sold(other, '2021-08-01T00:00:00Z');
  // Not handed over: no activity.
  await shop.bought({ seller });
  // Transfers and later refunds: the first is no consideration, the second lowers the quarter of its sale.
  const [payout] = await shop.market.sql('select id from payouts where purchase_id = $1', [first.purchase]);
  await shop.admin.api.markPayoutPaid({ params: { id: String(payout?.id) }, body: { reference: 'Transfer 1' } });
  await refund(first.intent, 2_000);
  await refund(gone.intent);

  const rows = await totalsOf(2021);
  expect(rows.map(({ seller_id: id }) => id).sort()).toEqual([seller.id, other.id].sort());
  const row = rows.find(({ seller_id: id }) => id === seller.id);
  expect(row).toMatchObject({
    year: '2021',
    seller_name: "'=Sum(1)",
    seller_email: seller.email,
    sells_as: 'private',
    currency: 'USD',
    account_holder: 'Sally Seller',
    account: 'DE89370400440532013000',
    town: 'Portland, Oregon',
  });
  expect([1, 2, 3, 4].map((number) => quarter(row, number))).toEqual([
    '92.00 8.00 1',
    '220.80 19.20 2',
    '0.00 0.00 0',
    '0.00 0.00 0',
  ]);
  expect(
    quarter(
      rows.find(({ seller_id: id }) => id === other.id),
      3,
    ),
  ).toBe('110.40 9.60 1');
  expect((await totalsOf(2022)).map((one) => quarter(one, 1))).toEqual(['110.40 9.60 1']);
  const [ledger] = await shop.market.sql(
    `select (-sum(e.amount_cents) / 100.0)::numeric(12, 2)::text as sum from ledger_entries e
     join sales s on s.purchase_id = e.purchase_id
     where s.seller_id = $1 and e.account = 'seller_available' and e.kind <> 'transfer'`,
    [seller.id],
  );
  expect(ledger?.sum).toBe('423.20');
  expect(92 + 220.8 + 110.4).toBeCloseTo(423.2);
});

it('names a trader as they were at their last sale', async () => {
  const seller = await shop.market.seller();
  const trader = { legalName: 'Rocker Ltd.', address: 'Main Street 1', registration: 'HRB 1', email: 'a@rocker.test' };
  await seller.api.changeSellingAs({ body: { kind: 'trader', ...trader } });
  await sold(seller, '2019-05-05T00:00:00Z');
  await seller.api.changeSellingAs({ body: { kind: 'private' } });
  expect(await totalsOf(2019)).toMatchObject([
    { sells_as: 'trader', legal_name: 'Rocker Ltd.', address: 'Main Street 1', registration: 'HRB 1' },
  ]);
});

it('is for admins, of a year, and written down', async () => {
  expect((await ask(shop.market.stranger, '2021')).status).toBe(401);
  for (const who of [await shop.market.seller(), shop.buyer]) expect((await ask(who, '2021')).status).toBe(403);
  for (const year of ['', 'x', '1', '99999', '2025.5']) {
    const answer = await ask(shop.admin, year);
    expect([answer.status, (await answer.json()).fields]).toEqual([422, { year: 'Write the year as 2026.' }]);
  }
  const acts = async () => {
    const { items } = await shop.admin.api.listActs({ query: { limit: 100 } });
    return items.filter(({ action }) => action === 'export_tax_totals');
  };
  const before = (await acts()).length;
  await totalsOf(2018);
  const [act, ...earlier] = await acts();
  expect(earlier).toHaveLength(before);
  expect(act).toMatchObject({ after: { year: '2018' } });
});
