import type { Page } from '../../../shared/contract/call.ts';
import type { Listing } from '../../../shared/contract/listings.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { isAvailable, isLongSold } from '../../../shared/domain/listing.ts';
import { defaultOrder, type ListingSort, type SortOrder } from '../../../shared/domain/sorting.ts';
import { Failure } from '../../../shared/errors.ts';
import { listingRefusals } from '../../../shared/words/refusals/listings.ts';
import type { Db } from '../../platform/db/database.ts';
import { cutPage, PAGE_SIZE } from '../../platform/db/page-cursor.ts';
import { readSortCursor } from '../../platform/db/sort-key.ts';
import { readRankedCursor } from '../../platform/db/time-key.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { isConfirmed } from '../../platform/http/is-confirmed.ts';
import { parseCategory } from '../../platform/shop/shop-categories.ts';
import type { Services } from '../../ports/services.ts';
import { areBlocked } from '../blocks/are-blocked.ts';
import { findTrader } from '../sellers/selling-as.ts';
import type { CountContact } from './count-contacts.ts';
import { findHidden } from './hidden-store.ts';
import { findSale, findShown, findTrace, listCategory, listOnSale } from './listing-store.ts';
import { listBySeller, ownSorts } from './own-listing-store.ts';
import { presentContact, presentListing } from './present-listing.ts';
import { chooseFront, readFrontCursor, readFrontPage } from './read-front.ts';

type Reader = Pick<Services, 'db'>;
type Viewer = Caller | undefined;
type PageQuery = { limit?: number; cursor?: string };

/** Listings on sale, advertised first, at most two per seller among the first 24. */
export async function readAvailable({ db }: Reader, viewer: Viewer, page: PageQuery): Promise<Page<Listing>> {
  const limit = page.limit ?? PAGE_SIZE;
  const inFront = readFrontCursor(page.cursor);
  if (inFront) return readFrontPage(db, limit, inFront, presentListing(viewer));
  const front = page.cursor === undefined ? await chooseFront(db) : undefined;
  if (front) return readFrontPage(db, limit, { front, shown: 0, after: undefined }, presentListing(viewer));
  const rows = await listOnSale(db, limit, { after: readRankedCursor(page.cursor) });
  return cutPage(rows, limit, {
    present: presentListing(viewer),
    cursorOf: (row) => [row.advertised, row.micros, row.id],
  });
}

/**
 * On sale before sold.
 * @throws not_found
 */
export async function readCollection(
  { db }: Reader,
  viewer: Viewer,
  { name, page }: { name: string; page: PageQuery },
): Promise<Page<Listing>> {
  const category = parseCategory(name);
  if (!category) throw new Failure('not_found', { reason: listingRefusals.noCategory() });
  const limit = page.limit ?? PAGE_SIZE;
  const rows = await listCategory(db, category, { limit, after: readRankedCursor(page.cursor) });
  return cutPage(rows, limit, {
    present: presentListing(viewer),
    cursorOf: (row) => [isAvailable(row.state), row.micros, row.id],
  });
}

type OwnQuery = PageQuery & { sort?: ListingSort; order?: SortOrder };

/**
 * With views and saves.
 * @throws not_your_email before any lookup
 */
export async function readOwnListings(
  { db }: Reader,
  caller: Caller,
  email: string,
  { limit = PAGE_SIZE, cursor, sort = 'listed', order = defaultOrder(sort) }: OwnQuery,
): Promise<Page<Listing>> {
  if (email !== caller.email.toLowerCase()) throw new Failure('not_your_email');
  const by = ownSorts[sort];
  const after = readSortCursor(cursor, sort, by.kind);
  const rows = await listBySeller(db, caller.id, { ...by, order, limit, after });
  const present = presentListing(caller);
  return cutPage(rows, limit, {
    present: (row) => ({
      ...present(row),
      views: row.views,
      saves: row.saves,
      ...(row.buyer ? { buyer: row.buyer } : {}),
      ...(row.refunded ? { refunded: true } : {}),
      ...(row.relisted_as ? { relistedAs: row.relisted_as } : {}),
    }),
    cursorOf: (row) => [sort, row.sort_value, row.id],
  });
}

