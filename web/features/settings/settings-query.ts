import { queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';

/** Shop settings, for admins. Never refetched, because the form keeps its initial state. */
export const shopSettingsQuery = queryOptions({
  queryKey: ['shop-settings'],
  queryFn: () => getApi().getShopSettings(),
  staleTime: 2_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
