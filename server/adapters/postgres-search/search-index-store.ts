import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { steps } from './compile-set.ts';

/** As in the migrations. A GIN index that grows by document takes most of a fill. */
const found = sql`using gin (terms, ${steps}) with (fastupdate = off)`;
const indexes = {
  search_documents_stepped: found,
  search_documents_stepped_one_in_32: sql`${found} where uuid_hash(listing_id) & 31 = 0`,
  search_documents_stepped_one_in_256: sql`${found} where uuid_hash(listing_id) & 255 = 0`,
  search_documents_created: sql`(created, listing_id)`,
  search_documents_price: sql`(price_cents, created, listing_id)`,
  search_documents_cheapest: sql`(price_cents, created desc, listing_id desc)`,
};

/** Leaves the indexes out, if no document is stored yet. */
export async function dropIndexesWhileEmpty(db: Db): Promise<void> {
  const { rows } = await sql`select from search_documents limit 1`.execute(db);
  if (rows.length > 0) return;
  for (const name of Object.keys(indexes)) await sql`drop index if exists ${sql.table(name)}`.execute(db);
}

/** Adds those that are missing, also after a fill that was interrupted. @param db without limits of time */
export async function createMissingIndexes(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local maintenance_work_mem = '512MB'`.execute(tx);
    for (const [name, of] of Object.entries(indexes))
      await sql`create index if not exists ${sql.ref(name)} on search_documents ${of}`.execute(tx);
  });
  await sql`analyze search_documents`.execute(db);
}
