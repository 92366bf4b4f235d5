import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';

/** Key prefix of what follows sales. */
export const fulfillmentsKey: QueryKey = ['fulfillments'];

/** @param id of the fulfillment or of its listing */
export const fulfillmentQuery = (id: string) =>
  queryOptions({
    queryKey: [...fulfillmentsKey, id],
    queryFn: () => getApi().getFulfillment({ params: { id } }),
    staleTime: 2_000,
  });
