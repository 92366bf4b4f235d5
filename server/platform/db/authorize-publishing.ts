import { Failure } from '../../../shared/errors.ts';
import { accountRefusals } from '../../../shared/words/refusals/accounts.ts';
import type { Tx } from './database.ts';
import { lockStanding } from './lock-account.ts';

export const SUSPENDED = accountRefusals.suspendedSeller();

/**
 * Asks whether a person may make something public, and keeps the answer true until the transaction ends: a suspension
 * waits for it. Call it before the locks of their listings.
 * @throws not_signed_in when removed, not_allowed when suspended
 */
export async function authorizePublishing(tx: Tx, personId: string): Promise<void> {
  const standing = await lockStanding(tx, personId);
  if (standing === 'removed') throw new Failure('not_signed_in');
  if (standing === 'suspended') throw new Failure('not_allowed', { reason: SUSPENDED });
}

/** For whoever would write or offer to somebody with whom they have no sale. */
export const SILENCED = accountRefusals.suspendedWriter();

/**
 * Asks how a person stands who writes to another one, and keeps the answer true until the transaction ends. Serializes what
 * they write. @throws not_signed_in when removed
 */
export async function authorizeWriting(tx: Tx, personId: string): Promise<'good' | 'suspended'> {
  const standing = await lockStanding(tx, personId, { alone: true });
  if (standing === 'removed') throw new Failure('not_signed_in');
  return standing;
}

/** The same for offers, which a suspended person cannot make. @throws not_signed_in, not_allowed */
export async function authorizeOffer(tx: Tx, personId: string): Promise<void> {
  if ((await authorizeWriting(tx, personId)) === 'suspended') throw new Failure('not_allowed', { reason: SILENCED });
}
