import { accountCan } from '../../../shared/domain/account.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { deleteUser } from '../accounts/delete-user.ts';
import { endHoldOn, endHoldsOf } from '../checkout/end-holds.ts';
import { askRemoval } from '../listings/ask-removal.ts';
import { removeListing } from '../listings/remove-listing.ts';

/** Retries when a new hold begins meanwhile. */
const TRIES = 3;

const isPaying = (error: unknown) => error instanceof Failure && error.code === 'payment_in_progress';

/**
 * Removes a listing. For an admin, ends a hold first; waits while a bank processes the payment.
 * @throws not_found, item_on_hold, item_unavailable
 */
export async function removeAnyListing(services: Services, caller: Caller, id: string): Promise<void> {
  const isHeld = accountCan.administer(caller) && (await askRemoval(services, caller, id));
  if (!isHeld) return removeListing(services, caller, id);
  await endHoldOn(services, caller, id).catch((error: unknown) => {
    if (!isPaying(error)) throw error;
  });
}

/**
 * Removes a person and ends their holds.
 * @throws not_found, last_admin, payment_in_progress
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
