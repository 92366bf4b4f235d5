import { createFileRoute, redirect } from '@tanstack/react-router';
import { isNarrowed, readSearchAddress } from '../features/listings/search-address.ts';
import { ListPageLoading } from '../features/search/list-page-loading.tsx';
import { searchQuery } from '../features/search/search-query.ts';
import { SearchResults } from '../features/search/search-results.tsx';
import { withoutRefused } from '../features/search/without-refused.ts';
import { laterTitle } from '../features/seo/later-title.ts';
import { pageHead } from '../features/seo/page-head.ts';
import { words } from '../words.ts';

export const Route = createFileRoute('/search')({
  validateSearch: readSearchAddress,
  loaderDeps: ({ search }) => readSearchAddress(search),
  loader: async ({ context, deps, cause }): Promise<{ typed?: string | undefined; first?: string | undefined }> => {
    // A filter change must not block the page: the old results stay.
    if (cause === 'stay') return { typed: deps.words };
    // In the browser the page opens at once, so that its field takes what is typed; a page of a later part has a title.
    if (typeof window !== 'undefined' && !deps.cursor) {
      void context.queryClient.prefetchInfiniteQuery(searchQuery(deps));
      return { typed: deps.words };
    }
    const found = await withoutRefused(deps, context.queryClient.ensureInfiniteQueryData(searchQuery(deps)), (search) =>
      redirect({ to: '/search', search }),
    );
    return { typed: deps.words, first: deps.cursor && found?.pages[0]?.items[0]?.title };
  },
  head: ({ loaderData, match }) =>
    pageHead({
      title: laterTitle(
        loaderData?.typed ? words.titles.searchOf(loaderData.typed) : words.titles.search,
        loaderData?.first,
      ),
      description: words.titles.searchLede,
      path: '/search',
      isPart: match.loaderDeps.cursor !== undefined || isNarrowed(match.loaderDeps),
    }),
  pendingComponent: ListPageLoading,
  component: SearchPage,
});

function SearchPage() {
  return <SearchResults address={Route.useSearch({ select: readSearchAddress })} />;
}
