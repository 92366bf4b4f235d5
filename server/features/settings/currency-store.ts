import { sql } from 'kysely';
import type { Currency } from '../../../shared/domain/currency.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Returns undefined before the first listing. */
export async function findCurrency(db: Db): Promise<Currency | undefined> {
  return (await db.selectFrom('shop_currency').select('currency').executeTakeFirst())?.currency;
}

/**
 * Fixes it with the first listing, and locks it.
 * @returns the effective currency
 */
export async function fixCurrency(tx: Tx, currency: Currency): Promise<Currency | undefined> {
  const held = tx.selectFrom('shop_currency').select('currency').forKeyShare();
  const known = await held.executeTakeFirst();
  if (known) return known.currency;
  await tx
    .insertInto('shop_currency')
    .values({ currency })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await held.executeTakeFirst())?.currency;
}

/** Returns whether listings or purchases exist, whose amounts depend on the currency. */
export async function hasAmounts(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from listings) or exists (select from purchases) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Waits for listings in the making, and blocks new ones until the transaction ends. */
export async function lockCurrency(tx: Tx): Promise<void> {
  await sql`lock table shop_currency in exclusive mode`.execute(tx);
}

export async function replaceCurrency(tx: Tx, currency: Currency): Promise<void> {
  await tx
    .insertInto('shop_currency')
    .values({ currency })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ currency }))
    .execute();
}
