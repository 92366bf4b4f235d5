import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Whether this admin removed another one within 30 days, or suspended one who still is: otherwise they could become the
 * sole judge of their own matters.
 * @see docs/decisions/0153-who-removed-an-admin-does-not-judge-themselves.md
 */
export async function hasRemovedAdmin(db: Db, adminId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts as a')
    .select('a.id')
    .where('a.type', '=', 'admin')
    .where('a.id', '!=', adminId)
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([
          eb('a.deleted_at', '>', sql<Date>`now() - interval '30 days'`),
          exists(
            selectFrom('audit_log as l')
              .select('l.id')
              .whereRef('l.target_id', '=', 'a.id')
              .where('l.actor_id', '=', adminId)
              .where('l.action', '=', 'delete_user'),
          ),
        ]),
        and([
          eb('a.suspended_at', 'is not', null),
          exists(
            selectFrom('cases as c')
              .select('c.id')
              .whereRef('c.subject_id', '=', 'a.id')
              .where((eb) =>
                eb.or([
                  eb.and([eb('c.action', '=', 'suspend'), eb('c.decided_by', '=', adminId)]),
                  eb.and([eb('c.appeal_action', '=', 'suspend'), eb('c.appeal_decided_by', '=', adminId)]),
                ]),
              ),
          ),
        ]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
