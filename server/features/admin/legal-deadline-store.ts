import { sql } from 'kysely';
import { APPEAL_DAYS, type LegalDeadline } from '../../../shared/domain/legal-deadline.ts';
import { MONEY_BACK_DAYS, pendingReturnStates } from '../../../shared/domain/returns.ts';
import { UNDO_DAYS } from '../../../shared/domain/undo.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

export type Due = { what: LegalDeadline; count: number; until: Date };

const days = (count: number) => sql`make_interval(days => ${count}::int)`;

/** Returns the kinds of legal deadlines that are open, with their number and the first day. */
export async function listDue(db: Db): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select what, count(*)::int as count, min(until) as until from (
      select 'withdrawal' as what, r.answered_at + ${days(MONEY_BACK_DAYS)} as until
        from return_requests r join purchases p on p.id = r.purchase_id
        where r.must_accept and r.reason = 'withdrawal' and r.state = 'accepted' and p.state = 'paid'
      union all
      select 'withdrawal', r.created_at + ${days(MONEY_BACK_DAYS)}
        from return_requests r join purchases p on p.id = r.purchase_id
        where r.must_accept and r.reason <> 'withdrawal' and r.state in (${anyOf(pendingReturnStates)}) and p.state = 'paid'
      union all
      select 'appeal', appealed_at + ${days(APPEAL_DAYS)} from cases where state = 'appealed'
      union all
      select 'erasure', deleted_at + ${days(UNDO_DAYS + 1)} from accounts where deleted_at is not null and erased_at is null
    ) waiting group by what order by what`.execute(db);
  return rows;
}

/** Claims the notice of this day (UTC). @returns false when it was given */
export async function claimNotice(tx: Tx, what: LegalDeadline): Promise<boolean> {
  const { rows } = await sql`
    insert into legal_notices (day, what) values (date(now() at time zone 'utc'), ${what})
    on conflict do nothing returning day`.execute(tx);
  return rows.length > 0;
}
