import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import { isOwedMoney } from '../platform/db/owed-money.ts';
import type { AccountHold, SellerAccount } from '../ports/seller-payouts.ts';
import { extendWait } from './extend-wait-store.ts';

export const findSellerAccount = (db: Db, sellerId: string) =>
  db.selectFrom('seller_accounts').selectAll().where('account_id', '=', sellerId).executeTakeFirst();

/** By the provider's id. */
export const findSellerOf = (db: Db, providerId: string) =>
  db.selectFrom('seller_accounts').select('account_id').where('provider_id', '=', providerId).executeTakeFirst();

export const listReadyAccounts = (db: Db, sellerIds: readonly string[]) =>
  db
    .selectFrom('seller_accounts')
    .select('account_id')
    .where(sql<boolean>`account_id = any(${[...sellerIds]}::uuid[])`)
    .where('state', '=', 'ready')
    .execute();

/** Sellers whose account still waits. */
export const listNewAccounts = (db: Db, sellerIds: readonly string[]) =>
  db
    .selectFrom('seller_accounts')
    .select(['account_id', 'usable_from', 'disowned_at'])
    .where(sql<boolean>`account_id = any(${[...sellerIds]}::uuid[])`)
    .where('usable_from', '>', sql<Date>`now()`)
    .execute();

export const extendWaitOfAccount = (tx: Tx, sellerId: string, hold: AccountHold) =>
  extendWait(tx, 'seller_accounts', { id: sellerId, ...hold });

/** Stores the order before the call. @returns what the call says */
export async function orderAccount(db: Db, sellerId: string): Promise<{ email: string; attempt: number }> {
  await db
    .insertInto('seller_accounts')
    .values({ account_id: sellerId })
    .onConflict((known) => known.doNothing())
    .execute();
  return db
    .selectFrom('accounts as a')
    .innerJoin('seller_accounts as s', 's.account_id', 'a.id')
    .select(['a.email', 's.attempt'])
    .where('a.id', '=', sellerId)
    .executeTakeFirstOrThrow();
}

/** Changes the key, since a refusal repeats for its key. A second account stays unused. */
export const nextAccountAttempt = (db: Db, sellerId: string, attempt: number) =>
  db
    .updateTable('seller_accounts')
    .set({ attempt: attempt + 1 })
    .where('account_id', '=', sellerId)
    .where('attempt', '=', attempt)
    .where('provider_id', 'is', null)
    .execute();

/** Stores the account, unless another call was faster. */
export const adoptAccount = (db: Db, sellerId: string, providerId: string) =>
  db
    .updateTable('seller_accounts')
    .set({ provider_id: providerId })
    .where('account_id', '=', sellerId)
    .where('provider_id', 'is', null)
    .execute();

/**
 * Stores what the provider said, unless something newer is stored. A new bank account waits.
 * @param before revision of the row before the call, seconds that a new account waits, and whether this is another one
 * @returns whether it was stored
 */
export async function storeAccountState(
  db: Db,
  sellerId: string,
  { revision, waitSeconds, isOther }: { revision: number; waitSeconds: number; isOther: boolean },
  { state, reason, accountEnding, fingerprint }: SellerAccount & { fingerprint: string | undefined },
): Promise<boolean> {
  const ending = accountEnding ?? null;
  const { numUpdatedRows } = await db
    .updateTable('seller_accounts')
    .set({
      state: state === 'ready' ? 'ready' : 'incomplete',
      reason: reason ?? null,
      account_ending: ending,
      // One that is read without a fingerprint, and may be the same, keeps it.
      account_fingerprint: sql<string | null>`coalesce(${fingerprint ?? null}::text,
        case when ${ending}::text is not distinct from account_ending then account_fingerprint end)`,
      usable_from: sql<Date | null>`case
        when ${isOther}
          or ${state === 'ready'} and state <> 'ready' and account_ending is null and usable_from is null
        then now() + make_interval(secs => ${waitSeconds}) else usable_from end`,
      disowned_at: sql<Date | null>`case
        when not ${isOther} then disowned_at end`,
      revision: revision + 1,
      checked_at: sql<Date>`now()`,
    })
    .where('account_id', '=', sellerId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const deleteAccountOfLeaver = (tx: Tx, sellerId: string) =>
  sql`delete from seller_accounts where account_id = ${sellerId}
    and exists (select 1 from accounts where id = ${sellerId} and erased_at is not null)
    and not ${isOwedMoney(sellerId)}`.execute(tx);
