import { Failure } from '../../../shared/errors.ts';
import { wishRefusals } from '../../../shared/words/refusals/wishlist.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { isPayingFor, lockWish, setRemoved } from './wish-store.ts';

/**
 * Removes a listing from the wishlist; can be undone for 30 days. Sale and ledger stay.
 * @throws not_found, payment_in_progress
 */
export async function removeWish({ db }: Pick<Services, 'db'>, caller: Caller, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const wish = await lockWish(tx, caller.id, id);
    if (!wish || wish.removed_at) throw new Failure('not_found');
    if (await isPayingFor(tx, caller.id, wish.listing_id))
      throw new Failure('payment_in_progress', {
        reason: wishRefusals.beingPaid(),
      });
    await setRemoved(tx, id, true);
  });
}
