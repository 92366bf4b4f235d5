import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { LEAST_FOR_MEDIAN, type WaitReason } from '../../../shared/domain/review-queue.ts';
import type { Tx } from '../../platform/db/database.ts';

/** Returns listing and seller for the rules. */
export const findReviewed = (tx: Tx, id: string) =>
  tx
    .selectFrom('listings as l')
    .innerJoin('accounts as s', 's.id', 'l.seller_id')
    .select([
      'l.id',
      'l.seller_id',
      'l.title',
      'l.description',
      'l.defects',
      'l.condition',
      'l.location',
      'l.seller_name',
      'l.price_cents',
      'l.category',
      'l.waits_for',
    ])
    .select(['s.type as seller_type', 's.verified_at'])
    .where('l.id', '=', id)
    .executeTakeFirst();

/** Returns whether another listing is or was public, and not refused. */
export async function hasPublicListing(tx: Tx, sellerId: string, exceptId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('id', '<>', exceptId)
    .where('hidden_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the median of a category's other listings, in minor units; undefined when too few. */
export async function findMedianPrice(tx: Tx, category: string, exceptId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('listings')
    .select([
      sql<number | null>`percentile_cont(0.5) within group (order by price_cents)::float8`.as('median'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('category', '=', category)
    .where('id', '<>', exceptId)
    .where('hidden_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.median !== null && row.count >= LEAST_FOR_MEDIAN ? row.median : undefined;
}

/** Hides a listing, and opens its case or joins the open one. */
export async function setWaiting(
  tx: Tx,
  { id, sellerId, reasons }: { id: string; sellerId: string; reasons: WaitReason[] },
): Promise<void> {
  await tx
    .updateTable('listings')
    .set({ hidden_at: sql<Date>`coalesce(hidden_at, now())`, waits_for: reasons })
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('cases')
    .values({ id: randomUUIDv7(), kind: 'listing', target_id: id, subject_id: sellerId, waited_for: reasons })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'target_id']).where('state', '=', 'open').doUpdateSet({ waited_for: reasons }),
    )
    .execute();
}

/**
 * Shows it if approved, unless its seller is suspended or removed.
 * @returns whether it is public now; undefined when it did not wait
 */
export async function clearWaiting(tx: Tx, id: string, isApproved: boolean): Promise<boolean | undefined> {
  const row = await tx
    .updateTable('listings')
    .set({
      waits_for: null,
      ...(isApproved
        ? {
            hidden_at: sql<Date | null>`(select coalesce(deleted_at, suspended_at) from accounts
              where accounts.id = listings.seller_id)`,
          }
        : {}),
    })
    .where('id', '=', id)
    .where('waits_for', 'is not', null)
    .returning(sql<boolean>`hidden_at is null and deleted_at is null`.as('is_public'))
    .executeTakeFirst();
  return row?.is_public;
}
