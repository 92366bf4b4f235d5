import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** Whether this admin changed another person's listing or ended a hold on it. Reads the log for admins alone. */
export async function hasActedOn(tx: Tx, adminId: string, listingId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts as a')
    .select('a.id')
    .where('a.id', '=', adminId)
    .where('a.type', '=', 'admin')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('audit_log as l')
          .select('l.id')
          .where('l.actor_id', '=', adminId)
          .where('l.target_id', '=', listingId)
          .where('l.action', 'in', ['edit_listing', 'end_hold']),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** All that an edit can change, to compare. */
export async function readEditable(tx: Tx, listingId: string): Promise<string> {
  const { rows } = await sql<{ all: string }>`
    select concat((to_jsonb(l) - array['updated_at', 'touched_at'])::text, (select r::text from offer_rules r where r.listing_id = l.id),
      (select string_agg(image_id::text, ',' order by position) from listing_images where listing_id = l.id)) as all
    from listings l where l.id = ${listingId}`.execute(tx);
  return rows[0]?.all ?? '';
}
