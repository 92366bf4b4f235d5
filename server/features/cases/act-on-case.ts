import type { DecidedAction } from '../../../shared/domain/cases.ts';
import { Failure } from '../../../shared/errors.ts';
import { endSessionsOf, type RemovedAccount, removeAccountIn } from '../accounts/delete-user.ts';
import { restoreUserIn } from '../accounts/restore-user.ts';
import { endSuspension, suspendAccount } from '../accounts/suspend-account.ts';
import { endHoldOn, endHoldsOf } from '../checkout/end-holds.ts';
import { allowUploadAgain } from '../images/schedule-deletion.ts';
import { endExcessAdvertising } from '../listings/limit-listings.ts';
import { assignRemovalToAdmin } from '../listings/remove-listing.ts';
import { restoreListingIn } from '../listings/restore-listing.ts';
import { endWaiting } from '../review-queue/wait-for-review.ts';
import { isPaying, takeListingDown } from './remove-held.ts';
import { isDecidedElsewhere } from './standing-store.ts';
import { type Acting, targets } from './targets.ts';

/** Follow-ups of an action, after the commit. */
export type Effects = {
  /** A waiting listing is public now. */
  isApproved?: boolean;
  /** The listing is removed once nobody can pay for it any more. */
  waitsForPayment?: boolean;
  removed?: RemovedAccount;
};

async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_found') return undefined;
    throw error;
  }
}

/**
 * Acts in the decision's transaction.
 * @throws payment_in_progress, last_admin, item_unavailable
 */
export async function applyAction(acting: Acting, action: DecidedAction): Promise<Effects> {
  const { services, tx, admin, row } = acting;
  const isListing = row.kind === 'listing';
  const isApproved = isListing && (await endWaiting(tx, row.target_id, action === 'none' || action === 'warn'));
  if (isApproved) await endExcessAdvertising(services, tx, { sellerId: row.subject_id, lastId: row.target_id });
  if (action === 'hide') await targets[row.kind].hide?.(acting);
  if (action === 'suspend') {
    // Before it, since it ends the person's streams.
    await services.deal.standingChanged(tx, row.subject_id);
    await suspendAccount(tx, row.subject_id);
  }
  if (action !== 'remove') return { isApproved };
  if (isListing) {
    const taken = await unlessGone(takeListingDown(tx, admin, row.target_id, { caseId: row.id }));
    if (!taken) await assignRemovalToAdmin(tx, admin, row.target_id);
    return { isApproved, waitsForPayment: taken === 'waits' };
  }
  const removed = await unlessGone(removeAccountIn(services, tx, { actorId: admin.id, id: row.subject_id }));
  return { isApproved, ...(removed ? { removed } : {}) };
}

/** Ends holds and sessions after the commit. A failed one ends at its time. */
export async function finishAction(
  { services, admin, row }: Omit<Acting, 'tx'>,
  action: DecidedAction,
  { removed }: Effects,
): Promise<void> {
  if (removed) await endSessionsOf(services, removed);
  const isAboutListing = row.kind === 'listing' && (action === 'hide' || action === 'remove');
  try {
    if (isAboutListing) await endHoldOn(services, admin, row.target_id);
    if (action === 'suspend') await endHoldsOf(services, admin, row.subject_id);
  } catch (error) {
    if (!isPaying(error)) services.log.warn({ err: error, caseId: row.id }, 'a hold ends later, by its own time');
  }
}

/** A listing that waited was hidden before the decision, which ended the waiting. */
async function endRefusal(acting: Acting, action: DecidedAction): Promise<void> {
  const { row } = acting;
  const wasRefused = row.waited_for !== null && (action === 'suspend' || action === 'remove');
  if (wasRefused) await targets[row.kind].show?.(acting);
}

/**
 * Reverts an action after an appeal, in the decision's transaction, unless another decision asks for the same.
 * @throws undo_expired
 */
export async function liftAction(acting: Acting, action: DecidedAction): Promise<void> {
  const { services, tx, admin, row } = acting;
  await endRefusal(acting, action);
  if (await isDecidedElsewhere(tx, row, action)) return;
  if (action === 'hide') await targets[row.kind].show?.(acting);
  if (action === 'suspend') {
    await services.deal.standingChanged(tx, row.subject_id);
    await endSuspension(services, tx, row.subject_id);
  }
  if (action === 'remove_picture') await allowUploadAgain(tx, row.fingerprints ?? []);
  if (action !== 'remove') return;
  if (row.kind === 'listing') await unlessGone(restoreListingIn(services, tx, { caller: admin, id: row.target_id }));
  else await unlessGone(restoreUserIn(services, tx, { admin, id: row.subject_id }));
}
