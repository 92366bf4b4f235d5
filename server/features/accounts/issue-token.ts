import { accountCan } from '../../../shared/domain/account.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Services } from '../../app/services.ts';
import { violates } from '../../platform/db/database.ts';
import type { Proof } from '../../ports/identity.ts';
import { type AccountRow, findByIdentity, setProvenEmail } from './account-store.ts';

const NO_ADMIN_HERE = 'This is a public demonstration. Nobody can log in as an admin here.';

/**
 * Gives an access token of at most 300 s to a person whose identity is proven (spec §9, reliability 3.9). What the
 * identity service says of the e-mail by now is kept.
 * @param email in lower case
 * @throws identity_not_proven, the same for a missing account and another e-mail; account_removed, which only the
 *   person themselves can read
 */
export async function issueToken(
  { config, db, tokens, identity }: Pick<Services, 'config' | 'db' | 'tokens' | 'identity'>,
  proof: Proof,
  email: string,
): Promise<string> {
  const proven = proof.email.toLowerCase() === email;
  const account = proven ? await findByIdentity(db, proof.issuer, proof.subject) : undefined;
  if (!account) throw new Failure('identity_not_proven');
  if (account.deleted_at) throw new Failure('account_removed');
  if (config.publicDemo && accountCan.administer(account)) throw new Failure('not_allowed', { message: NO_ADMIN_HERE });
  // The row was read after the proof: a session that was ended in between must not get a token of the new epoch.
  if ((await identity.isOpen?.(proof)) === false) throw new Failure('identity_not_proven');
  await keepEmail(db, account, email, proof.emailVerified);
  return tokens.issue({ id: account.id, tokenEpoch: account.token_epoch, secondFactor: proof.secondFactor });
}

async function keepEmail(db: Services['db'], account: AccountRow, email: string, verified: boolean): Promise<void> {
  if (account.email === email && account.email_verified === verified) return;
  try {
    await setProvenEmail(db, account.id, email, verified);
  } catch (error) {
    // The person changed their e-mail at the identity service to one that somebody else has here.
    throw violates(error, 'accounts_email') ? new Failure('identity_not_proven') : error;
  }
}
