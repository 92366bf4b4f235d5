import { dehydrate, hydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Carried = { queries: string };

/**
 * The router's options by which pages have their query cache, and what the server found travels with its page.
 * It travels as one text, which is less to write and to read than the objects themselves, and whole: loaders wait for
 * what they ask, so a page is complete when it is written, and nothing has to be sent after it.
 * A failed query stays behind: its error text may hold what only the server should know.
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
