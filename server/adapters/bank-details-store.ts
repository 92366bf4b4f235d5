import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import { inSeconds } from '../platform/db/in-seconds.ts';
import { isOwedMoney } from '../platform/db/owed-money.ts';
import type { AccountHold, BankDetails } from '../ports/seller-payouts.ts';
import { extendWait } from './extend-wait-store.ts';

export const listBankDetails = (db: Db, accountIds: readonly string[]) =>
  db
    .selectFrom('bank_details')
    .select(['account_id', 'holder', 'account'])
    .where(sql<boolean>`account_id = any(${[...accountIds]}::uuid[])`)
    .execute();

/** Sellers whose details still wait. */
export const listNewDetails = (db: Db, accountIds: readonly string[]) =>
  db
    .selectFrom('bank_details')
    .select(['account_id', 'usable_from', 'disowned_at'])
    .where(sql<boolean>`account_id = any(${[...accountIds]}::uuid[])`)
    .where('usable_from', '>', sql<Date>`now()`)
    .execute();

export const extendWaitOfDetails = (tx: Tx, accountId: string, hold: AccountHold) =>
  extendWait(tx, 'bank_details', { id: accountId, ...hold });

/** Stores the account that another one replaces, if it got money. Run it before that. */
export const storeFormerAccount = (tx: Tx, accountId: string, { account }: BankDetails) =>
  sql`insert into former_bank_details (account_id, holder, account, first_paid_at, last_paid_at)
    select b.account_id, b.holder, b.account, min(p.paid_at), max(p.paid_at)
    from bank_details b join payouts p on p.seller_id = b.account_id and p.state = 'paid'
      and p.paid_at > coalesce(
        (select max(f.last_paid_at) from former_bank_details f where f.account_id = b.account_id), '-infinity')
    where b.account_id = ${accountId} and b.account <> ${account}
    group by b.account_id, b.holder, b.account
    on conflict (account_id, account) do update set holder = excluded.holder, last_paid_at = excluded.last_paid_at`.execute(
    tx,
  );

/** @param waitSeconds in which another account gets no money @returns whether they are new */
export async function upsertBankDetails(
  tx: Tx,
  accountId: string,
  { holder, account }: BankDetails,
  waitSeconds: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('bank_details')
    .values({ account_id: accountId, holder, account, usable_from: inSeconds(waitSeconds) })
    .onConflict((known) =>
      known
        .column('account_id')
        .doUpdateSet({
          holder,
          account,
          changed_at: sql<Date>`now()`,
          usable_from: sql<Date | null>`case when bank_details.account = excluded.account
          then bank_details.usable_from else excluded.usable_from end`,
          disowned_at: sql<Date | null>`case when bank_details.account = excluded.account
          then bank_details.disowned_at end`,
        })
        .where(
          sql<boolean>`(bank_details.holder, bank_details.account) is distinct from (excluded.holder, excluded.account)`,
        ),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

export const deleteOfLeaver = (tx: Tx, accountId: string) =>
  sql`delete from bank_details where account_id = ${accountId}
    and exists (select 1 from accounts where id = ${accountId} and erased_at is not null)
    and not ${isOwedMoney(accountId)}`.execute(tx);
