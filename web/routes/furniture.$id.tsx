import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { Listing } from '../../shared/contract/listings.ts';
import type { Category } from '../../shared/domain/category.ts';
import { BuyBar } from '../features/listing-page/buy-bar.tsx';
import { DetailWindow } from '../features/listing-page/detail-window.tsx';
import { ListingDetail } from '../features/listing-page/listing-detail.tsx';
import { SimilarListings } from '../features/listing-page/similar-listings.tsx';
import { similarQuery } from '../features/listing-page/similar-query.ts';
import { ViewedLater } from '../features/listing-page/viewed-later.tsx';
import { Breadcrumbs } from '../features/listings/breadcrumbs.tsx';
import { ListingGrid } from '../features/listings/listing-grid.tsx';
import { collectionQuery, listingQuery, withoutRetry } from '../features/listings/listing-queries.ts';
import { useListing } from '../features/listings/use-listing.ts';
import { SearchField } from '../features/search/search-field.tsx';
import { pageHead } from '../features/seo/page-head.ts';
import { showPrice } from '../platform/i18n/show-price.ts';
import { categoryWord, conditionName } from '../platform/i18n/shown-names.ts';
import { formerCategory, isNotFound, orNotFound } from '../platform/or-not-found.ts';
import { useSession } from '../platform/session.ts';
import { categorySlug, parseCategory } from '../platform/shop-categories.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { words } from '../words.ts';

const OTHERS = 4;

export const Route = createFileRoute('/furniture/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const found = queryClient.ensureQueryData(listingQuery(params.id)).catch((error: unknown) => {
      const former = formerCategory(error);
      if (former) return former;
      throw error;
    });
    const listing = await orNotFound(found);
    if (typeof listing === 'string') {
      await queryClient.ensureInfiniteQueryData(collectionQuery(listing));
      return { former: listing };
    }
    // The page works without similar listings; a missing listing needs none.
    await queryClient.prefetchQuery({ ...similarQuery(params.id), ...withoutRetry });
    const { title, price, condition, location } = listing;
    return { known: { title, price, condition, location } };
  },
  head: ({ loaderData, match, params }) => {
    // The 404 screen sets the title.
    if (!loaderData) return {};
    const { known } = loaderData;
    if (!known) return { meta: [{ title: words.app.title(words.titles.gone) }] };
    return pageHead({
      title: known.title,
      description: words.listing.summary({
        ...known,
        price: showPrice(known.price),
        condition: conditionName(known.condition),
      }),
      path: `/furniture/${params.id}`,
      listing: match.context.queryClient.getQueryData(listingQuery(params.id).queryKey),
    });
  },
  component: FurniturePage,
});

function FurniturePage() {
  const { id } = Route.useParams();
  const { former } = Route.useLoaderData();
  return former ? <GonePage id={id} category={former} /> : <ListingPage id={id} />;
}

function ListingPage({ id }: { id: string }) {
  const { data: known } = useSuspenseQuery(listingQuery(id));
  const { listing = known, missing } = useListing(id, known);
  const category = parseCategory(known.category);
  // The seller withdrew it after the page was opened.
  return missing && category ? <GonePage id={id} category={category} /> : <ListingArticle listing={listing} />;
}

function ListingArticle({ listing }: { listing: Listing }) {
  const category = parseCategory(listing.category);
  return (
    <article className="frame">
      <header className="grid grid-cols-1 page-head gap-3 pt-6 pb-6 sm:pt-8 sm:pb-8">
        {category ? <Breadcrumbs category={category} title={listing.title} /> : null}
        <h1 dir="auto" className="max-w-[24ch] text-title">
          {listing.title}
        </h1>
      </header>
      <ListingDetail listing={listing} />
      <SimilarListings id={listing.id} />
      <ViewedLater except={listing.id} />
      <BuyBar listing={listing} place="page" />
    </article>
  );
}

/** Shows similar listings for a removed one. Its seller and buyer can still see it. */
function GonePage({ id, category }: { id: string; category: Category }) {
  const viewer = useSession().account?.id;
  // A retry on mount would show the former page again and again.
  const { data: own, error } = useQuery({
    ...listingQuery(id, viewer),
    enabled: viewer !== undefined,
    retryOnMount: false,
  });
  const listings = useSuspenseInfiniteQuery(collectionQuery(category)).data.pages.flatMap(({ items }) => items);
  const others = listings.filter(({ available }) => available).slice(0, OTHERS);
  if (own && !isNotFound(error)) return <ListingArticle listing={own} />;
  return (
    <div className="frame">
      <PageHeading title={words.titles.gone} lede={words.listingPage.goneFromShop} />
      <div className="max-w-xl pb-8">
        <SearchField isPage />
      </div>
      {others.length > 0 ? (
        <section aria-labelledby="similar" className="grid gap-8 pb-4">
          <h2 id="similar" className="text-3xl">
            {words.listingPage.similar}
          </h2>
          <ListingGrid listings={others} oneRow onFirstScreen={4} />
          <DetailWindow known={others} />
        </section>
      ) : null}
      <p className="flex flex-wrap justify-center gap-3 pt-8">
        <LinkButton to="/collections/$name" params={{ name: categorySlug(category) }} kind="secondary">
          {words.collection.title(categoryWord(category))}
        </LinkButton>
        <LinkButton to="/category" kind="secondary">
          {words.collection.all}
        </LinkButton>
      </p>
    </div>
  );
}
