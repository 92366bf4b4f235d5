import type { Page } from '../../../shared/contract/call.ts';
import type { Order, OrderToPay } from '../../../shared/contract/wishlist.ts';
import { defaultOrder, type SortOrder, type WishSort } from '../../../shared/domain/sorting.ts';
import { Failure } from '../../../shared/errors.ts';
import { cutPage, PAGE_SIZE } from '../../platform/db/page-cursor.ts';
import { readSortCursor } from '../../platform/db/sort-key.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { isConfirmed } from '../../platform/http/is-confirmed.ts';
import type { Services } from '../../ports/services.ts';
import { presentSold, presentWish } from './present-wish.ts';
import { findShownByListing, listShown, wishOrders } from './wish-store.ts';

type WishesQuery = { only?: 'unpaid'; limit?: number; cursor?: string; sort?: WishSort; order?: SortOrder };

/**
 * Returns a page of the caller's wishlist.
 * @param email owner of the list, in lower case
 * @throws not_your_email before any lookup
 */
export async function readWishes(
  services: Pick<Services, 'db' | 'mailer'>,
  caller: Caller,
  email: string,
  { only, limit = PAGE_SIZE, cursor, sort = 'saved', order = defaultOrder(sort) }: WishesQuery,
): Promise<Page<Order>> {
  if (email !== caller.email.toLowerCase()) throw new Failure('not_your_email');
  const by = wishOrders[sort];
  const after = readSortCursor(cursor, sort, by.kind);
  const rows = await listShown(services.db, caller.id, { ...by, order, limit, after, only });
  return cutPage(rows, limit, {
    present: presentWish(isConfirmed(services, caller)),
    cursorOf: (row) => [sort, row.sort_value, row.id],
  });
}

/**
 * Returns the caller's wishlist entry for a listing.
 * @throws not_found
 */
export async function readWish(
  services: Pick<Services, 'db' | 'mailer'>,
  caller: Caller,
  listingId: string,
): Promise<OrderToPay> {
  const row = await findShownByListing(services.db, caller.id, listingId);
  if (!row) throw new Failure('not_found');
  return { ...presentWish(isConfirmed(services, caller))(row), ...presentSold(row) };
}
