import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Listing } from '../../../shared/contract/listings.ts';
import { getApi } from '../../platform/api-client.ts';

const listingsAtHome = 21;
export const listingsInPart = 24;
/** Milliseconds. */
const AGAIN = 10_000;
/** Null, because the page state is JSON. */
export const start = null;

/** For optional content, while the server warms up. */
export const withoutRetry = { retry: false } as const;
/** For content that appears later. */
export const refetchAfterError = {
  refetchInterval: ({ state }: { state: { status: string } }) => (state.status === 'error' ? AGAIN : false),
};

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: () => getApi().listCategories(),
});

/** The modal fetches the rest. */
const leanOf = ({ defects: _, ...listing }: Listing): Listing => ({
  ...listing,
  description: '',
  images: listing.images.slice(0, 1),
});

/** Advertised first; fills rows of two, three and four. */
export const homeListingsQuery = queryOptions({
  queryKey: ['listings', 'home'],
  queryFn: async () => {
    // The home page has no next part; the cursor would weigh half a kilobyte.
    const { items } = await getApi().listAvailable({ query: { limit: listingsAtHome } });
    return { items: items.map(leanOf) };
  },
});

/** @param cursor of the first part */
export const collectionQuery = (name: string, cursor?: string) =>
  infiniteQueryOptions({
    queryKey: ['listings', 'collection', name, cursor ?? 'start'],
    queryFn: ({ pageParam }) =>
      getApi().listCollection({ params: { name }, query: { limit: listingsInPart, cursor: pageParam ?? undefined } }),
    initialPageParam: cursor ?? start,
    getNextPageParam: (last) => last.nextCursor,
  });

/**
 * Keyed by viewer: signed-in people also get the seller's contact; the server's HTML is public.
 * @param viewer account id; omit for the public data
 */
export const listingQuery = (id: string, viewer?: string) =>
  queryOptions({
    queryKey: ['listings', 'one', id, viewer ?? 'anybody'],
    queryFn: () => getApi().getListing({ params: { id } }),
  });
