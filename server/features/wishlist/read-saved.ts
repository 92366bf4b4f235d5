import type { Saved } from '../../../shared/contract/wishlist.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { countWishes, listSavedIds } from './wish-store.ts';

const MOST = 1_000;

/** Returns ids, without bought listings. */
export async function readSaved({ db }: Pick<Services, 'db'>, caller: Caller): Promise<Saved[]> {
  const rows = await listSavedIds(db, caller.id, MOST);
  return rows.map(({ id, listing_id }) => ({ id, listingId: listing_id }));
}

/**
 * Returns how many people saved it.
 * @throws not_found
 */
export async function readInterest({ db }: Pick<Services, 'db'>, listingId: string): Promise<{ saves: number }> {
  const saves = await countWishes(db, listingId);
  if (saves === undefined) throw new Failure('not_found');
  return { saves };
}
