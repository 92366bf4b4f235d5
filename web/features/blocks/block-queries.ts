import { queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';

export const blocksQuery = queryOptions({
  queryKey: ['blocks'],
  queryFn: () => getApi().listBlocks(),
  staleTime: 0,
});
