import { expect, it } from 'vitest';
import { openMarket } from '../../../../test/support/marketplace.ts';

const feeOf = async (env: Record<string, string>, price: string) => {
  const market = await openMarket({ env });
  const listing = await market.listing({ price, productName: 'Dressing Table' });
  await market.buy(await market.buyer(), listing);
  const [sale] = await market.sql('select fee_cents from sales where listing_id = $1', [listing.id]);
  const change = market.sql('update sales set fee_cents = 0 where listing_id = $1', [listing.id]);
  await expect(change).rejects.toThrow('the fee of a sale does not change');
  await market.close();
  return sale?.fee_cents;
};

it('stores with a sale the fee of its day, which later settings do not change', async () => {
  expect(await feeOf({}, '120')).toBe(960);
  expect(await feeOf({ SELLER_FEE_PERCENT: '12.5', SELLER_FEE_MINIMUM_CENTS: '0' }, '80.20')).toBe(1_003);
  expect(await feeOf({ SELLER_FEE_CATEGORIES: 'sofa=10, dressing-table=5.5' }, '120')).toBe(660);
});
