import { Failure } from '../../../shared/errors.ts';
import type { Proof } from '../../ports/identity.ts';
import type { Services } from '../../ports/services.ts';
import { findByIdentity } from './account-store.ts';
import { removeAccount } from './delete-user.ts';

/**
 * Removes an unverified account, so that the email's owner can sign up; never merged.
 * @returns false with a payment in progress, or for the last admin
 */
export async function releaseAccount(
  { db, log, deal }: Pick<Services, 'db' | 'log' | 'deal'>,
  { issuer, subject }: Pick<Proof, 'issuer' | 'subject'>,
): Promise<boolean> {
  const account = await findByIdentity(db, issuer, subject);
  if (!account || account.deleted_at) return true;
  try {
    await removeAccount({ db, log, deal, identity: { endSessions: async () => undefined } }, account.id, {
      id: account.id,
    });
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
