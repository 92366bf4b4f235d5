import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { lockStanding } from '../../platform/db/lock-account.ts';
import { instantOf, microsOf, type TimeKey } from '../../platform/db/time-key.ts';
import { hiddenStill } from './hidden-store.ts';

const firstPicture = sql<string | null>`(
  select i.url from listing_images li join images i on i.id = li.image_id where li.listing_id = l.id order by li.position limit 1
)`;

export const lockAnyListing = (tx: Tx, id: string) =>
  tx.selectFrom('listings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Locks nothing. */
export const findRemover = (tx: Tx, id: string) =>
  tx.selectFrom('listings').select(['seller_id', 'deleted_by']).where('id', '=', id).executeTakeFirst();

/** Changes nothing else, so that it can be restored exactly. */
export const setRemoved = (tx: Tx, id: string, removerId: string) =>
  tx
    .updateTable('listings')
    .set({ deleted_at: sql<Date>`now()`, deleted_by: removerId })
    .where('id', '=', id)
    .execute();

/** Of a listing that its seller removed. */
export const setRemover = (tx: Tx, id: string, removerId: string) =>
  tx
    .updateTable('listings')
    .set({ deleted_by: removerId })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where((eb) => eb.or([eb('deleted_by', 'is', null), eb('deleted_by', '=', eb.ref('seller_id'))]))
    .execute();

/** Hides a listing during a payment. */
export const setRemovalAsked = (
  tx: Tx,
  id: string,
  { removerId, caseId }: { removerId: string; caseId: string | null },
) =>
  tx
    .updateTable('listings')
    .set({ hidden_at: sql<Date>`coalesce(hidden_at, now())`, removal_asked_by: removerId, removal_case_id: caseId })
    .where('id', '=', id)
    .execute();

/**
 * Removes a free listing, but not one sold meanwhile.
 * @returns the case that requested the removal, when removed now
 */
export async function finishRemoval(tx: Tx, id: string): Promise<string | undefined> {
  const waiting = await tx
    .selectFrom('listings')
    .select(['seller_id', 'removal_case_id'])
    .where('id', '=', id)
    .where('removal_asked_by', 'is not', null)
    .executeTakeFirst();
  if (!waiting) return undefined;
  await lockStanding(tx, waiting.seller_id);
  const { is_removed: isRemoved } = await tx
    .updateTable('listings')
    .set({
      hidden_at: hiddenStill,
      removal_asked_by: null,
      removal_case_id: null,
      deleted_at: sql<Date | null>`case when state = 'available' then now() end`,
      deleted_by: sql<string | null>`case when state = 'available' then removal_asked_by end`,
    })
    .where('id', '=', id)
    .returning(sql<boolean>`deleted_at is not null`.as('is_removed'))
    .executeTakeFirstOrThrow();
  return isRemoved ? (waiting.removal_case_id ?? undefined) : undefined;
}

export const setRestored = (tx: Tx, id: string) =>
  tx.updateTable('listings').set({ deleted_at: null, deleted_by: null }).where('id', '=', id).execute();

type Removed = { since: Date; limit: number; after: TimeKey | undefined; ownOf?: string };

/** Returns removed listings, last removed first. */
export const listRemoved = (db: Db, { since, limit, after, ownOf }: Removed) =>
  db
    .selectFrom('listings as l')
    .innerJoin('accounts as remover', 'remover.id', 'l.deleted_by')
    .select(['l.id', 'l.category', 'l.title', 'l.price_cents', 'l.seller_name', 'remover.display_name as remover_name'])
    .select(['l.seller_id', 'l.deleted_by'])
    .select([sql<Date>`l.deleted_at`.as('removed_at'), firstPicture.as('image')])
    .select(microsOf('l.deleted_at').as('micros'))
    .where('l.deleted_at', '>=', since)
    .$if(ownOf !== undefined, (query) =>
      query.where('l.seller_id', '=', ownOf ?? '').where('l.deleted_by', '=', ownOf ?? ''),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(l.deleted_at, l.id) < (${instantOf(after?.micros ?? 0)}, ${after?.id}::uuid)`),
    )
    .orderBy('l.deleted_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit + 1)
    .execute();
