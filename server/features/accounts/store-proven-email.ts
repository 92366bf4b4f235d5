import { plainEmail } from '../../../shared/domain/email-address.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Proof } from '../../ports/identity.ts';
import { setEmailVerified } from './account-store.ts';

/** Marks an email as verified without a login. Does nothing for another email or without an account. */
export async function storeProvenEmail(
  db: Db,
  { issuer, subject, email }: Pick<Proof, 'issuer' | 'subject' | 'email'>,
): Promise<void> {
  await setEmailVerified(db, issuer, { subject, email: plainEmail(email) });
}
