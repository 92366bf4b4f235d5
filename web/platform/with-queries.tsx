import { type QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Answer = [key: QueryKey, data: unknown, updatedAt: number];
type Carried = { queries: string };

/** Sends successful queries only: the error text of a failed one may be internal. */
const answersIn = (queryClient: QueryClient): Answer[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]);

/** Carries the query cache to the browser as JSON, in fewer bytes than the library. */
export const withQueries = (queryClient: QueryClient) => ({
  context: { queryClient },
  dehydrate: (): Carried => ({ queries: JSON.stringify(answersIn(queryClient)) }),
  hydrate: ({ queries }: Carried) => {
    for (const [key, data, updatedAt] of JSON.parse(queries) as Answer[])
      queryClient.setQueryData(key, data, { updatedAt });
  },
  InnerWrap: Queries,
});

function Queries({ children }: { children: ReactNode }) {
  const { queryClient } = useRouter().options.context;
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
