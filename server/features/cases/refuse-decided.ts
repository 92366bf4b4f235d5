import type { DecidedAction } from '../../../shared/domain/cases.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Refusal } from '../../../shared/words/refusal.ts';
import { caseRefusals } from '../../../shared/words/refusals/cases.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type CaseRow, findAccountTarget } from './case-store.ts';

/** Tells the second admin what the first decided. */
const decided: Record<DecidedAction, (by: { name: string }) => Refusal> = {
  none: caseRefusals.decidedNone,
  hide: caseRefusals.decidedHide,
  warn: caseRefusals.decidedWarn,
  suspend: caseRefusals.decidedSuspend,
  remove: caseRefusals.decidedRemove,
  remove_picture: caseRefusals.decidedRemovePicture,
};
/** The action `none` has three meanings: no measure, an approval, or a decision taken back. */
function describeDecided({ waited_for, appeal_action }: CaseRow, action: DecidedAction) {
  if (action !== 'none') return decided[action];
  if (appeal_action) return caseRefusals.decidedTakenBack;
  return waited_for ? caseRefusals.decidedApproved : caseRefusals.decidedNone;
}

const COMMAND = 'a command of the operator';

/**
 * @param row locked
 * @throws conflict that names the first decision and its admin
 */
export async function refuseDecided(tx: Tx, row: CaseRow, adminId: string): Promise<void> {
  const nameOf = async (id: string | null) => (id && (await findAccountTarget(tx, id))?.display_name) || COMMAND;
  if (row.state !== 'open' && row.state !== 'appealed') {
    const [action, by] = row.appeal_action
      ? [row.appeal_action, row.appeal_decided_by]
      : [row.action ?? 'none', row.decided_by];
    const name = await nameOf(by);
    throw new Failure('conflict', {
      reason: describeDecided(row, action)({ name }),
      details: { action, decidedBy: name },
    });
  }
  const { claimed_by: by, is_claimed: isClaimed } = row;
  if (isClaimed && by !== adminId)
    throw new Failure('conflict', { reason: caseRefusals.beingDecided({ name: await nameOf(by) }) });
}
