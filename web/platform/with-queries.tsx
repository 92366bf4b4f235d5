import { dehydrate, hydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Carried = { queries: string };

/**
 * Router options that provide the query cache and dehydrate it as one JSON string. Failed queries are excluded, because
 * their error text may be internal.
 */
export const withQueries = (queryClient: QueryClient) => ({
  context: { queryClient },
  dehydrate: (): Carried => ({ queries: JSON.stringify(dehydrate(queryClient).queries) }),
  hydrate: ({ queries }: Carried) => hydrate(queryClient, { queries: JSON.parse(queries) }),
  InnerWrap: Queries,
});

function Queries({ children }: { children: ReactNode }) {
  const { queryClient } = useRouter().options.context;
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
