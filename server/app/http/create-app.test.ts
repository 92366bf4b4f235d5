import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

describe('a listing from seller to buyer', () => {
  it('goes from its seller to the buyer who paid', async () => {
    const seller = await market.seller({ verified: true });
    const listing = await market.listing({ seller, price: '1,250.50' });
    const buyer = await market.buyer();
    expect(await market.buy(buyer, listing)).toEqual({ acknowledged: true, status: 'paid' });
    const { items } = await buyer.api.listPaid({ params: { email: buyer.email } });
    expect(items).toMatchObject([{ previousId: listing.id, price: '1250.50' }]);
    expect((await market.stranger.api.listAvailable({})).items).toEqual([]);
  });
});
