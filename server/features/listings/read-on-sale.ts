import type { Page } from '../../../shared/contract/call.ts';
import type { Listing } from '../../../shared/contract/listings.ts';
import { cutPage, PAGE_SIZE } from '../../platform/db/page-cursor.ts';
import { readTimeCursor } from '../../platform/db/time-key.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { listNewest, listOnSaleOf } from './listing-store.ts';
import { presentListing } from './present-listing.ts';

/** Returns a page of a seller's listings on sale. */
export async function readListingsOf(
  { db }: Pick<Services, 'db'>,
  viewer: Caller | undefined,
  sellerId: string,
  { limit = PAGE_SIZE, cursor }: { limit?: number; cursor?: string },
): Promise<Page<Listing>> {
  const rows = await listOnSaleOf(db, sellerId, { limit, after: readTimeCursor(cursor) });
  return cutPage(rows, limit, { present: presentListing(viewer), cursorOf: (row) => [row.micros, row.id] });
}

/** Returns the newest listings on sale. */
export async function readNewest({ db }: Pick<Services, 'db'>, limit: number): Promise<Listing[]> {
  // Sequential: the embedded database has one connection.
  const rows = [...(await listNewest(db, limit, true)), ...(await listNewest(db, limit, false))];
  const newest = rows.sort((one, other) => other.micros - one.micros).slice(0, limit);
  return newest.map(presentListing(undefined));
}
