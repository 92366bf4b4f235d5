import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import type { AccountHold, HeldAccount } from '../ports/seller-payouts.ts';

/** A disowned account stays as it is. @returns the account as it was, unless it is older */
export async function extendWait(
  tx: Tx,
  table: 'seller_accounts' | 'bank_details',
  { id, days, afterWait }: AccountHold & { id: string },
): Promise<HeldAccount | undefined> {
  const { rows } = await sql<HeldAccount>`
    with known as (
      select account_id, usable_from, disowned_at from ${sql.table(table)}
      where account_id = ${id} and usable_from + make_interval(secs => ${afterWait}) > now() for update)
    update ${sql.table(table)} a set
      usable_from = case when known.disowned_at is null then now() + make_interval(days => ${days}) else a.usable_from end,
      disowned_at = coalesce(known.disowned_at, now())
    from known where a.account_id = known.account_id
    returning known.usable_from as "usableFrom", known.disowned_at is not null as "isKnown"`.execute(tx);
  return rows[0];
}
