import { sql } from 'kysely';
import type { SellingAsFields } from '../../../shared/contract/sellers.ts';
import { payingStates } from '../../../shared/domain/purchase.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Returns undefined when there is none. */
export const findStatement = (db: Db, accountId: string) =>
  db.selectFrom('seller_statements').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Stores the statement, without details of a former trader. */
export async function upsertStatement(tx: Tx, accountId: string, statement: SellingAsFields): Promise<void> {
  const isTrader = statement.kind === 'trader';
  const row = {
    kind: statement.kind,
    legal_name: isTrader ? (statement.legalName ?? null) : null,
    address: isTrader ? (statement.address ?? null) : null,
    registration: isTrader ? (statement.registration ?? null) : null,
    email: isTrader ? (statement.email ?? null) : null,
    stated_at: sql<Date>`now()`,
  };
  await tx
    .insertInto('seller_statements')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

/** Returns whether somebody is paying for a listing of this seller. */
export async function isBeingPaid(tx: Tx, accountId: string): Promise<boolean> {
  const purchase = await tx
    .selectFrom('purchases')
    .select('id')
    .where('seller_id', '=', accountId)
    .where('state', 'in', payingStates)
    .limit(1)
    .executeTakeFirst();
  return purchase !== undefined;
}
