import { Failure } from '../../../shared/errors.ts';
import type { Tx } from './database.ts';
import { lockStanding } from './lock-account.ts';

export const SUSPENDED =
  'Your account is suspended, so it cannot list or sell. The email about the decision says how to appeal.';

/**
 * Asks whether a person may make something public, and keeps the answer true until the transaction ends: a suspension
 * waits for it. Call it before the locks of their listings.
 * @throws not_signed_in when removed, not_allowed when suspended
 */
export async function askToPublish(tx: Tx, personId: string): Promise<void> {
  const standing = await lockStanding(tx, personId);
  if (standing === 'removed') throw new Failure('not_signed_in');
  if (standing === 'suspended') throw new Failure('not_allowed', { message: SUSPENDED });
}
