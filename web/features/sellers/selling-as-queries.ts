import { queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';

/** As what this person sells. */
export const sellingAsQuery = (accountId: string) =>
  queryOptions({ queryKey: ['selling-as', accountId], queryFn: () => getApi().getSellingAs() });
