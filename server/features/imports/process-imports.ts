import { sql, type Updateable } from 'kysely';
import { asRefusal, Failure } from '../../../shared/errors.ts';
import { importRefusals } from '../../../shared/words/refusals/imports.ts';
import { SUSPENDED } from '../../platform/db/authorize-publishing.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import { sqlState } from '../../platform/db/database-error.ts';
import { lockStanding } from '../../platform/db/lock-account.ts';
import type { ImportRowsTable } from '../../platform/db/tables/import-tables.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { findAccount } from '../accounts/find-account.ts';
import { createListingIn } from '../listings/create-listing.ts';
import {
  claimRows,
  deleteFinished,
  findImported,
  findPictures,
  finishImport,
  type ImportRow,
  listUnfinished,
  lockSeller,
  refuseWaiting,
  setImported,
  setRow,
  type UnfinishedImport,
} from './import-store.ts';
import { keyOf, picturesOf, readCells, readRow } from './read-row.ts';
import { type RowReason, rowReasons, storedReasons } from './row-reasons.ts';

export { unfinishedImports } from './import-store.ts';

/** A balance of short transactions and few page rebuilds. */
const STEP = 20;
const FILES_AT_ONCE = 10;

const REMOVED = importRefusals.accountRemoved();

type Needed = Pick<Services, 'db' | 'config' | 'shop' | 'log'>;

/**
 * Lists the next rows of waiting imports. Safe in several processes.
 * @returns number of finished rows; 0 when nothing waits
 */
export async function processImports(services: Needed): Promise<number> {
  let decided = 0;
  for (const run of await listUnfinished(services.db, FILES_AT_ONCE)) {
    decided += await importNextRows(services, run);
    await finishImport(services.db, run.id);
  }
  return decided;
}

async function importNextRows(services: Needed, run: UnfinishedImport): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    // Serialize per seller: two files may have the same listings.
    if (!(await lockSeller(tx, run.seller_id))) return 0;
    const standing = await lockStanding(tx, run.seller_id);
    const seller = standing === 'good' ? await findAccount(tx, run.seller_id) : undefined;
    if (!seller) {
      await refuseWaiting(tx, run.id, standing === 'suspended' ? SUSPENDED : REMOVED);
      return 0;
    }
    const rows = await claimRows(tx, run.id, STEP);
    for (const row of rows) await setRow(tx, row, await decide(services, tx, { file: run, seller, row }));
    return rows.length;
  });
}

/** A refused row must not affect others. */
async function decide(
  { config, shop, log }: Needed,
  tx: Tx,
  { file, seller, row }: { file: UnfinishedImport; seller: Caller; row: ImportRow },
): Promise<Updateable<ImportRowsTable>> {
  const cells = readCells(file, row.cells);
  const key = keyOf(cells, row.occurrence);
  const known = await findImported(tx, seller.id, key);
  if (known) return { state: 'known', listing_id: known.listing_id };
  const names = picturesOf(cells);
  const urls = names.length > 0 ? await findPictures(tx, seller.id, names) : [];
  const read = readRow(cells, new Map(urls.map(({ name, url }) => [name, url])), {
    sellerName: seller.displayName,
    country: (await shop.settingsIn(tx)).country,
  });
  if ('reasons' in read) return { state: 'refused', ...storedReasons(read.reasons) };
  await sql`savepoint listing`.execute(tx);
  try {
    const { id } = await createListingIn(
      tx,
      { shop, config: file.by_operator ? { ...config, rateLimits: false } : config },
      { seller, listing: read.listing },
    );
    if (await setImported(tx, seller.id, { key, listingId: id })) {
      await sql`release savepoint listing`.execute(tx);
      return { state: 'listed', listing_id: id };
    }
    await sql`rollback to savepoint listing`.execute(tx);
    return { state: 'known' };
  } catch (error) {
    const reasons = reasonsOf(error);
    if (!reasons) throw error;
    if (!(error instanceof Failure)) log.warn({ err: error, importId: row.import_id }, 'a row could not be imported');
    await sql`rollback to savepoint listing`.execute(tx);
    return { state: 'refused', ...storedReasons(reasons) };
  }
}

/** Undefined when it should be retried. */
function reasonsOf(error: unknown): RowReason[] | undefined {
  if (error instanceof Failure) {
    const { image, ...fields } = error.fields ?? {};
    if (image) return [{ column: 'pictures', ...image }];
    const reasons = rowReasons(Object.entries(fields));
    return reasons.length > 0 ? reasons : [asRefusal(error)];
  }
  // SQLSTATE 22: invalid value; 23: constraint violation.
  return /^2[23]/.test(sqlState(error) ?? '') ? [importRefusals.rowImpossible()] : undefined;
}

export const deleteOldImports = async ({ db }: Pick<Services, 'db'>): Promise<void> => {
  await deleteFinished(db);
};
