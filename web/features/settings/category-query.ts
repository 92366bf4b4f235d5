import { queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';

/** For admins. Never refetched, because the form keeps its initial state. */
export const shopCategoriesQuery = queryOptions({
  queryKey: ['shop-categories'],
  queryFn: () => getApi().getShopCategories(),
  staleTime: 2_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
