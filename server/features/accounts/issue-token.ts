import { accountCan } from '../../../shared/domain/account.ts';
import { plainEmail } from '../../../shared/domain/email-address.ts';
import { Failure } from '../../../shared/errors.ts';
import { accountRefusals } from '../../../shared/words/refusals/accounts.ts';
import { violates } from '../../platform/db/database-error.ts';
import type { Proof } from '../../ports/identity.ts';
import type { Services } from '../../ports/services.ts';
import { type AccountRow, findByIdentity, setProvenEmail } from './account-store.ts';
import { accountRemoved } from './refuse-removed.ts';

const NO_ADMIN_HERE = accountRefusals.noAdminInDemo();

/**
 * Issues an access token of at most 300 s, and stores the identity's current email.
 * @param email in lower case
 * @throws identity_not_proven, account_removed
 */
export async function issueToken(
  { config, db, tokens, identity }: Pick<Services, 'config' | 'db' | 'tokens' | 'identity'>,
  proof: Proof,
  email: string,
): Promise<string> {
  const proven = plainEmail(proof.email) === email;
  const account = proven ? await findByIdentity(db, proof.issuer, proof.subject) : undefined;
  if (!account) throw new Failure('identity_not_proven');
  if (account.deleted_at) throw await accountRemoved(db, account.id);
  if (config.publicDemo && accountCan.administer(account)) throw new Failure('not_allowed', { reason: NO_ADMIN_HERE });
  // A session that ended after the proof must not get a token.
  if ((await identity.isOpen?.(proof)) === false) throw new Failure('identity_not_proven');
  await storeEmail(db, account, { email, verified: proof.emailVerified });
  const { secondFactor, provenSecondsAgo } = proof;
  return tokens.issue({ id: account.id, tokenEpoch: account.token_epoch, secondFactor, provenSecondsAgo });
}

async function storeEmail(
  db: Services['db'],
  account: AccountRow,
  { email, verified }: { email: string; verified: boolean },
): Promise<void> {
  if (account.email === email && account.email_verified === verified) return;
  try {
    await setProvenEmail(db, account.id, { email, verified });
  } catch (error) {
    // Another account uses this new email.
    throw violates(error, 'accounts_email') ? new Failure('identity_not_proven') : error;
  }
}
