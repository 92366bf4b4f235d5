import { queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';

/** The categories of the shop, for admins. A form keeps what it began with, so they are never asked again behind it. */
export const shopCategoriesQuery = queryOptions({
  queryKey: ['shop-categories'],
  queryFn: () => getApi().getShopCategories(),
  staleTime: 2_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
