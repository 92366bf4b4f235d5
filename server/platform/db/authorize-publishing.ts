import { Failure } from '../../../shared/errors.ts';
import { accountRefusals } from '../../../shared/words/refusals/accounts.ts';
import type { Tx } from './database.ts';
import { lockStanding } from './lock-account.ts';

export const SUSPENDED = accountRefusals.suspendedSeller();

/**
 * Checks that a person may publish; suspensions wait for the transaction. Call it before locks of their listings.
 * @throws not_signed_in when removed, not_allowed when suspended
 */
export async function authorizePublishing(tx: Tx, personId: string): Promise<void> {
  const standing = await lockStanding(tx, personId);
  if (standing === 'removed') throw new Failure('not_signed_in');
  if (standing === 'suspended') throw new Failure('not_allowed', { reason: SUSPENDED });
}

export const SILENCED = accountRefusals.suspendedWriter();

/** Returns the writer's standing; suspensions wait for the transaction. @throws not_signed_in when removed */
export async function authorizeWriting(tx: Tx, personId: string): Promise<'good' | 'suspended'> {
  const standing = await lockStanding(tx, personId, { alone: true });
  if (standing === 'removed') throw new Failure('not_signed_in');
  return standing;
}

/** The same for offers. @throws not_signed_in, not_allowed */
export async function authorizeOffer(tx: Tx, personId: string): Promise<void> {
  if ((await authorizeWriting(tx, personId)) === 'suspended') throw new Failure('not_allowed', { reason: SILENCED });
}
