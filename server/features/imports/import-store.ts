import { type Selectable, sql, type Updateable } from 'kysely';
import type { Refusal } from '../../../shared/words/refusal.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { ImportRowsTable, ImportsTable } from '../../platform/db/tables/import-tables.ts';
import { type RowReason, storedReasons } from './row-reasons.ts';

export type ImportRow = Selectable<ImportRowsTable>;
type NewImport = Pick<
  Selectable<ImportsTable>,
  'id' | 'seller_id' | 'file_name' | 'columns' | 'separator' | 'by_operator'
>;

export const insertImport = (tx: Tx, run: NewImport) => tx.insertInto('imports').values(run).execute();

export const insertRows = (
  tx: Tx,
  importId: string,
  rows: readonly { position: number; cells: string[]; occurrence: number; error?: RowReason[] | undefined }[],
) =>
  tx
    .insertInto('import_rows')
    .values(
      rows.map(({ position, cells, occurrence, error }) => ({
        import_id: importId,
        position,
        cells,
        occurrence,
        state: error === undefined ? ('waiting' as const) : ('refused' as const),
        ...(error ? storedReasons(error) : { error: null, reasons: null }),
      })),
    )
    .execute();

const counted = (db: Db) =>
  db
    .selectFrom('imports as i')
    .leftJoin('import_rows as r', 'r.import_id', 'i.id')
    .groupBy('i.id')
    .select(['i.id', 'i.file_name', 'i.created_at', 'i.finished_at'])
    .select([
      sql<number>`count(r.position)::integer`.as('total'),
      sql<number>`(count(*) filter (where r.state = 'listed'))::integer`.as('listed'),
      sql<number>`(count(*) filter (where r.state = 'known'))::integer`.as('known'),
      sql<number>`(count(*) filter (where r.state = 'refused'))::integer`.as('refused'),
    ]);

export type CountedImport = Awaited<ReturnType<ReturnType<typeof counted>['execute']>>[number];

/** With the number of rows by outcome. */
export const listCounted = (db: Db, sellerId: string, limit: number) =>
  counted(db)
    .where('i.seller_id', '=', sellerId)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute();

export const findCounted = (db: Db, sellerId: string, id: string) =>
  counted(db).where('i.seller_id', '=', sellerId).where('i.id', '=', id).executeTakeFirst();

export const findImport = (db: Db, sellerId: string, id: string) =>
  db.selectFrom('imports').selectAll().where('seller_id', '=', sellerId).where('id', '=', id).executeTakeFirst();

export const listRefused = (db: Db, importId: string) =>
  db
    .selectFrom('import_rows')
    .select(['position', 'cells', 'error', 'reasons'])
    .where('import_id', '=', importId)
    .where('state', '=', 'refused')
    .orderBy('position')
    .execute();

export const countUnfinished = async (db: Db, sellerId: string): Promise<number> => {
  const row = await db
    .selectFrom('imports')
    .select(sql<number>`count(*)::integer`.as('number'))
    .where('seller_id', '=', sellerId)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.number;
};

export const unfinishedImports = (db: Db) => db.selectFrom('imports').select('id').where('finished_at', 'is', null);

export const listUnfinished = (db: Db, limit: number) =>
  unfinishedImports(db)
    .select(['seller_id', 'columns', 'separator', 'by_operator'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
export type UnfinishedImport = Awaited<ReturnType<typeof listUnfinished>>[number];

/** @returns false while another process has the lock */
export async function lockSeller(tx: Tx, sellerId: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`import ${sellerId}`}, 0)) as taken`.execute(tx);
  return rows[0]?.taken ?? false;
}

/** Claims waiting rows of an import. */
export const claimRows = (tx: Tx, importId: string, limit: number): Promise<ImportRow[]> =>
  tx
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .limit(limit)
    .forUpdate()
    .execute();

export const setRow = (tx: Tx, { import_id, position }: ImportRow, change: Updateable<ImportRowsTable>) =>
  tx
    .updateTable('import_rows')
    .set(change)
    .where('import_id', '=', import_id)
    .where('position', '=', position)
    .execute();

export const refuseWaiting = (tx: Tx, importId: string, refusal: Refusal) =>
  tx
    .updateTable('import_rows')
    .set({ state: 'refused', ...storedReasons([refusal]) })
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .execute();

/** Closes an import when no row waits. @returns whether it is closed */
export async function finishImport(db: Db, id: string): Promise<boolean> {
  const result = await db
    .updateTable('imports')
    .set({ finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('import_rows').select('position').where('import_id', '=', id).where('state', '=', 'waiting')),
      ),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** Returns the listing of a row; undefined when removed. */
export const findImported = (tx: Tx, sellerId: string, key: string) =>
  tx
    .selectFrom('imported_pieces as p')
    .innerJoin('listings as l', 'l.id', 'p.listing_id')
    .select('p.listing_id')
    .where('p.seller_id', '=', sellerId)
    .where('p.key', '=', key)
    .where('l.deleted_at', 'is', null)
    .executeTakeFirst();

/** @returns false when another process was faster */
export async function setImported(
  tx: Tx,
  sellerId: string,
  { key, listingId }: { key: string; listingId: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('imported_pieces')
    .values({ seller_id: sellerId, key, listing_id: listingId })
    .onConflict((conflict) =>
      conflict
        .columns(['seller_id', 'key'])
        .doUpdateSet((eb) => ({ listing_id: eb.ref('excluded.listing_id') }))
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('listings as l')
              .select('l.id')
              .whereRef('l.id', '=', 'imported_pieces.listing_id')
              .where('l.deleted_at', 'is not', null),
          ),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findKnown(db: Db, sellerId: string, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('imported_pieces as p')
    .innerJoin('listings as l', 'l.id', 'p.listing_id')
    .select('p.key')
    .where('p.seller_id', '=', sellerId)
    .where('p.key', 'in', keys)
    .where('l.deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

export const savePictures = (tx: Tx, sellerId: string, pictures: readonly { name: string; url: string }[]) =>
  tx
    .insertInto('import_pictures')
    .values(pictures.map(({ name, url }) => ({ seller_id: sellerId, name, url })))
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'name']).doUpdateSet((eb) => ({ url: eb.ref('excluded.url') })),
    )
    .execute();

export async function countPictures(tx: Tx, sellerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('import_pictures')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findPictures = (db: Db, sellerId: string, names: readonly string[]) =>
  db
    .selectFrom('import_pictures')
    .select(['name', 'url'])
    .where('seller_id', '=', sellerId)
    .where('name', 'in', names)
    .execute();

/** Of a seller: what the page shows. */
export const SHOWN = 20;

/** Deletes a seller's finished imports but the newest; listings stay. */
export const deleteUnshown = (tx: Tx, sellerId: string) =>
  tx
    .deleteFrom('imports')
    .where('seller_id', '=', sellerId)
    .where('finished_at', 'is not', null)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('imports')
        .select('id')
        .where('seller_id', '=', sellerId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(SHOWN),
    )
    .execute();

/** Deletes imports finished more than 30 days ago; listings stay. */
export const deleteFinished = (db: Db) =>
  db.deleteFrom('imports').where('finished_at', '<', sql<Date>`now() - interval '30 days'`).execute();
