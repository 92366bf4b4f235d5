import { sql } from 'kysely';
import { onSphere } from '../../../shared/domain/sphere.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Held, SearchDocument } from '../../ports/search-engine.ts';
import { facetValuesOf, termsOf } from './terms.ts';

/** Of all that write documents; word counts are sums of what single writers found. */
const WRITER_LOCK = 7_304_511;

/** Makes this the only transaction that writes documents, until it ends. */
export const lockDocuments = (tx: Tx) => sql`select pg_advisory_xact_lock(${WRITER_LOCK}::bigint)`.execute(tx);

export const findDocuments = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('search_documents')
    .select(['listing_id', 'analysis', sql<number>`touched::float8`.as('touched')])
    .select(sql<string[]>`tsvector_to_array(terms)`.as('terms'))
    .where(sql<boolean>`listing_id = any(${ids}::uuid[])`)
    .execute();

export async function findCurrent(
  db: Db,
  listings: readonly { id: string; touched: number }[],
  analysis: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('search_documents')
    .innerJoin(
      sql<{ id: string; touched: number }>`(select id, touched from json_to_recordset(${JSON.stringify(listings)}::json)
        as given (id uuid, touched float8))`.as('given'),
      (join) => join.on(sql<boolean>`given.id = listing_id and given.touched <= search_documents.touched`),
    )
    .select('listing_id')
    .where('analysis', '=', analysis)
    .execute();
  return rows.map(({ listing_id }) => listing_id);
}

/** Leaves out listings that were deleted meanwhile. */
export async function writeDocuments(tx: Tx, documents: readonly SearchDocument[], analysis: string): Promise<void> {
  if (documents.length === 0) return;
  const rows = documents.map((document) => {
    const [x = null, y = null, z = null] = document.position ? onSphere(document.position) : [];
    return {
      listing_id: document.id,
      touched: Math.round(document.touched),
      created: Math.round(document.created),
      price_cents: document.price,
      width_mm: document.sides.width,
      depth_mm: document.sides.depth,
      height_mm: document.sides.height,
      x,
      y,
      z,
      facet_values: facetValuesOf(document),
      terms: termsOf(document),
    };
  });
  await sql`
    insert into search_documents (listing_id, touched, created, analysis, price_cents, width_mm, depth_mm, height_mm,
      x, y, z, facet_values, terms)
    select d.listing_id, d.touched, d.created, ${analysis}, d.price_cents, d.width_mm, d.depth_mm, d.height_mm,
      d.x, d.y, d.z, d.facet_values, array_to_tsvector(d.terms)
    from json_to_recordset(${JSON.stringify(rows)}::json) as d (listing_id uuid, touched bigint, created bigint,
      price_cents integer, width_mm integer, depth_mm integer, height_mm integer, x real, y real, z real,
      facet_values text[], terms text[])
    join listings on listings.id = d.listing_id
    on conflict (listing_id) do update set touched = excluded.touched, created = excluded.created,
      analysis = excluded.analysis, price_cents = excluded.price_cents, width_mm = excluded.width_mm,
      depth_mm = excluded.depth_mm, height_mm = excluded.height_mm, x = excluded.x, y = excluded.y, z = excluded.z,
      facet_values = excluded.facet_values, terms = excluded.terms
  `.execute(tx);
}

export const deleteDocuments = (tx: Tx, ids: readonly string[]) =>
  tx.deleteFrom('search_documents').where(sql<boolean>`listing_id = any(${ids}::uuid[])`).execute();

export async function findHeld(db: Db): Promise<Held | undefined> {
  const row = await db
    .selectFrom('search_state')
    .select(['analysis', sql<number>`up_to::float8`.as('up_to')])
    .executeTakeFirst();
  return row && { analysis: row.analysis, upTo: row.up_to };
}

/** Never goes back for the same analysis. */
export const storeHeld = (db: Db, { analysis, upTo }: Held) =>
  sql`
    insert into search_state (analysis, up_to) values (${analysis}, ${Math.round(upTo)}::bigint)
    on conflict (id) do update set analysis = excluded.analysis,
      up_to = case when search_state.analysis = excluded.analysis then greatest(search_state.up_to, excluded.up_to)
        else excluded.up_to end
  `.execute(db);
