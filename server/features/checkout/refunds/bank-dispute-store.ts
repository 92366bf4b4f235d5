import { sql } from 'kysely';
import { countFirst } from '../../../platform/db/count-first.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Stores what an open dispute asks, where it is new. */
export const setBankDispute = (
  db: Db,
  id: string,
  { dueBy = null, answered }: { dueBy: Date | null | undefined; answered: boolean },
) =>
  db
    .updateTable('purchases')
    .set({ bank_due_by: dueBy, bank_answered: answered, bank_disputes: true })
    .where('id', '=', id)
    .where(
      sql<boolean>`(bank_due_by, bank_answered, bank_disputes) is distinct from (${dueBy}::timestamptz, ${answered}::boolean, true)`,
    )
    .execute();

export const endBankDispute = (db: Db, id: string) =>
  db.updateTable('purchases').set({ bank_disputes: false }).where('id', '=', id).execute();

export const setBankAnswered = (db: Db, id: string) =>
  db.updateTable('purchases').set({ bank_answered: true }).where('id', '=', id).execute();

export async function isEvidenceRecorded(tx: Tx, purchaseId: string, disputeId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('audit_log')
    .select('id')
    .where('target_id', '=', purchaseId)
    .where('action', '=', 'send_evidence')
    .where(sql<boolean>`after ->> 'dispute' = ${disputeId}`)
    .executeTakeFirst();
  return row !== undefined;
}

export const countFailedRefunds = (db: Db, atMost: number) =>
  countFirst(
    db,
    db
      .selectFrom('purchases')
      .select(sql<null>`null::timestamptz`.as('at'))
      .where('state', '=', 'refund_failed')
      .limit(atMost),
  );

/** The instant is the bank's last day. */
export const countUnanswered = (db: Db, atMost: number) =>
  countFirst(
    db,
    db
      .selectFrom('purchases')
      .select('bank_due_by as at')
      .where('state', '=', 'disputed')
      .where('bank_answered', '=', false)
      .where('bank_due_by', '>', sql<Date>`now()`)
      .orderBy('bank_due_by')
      .limit(atMost),
  );

/** Days before the bank's last one. */
const REMINDED_BEFORE = 3;
/** Hours between two reminders. */
const PAUSE = 20;

/** Claims unanswered disputes that end soon. */
export async function claimUnanswered(tx: Tx, limit: number): Promise<{ id: string; until: Date }[]> {
  const { rows } = await sql<{ id: string; until: Date }>`
    update purchases set bank_reminded_at = now() where id in (
      select id from purchases
      where state = 'disputed' and not bank_answered
        and bank_due_by between now() and now() + make_interval(days => ${REMINDED_BEFORE})
        and (bank_reminded_at is null or bank_reminded_at < now() - make_interval(hours => ${PAUSE}))
      order by bank_due_by limit ${limit} for update skip locked)
    returning id, bank_due_by as until`.execute(tx);
  return rows;
}
