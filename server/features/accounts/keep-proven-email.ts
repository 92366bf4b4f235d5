import type { Db } from '../../platform/db/database.ts';
import type { Proof } from '../../ports/identity.ts';
import { setEmailVerified } from './account-store.ts';

/**
 * Marks an account's email as verified once its owner confirmed it, without waiting for the next login. Does nothing
 * without an account, or when the account has another email.
 */
export async function keepProvenEmail(
  db: Db,
  { issuer, subject, email }: Pick<Proof, 'issuer' | 'subject' | 'email'>,
): Promise<void> {
  await setEmailVerified(db, issuer, subject, email.toLowerCase());
}
