import type { Page } from '../../../shared/contract/call.ts';
import type { Order } from '../../../shared/contract/wishlist.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Caller } from '../../handler.ts';
import { cutPage, PAGE_SIZE } from '../../page-cursor.ts';
import type { Services } from '../../services.ts';
import { readTimeCursor } from '../../time-key.ts';
import { presentWish } from './present-wish.ts';
import { findShownByListing, listShown } from './wish-store.ts';

/**
 * One page of the caller's wishlist, newest first.
 * @param email whose list is asked for, in lower case
 * @throws not_your_email before anything is looked up (reliability 4)
 */
export async function readWishes(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  email: string,
  page: { limit?: number; cursor?: string },
): Promise<Page<Order>> {
  if (email !== caller.email.toLowerCase()) throw new Failure('not_your_email');
  const limit = page.limit ?? PAGE_SIZE;
  const rows = await listShown(db, caller.id, limit, readTimeCursor(page.cursor));
  return cutPage(rows, limit, presentWish, (row) => [row.micros, row.id]);
}

/**
 * The caller's wishlist entry for a listing, as the payment screen needs it.
 * @throws not_found when the piece is not on the caller's list, whether or not it exists
 */
export async function readWish({ db }: Pick<Services, 'db'>, caller: Caller, listingId: string): Promise<Order> {
  const row = await findShownByListing(db, caller.id, listingId);
  if (!row) throw new Failure('not_found');
  return presentWish(row);
}
