import { recordAct } from '../../platform/db/audit-log.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { findLiveByEmail, lockAccount, setAdmin } from './account-store.ts';

/**
 * Makes an account an admin; only operators can. Requires a verified email.
 * @throws an Error for the operator
 */
export async function makeAdmin({ db }: Pick<Services, 'db'>, email: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await findLiveByEmail(tx, email.trim());
    const account = found && (await lockAccount(tx, found.id));
    if (!account || account.deleted_at)
      throw new Error(`Nobody has signed up as ${email}. Sign up first, then repeat.`);
    if (!account.email_verified)
      throw new Error(
        `${email} is not confirmed yet. Open the link in its mail and confirm it there, then repeat. With Firebase log in first.`,
      );
    if (account.type === 'admin') return;
    await setAdmin(tx, account.id);
    await recordAct(tx, {
      actorId: null,
      action: 'make_admin',
      targetId: account.id,
      before: { type: account.type },
      after: { type: 'admin' },
    });
  });
}
