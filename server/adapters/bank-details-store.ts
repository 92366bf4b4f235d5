import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import type { BankDetails } from '../ports/seller-payouts.ts';

export const listBankDetails = (db: Db, accountIds: readonly string[]) =>
  db
    .selectFrom('bank_details')
    .select(['account_id', 'holder', 'account'])
    .where(sql<boolean>`account_id = any(${[...accountIds]}::uuid[])`)
    .execute();

export const putBankDetails = (tx: Tx, accountId: string, { holder, account }: BankDetails) =>
  tx
    .insertInto('bank_details')
    .values({ account_id: accountId, holder, account })
    .onConflict((known) => known.column('account_id').doUpdateSet({ holder, account, changed_at: sql<Date>`now()` }))
    .execute();

export const deleteOfLeaver = (tx: Tx, accountId: string) =>
  sql`delete from bank_details where account_id = ${accountId}
    and exists (select 1 from accounts where id = ${accountId} and erased_at is not null)
    and not exists (select 1 from payouts where seller_id = ${accountId} and state = 'owed')`.execute(tx);
