import { type SqlBool, sql } from 'kysely';
import type { NotificationKind } from '../../../shared/domain/notification.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { instantOf, microsOf, type TimeKey } from '../../platform/db/time-key.ts';

type NewRow = {
  id: string;
  account_id: string;
  kind: NotificationKind;
  params: object;
  href: string;
  listing_id: string | null;
  group_key: string | null;
};

/** Replaces the unread notification of a group. Of several price drops, the first former price stays. */
export async function upsertNotifications(tx: Tx, rows: readonly NewRow[], at: Date) {
  const { rows: put } = await sql<{ id: string; account_id: string; kind: NotificationKind; group_key: string | null }>`
    insert into notifications (id, account_id, kind, params, href, listing_id, group_key, at)
    select n.id, n.account_id, n.kind, n.params, n.href, n.listing_id, n.group_key, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (id uuid, account_id uuid, kind text, params jsonb, href text, listing_id uuid, group_key text)
    order by n.account_id
    on conflict (account_id, kind, group_key) where group_key is not null and read_at is null do update
      set params = case when excluded.kind = 'price_drop'
          and notifications.params['fromCents'] > excluded.params['priceCents']
          then excluded.params || jsonb_build_object('fromCents', notifications.params['fromCents'])
          else excluded.params end,
        href = excluded.href, listing_id = excluded.listing_id,
        count = notifications.count + 1, at = excluded.at
    returning id, account_id, kind, group_key`.execute(tx);
  const params = new Map(rows.map((row) => [`${row.account_id} ${row.kind} ${row.group_key}`, row.params]));
  return put.map(({ group_key, ...row }) => ({
    ...row,
    // Without earlier news.
    fresh: params.get(`${row.account_id} ${row.kind} ${group_key}`) ?? {},
  }));
}

/** Whether anybody got news of a group. */
export async function wasNotified(
  db: Db,
  { kind, groupKey }: { kind: NotificationKind; groupKey: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('kind', '=', kind)
    .where('group_key', '=', groupKey)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countUnread(db: Db, accountId: string, without: NotificationKind): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where('kind', '<>', without)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** @returns how many were unread */
export async function setReadByGroup(tx: Tx, accountId: string, groupKey: string): Promise<number> {
  const rows = await tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('group_key', '=', groupKey)
    .where('read_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

/** Of messages. @returns whose had a text */
export async function deleteTexts(tx: Tx, all: readonly { accountId: string; groupKey: string }[]): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    update notifications n set params = n.params - 'text'
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as of ("accountId" uuid, "groupKey" text)
    where n.account_id = of."accountId" and n.kind = 'message' and n.group_key = of."groupKey" and n.params ? 'text'
    returning n.account_id`.execute(tx);
  return rows.map(({ account_id }) => account_id);
}

/** @returns whose were deleted */
export async function deleteNewsOfLeaver(tx: Tx, leaverId: string): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    delete from notifications where params ? 'leaverId' and params ->> 'leaverId' = ${leaverId}
    returning account_id`.execute(tx);
  return rows.map(({ account_id }) => account_id);
}

export const listNotifications = (
  db: Db,
  accountId: string,
  { limit, after }: { limit: number; after: TimeKey | undefined },
) =>
  db
    .selectFrom('notifications as n')
    .innerJoin('accounts as a', 'a.id', 'n.account_id')
    .leftJoin('notification_settings as s', 's.account_id', 'a.id')
    .select(['n.id', 'n.kind', 'n.params', 'n.href', 'n.listing_id', 'n.count', 'n.at', 'n.read_at'])
    .select(['a.language', 's.time_zone', microsOf('n.at').as('micros')])
    .where('n.account_id', '=', accountId)
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(n.at, n.id) < (${instantOf(after?.micros ?? 0)}, ${after?.id}::uuid)`),
    )
    .orderBy('n.at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute();

/** @param ids undefined for all @returns how many were unread */
export async function setRead(tx: Tx, accountId: string, ids: readonly string[] | undefined): Promise<number> {
  const rows = await tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where(sql<SqlBool>`id = any(${ids ?? []}::uuid[])`))
    .returning('id')
    .execute();
  return rows.length;
}

export const deleteNotifications = (db: Db, before: Date) =>
  db.deleteFrom('notifications').where('at', '<', before).execute();

/** The people who run the shop. */
export const listAdminIds = (db: Db) =>
  db
    .selectFrom('accounts')
    .select('id')
    .where('type', '=', 'admin')
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .execute();
