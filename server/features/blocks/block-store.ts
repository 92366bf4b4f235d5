import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { instantOf, microsOf, type TimeKey } from '../../platform/db/time-key.ts';

export async function findBlock(db: Db, one: string, other: string): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('account_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('account_id', '=', one), eb('blocked_id', '=', other)]),
        eb.and([eb('account_id', '=', other), eb('blocked_id', '=', one)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the others with a block between them and a person, by either. */
export async function findBlockedAmong(db: Db, accountId: string, others: readonly string[]): Promise<Set<string>> {
  if (others.length === 0) return new Set();
  const rows = await db
    .selectFrom('blocks')
    .select(['account_id', 'blocked_id'])
    .where((eb) =>
      eb.or([
        eb.and([eb('account_id', '=', accountId), eb('blocked_id', 'in', others)]),
        eb.and([eb('account_id', 'in', others), eb('blocked_id', '=', accountId)]),
      ]),
    )
    .execute();
  return new Set(rows.map((row) => (row.account_id === accountId ? row.blocked_id : row.account_id)));
}

/** Blocks a person; a repeat keeps the first time. */
export const insertBlock = (tx: Tx, accountId: string, blockedId: string) =>
  tx
    .insertInto('blocks')
    .values({ account_id: accountId, blocked_id: blockedId })
    .onConflict((conflict) => conflict.columns(['account_id', 'blocked_id']).doNothing())
    .execute();

export const deleteBlock = (db: Db, accountId: string, blockedId: string) =>
  db.deleteFrom('blocks').where('account_id', '=', accountId).where('blocked_id', '=', blockedId).execute();

type PageOf = { limit: number; after: TimeKey | undefined };

/** Returns blocked people, latest first. */
export const listBlocked = (db: Db, accountId: string, { limit, after }: PageOf) =>
  db
    .selectFrom('blocks as b')
    .innerJoin('accounts as a', 'a.id', 'b.blocked_id')
    .select(['b.blocked_id', 'a.display_name', 'b.created_at', microsOf('b.created_at').as('micros')])
    .where('b.account_id', '=', accountId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(b.created_at, b.blocked_id) < (${instantOf(after?.micros ?? 0)}, ${after?.id}::uuid)`),
    )
    .orderBy('b.created_at', 'desc')
    .orderBy('b.blocked_id', 'desc')
    .limit(limit)
    .execute();
