import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../test/support/marketplace.ts';
import { verifyBooks } from '../features/purchases/verify-books.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

let market: Market;
let folder: string;
beforeAll(async () => {
  market = await openMarket();
  folder = await mkdtemp(join(tmpdir(), 'settee-backup-'));
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true, force: true });
});

it('brings every row back into an empty marketplace, which goes on from there', async () => {
  const buyer = await market.buyer();
  const sold = await market.listing({ title: 'Sold before the fire', description: 'Quotes ", lines\nand ünïcode.' });
  await market.buy(buyer, sold);
  const free = await market.listing({ seller: sold.seller });
  await market.drainJobs();
  const first = await backUp(market.services.pool, market.services.config, join(folder, 'first'));
  expect(first.tables.find(({ name }) => name === 'sales')).toMatchObject({ rows: 1 });

  const rebuilt = await openMarket();
  await restore(rebuilt.services.pool, rebuilt.services.config, join(folder, 'first'));
  const second = await backUp(rebuilt.services.pool, rebuilt.services.config, join(folder, 'second'));
  expect(second.tables).toEqual(first.tables);
  expect(await verifyBooks(rebuilt.services.db)).toEqual([]);

  expect(await rebuilt.stranger.api.getListing({ params: { id: sold.id } })).toMatchObject({ isAvailable: 'false' });
  // The same proof of identity finds the same person, with what they had bought.
  const again = await rebuilt.buyer();
  expect(again.id).toBe(buyer.id);
  expect((await again.api.listPaid({ params: { email: again.email } })).items).toMatchObject([{ previousId: sold.id }]);
  expect(await rebuilt.stranger.api.getListing({ params: { id: free.id } })).toMatchObject({ isAvailable: 'true' });
  await expect(restore(rebuilt.services.pool, rebuilt.services.config, join(folder, 'first'))).rejects.toThrow(
    'not empty',
  );
  await rebuilt.close();
});
