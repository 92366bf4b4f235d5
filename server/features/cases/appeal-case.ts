import { canAppeal, caseNumber } from '../../../shared/domain/cases.ts';
import { Failure } from '../../../shared/errors.ts';
import { caseRefusals } from '../../../shared/words/refusals/cases.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { notifyAdmins } from '../notifications/notify-admins.ts';
import { isStated, lockCase, setAppeal } from './case-store.ts';
import { titleOf } from './present-case.ts';

/**
 * Appeals a decision, once.
 * @throws not_found, conflict
 */
export async function appealCase(
  services: Pick<Services, 'db' | 'clock' | 'live'>,
  caller: Caller,
  { id, text }: { id: string; text: string },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const row = await lockCase(tx, id);
    if (!row || !isStated(row, caller.id)) throw new Failure('not_found');
    if (!canAppeal({ state: row.state, action: row.action, decidedAt: row.decided_at }, services.clock.now()))
      throw new Failure('conflict', { reason: caseRefusals.notAppealable() });
    await setAppeal(tx, id, text);
    await notifyAdmins(services, tx, {
      kind: 'decision_needed',
      params: { title: await titleOf(tx, row) },
      href: `/dashboard/admin/cases/${id}`,
      groupKey: id,
    });
    await recordAct(tx, {
      actorId: caller.id,
      action: 'appeal_case',
      targetId: row.target_id,
      before: { case: caseNumber(row.number) },
      after: { case: caseNumber(row.number), action: row.action ?? '' },
    });
  });
}
