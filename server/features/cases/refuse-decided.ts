import type { DecidedAction } from '../../../shared/domain/cases.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type CaseRow, findAccountTarget } from './case-store.ts';

/** What was decided, for the admin who came second. The name follows. */
const decided: Record<DecidedAction, string> = {
  none: 'This case is decided already, and nothing is done. Decided by:',
  hide: 'This case is decided already, and it is hidden. Decided by:',
  warn: 'This case is decided already, and a warning was sent. Decided by:',
  suspend: 'This case is decided already, and the account is suspended. Decided by:',
  remove: 'This case is decided already, and it is removed. Decided by:',
  remove_picture: 'This case is decided already, and the picture is removed. Decided by:',
};
const DECIDING = 'Another admin is deciding this case right now. Please look again in a minute:';
const COMMAND = 'a command of the operator';

/**
 * @param row locked
 * @throws conflict that names who decided what
 */
export async function refuseDecided(tx: Tx, row: CaseRow, adminId: string): Promise<void> {
  const nameOf = async (id: string | null) => (id && (await findAccountTarget(tx, id))?.display_name) || COMMAND;
  if (row.state !== 'open' && row.state !== 'appealed') {
    const [action, by] = row.appeal_action
      ? [row.appeal_action, row.appeal_decided_by]
      : [row.action ?? 'none', row.decided_by];
    const name = await nameOf(by);
    throw new Failure('conflict', { message: `${decided[action]} ${name}`, details: { action, decidedBy: name } });
  }
  const { claimed_by: by, is_claimed: isClaimed } = row;
  if (isClaimed && by !== adminId) throw new Failure('conflict', { message: `${DECIDING} ${await nameOf(by)}` });
}
