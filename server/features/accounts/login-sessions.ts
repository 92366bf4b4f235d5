import type { LoginSession } from '../../../shared/contract/accounts/own-account.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Config } from '../../ports/config.ts';
import type { Proof } from '../../ports/identity.ts';
import type { Services } from '../../ports/services.ts';
import { deleteBrowsers } from '../notifications/push-subscriptions.ts';
import { findByIdentity } from './account-store.ts';
import { endTokens } from './end-tokens.ts';

/** Visitors of a public demo share its people. */
export const isShared = ({ demoEmails }: Pick<Config, 'demoEmails'>, { email }: Proof): boolean =>
  demoEmails.includes(email.toLowerCase());

type Needed = Pick<Services, 'identity' | 'db'>;

/**
 * Returns the sessions, newest first; none if the identity service cannot list them. Of a shared person each sees only
 * their own.
 */
export async function readSessions(
  { identity, config }: Pick<Services, 'identity' | 'config'>,
  proof: Proof,
): Promise<LoginSession[]> {
  const sessions = (await identity.listSessions?.(proof.subject)) ?? [];
  const own = isShared(config, proof) ? sessions.filter(({ id }) => id === proof.sessionId) : sessions;
  return own.map(({ id, device, startedAt }) => ({
    id,
    device,
    startedAt: startedAt.toISOString(),
    isCurrent: id === proof.sessionId,
  }));
}

/**
 * Ends one session at once.
 * @throws not_found
 */
export async function endSession({ identity, db }: Needed, proof: Proof, id: string): Promise<void> {
  const sessions = (await identity.listSessions?.(proof.subject)) ?? [];
  if (sessions.every((session) => session.id !== id)) throw new Failure('not_found');
  // Before it, so that a failure leaves the session for another try; after it, for a token issued meanwhile.
  await endTokens(db, proof);
  if (!(await identity.endSession?.(proof.subject, id))) throw new Failure('not_found');
  await endTokens(db, proof);
  await endPush(db, proof);
}

/** Signs the person out everywhere else, at once. */
export async function endOtherSessions({ identity, db }: Needed, proof: Proof): Promise<void> {
  if (proof.sessionId !== undefined) await identity.endOtherSessions?.(proof.subject, proof.sessionId);
  await endTokens(db, proof);
  await endPush(db, proof);
}

/** Of all devices; those that stay signed in subscribe again. */
async function endPush(db: Services['db'], { issuer, subject }: Proof): Promise<void> {
  const account = await findByIdentity(db, issuer, subject);
  if (account) await deleteBrowsers(db, account.id);
}
