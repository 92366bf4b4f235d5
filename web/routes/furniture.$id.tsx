import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { categorySlug, parseCategory } from '../../shared/domain/category.ts';
import { ListingDetail } from '../components/listing-detail.tsx';
import { pageHead } from '../components/page-head.ts';
import { SimilarListings } from '../components/similar-listings.tsx';
import { useListing } from '../components/use-listing.ts';
import { conditionName } from '../components/wire-names.ts';
import { listingQuery, similarQuery } from '../listing-queries.ts';
import { orNotFound } from '../or-not-found.ts';
import { words } from '../words.ts';

export const Route = createFileRoute('/furniture/$id')({
  loader: async ({ context, params }) => {
    const { queryClient } = context;
    const [{ title, price, condition, location }] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(listingQuery(params.id))),
      // The piece is worth a page without its like.
      queryClient.prefetchQuery(similarQuery(params.id)),
    ]);
    return { title, price, condition, location };
  },
  head: ({ loaderData: piece, params }) =>
    piece
      ? pageHead({
          title: piece.title,
          description: words.listing.summary({ ...piece, condition: conditionName(piece.condition) }),
          path: `/furniture/${params.id}`,
        })
      : {},
  component: FurniturePage,
});

function FurniturePage() {
  const { id } = Route.useParams();
  const { data: known } = useSuspenseQuery(listingQuery(id));
  const { listing = known } = useListing(id, known);
  const category = parseCategory(listing.productName);
  return (
    <article className="frame">
      <header className="grid gap-3 pt-8 pb-8 sm:pt-12">
        {category ? (
          <p>
            <Link to="/collections/$name" params={{ name: categorySlug(category) }} className="text-link">
              {words.collection.title(category)}
            </Link>
          </p>
        ) : null}
        <h1 className="max-w-[24ch] break-words text-title">{listing.title}</h1>
      </header>
      <ListingDetail listing={listing} />
      <SimilarListings id={id} />
    </article>
  );
}
