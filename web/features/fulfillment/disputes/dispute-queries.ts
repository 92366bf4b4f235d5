import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { getApi } from '../../../platform/api-client.ts';
import { handOverMilliseconds, pages } from '../../../platform/lists/pages.ts';

export const disputesKey: QueryKey = ['disputes'];

export const disputesQuery = (open: 'true' | 'false') =>
  pages([...disputesKey, 'list', open], (query) => getApi().listDisputes({ query: { ...query, open } }));

export const disputeCaseQuery = (id: string) =>
  queryOptions({
    queryKey: [...disputesKey, id],
    queryFn: () => getApi().getDisputeCase({ params: { id } }),
    staleTime: handOverMilliseconds,
  });
