import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Market, openMarket } from '../../test/support/marketplace.ts';
import { type CatalogueChange, findPosition, readChanges } from '../platform/db/catalogue-change-store.ts';
import type { Database } from '../platform/db/database.ts';
import { watchCatalogue } from './watch-catalogue.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const noShop = { refresh: async () => undefined, onChange: () => undefined };
const reprice = (id: string) =>
  market.services.pool.query('update listings set price_cents = price_cents + 100 where id = $1', [id]);
const noted = async () => Number((await market.sql('select count(*) as n from catalogue_changes'))[0]?.n);

/** Another process on the same database. */
async function follow(database: Pick<Database, 'db' | 'listen'> = market.services.database) {
  const catalogue = await watchCatalogue(database, noShop);
  const heard: CatalogueChange[] = [];
  catalogue.onChange((changes) => heard.push(...changes));
  return { ...catalogue, heard };
}

/** A transaction of anybody on the same server keeps changes a little longer. */
const deleteUntil = ({ deleteOld }: { deleteOld(): Promise<unknown> }, left: () => Promise<unknown>, wanted: unknown) =>
  expect
    .poll(
      async () => {
        await deleteOld();
        return left();
      },
      { timeout: 120_000 },
    )
    .toEqual(wanted);

describe('changes of the catalogue', () => {
  it('are passed on once, and before a call that caught up returns', async () => {
    const { id } = await market.listing({ productName: 'Sofa' });
    const process = await follow();
    await reprice(id);
    await process.catchUp();
    await process.catchUp();
    expect(process.heard).toEqual([
      { kind: 'listing', listingId: id, accountId: null, category: 'Sofa', moved: false },
    ]);
    await process.stop();
  });

  it('are found by a process without a notice', async () => {
    const { id } = await market.listing();
    const { listen, db } = market.services.database;
    const process = await follow({ db, listen: (channel, look) => listen(`${channel}_of_nobody`, look) });
    await process.catchUp();
    await reprice(id);
    await expect.poll(() => process.heard.length, { timeout: 120_000 }).toBe(1);
    await process.stop();
  });

  it('are sent to others in batches, with a text for processes of an older version', async () => {
    const { id } = await market.listing();
    const notices: number[] = [];
    const others = await market.services.database.listen('catalogue', async () => {
      notices.push(performance.now());
    });
    const begun = notices.length;
    for (let edit = 0; edit < 20; edit++) {
      await reprice(id);
      await market.services.catalogue.catchUp();
    }
    await expect.poll(() => notices.length - begun, { timeout: 120_000 }).toBeGreaterThan(0);
    expect(notices.length - begun).toBeLessThan(20);
    await others.stop();
  });

  it('are deleted when everybody has read them', async () => {
    const { id } = await market.listing();
    const process = await follow();
    await process.deleteOld();
    const before = await noted();
    await reprice(id);
    await process.deleteOld();
    expect(await noted()).toBeGreaterThan(0);
    expect(before).toBeGreaterThan(1);
    await deleteUntil(process, noted, 0);
    await process.stop();
  });

  it('of a database from which this one was copied are deleted too', async () => {
    await market.sql(`insert into catalogue_changes (xact, kind) values ('9000000000', 'listings')`);
    const process = await follow();
    await deleteUntil(process, () => market.sql(`select xact from catalogue_changes where xact = '9000000000'`), []);
    await process.stop();
  });

  it('are not reported when rolled back', async () => {
    const { id } = await market.listing();
    const { db } = market.services;
    const { position } = await findPosition(db);
    const broken = db.transaction().execute(async (tx) => {
      await tx.updateTable('listings').set({ price_cents: 7_777 }).where('id', '=', id).execute();
      throw new Error('Rolled back.');
    });
    await expect(broken).rejects.toThrow('Rolled back.');
    expect((await readChanges(db, position)).changes).toEqual([]);
  });
});
