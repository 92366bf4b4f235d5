import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Listing } from '../../../shared/contract/listings.ts';
import { listingQuery } from './listing-queries.ts';

/** Returns current data of ids stored in this browser, in order, without unavailable ones. */
export const listingsByIdQuery = (cache: QueryClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['listings', 'by-id', ...ids],
    queryFn: async (): Promise<Listing[]> => {
      const found = await Promise.allSettled(ids.map((id) => cache.fetchQuery({ ...listingQuery(id), retry: false })));
      return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    },
  });
