import type { Saved } from '../../../shared/contract/wishlist.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Services } from '../../app/services.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { countWishes, listSavedIds } from './wish-store.ts';

/** More than anybody saves; it keeps the answer small. */
const MOST = 1_000;

/** What the caller has saved and not bought, as ids alone: enough to draw every heart and to count them. */
export async function readSaved({ db }: Pick<Services, 'db'>, caller: Caller): Promise<Saved[]> {
  const rows = await listSavedIds(db, caller.id, MOST);
  return rows.map(({ id, listing_id }) => ({ _id: id, previousId: listing_id }));
}

/**
 * How many people have saved a listing.
 * @throws not_found when there is no such listing in the shop
 */
export async function readInterest({ db }: Pick<Services, 'db'>, listingId: string): Promise<{ saves: number }> {
  const saves = await countWishes(db, listingId);
  if (saves === undefined) throw new Failure('not_found');
  return { saves };
}
