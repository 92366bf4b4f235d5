import { Failure } from '../../../shared/errors.ts';
import { caseRefusals } from '../../../shared/words/refusals/cases.ts';
import { SUSPENDED } from './authorize-publishing.ts';
import type { Tx } from './database.ts';
import { lockAdmins } from './lock-account.ts';
import { hasRemovedAdmin } from './removed-admins.ts';

const OWN_CASE = caseRefusals.aboutYourself();
const REMOVED_OTHER = caseRefusals.aboutYourselfAfterRemoval();

export type Decider = {
  /** Another admin could decide. A suspended one could not. */
  hasOther: boolean;
  /** For the audit log: they decide about themselves. */
  own: { ownCase?: true };
};

/**
 * Checks that an admin may decide about these people. Locks all admins in a fixed order, so call it before other
 * locks.
 * @throws not_allowed about oneself while another admin exists or after removing one, or when suspended; not_signed_in
 * when removed
 */
export async function authorizeDecision(tx: Tx, adminId: string, partyIds: readonly string[]): Promise<Decider> {
  const admins = await lockAdmins(tx);
  const decider = admins.find(({ id }) => id === adminId);
  if (!decider) throw new Failure('not_signed_in');
  if (decider.suspended_at) throw new Failure('not_allowed', { reason: SUSPENDED });
  const hasOther = admins.some(({ id, suspended_at }) => id !== adminId && !suspended_at);
  const isOwn = partyIds.includes(adminId);
  if (isOwn && hasOther) throw new Failure('not_allowed', { reason: OWN_CASE });
  if (isOwn && (await hasRemovedAdmin(tx, adminId))) throw new Failure('not_allowed', { reason: REMOVED_OTHER });
  return { hasOther, own: isOwn ? { ownCase: true } : {} };
}
