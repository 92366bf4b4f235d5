import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseSeller } from '../../server/features/imports/choose-seller.ts';
import { importFile } from '../../server/features/imports/import-file.ts';
import { lockSeller } from '../../server/features/imports/import-store.ts';
import { type Db, inTransaction } from '../../server/platform/db/database.ts';
import { csvOf } from '../e2e/import-files.ts';
import { type Market, openMarket } from '../support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

function counted(db: Db) {
  let asked = 0;
  const counting = db.withPlugin({
    transformQuery({ node }) {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: counting, asked: () => asked };
}

// beyond the spec: Sellers list up to 10,000 things from a CSV file: `/dashboard/import`, POST and GET /imports, POST /import-check, PUT /import-pictures, `npm run import`
it("an operator's file waits quietly while another process is at the seller's files, then is listed", async () => {
  const owner = await market.seller();
  const url = await market.picture(owner);
  await owner.api.storeImportPictures({ body: { pictures: [{ name: 'rocker.jpg', url }] } });
  const seller = await chooseSeller(market.services, owner.email, undefined);
  const { db, asked } = counted(market.services.db);
  const said: string[] = [];
  const { importing } = await inTransaction(market.services.db, async (tx) => {
    expect(await lockSeller(tx, seller.id)).toBe(true);
    const source = { seller, name: 'listings.csv', bytes: Buffer.from(csvOf({})), pictureFolder: import.meta.dirname };
    const begun = importFile({ ...market.services, db }, { ...source, onProgress: (text) => void said.push(text) });
    await sleep(1_600);
    // About fifteen to store the file, and four per poll, twice a second.
    expect(asked()).toBeLessThan(60);
    expect(said).toEqual([]);
    // Wrapped in an object: a bare promise would be awaited here, under the lock.
    return { importing: begun };
  });
  expect((await importing).run).toMatchObject({ total: 1, listed: 1, isFinished: true });
});
