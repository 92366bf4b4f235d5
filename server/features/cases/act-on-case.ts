import type { CaseKind, DecidedAction } from '../../../shared/domain/cases.ts';
import { Failure } from '../../../shared/errors.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { restoreUser } from '../accounts/restore-user.ts';
import { endSuspension, suspendAccount } from '../accounts/suspend-account.ts';
import { endHoldOn, endHoldsOf } from '../checkout/end-holds.ts';
import { acceptAgain } from '../images/schedule-deletion.ts';
import { hideListing, showListing } from '../listings/hide-listings.ts';
import { restoreListing } from '../listings/restore-listing.ts';
import { endWaiting } from '../review-queue/end-waiting.ts';
import { hideReview, showReview } from '../reviews/moderate-review.ts';
import type { CaseRow } from './case-store.ts';
import { setMessageHidden } from './message-store.ts';
import { removeAnyListing, removePerson } from './remove-held.ts';

const isGone = (error: unknown) => error instanceof Failure && error.code === 'not_found';

const unlessGone = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });

/**
 * Ends holds and removes, before the decision's transaction. Safe to repeat.
 * @throws payment_in_progress and other removal errors
 */
export async function prepareAction(
  services: Services,
  admin: Caller,
  row: CaseRow,
  action: DecidedAction,
): Promise<void> {
  if (action === 'hide' && row.kind === 'listing') await endHoldOn(services, admin, row.target_id);
  if (action === 'suspend') await endHoldsOf(services, admin, row.subject_id);
  if (action !== 'remove') return;
  if (row.kind === 'listing') await unlessGone(removeAnyListing(services, admin, row.target_id));
  else await unlessGone(removePerson(services, admin, row.subject_id));
}

/**
 * Does the rest in the decision's transaction.
 * @returns whether a waiting listing is public now
 */
export async function applyAction(tx: Tx, row: CaseRow, action: DecidedAction): Promise<boolean> {
  const isApproved =
    row.kind === 'listing' && (await endWaiting(tx, row.target_id, action === 'none' || action === 'warn'));
  if (action === 'hide') await hide[row.kind](tx, row.target_id);
  if (action === 'suspend') await suspendAccount(tx, row.subject_id);
  return isApproved;
}

type OnTarget = Record<CaseKind, (tx: Tx, targetId: string) => Promise<unknown>>;

const hide: OnTarget = {
  listing: hideListing,
  account: async () => undefined,
  message: (tx, id) => setMessageHidden(tx, id, true),
  review: hideReview,
};

const show: OnTarget = {
  listing: showListing,
  account: async () => undefined,
  message: (tx, id) => setMessageHidden(tx, id, false),
  review: showReview,
};

/**
 * Reverts an action after an appeal.
 * @throws undo_expired
 */
export async function liftAction(
  services: Services,
  admin: Caller,
  row: CaseRow,
  action: DecidedAction,
): Promise<void> {
  if (action === 'hide') await inTransaction(services.db, (tx) => show[row.kind](tx, row.target_id));
  if (action === 'suspend') await endSuspension(services.db, row.subject_id);
  if (action === 'remove_picture') await acceptAgain(services.db, row.fingerprints ?? []);
  if (action !== 'remove') return;
  if (row.kind === 'listing') await unlessGone(restoreListing(services, admin, row.target_id));
  else await unlessGone(restoreUser(services, admin, row.subject_id));
}
