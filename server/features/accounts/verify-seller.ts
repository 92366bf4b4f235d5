import { accountCan } from '../../../shared/domain/account.ts';
import { Failure } from '../../../shared/errors.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { authorizeDecision } from '../../platform/db/authorize-decision.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { lockAccount, setVerified } from './account-store.ts';
import { toAccount } from './present-user.ts';

/**
 * Grants or restores the verified badge; idempotent.
 * @throws not_found, not_a_seller, not_allowed
 */
export async function verifySeller({ db }: Pick<Services, 'db'>, admin: Caller, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await authorizeDecision(tx, admin.id, [id]);
    const row = await lockAccount(tx, id);
    if (!row || row.deleted_at) throw new Failure('not_found');
    const account = toAccount(row);
    if (account.type !== 'seller') throw new Failure('not_a_seller');
    if (!accountCan.beVerified(account)) return;
    await setVerified(tx, id);
    await recordAct(tx, {
      actorId: admin.id,
      action: 'verify_seller',
      targetId: id,
      before: { verified: false },
      after: { verified: true },
    });
  });
}
