import { queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';

/** The settings of the shop, for admins. A form keeps what it began with, so they are never asked again behind it. */
export const shopSettingsQuery = queryOptions({
  queryKey: ['shop-settings'],
  queryFn: () => getApi().getShopSettings(),
  staleTime: 2_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
