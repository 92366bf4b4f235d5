import { keepPreviousData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound, redirect } from '@tanstack/react-router';
import { DetailWindow } from '../features/listing-page/detail-window.tsx';
import { ListingGrid } from '../features/listings/listing-grid.tsx';
import {
  categoriesQuery,
  collectionQuery,
  refetchAfterError,
  withoutRetry,
} from '../features/listings/listing-queries.ts';
import { MoreListings } from '../features/listings/more-listings.tsx';
import { isNarrowed, readSearchAddress, type SearchAddress } from '../features/listings/search-address.ts';
import { FilteredList } from '../features/search/filtered-list.tsx';
import { ListPageLoading } from '../features/search/list-page-loading.tsx';
import { NothingFound } from '../features/search/nothing-found.tsx';
import { SearchFailed } from '../features/search/search-failed.tsx';
import { searchQuery } from '../features/search/search-query.ts';
import { useShownSearch } from '../features/search/use-shown-search.ts';
import { withoutRefused } from '../features/search/without-refused.ts';
import { laterTitle } from '../features/seo/later-title.ts';
import { pageHead } from '../features/seo/page-head.ts';
import { categoryLede, categoryWord } from '../platform/i18n/shown-names.ts';
import { useReturnPosition } from '../platform/lists/use-return-position.ts';
import { orNotFound } from '../platform/or-not-found.ts';
import { categorySlug, parseCategory } from '../platform/shop-categories.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { useReadOn } from '../ui/use-read-on.ts';
import { words } from '../words.ts';

const onFirstScreen = 3;

export const Route = createFileRoute('/collections/$name')({
  validateSearch: (raw: Record<string, unknown>): SearchAddress => ({
    ...readSearchAddress(raw),
    words: undefined,
    category: undefined,
  }),
  loaderDeps: ({ search }) => readSearchAddress(search),
  loader: async ({ context: { queryClient }, params, deps, cause, location }) => {
    const category = parseCategory(params.name);
    if (!category) throw await whyUnknown(queryClient, params.name, location.href);
    // A filter change must not block the page: the old results stay.
    if (cause === 'stay') return { category };
    const found = foundQuery(category, deps);
    if (isNarrowed(deps)) {
      await withoutRefused(deps, queryClient.ensureInfiniteQueryData(found), (search) =>
        redirect({ to: '/collections/$name', params, search }),
      );
      return { category };
    }
    const [all] = await Promise.all([
      orNotFound(queryClient.ensureInfiniteQueryData(collectionQuery(category, deps.cursor))),
      // The page works without filter counts.
      queryClient.ensureInfiniteQueryData({ ...found, ...withoutRetry }).catch(() => undefined),
    ]);
    return { category, next: all.pages.at(-1)?.nextCursor, first: all.pages[0]?.items[0]?.title };
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { category, next, first } = loaderData;
    const path = `/collections/${categorySlug(category)}`;
    const { cursor } = match.loaderDeps;
    return pageHead({
      title: laterTitle(words.collection.title(categoryWord(category)), cursor && first),
      description: categoryLede(category),
      path: cursor ? `${path}?cursor=${cursor}` : path,
      next: next && `${path}?cursor=${next}`,
      isPart: cursor !== undefined || isNarrowed(match.loaderDeps),
      category,
    });
  },
  pendingComponent: ListPageLoading,
  component: CollectionPage,
});

/** A page opened before an admin added a category must be reloaded to know it. */
async function whyUnknown(queryClient: QueryClient, name: string, href: string) {
  if (typeof window === 'undefined') return notFound();
  const known = await queryClient.ensureQueryData(categoriesQuery).catch(() => []);
  return known.some(({ id }) => id === name) ? redirect({ href, reloadDocument: true }) : notFound();
}

/** Filtered results; without filters, only the counts. */
const foundQuery = (category: string, asked: SearchAddress) =>
  isNarrowed(asked) ? searchQuery(asked, category) : searchQuery({}, category, 0);

function CollectionPage() {
  const { category } = Route.useLoaderData();
  const address = Route.useSearch({ select: readSearchAddress });
  const narrowed = isNarrowed(address);
  const all = useInfiniteQuery({ ...collectionQuery(category, address.cursor), enabled: !narrowed });
  const found = useInfiniteQuery({
    ...foundQuery(category, address),
    ...(narrowed ? {} : refetchAfterError),
    placeholderData: keepPreviousData,
  });
  const answer = found.data?.pages[0];
  // Keeps the old list visible until the filtered or full list is loaded.
  const onlyCounted = found.isPlaceholderData && answer?.items.length === 0 && answer.total > 0;
  const parts = (narrowed && !onlyCounted) || !all.data ? found : all;
  const failed = narrowed ? found.isError : all.isLoadingError;
  const listings = parts.data?.pages.flatMap(({ items }) => items) ?? [];
  const shown = useShownSearch(address, found.isPlaceholderData);
  useReturnPosition(parts);
  const [list, showMore] = useReadOn<HTMLDivElement>(listings.length, parts.fetchNextPage);

  return (
    <div className="frame pb-24 lg:pb-0" ref={list}>
      <PageHeading title={words.collection.title(categoryWord(category))} lede={categoryLede(category)}>
        <Link to="/category" className="text-link tap-link inline-flex min-h-6 items-center">
          {words.collection.all}
        </Link>
      </PageHeading>
      {failed ? <SearchFailed onRetry={() => void (narrowed ? found : all).refetch()} /> : null}
      {answer || !narrowed ? (
        <FilteredList address={address} answer={answer} busy={found.isPlaceholderData} category={category}>
          {listings.length > 0 ? (
            <>
              <h2 className="sr-only">{words.collection.listings}</h2>
              <ListingGrid key={shown} listings={listings} onFirstScreen={onFirstScreen} beside />
            </>
          ) : narrowed ? (
            <NothingFound {...answer} isNarrowed category={category} />
          ) : all.data ? (
            <EmptyState text={words.collection.none(categoryWord(category))}>
              <LinkButton to="/search" kind="secondary">
                {words.search.browse}
              </LinkButton>
            </EmptyState>
          ) : null}
          <MoreListings
            next={parts.data?.pages.at(-1)?.nextCursor}
            busy={parts.isFetchingNextPage}
            failed={parts.isFetchNextPageError}
            onMore={showMore}
          />
        </FilteredList>
      ) : null}
      <DetailWindow known={listings} />
    </div>
  );
}
