import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Days before the bank's last one. */
const REMINDED_BEFORE = 3;
/** Hours between two reminders. */
const PAUSE = 20;

/** Claims disputed payments without an answer whose day is near. @returns them, with that day */
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
