import type { Db, Tx } from '../../platform/db/database.ts';

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

/** Blocks a person; a repeat keeps the first time. */
export const insertBlock = (tx: Tx, accountId: string, blockedId: string) =>
  tx
    .insertInto('blocks')
    .values({ account_id: accountId, blocked_id: blockedId })
    .onConflict((conflict) => conflict.columns(['account_id', 'blocked_id']).doNothing())
    .execute();

export const deleteBlock = (db: Db, accountId: string, blockedId: string) =>
  db.deleteFrom('blocks').where('account_id', '=', accountId).where('blocked_id', '=', blockedId).execute();

/** Returns blocked people, latest first. */
export const listBlocked = (db: Db, accountId: string) =>
  db
    .selectFrom('blocks as b')
    .innerJoin('accounts as a', 'a.id', 'b.blocked_id')
    .select(['b.blocked_id', 'a.display_name', 'b.created_at'])
    .where('b.account_id', '=', accountId)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.blocked_id')
    .execute();
