import { infiniteQueryOptions } from '@tanstack/react-query';
import type { SearchAnswer, SearchQuery } from '../../../shared/contract/search.ts';
import { getApi } from '../../platform/api-client.ts';
import { listingsInPart, start } from '../listings/listing-queries.ts';
import type { SearchAddress } from '../listings/search-address.ts';

/** Leaves out an unknown town, because the page says so beside its field. */
async function searchAnywhere(query: SearchQuery): Promise<SearchAnswer> {
  try {
    return await getApi().searchListings({ query });
  } catch (error) {
    if (!(error instanceof Error && 'fields' in error && Object.hasOwn(error.fields ?? {}, 'near'))) throw error;
    const { near: _, sort, ...rest } = query;
    return getApi().searchListings({ query: { ...rest, ...(sort === 'distance' ? {} : { sort }) } });
  }
}

/**
 * Reads search results; the first part has the counts.
 * @param category on a category page
 * @param limit 0 for counts only
 */
export const searchQuery = ({ cursor, verified, ...asked }: SearchAddress, category?: string, limit = listingsInPart) =>
  infiniteQueryOptions({
    queryKey: ['listings', 'search', category ?? 'all', asked, verified ?? false, cursor ?? 'start', limit],
    queryFn: ({ pageParam }) =>
      searchAnywhere({
        ...asked,
        ...(category ? { category } : {}),
        ...(verified ? { verified: 'true' } : {}),
        limit,
        cursor: pageParam ?? undefined,
      }),
    initialPageParam: cursor ?? start,
    getNextPageParam: (last) => last.nextCursor,
  });
