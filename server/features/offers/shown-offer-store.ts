import { type RawBuilder, sql } from 'kysely';
import { payableStates } from '../../../shared/domain/purchase.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { afterTime, instantOf, microsOf, type TimeKey } from '../../platform/db/time-key.ts';

type Part = { limit: number; after: TimeKey | undefined };

const shownTo = (db: Db, accountId: string) =>
  db
    .selectFrom('offers as o')
    .innerJoin('accounts as other', (join) =>
      join.on(sql<boolean>`other.id = case when o.buyer_id = ${accountId} then o.seller_id else o.buyer_id end`),
    )
    .innerJoin('listings as l', 'l.id', 'o.listing_id')
    .leftJoin('purchases as p', (join) => join.onRef('p.id', '=', 'o.purchase_id').on('p.state', 'in', payableStates))
    .selectAll('o')
    .select(['other.id as other_id', 'other.display_name as other_name', 'p.held_until', 'l.title', 'l.price_cents'])
    .select(['l.state as listing_state', sql<boolean>`l.hidden_at is null and l.deleted_at is null`.as('is_shown')])
    .select(microsOf('o.created_at').as('micros'))
    .select(
      sql<string | null>`(select i.url from listing_images li join images i on i.id = li.image_id
        where li.listing_id = l.id order by li.position limit 1)`.as('image'),
    );

export type ShownOffer = Awaited<ReturnType<ReturnType<typeof shownTo>['execute']>>[number];

/** Newest first. */
export const listOwnOffers = (
  db: Db,
  accountId: string,
  { listingId, limit, after }: Part & { listingId: string | undefined },
): Promise<ShownOffer[]> =>
  shownTo(db, accountId)
    .where((eb) => eb.or([eb('o.buyer_id', '=', accountId), eb('o.seller_id', '=', accountId)]))
    .$if(listingId !== undefined, (query) => query.where('o.listing_id', '=', listingId ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(o.created_at, o.id) < (${instantOf(after?.micros ?? 0)}, ${after?.id}::uuid)`),
    )
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute();

/** Lists offers that wait for this person by `offerWaitsFor`, the nearest deadline first. Each part has its own index. */
export async function listWaitingOffers(
  db: Db,
  accountId: string,
  { listingId, limit, after }: Part & { listingId: string | undefined },
): Promise<(ShownOffer & { due: number })[]> {
  const part = (from: RawBuilder<unknown>, due: string) => sql`(select o.id, ${sql.ref(due)} as due from ${from}
    ${listingId === undefined ? sql`` : sql`and o.listing_id = ${listingId}`} ${afterTime(after, due, 'o.id')}
    order by ${sql.ref(due)}, o.id limit ${limit})`;
  const { rows } = await sql<{ id: string; due: number }>`
    select id, ${microsOf('due')} as due from (
      ${part(sql`offers o where o.buyer_id = ${accountId} and o.state = 'open' and o.proposed_by = 'seller'`, 'o.expires_at')}
      union all
      ${part(sql`offers o where o.seller_id = ${accountId} and o.state = 'open' and o.proposed_by = 'buyer'`, 'o.expires_at')}
      union all
      ${part(
        sql`purchases p join offers o on o.purchase_id = p.id
          where p.buyer_id = ${accountId} and p.agreed and p.state in (${anyOf(payableStates)})`,
        'p.held_until',
      )}
    ) as waiting order by waiting.due, id limit ${limit}`.execute(db);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const shown = new Map((await shownTo(db, accountId).where('o.id', 'in', ids).execute()).map((one) => [one.id, one]));
  return rows.flatMap(({ id, due }) => {
    const one = shown.get(id);
    return one ? [{ ...one, due }] : [];
  });
}
