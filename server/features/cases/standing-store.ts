import { sql } from 'kysely';
import type { DecidedAction } from '../../../shared/domain/cases.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { CaseRow } from './case-store.ts';

/** Whether another valid decision did the same. */
export async function isDecidedElsewhere(
  tx: Tx,
  { id, kind, target_id: targetId, subject_id: subjectId }: CaseRow,
  action: DecidedAction,
): Promise<boolean> {
  const isAboutPerson = action === 'suspend' || (action === 'remove' && kind !== 'listing');
  const other = await tx
    .selectFrom('cases')
    .select('id')
    .where('id', '<>', id)
    .where(sql<DecidedAction>`coalesce(appeal_action, action)`, '=', action)
    .where('subject_id', '=', subjectId)
    .$if(!isAboutPerson, (query) => query.where('kind', '=', kind).where('target_id', '=', targetId))
    // A removed listing leaves its seller here.
    .$if(action === 'remove' && isAboutPerson, (query) => query.where('kind', '<>', 'listing'))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
