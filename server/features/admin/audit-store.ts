import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { instantOf, microsOf, type TimeKey } from '../../platform/db/time-key.ts';

/**
 * Returns a page of the audit log, newest first.
 * @param about an account or a listing with its purchases
 */
export const listActs = (db: Db, limit: number, after: TimeKey | undefined, about?: string) =>
  db
    .selectFrom('audit_log as act')
    .leftJoin('accounts as actor', 'actor.id', 'act.actor_id')
    .leftJoin('accounts as person', 'person.id', 'act.target_id')
    .leftJoin('purchases as purchase', 'purchase.id', 'act.target_id')
    .leftJoin('listings as listing', (join) =>
      join.on('listing.id', '=', sql<string>`coalesce(purchase.listing_id, act.target_id)`),
    )
    .select(['act.id', 'act.at', 'act.action', 'act.before', 'act.after', 'actor.display_name as actor_name'])
    .select([sql<string | null>`coalesce(person.display_name, listing.title)`.as('target_name')])
    .select(microsOf('act.at').as('micros'))
    .$if(about !== undefined, (query) =>
      query.where(
        sql<boolean>`(act.actor_id = ${about}::uuid or act.target_id = ${about}::uuid or act.target_id in (
          select id from purchases where listing_id = ${about}::uuid))`,
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(act.at, act.id) < (${instantOf(after?.micros ?? 0)}, ${after?.id}::uuid)`),
    )
    .orderBy('act.at', 'desc')
    .orderBy('act.id', 'desc')
    .limit(limit + 1)
    .execute();
