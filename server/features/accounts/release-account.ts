import { Failure } from '../../../shared/errors.ts';
import type { Services } from '../../app/services.ts';
import type { Proof } from '../../ports/identity.ts';
import { findByIdentity } from './account-store.ts';
import { removeAccount } from './delete-user.ts';

/**
 * Removes the account of a person who never proved their e-mail, so that its owner can sign up with it. It is never
 * joined to the owner's (reliability 3.9).
 * @returns false when it must stay, since money is moving or it is the last admin's
 */
export async function releaseAccount(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { issuer, subject }: Pick<Proof, 'issuer' | 'subject'>,
): Promise<boolean> {
  const account = await findByIdentity(db, issuer, subject);
  if (!account || account.deleted_at) return true;
  try {
    // The identity goes with its sessions right after this.
    await removeAccount({ db, log, identity: { endSessions: async () => undefined } }, account.id, account.id);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
