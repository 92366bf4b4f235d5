import { type SqlBool, sql } from 'kysely';
import type { Channel } from '../../../shared/domain/notification.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

export type NewDelivery = {
  notification_id: string;
  channel: Channel;
  due_at: Date;
  /** Whether an unread group gets one delivery only. */
  once: boolean;
  /** Minimum seconds between two of a group, read or not. */
  again_after: number | null;
  params: object;
};

/** Plans deliveries, unless they already wait. */
export const planDeliveries = (tx: Tx, deliveries: readonly NewDelivery[]) =>
  sql`
  insert into notification_deliveries (notification_id, channel, due_at, first_params)
  select d.notification_id, d.channel, greatest(d.due_at, last.done_at + make_interval(secs => d.again_after)), d.params
  from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb)
    as d (notification_id uuid, channel text, due_at timestamptz, once boolean, again_after integer, params jsonb)
  join notifications n on n.id = d.notification_id
  left join lateral (
    select max(e.done_at) as done_at from notifications o join notification_deliveries e on e.notification_id = o.id
    where d.again_after is not null and o.account_id = n.account_id and o.kind = n.kind and o.group_key = n.group_key
      and e.channel = d.channel
  ) last on true
  where not exists (
    select 1 from notification_deliveries e
    where e.notification_id = d.notification_id and e.channel = d.channel and (d.once or e.done_at is null)
  )
  on conflict (notification_id, channel) do update
    set due_at = excluded.due_at, first_params = excluded.first_params, done_at = null, waits_for = null
    where notification_deliveries.done_at is not null`.execute(tx);

const facts = (tx: Tx) =>
  tx
    .selectFrom('notification_deliveries as d')
    .innerJoin('notifications as n', 'n.id', 'd.notification_id')
    .innerJoin('accounts as a', 'a.id', 'n.account_id')
    .leftJoin('notification_settings as s', 's.account_id', 'a.id')
    .leftJoin('listings as l', 'l.id', 'n.listing_id')
    .leftJoin('wishes as w', (join) =>
      join.onRef('w.buyer_id', '=', 'a.id').onRef('w.listing_id', '=', 'l.id').on('w.removed_at', 'is', null),
    )
    .where('d.done_at', 'is', null)
    .select(['d.notification_id', 'd.channel', 'd.due_at', 'd.waits_for', 'd.first_params'])
    .select(['n.account_id', 'n.kind', 'n.params', 'n.href', 'n.count', 'n.read_at', 'n.listing_id'])
    .select(['a.email', 'a.email_verified', 'a.display_name', 'a.language', 'a.deleted_at as left_at'])
    .select(['s.time_zone', 's.quiet_from', 's.quiet_until', 's.digest_hour', 'w.id as wish_id'])
    .select(['l.title', 'l.location', 'l.price_cents', 'l.state', 'l.hidden_at', 'l.deleted_at'])
    .select(
      sql<boolean>`exists (select from blocks b
        where (b.account_id, b.blocked_id) in ((l.seller_id, a.id), (a.id, l.seller_id)))`.as('is_blocked'),
    );

/** Includes the daily mail's. */
export const dueDeliveries = (db: Db, now: Date) =>
  db
    .selectFrom('notification_deliveries')
    .select('notification_id')
    .where('done_at', 'is', null)
    .where('due_at', '<=', now);

/** Skips locked rows and the daily mail's. */
export const claimDueDeliveries = (tx: Tx, now: Date, limit: number) =>
  facts(tx)
    .where('d.due_at', '<=', now)
    .where(sql<SqlBool>`d.waits_for is distinct from 'digest'`)
    .orderBy('d.due_at')
    .limit(limit)
    .forUpdate('d')
    .skipLocked()
    .execute();
export type DueDelivery = Awaited<ReturnType<typeof claimDueDeliveries>>[number];

/** Locks the settings of a person with a due daily mail. @returns their id */
export async function claimDigest(tx: Tx, now: Date): Promise<string | undefined> {
  const row = await tx
    .selectFrom('notification_settings as s')
    .select('s.account_id')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('notification_deliveries as d')
          .innerJoin('notifications as n', 'n.id', 'd.notification_id')
          .select('d.notification_id')
          .whereRef('n.account_id', '=', 's.account_id')
          .where('d.waits_for', '=', 'digest')
          .where('d.done_at', 'is', null)
          .where('d.due_at', '<=', now),
      ),
    )
    .limit(1)
    .forUpdate('s')
    .skipLocked()
    .executeTakeFirst();
  return row?.account_id;
}

/** Sorts the oldest first. */
export const listDigest = (tx: Tx, accountId: string, now: Date): Promise<DueDelivery[]> =>
  facts(tx)
    .where('n.account_id', '=', accountId)
    .where('d.waits_for', '=', 'digest')
    .where('d.due_at', '<=', now)
    .orderBy('n.at')
    .forUpdate('d')
    .execute();

type Key = Pick<DueDelivery, 'notification_id' | 'channel'>;

const isOneOf = (deliveries: readonly Key[]) => {
  const keys = deliveries.map(({ notification_id, channel }) => ({ notification_id, channel }));
  return sql<SqlBool>`(notification_id, channel) in (
    select notification_id, channel from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (notification_id uuid, channel text))`;
};

export const setDone = (tx: Tx, deliveries: readonly Key[], now: Date) =>
  tx.updateTable('notification_deliveries').set({ done_at: now }).where(isOneOf(deliveries)).execute();

export const deleteDeliveries = (tx: Tx, deliveries: readonly Key[]) =>
  tx.deleteFrom('notification_deliveries').where(isOneOf(deliveries)).execute();

export const setWaiting = (tx: Tx, delivery: Key, { waitsFor, until }: { waitsFor: 'quiet' | 'digest'; until: Date }) =>
  tx
    .updateTable('notification_deliveries')
    .set({ waits_for: waitsFor, due_at: until })
    .where('notification_id', '=', delivery.notification_id)
    .where('channel', '=', delivery.channel)
    .execute();

/** Decides again after a change. */
export const endWaiting = (tx: Tx, accountId: string, now: Date) =>
  tx
    .updateTable('notification_deliveries')
    .set({ waits_for: null, due_at: now })
    .where('done_at', 'is', null)
    .where('waits_for', 'is not', null)
    .where('notification_id', 'in', (eb) =>
      eb.selectFrom('notifications').select('id').where('account_id', '=', accountId),
    )
    .execute();
