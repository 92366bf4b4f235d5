import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Furniture } from '../../../shared/contract/listings.ts';
import { listingQuery } from './listing-queries.ts';

/** Listings whose ids this browser keeps, in their order and as they are now; what is gone since is left out. */
export const keptListingsQuery = (cache: QueryClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['listings', 'kept', ...ids],
    queryFn: async (): Promise<Furniture[]> => {
      const found = await Promise.allSettled(ids.map((id) => cache.fetchQuery({ ...listingQuery(id), retry: false })));
      return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    },
  });
