import { sql } from 'kysely';
import { mailboxOf } from '../../../shared/domain/email-address.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { readNow } from '../../platform/db/read-now.ts';

const DAY = 24 * 60 * 60 * 1000;

const lockMailbox = (tx: Tx, mailbox: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`mail to ${mailbox}`}, 0))`.execute(tx);

/** Returns when the last mail of a day goes, or will go, to a mailbox without an account. Serializes concurrent requests. */
async function lastMail(tx: Tx, email: string): Promise<Date | undefined> {
  const mailbox = mailboxOf(email);
  await lockMailbox(tx, mailbox);
  const rows = await tx
    .selectFrom('reports')
    .select(['email', 'mailed_at'])
    .where('email', 'is not', null)
    .where('mailed_at', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('mailed_at', 'desc')
    .execute();
  return rows.find((row) => mailboxOf(row.email ?? '') === mailbox)?.mailed_at ?? undefined;
}

/**
 * Reserves the next mail to an address without an account: one a day.
 * @returns when it may go, at once or later
 */
export async function reserveMail(tx: Tx, email: string, caseId: string): Promise<Date> {
  const last = await lastMail(tx, email);
  const at = last ? new Date(last.getTime() + DAY) : await readNow(tx);
  await tx
    .updateTable('reports')
    .set({ mailed_at: at })
    .where('email', '=', email)
    .where('case_id', '=', caseId)
    .execute();
  return at;
}

/** Returns whether a mail went to this address within a day. */
export const wasMailed = async (tx: Tx, email: string): Promise<boolean> => (await lastMail(tx, email)) !== undefined;

/** Deletes emails of reporters without an account. @returns how many */
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
