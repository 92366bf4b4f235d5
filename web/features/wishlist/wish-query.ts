import { queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';

/** Milliseconds for which a page reuses its loader's data. */
const handOverMilliseconds = 2_000;

/** The buyer's saved listing, loaded before the screen shows (spec §2). Listing pages load this module too. */
export const wishQuery = (listingId: string) =>
  queryOptions({
    queryKey: ['wish', listingId],
    queryFn: () => getApi().getWish({ params: { id: listingId } }),
    staleTime: handOverMilliseconds,
  });
