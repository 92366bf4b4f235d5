import { concernsPerson, type DecidedAction } from '../../../shared/domain/cases.ts';
import type { Db } from '../../platform/db/database.ts';
import type { CaseRow } from './case-store.ts';
import { partiesOfRemoval } from './remove-held.ts';
import { partiesOf } from './targets.ts';

/** Returns who should not decide: the people concerned, and an admin in a sale with them. */
export async function partiesToDecision(
  db: Db,
  adminId: string,
  { row, action }: { row: CaseRow; action?: DecidedAction },
): Promise<string[]> {
  const effective = row.state === 'appealed' ? row.action : action;
  const parties = await partiesOf(db, row);
  if (!effective || !concernsPerson(row.kind, effective)) return parties;
  return [...parties, ...(await partiesOfRemoval(db, adminId, row.subject_id))];
}
