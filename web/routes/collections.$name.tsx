import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { categorySlug, parseCategory } from '../../shared/domain/category.ts';
import { DetailWindow } from '../components/detail-window.tsx';
import { ListingGrid } from '../components/listing-grid.tsx';
import { MoreListings } from '../components/more-listings.tsx';
import { pageHead } from '../components/page-head.ts';
import { collectionQuery } from '../listing-queries.ts';
import { orNotFound } from '../or-not-found.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { words } from '../words.ts';

const onFirstScreen = 4;

export const Route = createFileRoute('/collections/$name')({
  validateSearch: ({ cursor }: { cursor?: unknown }) => (typeof cursor === 'string' ? { cursor } : {}),
  loaderDeps: ({ search }) => ({ cursor: search.cursor }),
  loader: async ({ context, params, deps }) => {
    const category = parseCategory(params.name);
    if (!category) throw notFound();
    await orNotFound(context.queryClient.ensureInfiniteQueryData(collectionQuery(category, deps.cursor)));
    return { category };
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: words.collection.title(loaderData.category),
          description: words.collection.lede[loaderData.category],
          path: `/collections/${categorySlug(loaderData.category)}`,
        })
      : {},
  component: CollectionPage,
});

function CollectionPage() {
  const { category } = Route.useLoaderData();
  const { cursor } = Route.useSearch();
  const parts = useSuspenseInfiniteQuery(collectionQuery(category, cursor));
  const listings = parts.data.pages.flatMap((part) => part.items);
  const list = useRef<HTMLDivElement>(null);
  const seen = useRef<number>(undefined);

  // The link that asked for more has moved or gone: go on reading at the first piece that came.
  useEffect(() => {
    if (seen.current === undefined || listings.length <= seen.current) return;
    const firstNew = list.current?.querySelectorAll('article')[seen.current];
    (firstNew?.querySelector('a') ?? firstNew)?.focus({ preventScroll: true });
    seen.current = undefined;
  }, [listings.length]);
  const showMore = () => {
    seen.current = listings.length;
    void parts.fetchNextPage();
  };

  return (
    <div className="frame" ref={list}>
      <PageHeading title={words.collection.title(category)} lede={words.collection.lede[category]}>
        <Link to="/category" className="text-link inline-flex min-h-6 items-center">
          {words.collection.all}
        </Link>
      </PageHeading>
      {listings.length > 0 ? (
        <>
          <h2 className="sr-only">{words.collection.pieces}</h2>
          <ListingGrid listings={listings} onFirstScreen={onFirstScreen} />
        </>
      ) : (
        <EmptyState text={words.collection.none(category)} />
      )}
      <MoreListings
        next={parts.data.pages.at(-1)?.nextCursor}
        busy={parts.isFetchingNextPage}
        failed={parts.isFetchNextPageError}
        onMore={showMore}
      />
      <DetailWindow known={listings} />
    </div>
  );
}
