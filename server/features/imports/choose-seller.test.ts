import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { chooseSeller } from './choose-seller.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const choose = async (named?: string, demo?: string) => (await chooseSeller(market.services, named, demo)).email;

describe("the seller of an operator's import", () => {
  // beyond the spec: Sellers list up to 10,000 things from a CSV file: `/dashboard/import`, POST and GET /imports, POST /import-check, PUT /import-pictures, `npm run import`
  it('is the only seller of the shop; with none or several it is not guessed', async () => {
    await Promise.all([market.buyer(), market.admin()]);
    await expect(choose()).rejects.toThrow('--seller');
    const only = await market.seller();
    expect(await choose()).toBe(only.email);
    const other = await market.seller();
    await expect(choose()).rejects.toThrow('--seller');
    await (await market.admin()).api.deleteUser({ params: { id: other.id } });
    expect(await choose()).toBe(only.email);
  });

  it('is the named one, if they can sell', async () => {
    const [seller, admin, buyer] = await Promise.all([market.seller(), market.admin(), market.buyer()]);
    expect(await choose(` ${seller.email.toUpperCase()}`)).toBe(seller.email);
    expect(await choose(admin.email)).toBe(admin.email);
    await expect(choose(buyer.email)).rejects.toThrow(`No seller has signed up as ${buyer.email}.`);
    await expect(choose('nobody@market.test', seller.email)).rejects.toThrow('nobody@market.test');
  });

  it("is the demo's own seller among its several, while that one is there", async () => {
    const [seller] = await Promise.all([market.seller(), market.seller()]);
    expect(await choose(undefined, seller.email)).toBe(seller.email);
    await expect(choose(undefined, 'seller@settee.test')).rejects.toThrow('--seller');
  });
});
