import { sql } from 'kysely';
import type { Cents } from '../../../../shared/domain/money.ts';
import { tonight } from '../../../platform/db/claim-night.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isId } from '../../../platform/db/time-key.ts';

export type TransferSums = { transfers: number; providerCents: Cents; ledgerCents: Cents };

export const finishTransferNight = (db: Db, { transfers, providerCents, ledgerCents }: TransferSums) =>
  db
    .updateTable('transfer_comparisons')
    .set({ finished_at: sql<Date>`now()`, transfers, provider_cents: providerCents, ledger_cents: ledgerCents })
    .where('day', '=', tonight)
    .execute();

export type BookedTransfer = {
  id: string;
  provider_id: string | null;
  /** The part that the seller still has. */
  cents: Cents;
  /** The provider may have transfers that the ledger lacks. */
  is_moving: boolean;
};

const booked = sql`
  select t.id, t.provider_id,
    coalesce((select -sum(e.amount_cents) from ledger_entries e where e.payout_id = t.payout_id
      and e.account = 'seller_transferred'), 0)::int as cents,
    t.state = 'pending' or exists (
      select 1 from transfer_reversals r where r.transfer_id = t.id and r.state = 'pending') as is_moving
  from transfers t`;

export async function findBooked(
  db: Db,
  of: { id?: string | undefined; providerId: string },
): Promise<BookedTransfer | undefined> {
  const { rows } = await sql<BookedTransfer>`
    ${booked} where t.id = ${isId(of.id) ? of.id : null}::uuid or t.provider_id = ${of.providerId}
    limit 1`.execute(db);
  return rows[0];
}

/** Payments of a former demo have no intent. */
export async function listBookedTransfers(db: Db, since: Date): Promise<BookedTransfer[]> {
  const { rows } = await sql<BookedTransfer>`
    ${booked} join purchases p on p.id = t.purchase_id and p.intent_id is not null
    where t.state = 'sent' and t.created_at > ${since} order by t.created_at`.execute(db);
  return rows;
}
