import { Failure } from '../../../shared/errors.ts';
import { accountRefusals } from '../../../shared/words/refusals/accounts.ts';
import type { Proof } from '../../ports/identity.ts';
import type { Services } from '../../ports/services.ts';
import { findByIdentity } from './account-store.ts';
import { removeAccount } from './delete-user.ts';
import { notifyOfChange } from './notify-of-change.ts';

/**
 * Removes the caller's own account, and tells the person by mail.
 * @throws identity_not_proven, last_admin, payment_in_progress
 */
export async function deleteAccount(
  services: Pick<Services, 'db' | 'identity' | 'log' | 'deal' | 'jobs' | 'config' | 'shop'>,
  { issuer, subject }: Proof,
): Promise<void> {
  const account = await findByIdentity(services.db, issuer, subject);
  if (!account || account.deleted_at) throw new Failure('identity_not_proven');
  if (account.type === 'admin')
    throw new Failure('last_admin', {
      reason: accountRefusals.adminRemovesThemselves(),
    });
  await removeAccount(services, account.id, {
    id: account.id,
    onRemoved: (tx) => notifyOfChange(tx, services, { accountId: account.id, change: 'account_removed' }),
  });
}
