import { sql } from 'kysely';
import { type Db, planOnce } from '../../platform/db/database.ts';
import { microsOf } from '../../platform/db/time-key.ts';
import { advertised, inShop, isPast, onSale, type RankedKey } from './listing-store.ts';

export type FrontKey = { id: string; seller_id: string; advertised: boolean; micros: number };

/** Returns id and seller in the order of the list. */
export const findFrontKeys = (
  db: Db,
  limit: number,
  { after, without }: { after: RankedKey | undefined; without: readonly string[] },
): Promise<FrontKey[]> =>
  db
    .selectFrom('listings as l')
    .select(['l.id', 'l.seller_id', 'l.advertised', microsOf('l.created_at').as('micros')])
    .where(onSale)
    .where(inShop)
    .$if(without.length > 0, (q) => q.where(sql<boolean>`l.seller_id <> all(${without}::uuid[])`))
    .$if(after !== undefined, (q) => q.where(isPast(advertised, after)))
    .orderBy(advertised, 'desc')
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute();

/** In order for each seller; each half uses its own index. */
export async function findFrontKeysOf(db: Db, limit: number, sellers: readonly string[]): Promise<FrontKey[]> {
  const half = (isAdvertised: boolean) => sql`(
    select l.id, l.seller_id, l.advertised, ${microsOf('l.created_at')} as micros
    from listings as l
    where l.seller_id = seller.id and ${onSale} and ${inShop} and l.advertised = ${sql.lit(isAdvertised)}
    order by l.created_at desc, l.id desc limit ${limit}::int
  )`;
  const query = sql<FrontKey>`
    select keys.* from unnest(${sellers}::uuid[]) as seller (id)
    cross join lateral (${half(true)} union all ${half(false)}) as keys`;
  return (await db.executeQuery(planOnce(query.compile(db)))).rows;
}
