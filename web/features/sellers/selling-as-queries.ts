import { queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';

export const sellingAsQuery = (accountId: string) =>
  queryOptions({ queryKey: ['selling-as', accountId], queryFn: () => getApi().getSellingAs() });
