import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

type Keys = { publicKey: string; privateKey: string };

/** Stores keys, unless there are some. @returns the stored ones */
export async function insertKeys(db: Db, made: Keys): Promise<Keys> {
  await db
    .insertInto('push_keys')
    .values({ public_key: made.publicKey, private_key: made.privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { public_key, private_key } = await db.selectFrom('push_keys').selectAll().executeTakeFirstOrThrow();
  return { publicKey: public_key, privateKey: private_key };
}

type NewSubscription = { accountId: string; endpoint: string; p256dh: string; auth: string };

/** Stores a browser for the person who last signed in there. */
export const upsertSubscription = (tx: Tx, { accountId, ...rest }: NewSubscription) =>
  tx
    .insertInto('push_subscriptions')
    .values({ id: randomUUIDv7(), account_id: accountId, ...rest })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ account_id: accountId, p256dh: rest.p256dh, auth: rest.auth }),
    )
    .execute();

/** Deletes the oldest subscriptions beyond a number. */
export const trimSubscriptions = (tx: Tx, accountId: string, most: number) =>
  tx
    .deleteFrom('push_subscriptions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_subscriptions')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(most),
    )
    .execute();

export const deleteSubscription = (db: Db, accountId: string, endpoint: string) =>
  db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).where('account_id', '=', accountId).execute();

export const deleteSubscriptions = (db: Db, accountId: string) =>
  db.deleteFrom('push_subscriptions').where('account_id', '=', accountId).execute();

export const deleteSubscriptionById = (db: Db, id: string) =>
  db.deleteFrom('push_subscriptions').where('id', '=', id).execute();

export const listSubscriptions = (db: Db, accountIds: readonly string[]) =>
  accountIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('push_subscriptions').select(['id', 'account_id']).where('account_id', 'in', accountIds).execute();

/** Returns what a push needs; undefined when it was read, or the reader left. */
export const findPush = (db: Db, subscriptionId: string, notificationId: string) =>
  db
    .selectFrom('push_subscriptions as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .innerJoin('notifications as n', 'n.account_id', 'a.id')
    .leftJoin('notification_settings as s', 's.account_id', 'a.id')
    .leftJoin('notification_deliveries as d', (join) =>
      join.onRef('d.notification_id', '=', 'n.id').on('d.channel', '=', 'push'),
    )
    .where('p.id', '=', subscriptionId)
    .where('n.id', '=', notificationId)
    .where('n.read_at', 'is', null)
    .where('a.deleted_at', 'is', null)
    .select(['p.id', 'p.endpoint', 'p.p256dh', 'p.auth', 'a.language', 's.time_zone'])
    .select(['n.id as notification_id', 'n.kind', 'n.params', 'n.count', 'n.href', 'n.listing_id'])
    // Quiet hours may have held it back.
    .select(sql<Date>`coalesce(d.done_at, n.at)`.as('since'))
    .executeTakeFirst();

export async function hasSubscription(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
