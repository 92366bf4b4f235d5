import { accountCan } from '../../../shared/domain/account.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Services } from '../../app/services.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { deleteUser } from '../accounts/delete-user.ts';
import { endHoldOn, endHoldsOf } from '../checkout/end-holds.ts';
import { askRemoval } from '../listings/ask-removal.ts';
import { removeListing } from '../listings/remove-listing.ts';

/** How often holds are ended that begin between two looks. */
const TRIES = 3;

const isPaying = (error: unknown) => error instanceof Failure && error.code === 'payment_in_progress';

/**
 * Removes a piece as its seller may. For an admin a hold is no obstacle: the piece is hidden, the hold ends, and where a
 * bank works on the payment the piece goes when that fails.
 * @throws not_found, item_on_hold for its seller, item_unavailable for a sold piece
 */
export async function removeAnyListing(services: Services, caller: Caller, id: string): Promise<void> {
  const isHeld = accountCan.administer(caller) && (await askRemoval(services, caller, id));
  if (!isHeld) return removeListing(services, caller, id);
  await endHoldOn(services, caller, id).catch((error: unknown) => {
    if (!isPaying(error)) throw error;
  });
}

/**
 * Removes a person for an admin, and ends the holds on their listings and their own.
 * @throws not_found, last_admin for oneself or the last one, payment_in_progress while a bank works on a payment
 */
export async function removePerson(services: Services, admin: Caller, id: string): Promise<void> {
  if (id === admin.id) throw new Failure('last_admin');
  for (let left = TRIES; ; left--) {
    await endHoldsOf(services, admin, id);
    try {
      return await deleteUser(services, admin, id);
    } catch (error) {
      if (left === 1 || !isPaying(error)) throw error;
    }
  }
}
