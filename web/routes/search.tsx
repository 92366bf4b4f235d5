import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageHead } from '../components/page-head.ts';
import { SearchResults } from '../components/search/search-results.tsx';
import { searchQuery } from '../listing-queries.ts';
import { isNarrowed, readSearchAddress, type SearchAddress } from '../search-address.ts';
import { words } from '../words.ts';

export const Route = createFileRoute('/search')({
  validateSearch: readSearchAddress,
  loaderDeps: ({ search }) => readSearchAddress(search),
  loader: async ({ context, deps, cause }) => {
    // A filter that changes does not hold the page up: what was found before stays until the next is there.
    if (cause !== 'stay') await withoutRefused(deps, context.queryClient.ensureInfiniteQueryData(searchQuery(deps)));
    return { typed: deps.words };
  },
  head: ({ loaderData, match }) =>
    pageHead({
      title: loaderData?.typed ? words.search.titleOf(loaderData.typed) : words.search.title,
      description: words.search.description,
      path: '/search',
      isPart: match.loaderDeps.cursor !== undefined || isNarrowed(match.loaderDeps),
    }),
  component: SearchPage,
});

/** Leaves out what the search refuses, so that an old or mistyped address still finds something. */
async function withoutRefused(asked: SearchAddress, answer: Promise<unknown>): Promise<void> {
  await answer.catch((error: unknown) => {
    if (!(error instanceof Error && 'fields' in error && typeof error.fields === 'object')) throw error;
    const refused = Object.keys(error.fields ?? {});
    const left = Object.fromEntries(Object.entries(asked).filter(([name]) => !refused.includes(name)));
    if (refused.length === 0 || Object.keys(left).length === Object.keys(asked).length) throw error;
    throw redirect({ to: '/search', search: left });
  });
}

function SearchPage() {
  return <SearchResults address={Route.useSearch({ select: readSearchAddress })} />;
}
