import { sql } from 'kysely';
import { onSaleStates } from '../../../shared/domain/listing.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Tx } from '../../platform/db/database.ts';

const isOnSale = sql<boolean>`state in (${anyOf(onSaleStates)}) and hidden_at is null and deleted_at is null`;

export const lockListingsOf = (tx: Tx, sellerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`listings of ${sellerId}`}, 0))`.execute(tx);

/** Counts listings on sale, and all of the last 24 hours, removed ones too. */
export const countListings = (tx: Tx, sellerId: string) =>
  tx
    .selectFrom('listings')
    .where('seller_id', '=', sellerId)
    .select(sql<number>`(count(*) filter (where ${isOnSale}))::int`.as('onSale'))
    .select(sql<number>`(count(*) filter (where created_at > now() - interval '1 day'))::int`.as('madeToday'))
    .executeTakeFirstOrThrow();

export async function countAdvertised(tx: Tx, sellerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('listings')
    .where('seller_id', '=', sellerId)
    .where('advertised', '=', true)
    .where(isOnSale)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Ends this one first, then those that began last. */
export const endSomeAdvertising = (
  tx: Tx,
  sellerId: string,
  { lastId, excess }: { lastId: string | undefined; excess: number },
) =>
  tx
    .updateTable('listings')
    .set({ advertised: false, advertised_until: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('listings')
        .select('id')
        .where('seller_id', '=', sellerId)
        .where('advertised', '=', true)
        .where(isOnSale)
        .orderBy(sql`id is not distinct from ${lastId ?? null}::uuid`, 'desc')
        .orderBy('advertised_until', 'desc')
        .limit(excess),
    )
    .execute();
