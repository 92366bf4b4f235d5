import { accountCan } from '../../../shared/domain/account.ts';
import { Failure } from '../../../shared/errors.ts';
import { authorizeDecision, type Decider } from '../../platform/db/authorize-decision.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { endSessionsOf, removeAccountIn } from '../accounts/delete-user.ts';
import { endHoldOn, endHoldsOf } from '../checkout/end-holds.ts';
import { lockOwnListing } from '../listings/lock-own-listing.ts';
import { removeListing, removeListingIn } from '../listings/remove-listing.ts';
import { requestRemoval } from '../listings/request-removal.ts';
import { insertDecided } from './case-store.ts';
import { haveOpenSale } from './standing-store.ts';
import { stateReasons } from './state-reasons.ts';

/** The specification's DELETE has no body (decision 0101). */
type Why = { reason?: string | undefined; clause?: string | undefined };

/** Else it would come back with the end of a suspension. */
const HIDDEN_TOO = { alsoHidden: true };

/** A new hold may begin meanwhile. */
export const REMOVAL_TRIES = 3;

export const isPaying = (error: unknown) => error instanceof Failure && error.code === 'payment_in_progress';

/**
 * Takes a listing down; during a payment hides it, and removes it later.
 * @throws not_found, item_unavailable
 */
export async function takeListingDown(
  tx: Tx,
  admin: Caller,
  id: string,
  { caseId }: { caseId: string | null },
): Promise<'removed' | 'waits'> {
  const { state } = await lockOwnListing(tx, admin, id, HIDDEN_TOO);
  if (state !== 'held') {
    await removeListingIn(tx, admin, id, HIDDEN_TOO);
    return 'removed';
  }
  await requestRemoval(tx, admin, id, { caseId });
  return 'waits';
}

/**
 * Removes a listing. An admin's removal states its reasons; during a payment it ends the hold, and states them
 * afterwards. Own listings follow the seller's rules.
 * @throws not_found, item_on_hold, item_unavailable, not_allowed
 */
export async function removeAnyListing(
  services: Services,
  caller: Caller,
  { id, why }: { id: string; why: Why },
): Promise<void> {
  if (!accountCan.administer(caller)) return removeListing(services, caller, id);
  const taken = await inTransaction(services.db, async (tx) => {
    await authorizeDecision(tx, caller.id, []);
    const { state, sellerId, isRemovalAsked } = await lockOwnListing(tx, caller, id, HIDDEN_TOO);
    if (isRemovalAsked) throw new Failure('not_found');
    if (sellerId === caller.id) {
      await removeListingIn(tx, caller, id, HIDDEN_TOO);
      return 'removed';
    }
    const facts = {
      kind: 'listing',
      targetId: id,
      subjectId: sellerId,
      action: 'remove',
      reason: why.reason ?? '',
      clause: why.clause,
      by: caller.id,
    } as const;
    if (state !== 'held') await stateReasons(services, tx, facts);
    const waiting = state === 'held' ? await insertDecided(tx, { ...facts, waits: true }) : undefined;
    return takeListingDown(tx, caller, id, { caseId: waiting?.id ?? null });
  });
  if (taken === 'removed') return;
  await endHoldOn(services, caller, id).catch((error: unknown) => {
    if (!isPaying(error)) throw error;
  });
}

/**
 * Removes a person, ends their holds, and states the reasons in one transaction.
 * @throws not_found, last_admin, payment_in_progress
 */
export async function removePerson(
  services: Services,
  admin: Caller,
  { id, why }: { id: string; why: Why },
): Promise<void> {
  if (id === admin.id) throw new Failure('last_admin');
  // Before their holds end.
  await inTransaction(services.db, (tx) => authorizeRemoval(tx, admin, id));
  for (let left = REMOVAL_TRIES; ; left--) {
    await endHoldsOf(services, admin, id);
    try {
      return await removeOnce(services, admin, { id, why });
    } catch (error) {
      if (left === 1 || !isPaying(error)) throw error;
    }
  }
}

/** In a sale with the person, an admin decides about themselves too. */
export const partiesOfRemoval = async (db: Db, adminId: string, id: string): Promise<string[]> =>
  (await haveOpenSale(db, adminId, id)) ? [adminId] : [];

const authorizeRemoval = async (tx: Tx, admin: Caller, id: string): Promise<Decider> =>
  authorizeDecision(tx, admin.id, await partiesOfRemoval(tx, admin.id, id), { alone: true });

async function removeOnce(services: Services, admin: Caller, { id, why }: { id: string; why: Why }): Promise<void> {
  const removed = await inTransaction(services.db, async (tx) => {
    const { own } = await authorizeRemoval(tx, admin, id);
    const account = await removeAccountIn(services, tx, { actorId: admin.id, id, own });
    await stateReasons(services, tx, {
      kind: 'account',
      targetId: id,
      subjectId: id,
      action: 'remove',
      reason: why.reason ?? '',
      clause: why.clause,
      by: admin.id,
    });
    return account;
  });
  await endSessionsOf(services, removed);
}
