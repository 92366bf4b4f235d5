import { queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';

export const similarQuery = (id: string) =>
  queryOptions({
    queryKey: ['listings', 'similar-to', id],
    queryFn: () => getApi().listSimilar({ params: { id } }),
  });