/**
 * Contact data only for the buyer who paid, the seller and admins.
 * @throws not_found, or gone with `details.category`
 */
export async function readListingPage(
  services: Pick<Services, 'db' | 'clock' | 'mailer'>,
  viewer: Viewer,
  id: string,
): Promise<Listing> {
  const row = await findReadable(services, viewer, id);
  const trader = await findTrader(services.db, row.seller_id);
  const listing = { ...presentListing(viewer)(row), sellerId: row.seller_id, ...(trader ? { trader } : {}) };
  if (!viewer || listing.sellerEmail !== undefined) return listing;
  if (await hasBought(services.db, viewer, row)) return { ...listing, ...presentContact(row) };
  if (!isAvailable(row.state)) return listing;
  return { ...listing, contactHidden: isConfirmed(services, viewer) ? 'on_request' : 'confirm_email' };
}

/**
 * Returns the seller's phone and email: on sale to all, then to the buyer.
 * @param countContact counts contact reads
 * @throws not_found, gone, email_not_verified, not_allowed, item_unavailable, too_many_requests
 */
export async function readContact(
  services: Pick<Services, 'db' | 'clock' | 'mailer'>,
  caller: Caller,
  { id, countContact }: { id: string; countContact: CountContact },
): Promise<ReturnType<typeof presentContact>> {
  const row = await findReadable(services, caller, id);
  if (!isConfirmed(services, caller)) throw new Failure('email_not_verified');
  if (await areBlocked(services.db, caller.id, row.seller_id)) throw new Failure('not_allowed');
  if (!(isAvailable(row.state) || isOurs(row, caller) || (await hasBought(services.db, caller, row))))
    throw new Failure('item_unavailable');
  return countContact({ accountId: caller.id, listingId: id }, async () => presentContact(row));
}

/**
 * Sold listings stay visible for a while, and forever to buyer and seller; withdrawn ones only to seller and admins.
 * @throws not_found, or gone with `details.category`
 */
export const readListing = async (
  services: Pick<Services, 'db' | 'clock'>,
  viewer: Viewer,
  id: string,
): Promise<Listing> => presentListing(viewer)(await findReadable(services, viewer, id));

async function findReadable({ db, clock }: Pick<Services, 'db' | 'clock'>, viewer: Viewer, id: string) {
  const row = (await findShown(db, id)) ?? (viewer && (await findOwnHidden(db, viewer, id)));
  if (!row) throw await failureOfMissing(db, id);
  if (row.state === 'withdrawn' && !isOurs(row, viewer)) throw new Failure('not_found');
  if (row.state === 'sold' && !isOurs(row, viewer)) {
    const sale = await findSale(db, id);
    const soldAt = sale?.paid_at ?? row.updated_at;
    if (sale?.buyer_id !== viewer?.id && isLongSold(soldAt, clock.now())) throw gone(row.category);
  }
  return row;
}

async function findOwnHidden(db: Db, viewer: Caller, id: string) {
  const row = await findHidden(db, id);
  return row && isOurs(row, viewer) ? row : undefined;
}

const isOurs = (row: { seller_id: string }, viewer: Viewer) =>
  viewer !== undefined && (row.seller_id === viewer.id || accountCan.administer(viewer));

const hasBought = async (db: Db, viewer: Caller, { id, state }: { id: string; state: string }) =>
  state === 'sold' && (await findSale(db, id))?.buyer_id === viewer.id;

const gone = (category: string) => new Failure('gone', { details: { category } });

async function failureOfMissing(db: Db, id: string): Promise<Failure> {
  const trace = await findTrace(db, id);
  return trace?.removed ? gone(trace.category) : new Failure('not_found');
}
