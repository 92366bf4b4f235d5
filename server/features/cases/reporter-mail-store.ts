import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

const lockAddress = (tx: Tx, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`mail to ${email}`}, 0))`.execute(tx);

/**
 * Reserves the next mail to an address without an account: one a day.
 * @returns when it may go, at once or later
 */
export async function reserveMail(tx: Tx, email: string, caseId: string): Promise<Date> {
  await lockAddress(tx, email);
  const { rows } = await sql<{ at: Date }>`
    select greatest(now(), max(mailed_at) + interval '1 day') as at from reports where email = ${email}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The time of a mail could not be read.');
  const { at } = row;
  await tx
    .updateTable('reports')
    .set({ mailed_at: at })
    .where('email', '=', email)
    .where('case_id', '=', caseId)
    .execute();
  return at;
}

/** Returns whether a mail went to this address within a day. */
export async function wasMailed(tx: Tx, email: string): Promise<boolean> {
  await lockAddress(tx, email);
  const row = await tx
    .selectFrom('reports')
    .select('id')
    .where('email', '=', email)
    .where('mailed_at', '>', sql<Date>`now() - interval '1 day'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets emails of reporters without an account. @returns how many */
export async function clearReporterEmails(db: Db, decidedBefore: Date): Promise<number> {
  const result = await db
    .updateTable('reports')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('case_id', 'in', (decided) =>
      decided
        .selectFrom('cases')
        .select('id')
        .where('state', 'in', ['decided', 'closed'])
        .where(sql<boolean>`coalesce(appeal_decided_at, decided_at) < ${decidedBefore}`),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
