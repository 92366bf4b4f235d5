import { expect, it } from 'vitest';
import { sellAndHandOver } from '../../../../test/support/hand-over.ts';
import { openMarket } from '../../../../test/support/marketplace.ts';

it('a month begins and ends in the time zone of the shop, and amounts have its decimals', async () => {
  const market = await openMarket({ env: { SHOP_TIME_ZONE: 'America/New_York', SHOP_CURRENCY: 'JPY' } });
  const seller = await market.seller();
  await sellAndHandOver(market, await market.buyer(), await market.listing({ seller, price: '80000' }));
  await market.sql('alter table ledger_entries disable trigger ledger_insert_only');
  await market.sql(`update ledger_entries set created_at = '2026-03-01T04:59:00Z' where kind = 'release'`);
  const csv = async (month: string) =>
    (await seller.fetch(`/api/earnings/statements/${month}`, { headers: { Accept: 'text/csv' } })).text();
  expect(await seller.api.listEarningsStatements()).toEqual([{ month: '2026-02' }]);
  expect(await csv('2026-02')).toContain('2026-02-28,release,Sale,');
  expect(await csv('2026-02')).toContain(',80000,-6400,0,73600,73600,JPY');
  expect(await csv('2026-03')).not.toContain('release');
  await market.close();
});
