import type { AcceptedVersions } from '../../../shared/contract/legal.ts';
import type { AccountType } from '../../../shared/domain/account.ts';
import { plainEmail } from '../../../shared/domain/email-address.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { Failure } from '../../../shared/errors.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Proof } from '../../ports/identity.ts';
import type { Services } from '../../ports/services.ts';
import { storeAcceptance } from '../legal/accept-terms.ts';
import { findByIdentity, insertAccount } from './account-store.ts';
import { accountRemoved } from './refuse-removed.ts';

type NewUser = {
  displayName: string;
  email: string;
  type: Exclude<AccountType, 'admin'>;
  language: Language;
  /** Versions of the legal pages; scripts may send none. */
  accepted?: AcceptedVersions | undefined;
};

/**
 * Creates an account, identified by issuer and subject, never by email (reliability T17). A repeat returns it
 * unchanged.
 * @param user.email in lower case
 * @throws invalid_input for unknown terms, not_your_email, email_taken, account_removed
 */
export async function createUser(
  { db }: Pick<Services, 'db'>,
  proof: Proof,
  user: NewUser,
): Promise<{ id: string; isNew: boolean }> {
  if (plainEmail(proof.email) !== user.email) throw new Failure('not_your_email');
  const added = await inTransaction(db, async (tx) => {
    const made = await insertAccount(tx, {
      issuer: proof.issuer,
      subject: proof.subject,
      email: user.email,
      display_name: user.displayName,
      type: user.type,
      email_verified: proof.emailVerified,
      language: user.language,
    });
    if (made && user.accepted) await storeAcceptance(tx, made.id, user.accepted);
    return made;
  });
  if (added) return { id: added.id, isNew: true };
  const known = await findByIdentity(db, proof.issuer, proof.subject);
  if (!known) throw new Failure('email_taken');
  if (known.deleted_at) throw await accountRemoved(db, known.id);
  return { id: known.id, isNew: false };
}
