import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { microsOf } from '../../platform/db/time-key.ts';

/** Public pieces as a search knows them; `in_shop` is false for what nobody but its owner sees. */
const searched = (db: Db) =>
  db
    .selectFrom('listings as l')
    .innerJoin('accounts as seller', 'seller.id', 'l.seller_id')
    .select(['l.id', 'l.category', 'l.condition', 'l.colours', 'l.materials', 'l.style', 'l.year', 'l.state'])
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

/**
 * The next public pieces, category by category. They come as one JSON text, which is read in a third of the time that as
 * many rows take.
 */
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
    .as('piece');
  const { rows } = await db
    .selectFrom(some)
    .select(sql<SearchedRow[]>`coalesce(json_agg(piece order by piece.category, piece.id), '[]')`.as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}

/** Pieces in whatever state they are. */
export const findSearched = (db: Db, ids: readonly string[]): Promise<SearchedRow[]> =>
  searched(db).where(sql<boolean>`l.id = any(${ids}::uuid[])`).execute();

/** When the latest change was made, in microseconds since 1970; 0 when there has been none. */
export async function findLatestChange(db: Db): Promise<number> {
  const row = await db
    .selectFrom('listings')
    .select(microsOf('touched_at').as('touched'))
    .orderBy('touched_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.touched ?? 0;
}

/** What has changed since an instant, each with the instant of its own change. */
export const listChanged = (db: Db, since: number): Promise<{ id: string; touched: number }[]> =>
  db
    .selectFrom('listings')
    .select(['id', microsOf('touched_at').as('touched')])
    .where('touched_at', '>', sql<Date>`timestamptz 'epoch' + ${since}::float8 * interval '1 microsecond'`)
    .execute();
