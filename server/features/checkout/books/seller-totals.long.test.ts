import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../../test/support/actor.ts';
import { type Listing, type Market, openMarket } from '../../../../test/support/marketplace.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
});
afterAll(() => market.close());

const refundPart = ({ sql }: Market, { id }: Listing) =>
  sql(
    `insert into refunds (id, purchase_id, reason, amount_cents, state, provider_refund_id)
     select gen_random_uuid(), purchase_id, 'requested', 2500, 'succeeded', 're_totals' from sales where listing_id = $1`,
    [id],
  );

const download = (who: Pick<Actor, 'fetch'>, year: string) => who.fetch(`/api/exports/seller-totals.csv?year=${year}`);

async function linesOf(of: Actor, year: number): Promise<string[]> {
  const text = await (await download(of, String(year))).text();
  return text.trim().split('\r\n').slice(1);
}

it('lists what each seller sold in each quarter of a year, refunds beside it', async () => {
  const [seller, buyer] = [await market.seller({ name: '=Sum(1)' }), await market.buyer()];
  await market.seller();
  const listings = [
    await market.listing({ seller, price: '100' }),
    await market.listing({ seller, price: '50.50' }),
    await market.listing({ seller, price: '10' }),
  ];
  for (const listing of listings) await market.buy(buyer, listing);
  const at = ['2025-02-03', '2025-03-31', '2025-12-31'];
  for (const [index, listing] of listings.entries())
    await market.sql('update sales set paid_at = $1 where listing_id = $2', [`${at[index]}T23:59:59Z`, listing.id]);
  for (const listing of listings.slice(0, 1)) await refundPart(market, listing);
  const answer = await download(admin, '2025');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const [columns, ...lines] = (await answer.text()).trim().split('\r\n');
  expect(columns).toContain('quarter,seller_id,seller_name');
  expect(lines).toEqual([
    `2025,Q1,${seller.id},'=Sum(1),${seller.email},private,,,2,150.50,25.00,USD`,
    `2025,Q4,${seller.id},'=Sum(1),${seller.email},private,,,1,10.00,0.00,USD`,
  ]);
  expect((await (await download(admin, '2024')).text()).trim().split('\r\n')).toHaveLength(1);
});

it('adds no sale to those of another currency', async () => {
  const [seller, buyer] = [await market.seller(), await market.buyer()];
  for (const [currency, price] of [
    ['usd', '10'],
    ['jpy', '20'],
    ['usd', '30'],
  ]) {
    const listing = await market.listing({ seller, price });
    await market.buy(buyer, listing);
    await market.sql('update purchases set currency = $1 where listing_id = $2', [currency, listing.id]);
    await market.sql(`update sales set paid_at = '2021-05-05T00:00:00Z' where listing_id = $1`, [listing.id]);
  }
  const lines = await linesOf(admin, 2021);
  expect(lines.map((line) => line.split(',').slice(8))).toEqual([
    ['1', '2000', '0', 'JPY'],
    ['2', '40.00', '0.00', 'USD'],
  ]);
});

it('names a trader as they were at the last sale of the quarter', async () => {
  const [seller, buyer] = [await market.seller(), await market.buyer()];
  const trader = { legalName: 'Rocker Ltd.', address: 'Main Street 1', registration: 'HRB 1', email: 'a@rocker.test' };
  await seller.api.changeSellingAs({ body: { kind: 'trader', ...trader } });
  const listing = await market.listing({ seller, price: '10' });
  await market.buy(buyer, listing);
  await seller.api.changeSellingAs({ body: { kind: 'private' } });
  await market.sql(`update sales set paid_at = '2020-05-05T00:00:00Z' where listing_id = $1`, [listing.id]);
  const [line = ''] = await linesOf(admin, 2020);
  expect(line.split(',').slice(5, 8)).toEqual(['trader', 'Rocker Ltd.', 'HRB 1']);
});

it('the totals are for admins, and of one year', async () => {
  expect((await download(market.stranger, '2025')).status).toBe(401);
  expect((await download(await market.seller(), '2025')).status).toBe(403);
  for (const year of ['', 'x', '1', '99999', '2025.5']) expect((await download(admin, year)).status).toBe(422);
});

it('writes the totals of many sellers in parts', async () => {
  await market.sql(`
    with people as (
      insert into accounts (id, issuer, subject, email, display_name, type)
      select gen_random_uuid(), 'many', n::text, 'many' || n || '@market.test', 'Many ' || n, 'seller'
      from generate_series(1, 501) n returning id),
    things as (
      insert into listings (id, seller_id, seller_name, location, phone, category, title, price_cents, condition, description, year, state)
      select gen_random_uuid(), id, 'Many', 'Here', '1', 'Chair', 'Chair', 1000, 'Good', 'A chair', '2020', 'sold' from people
      returning id, seller_id),
    bought as (
      insert into purchases (id, listing_id, buyer_id, seller_id, price_cents, currency, state, held_until)
      select gen_random_uuid(), id, '${admin.id}', seller_id, 1000, 'usd', 'paid', now() from things
      returning id, listing_id, seller_id)
    insert into sales (id, purchase_id, listing_id, buyer_id, seller_id, price_cents, snapshot, paid_at)
    select gen_random_uuid(), id, listing_id, '${admin.id}', seller_id, 1000, '{}', '2023-05-01' from bought`);
  const lines = (await (await download(admin, '2023')).text()).trim().split('\r\n');
  expect(lines).toHaveLength(502);
  expect(new Set(lines).size).toBe(502);
});

// Last, because a shop in another currency changes it for this process.
it.each([
  { currency: 'JPY', price: '80000', gross: '80000', refunded: '2500' },
  { currency: 'EUR', price: '1250.50', gross: '1250.50', refunded: '25.00' },
])('counts in the decimals of $currency', async ({ currency, price, gross, refunded }) => {
  const shop = await openMarket({ env: { SHOP_CURRENCY: currency } });
  const listing = await shop.listing({ price });
  await shop.buy(await shop.buyer(), listing);
  await refundPart(shop, listing);
  const lines = await linesOf(await shop.admin(), new Date().getUTCFullYear());
  expect(lines).toEqual([expect.stringMatching(new RegExp(`,private,,,1,${gross},${refunded},${currency}$`))]);
  await shop.close();
});
