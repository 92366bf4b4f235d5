import { accountCan } from '../../../shared/domain/account.ts';
import { Failure } from '../../../shared/errors.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { authorizeDecision } from '../../platform/db/authorize-decision.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { mailSite } from '../../platform/mail/mail-site.ts';
import type { Services } from '../../ports/services.ts';
import { lockAccount, setBadgeSuspended } from './account-store.ts';
import { badgeMail } from './badge-mail.ts';
import { toAccount } from './present-user.ts';

/**
 * Suspends the verified badge and emails the reason. Idempotent.
 * @throws not_found, not_a_seller, not_allowed
 */
export async function suspendBadge(
  { db, jobs, config, shop }: Pick<Services, 'db' | 'jobs' | 'config' | 'shop'>,
  admin: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await authorizeDecision(tx, admin.id, [id]);
    const row = await lockAccount(tx, id);
    if (!row || row.deleted_at) throw new Failure('not_found');
    const account = toAccount(row);
    if (account.type !== 'seller') throw new Failure('not_a_seller');
    if (!accountCan.loseBadge(account)) return;
    await setBadgeSuspended(tx, id, { reason, verifiedName: account.displayName });
    await recordAct(tx, {
      actorId: admin.id,
      action: 'suspend_badge',
      targetId: id,
      before: { verified: true },
      after: { verified: false, reason },
    });
    await jobs.enqueue(tx, 'send-mail', [badgeMail(mailSite({ config, shop }), row, reason)]);
  });
}
