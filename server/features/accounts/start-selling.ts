import type { User } from '../../../shared/contract/accounts.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { Failure } from '../../../shared/errors.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { lockAccount, setSeller } from './account-store.ts';
import { presentUser, toAccount } from './present-user.ts';

/**
 * Makes a buyer also a seller; idempotent.
 * @throws not_signed_in
 */
export async function startSelling({ db }: Pick<Services, 'db'>, caller: Caller): Promise<User> {
  return inTransaction(db, async (tx) => {
    const row = await lockAccount(tx, caller.id);
    if (!row || row.deleted_at) throw new Failure('not_signed_in');
    if (accountCan.sell(toAccount(row))) return presentUser(row);
    await setSeller(tx, row.id);
    await recordAct(tx, {
      actorId: row.id,
      action: 'start_selling',
      targetId: row.id,
      before: { type: row.type },
      after: { type: 'seller' },
    });
    return presentUser({ ...row, type: 'seller' });
  });
}
