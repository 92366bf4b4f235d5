import { sql } from 'kysely';
import type { Cents } from '../../../../shared/domain/money.ts';
import { tonight } from '../../../platform/db/claim-night.ts';
import type { Db } from '../../../platform/db/database.ts';

export type LedgerSums = { payments: number; providerCents: Cents; ledgerCents: Cents };

export const finishNight = (db: Db, { payments, providerCents, ledgerCents }: LedgerSums) =>
  db
    .updateTable('ledger_comparisons')
    .set({ finished_at: sql<Date>`now()`, payments, provider_cents: providerCents, ledger_cents: ledgerCents })
    .where('day', '=', tonight)
    .execute();

export async function sumLedger(db: Db, intentIds: readonly string[]): Promise<Map<string, Cents>> {
  const rows = await db
    .selectFrom('purchases as p')
    .innerJoin('ledger_entries as e', 'e.purchase_id', 'p.id')
    .where('p.intent_id', 'in', intentIds)
    .where('e.account', '=', 'provider')
    .groupBy('p.intent_id')
    .select(['p.intent_id', sql<number>`sum(e.amount_cents)::int`.as('cents')])
    .execute();
  return new Map(rows.map(({ intent_id: id, cents }) => [id ?? '', cents]));
}

export const listBooked = (db: Db, since: Date) =>
  db
    .selectFrom('ledger_entries as e')
    .innerJoin('purchases as p', 'p.id', 'e.purchase_id')
    .where('e.kind', '=', 'payment')
    .where('e.account', '=', 'provider')
    .where('e.created_at', '>', since)
    .where('p.intent_id', 'is not', null)
    .select('p.intent_id')
    .execute();

export const listBreaks = (db: Db) =>
  db.selectFrom('ledger_breaks').select('intent_id').where('mended_at', 'is', null).execute();

/** Records that ledger and provider differ for a payment, or agree again. */
export const insertBreak = (db: Db, found: { intentId: string; providerCents: Cents; ledgerCents: Cents }) => {
  const cents = { provider_cents: found.providerCents, ledger_cents: found.ledgerCents };
  return db
    .insertInto('ledger_breaks')
    .values({ intent_id: found.intentId, ...cents })
    .onConflict((known) =>
      known.column('intent_id').doUpdateSet({ ...cents, looked_at: sql<Date>`now()`, mended_at: null }),
    )
    .execute();
};
export const setMended = (db: Db, intentId: string) =>
  db
    .updateTable('ledger_breaks')
    .set({ looked_at: sql<Date>`now()`, mended_at: sql<Date>`now()` })
    .where('intent_id', '=', intentId)
    .where('mended_at', 'is', null)
    .execute();
