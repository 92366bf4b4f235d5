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
