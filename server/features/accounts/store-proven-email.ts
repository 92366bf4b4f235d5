import { plainEmail } from '../../../shared/domain/email-address.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Proof } from '../../ports/identity.ts';
import { setEmailVerified } from './account-store.ts';

/**
 * Marks an email as verified without waiting for the next login. Does nothing without an account, or when it has
 * another email.
 */
export async function storeProvenEmail(
  db: Db,
  { issuer, subject, email }: Pick<Proof, 'issuer' | 'subject' | 'email'>,
): Promise<void> {
  await setEmailVerified(db, issuer, { subject, email: plainEmail(email) });
}
