import type { Listing } from '../../../shared/contract/listings.ts';
import { searchQueryIn } from '../../../shared/contract/search.ts';
import { FINDS_IN_MAIL, findsOfSeller } from '../../../shared/domain/saved-search.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import { shopValues } from '../../platform/shop/shop-values.ts';
import type { Services } from '../../ports/services.ts';
import { blockedAmong } from '../blocks/are-blocked.ts';
import { notify } from '../notifications/notify.ts';
import { isTown } from '../places/find-near.ts';
import { searchListings } from '../search/search-listings.ts';
import { sharedSearch } from '../search/sync-search.ts';
import {
  claimDue,
  countNotifiedBySeller,
  type DueSearch,
  deleteExpiredFinds,
  findSellers,
  finishRun,
  insertFinds,
} from './saved-search-store.ts';

export { dueSearches } from './saved-search-store.ts';

const searchQuery = searchQueryIn(shopValues);

/** Milliseconds by which a commit may follow the creation time. */
const OVERLAP = 10 * 60_000;
/** Per search; more are reported as "and more". */
const MOST_MATCHES = 100;

type Needed = Pick<Services, 'db' | 'catalogue' | 'log' | 'live' | 'clock' | 'shop' | 'config' | 'searchEngines'>;

/**
 * Runs the next due saved search and notifies of new listings. A lease and a record prevent repeats.
 * @returns whether a search was due
 */
export async function notifyOfNewMatches(services: Needed): Promise<boolean> {
  const search = await claimDue(services.db);
  if (!search) return false;
  const from = Math.max(search.seen_until.getTime() - OVERLAP, search.created_at.getTime());
  const fresh = (await newest(services, search)).filter(({ createdAt }) => Date.parse(createdAt) > from);
  const latest = fresh.reduce((last, { createdAt }) => Math.max(last, Date.parse(createdAt)), from);
  await inTransaction(services.db, async (tx) => {
    const seenUntil = new Date(Math.max(latest, search.seen_until.getTime()));
    if (!(await finishRun(tx, search, seenUntil))) return;
    const untold = await insertFinds(
      tx,
      search.id,
      fresh.map(({ id }) => id),
    );
    const finds = await withoutFlood(
      tx,
      search.id,
      fresh.filter(({ id }) => untold.has(id)),
    );
    if (finds.length > 0)
      await notify(services, tx, {
        accountId: search.account_id,
        kind: 'saved_search',
        params: {
          name: search.name,
          searchId: search.id,
          found: finds.length,
          more: fresh.length === MOST_MATCHES,
          listingIds: finds.slice(0, FINDS_IN_MAIL).map(({ id }) => id),
        },
        href: `/search?${new URLSearchParams({ ...search.query, sort: 'newest' })}`,
        listingId: finds[0]?.id,
      });
  });
  return true;
}

/** Limits a seller's share of daily emails. */
async function withoutFlood(tx: Tx, searchId: string, finds: readonly Listing[]): Promise<Listing[]> {
  const reported = await countNotifiedBySeller(
    tx,
    searchId,
    finds.map(({ id }) => id),
  );
  const sellers = await findSellers(
    tx,
    finds.map(({ id }) => id),
  );
  return finds.filter(({ id, verified }) => {
    const seller = sellers.get(id) ?? '';
    const count = (reported.get(seller) ?? 0) + 1;
    reported.set(seller, count);
    return count <= findsOfSeller[verified ? 'verified' : 'usual'];
  });
}

/** Empty when the search is invalid now. */
async function newest(services: Needed, { query, account_id }: DueSearch): Promise<Listing[]> {
  const parsed = searchQuery.safeParse({ ...query, sort: 'newest', limit: MOST_MATCHES });
  if (!parsed.success || (parsed.data.near && !isTown(parsed.data.near))) return [];
  const { items, isClosest } = await searchListings(services, sharedSearch(services), {
    viewer: undefined,
    query: parsed.data,
  });
  // Near matches do not count as new.
  if (isClosest) return [];
  const unwanted = await unwantedListings(services, account_id, items);
  return items.filter(({ id }) => !unwanted.has(id));
}

/** Own listings, and those of people without contact. */
async function unwantedListings({ db }: Needed, accountId: string, items: readonly Listing[]): Promise<Set<string>> {
  const sellers = await findSellers(
    db,
    items.map(({ id }) => id),
  );
  const blocked = await blockedAmong(db, accountId, [...new Set(sellers.values())]);
  return new Set([...sellers].filter(([, seller]) => seller === accountId || blocked.has(seller)).map(([id]) => id));
}

export const deleteOldFinds = async ({ db }: Pick<Services, 'db'>): Promise<void> => {
  await deleteExpiredFinds(db);
};
