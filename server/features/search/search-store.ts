import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { instantOf, microsOf } from '../../platform/db/time-key.ts';

const NO_ID = '00000000-0000-0000-0000-000000000000';

/** `in_shop` is false for private ones. */
const searched = (db: Db) =>
  db
    .selectFrom('listings as l')
    .innerJoin('accounts as seller', 'seller.id', 'l.seller_id')
    .select([
      'l.id',
      'l.seller_id',
      'l.category',
      'l.condition',
      'l.colours',
      'l.materials',
      'l.style',
      'l.year',
      'l.state',
    ])
    .select(['l.price_cents', 'l.width_mm', 'l.depth_mm', 'l.height_mm', 'l.title', 'l.description'])
    .select(['l.public_latitude as latitude', 'l.public_longitude as longitude'])
    .select([
      sql<boolean>`seller.verified_at is not null`.as('verified'),
      sql<string>`concat_ws(' ', l.place_name, l.place_region)`.as('place'),
      sql<boolean>`(l.state <> 'withdrawn' and l.hidden_at is null and l.deleted_at is null)`.as('in_shop'),
      microsOf('l.created_at').as('micros'),
      microsOf('l.touched_at').as('touched'),
    ]);

export type SearchedRow = Awaited<ReturnType<ReturnType<typeof searched>['execute']>>[number];

/** Returns one JSON text, which parses three times faster than rows. */
export async function listSearched(
  db: Db,
  after: Pick<SearchedRow, 'category' | 'id'> | undefined,
  limit: number,
): Promise<SearchedRow[]> {
  const some = searched(db)
    .where(sql<boolean>`l.state <> 'withdrawn' and l.hidden_at is null and l.deleted_at is null`)
    .$if(after !== undefined, (q) =>
      q.where(sql<boolean>`(l.category, l.id) > (${after?.category}, ${after?.id}::uuid)`),
    )
    .orderBy('l.category')
    .orderBy('l.id')
    .limit(limit)
    .as('listing');
  const { rows } = await db
    .selectFrom(some)
    .select(sql<SearchedRow[]>`coalesce(json_agg(listing order by listing.category, listing.id), '[]')`.as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}

export const findSearched = (db: Db, ids: readonly string[]): Promise<SearchedRow[]> =>
  searched(db).where(sql<boolean>`l.id = any(${ids}::uuid[])`).execute();

/** Returns microseconds since 1970; 0 for none. */
export async function findLatestChange(db: Db): Promise<number> {
  const row = await db
    .selectFrom('listings')
    .select(microsOf('touched_at').as('touched'))
    .orderBy('touched_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.touched ?? 0;
}

/** Returns the times of change too, oldest first. */
export const listChanged = (
  db: Db,
  after: { touched: number; id?: string },
  limit: number,
): Promise<{ id: string; touched: number }[]> =>
  db
    .selectFrom('listings')
    .select(['id', microsOf('touched_at').as('touched')])
    .where(sql<boolean>`(touched_at, id) > (${instantOf(after.touched)}, ${after.id ?? NO_ID}::uuid)`)
    .orderBy('touched_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Counts public listings, up to a number. */
export async function countInShop(db: Db, most: number): Promise<number> {
  const some = db
    .selectFrom('listings')
    .select('id')
    .where(sql<boolean>`state <> 'withdrawn' and hidden_at is null and deleted_at is null`)
    .limit(most)
    .as('some');
  const { count } = await db.selectFrom(some).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return count;
}
