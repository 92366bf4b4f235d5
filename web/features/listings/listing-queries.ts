import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Furniture } from '../../../shared/contract/listings.ts';
import { getApi } from '../../platform/api-client.ts';
import type { SearchAddress } from '../search/search-address.ts';

const piecesAtHome = 21;
const piecesInPart = 24;
/** Milliseconds after which what a page can do without is asked for again. */
const AGAIN = 10_000;
/** Where a list begins: a word that travels with a page, which is JSON. */
const start = null;

/** For what a page can do without, such as numbers while the server still reads what it counts: asked for once. */
export const withoutWaiting = { retry: false } as const;
/** For what shows it then: asked for until it is there. */
export const untilItIsThere = {
  refetchInterval: ({ state }: { state: { status: string } }) => (state.status === 'error' ? AGAIN : false),
};

/** The categories with their pictures. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: () => getApi().listCategories(),
});

/** A listing as the home page carries it: what a card shows. The window over the page fetches the rest. */
const leanOf = (listing: Furniture): Furniture => ({
  ...listing,
  description: '',
  images: listing.images.slice(0, 1),
});

/**
 * What the home page shows of the shop, advertised pieces first: as many as fill whole rows of two, three and four
 * when the first piece takes the room of four (two on a phone).
 */
export const homeListingsQuery = queryOptions({
  queryKey: ['listings', 'home'],
  queryFn: async () => {
    const list = await getApi().listAvailable({ query: { limit: piecesAtHome } });
    return { ...list, items: list.items.map(leanOf) };
  },
});

/**
 * The pieces of one category, part by part.
 * @param cursor where the first part begins, when the address asks for a later one
 */
export const collectionQuery = (name: string, cursor?: string) =>
  infiniteQueryOptions({
    queryKey: ['listings', 'collection', name, cursor ?? 'start'],
    queryFn: ({ pageParam }) =>
      getApi().listCollection({ params: { name }, query: { limit: piecesInPart, cursor: pageParam ?? undefined } }),
    initialPageParam: cursor ?? start,
    getNextPageParam: (last) => last.nextCursor,
  });

/**
 * What a search finds, part by part; the first part holds the numbers for all.
 * @param category where the search is of one category's page
 * @param limit 0 for the numbers alone
 */
export const searchQuery = ({ cursor, verified, ...asked }: SearchAddress, category?: string, limit = piecesInPart) =>
  infiniteQueryOptions({
    queryKey: ['listings', 'search', category ?? 'all', asked, verified ?? false, cursor ?? 'start', limit],
    queryFn: ({ pageParam }) =>
      getApi().searchListings({
        query: {
          ...asked,
          ...(category ? { category } : {}),
          ...(verified ? { verified: 'true' } : {}),
          limit,
          cursor: pageParam ?? undefined,
        },
      }),
    initialPageParam: cursor ?? start,
    getNextPageParam: (last) => last.nextCursor,
  });

/**
 * One piece. Signed-in people are told how to reach the seller, so what they are told is kept apart from what anybody
 * may see, which is all that the server's HTML holds.
 * @param viewer the account that asks; left out, the answer is the public one
 */
export const listingQuery = (id: string, viewer?: string) =>
  queryOptions({
    queryKey: ['listings', 'one', id, viewer ?? 'anybody'],
    queryFn: () => getApi().getListing({ params: { id } }),
  });

/** Pieces on sale that are like one. */
export const similarQuery = (id: string) =>
  queryOptions({
    queryKey: ['listings', 'similar-to', id],
    queryFn: () => getApi().listSimilar({ params: { id } }),
  });
