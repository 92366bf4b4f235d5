import { sql } from 'kysely';
import type { CaseKind, CaseState, DecidedAction } from '../../../shared/domain/cases.ts';
import type { WaitReason } from '../../../shared/domain/review-queue.ts';
import type { Db } from '../../platform/db/database.ts';

const MOST = 50;

type HistoryRow = {
  id: string;
  number: number;
  kind: CaseKind;
  state: CaseState;
  action: DecidedAction | null;
  waited_for: WaitReason[] | null;
  is_on_appeal: boolean;
  created_at: Date;
  part: 'affected' | 'reporter';
};

/** Returns cases about a person, and their reports unless about the viewer; newest first. */
export async function listHistory(
  db: Db,
  accountId: string,
  { exceptId, viewerId }: { exceptId: string; viewerId: string },
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select c.id, c.number, c.kind, c.state, coalesce(c.appeal_action, c.action) as action,
        c.waited_for, c.appeal_action is not null as is_on_appeal, c.created_at,
        case when c.subject_id = ${accountId} then 'affected' else 'reporter' end as part
      from cases c
     where c.id <> ${exceptId} and (c.subject_id = ${accountId}
        or c.subject_id <> ${viewerId} and exists (select from reports r where r.case_id = c.id and r.reporter_id = ${accountId}))
     order by c.created_at desc, c.id desc limit ${MOST}`.execute(db);
  return rows;
}
