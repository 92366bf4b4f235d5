import { queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => getApi().getSettings(),
  staleTime: Number.POSITIVE_INFINITY,
});
