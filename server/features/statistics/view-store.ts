import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { View } from '../../ports/view-buffer.ts';

/** Counts once per visitor and day, without the seller's own, in a fixed row order. */
export async function addViews(tx: Tx, views: readonly View[]): Promise<void> {
  const column = (of: (view: View) => string | undefined) => views.map((view) => of(view) ?? null);
  await sql`
    with seen as (
      select * from unnest(
        ${column(({ day }) => day)}::date[], ${column(({ listingId }) => listingId)}::uuid[],
        ${column(({ visitor }) => visitor)}::text[], ${column(({ accountId }) => accountId)}::uuid[]
      ) as s (day, listing_id, visitor, account_id)
    ), fresh as (
      insert into listing_viewers (day, listing_id, visitor)
      select seen.day, seen.listing_id, seen.visitor from seen join listings l on l.id = seen.listing_id
      where l.seller_id is distinct from seen.account_id
        and l.state <> 'withdrawn' and l.hidden_at is null and l.deleted_at is null
      order by 1, 2, 3
      on conflict do nothing
      returning day, listing_id
    )
    insert into listing_views (day, listing_id, seller_id, views)
    select fresh.day, fresh.listing_id, l.seller_id, count(*)
    from fresh join listings l on l.id = fresh.listing_id
    group by 1, 2, 3 order by 1, 2
    on conflict (listing_id, day) do update set views = listing_views.views + excluded.views
  `.execute(tx);
}

export const deleteViewers = (db: Db, before: string) =>
  db.deleteFrom('listing_viewers').where('day', '<', before).execute();
