import { type Selectable, type SqlBool, sql } from 'kysely';
import type { AlertKind } from '../../../shared/domain/alert.ts';
import type { Db } from '../../platform/db/database.ts';
import type { ListingNewsTable } from '../../platform/db/tables/alert-tables.ts';

export type ListingNews = Selectable<ListingNewsTable>;

/** Takes the oldest unlocked news row; the caller's transaction deletes it. */
export const takeNews = (tx: Db): Promise<ListingNews | undefined> =>
  tx
    .deleteFrom('piece_news')
    .where('id', '=', (eb) =>
      eb.selectFrom('piece_news').select('id').orderBy('at').orderBy('id').limit(1).forUpdate().skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/**
 * Schedules an email for everybody who saved the listing; at most one per kind and day.
 * @param byDefault for people without a preference
 * @param onlyProven only verified emails
 */
export const planAlerts = (tx: Db, news: ListingNews, { byDefault, onlyProven }: Readers) =>
  sql`
  insert into alerts (account_id, listing_id, kind, day, from_cents, due_at)
  select w.buyer_id, w.listing_id, ${news.kind}, (next.due_at at time zone 'utc')::date, ${news.from_cents}, next.due_at
  from wishes w
  join accounts a on a.id = w.buyer_id and a.deleted_at is null and (a.email_verified or not ${onlyProven}::boolean)
  left join alert_choices c on c.account_id = w.buyer_id and c.kind = ${news.kind}
  cross join lateral (
    select coalesce(max(t.told_at) + interval '1 day', now()) as due_at, coalesce(bool_or(t.told_at is null), false) as waits
    from alerts t
    where t.account_id = w.buyer_id and t.listing_id = w.listing_id and t.kind = ${news.kind}
      and (t.told_at is null or t.told_at > now() - interval '1 day')
  ) next
  where w.listing_id = ${news.listing_id} and w.removed_at is null and w.created_at <= ${news.at}
    and w.buyer_id is distinct from ${news.by_id}::uuid and coalesce(c.wanted, ${byDefault}::boolean) and not next.waits
  on conflict do nothing`.execute(tx);

type Readers = { byDefault: boolean; onlyProven: boolean };

/** Claims due alerts, skipping locked rows. */
export const claimDue = (tx: Db, limit: number) =>
  tx
    .selectFrom('alerts as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .innerJoin('listings as l', 'l.id', 't.listing_id')
    .leftJoin('alert_choices as c', (join) => join.onRef('c.account_id', '=', 'a.id').onRef('c.kind', '=', 't.kind'))
    .leftJoin('wishes as w', (join) =>
      join.onRef('w.buyer_id', '=', 'a.id').onRef('w.listing_id', '=', 'l.id').on('w.removed_at', 'is', null),
    )
    .where('t.told_at', 'is', null)
    .where('t.due_at', '<=', sql<Date>`now()`)
    .select(['t.account_id', 't.listing_id', 't.kind', 't.from_cents', sql<string>`t.day::text`.as('day')])
    .select(['a.email', 'a.display_name', 'a.language', 'a.deleted_at as left_at', 'c.wanted', 'w.id as wish_id'])
    .select(['l.title', 'l.location', 'l.price_cents', 'l.state', 'l.hidden_at', 'l.deleted_at'])
    .orderBy('t.due_at')
    .limit(limit)
    .forUpdate('t')
    .skipLocked()
    .execute();

export type DueAlert = Awaited<ReturnType<typeof claimDue>>[number];

type AlertKey = Pick<DueAlert, 'account_id' | 'listing_id' | 'kind' | 'day'>;

function isOneOf(alerts: readonly AlertKey[]) {
  // Only the key columns, so that no personal data is in the statement.
  const keys = alerts.map(({ account_id, listing_id, kind, day }) => ({ account_id, listing_id, kind, day }));
  return sql<SqlBool>`(account_id, listing_id, kind, day) in (
    select account_id, listing_id, kind, day
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (account_id uuid, listing_id uuid, kind text, day date))`;
}

export const setTold = (tx: Db, alerts: readonly AlertKey[]) =>
  tx.updateTable('alerts').set({ told_at: sql<Date>`now()` }).where(isOneOf(alerts)).execute();

export const dropAlerts = (tx: Db, alerts: readonly AlertKey[]) =>
  tx.deleteFrom('alerts').where(isOneOf(alerts)).execute();

/** Deletes alerts older than a week; the daily limit needs no more. */
export const forgetTold = (db: Db) =>
  db.deleteFrom('alerts').where('told_at', '<', sql<Date>`now() - interval '7 days'`).execute();

export const findChoices = (db: Db, accountId: string) =>
  db.selectFrom('alert_choices').select(['kind', 'wanted']).where('account_id', '=', accountId).execute();

export const saveChoice = (db: Db, accountId: string, kind: AlertKind, wanted: boolean) =>
  db
    .insertInto('alert_choices')
    .values({ account_id: accountId, kind, wanted })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet({ wanted }))
    .execute();
