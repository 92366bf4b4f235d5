import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { BlockButton } from '../features/blocks/block-button.tsx';
import { ReportButton } from '../features/cases/report-button.tsx';
import { VerifiedSeller } from '../features/listings/verified-seller.tsx';
import { SellerFacts } from '../features/seller-pages/seller-facts.tsx';
import { SellerListings } from '../features/seller-pages/seller-listings.tsx';
import { sellerListingsQuery, sellerQuery, sellerReviewsQuery } from '../features/seller-pages/seller-queries.ts';
import { SellerReviews } from '../features/seller-pages/seller-reviews.tsx';
import { laterTitle } from '../features/seo/later-title.ts';
import { pageHead } from '../features/seo/page-head.ts';
import type { ServedPage } from '../features/seo/served-page.ts';
import { showDayOf } from '../platform/i18n/day-formats.ts';
import { useDayOf } from '../platform/i18n/use-day-of.ts';
import { orNotFound } from '../platform/or-not-found.ts';
import { useSession } from '../platform/session.ts';
import { Dotted } from '../ui/dotted.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Section } from '../ui/section.tsx';
import { words } from '../words.ts';

export const Route = createFileRoute('/sellers/$id')({
  validateSearch: ({ cursor }: { cursor?: unknown }): { cursor?: string } =>
    typeof cursor === 'string' ? { cursor } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { id }, deps: { cursor } }): Promise<ServedPage> => {
    const [seller, listings] = await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(sellerQuery(id)),
        queryClient.ensureInfiniteQueryData(sellerListingsQuery(id, cursor)),
        queryClient.ensureInfiniteQueryData(sellerReviewsQuery(id)),
      ]),
    );
    const { name, town = '', since, suspended } = seller;
    const path = `/sellers/${id}`;
    const next = listings.pages.at(-1)?.nextCursor;
    return {
      title: laterTitle(name, cursor && listings.pages[0]?.items[0]?.title),
      description: words.sellerPage.summary({ name, town, since: showDayOf(since) }),
      path: cursor ? `${path}?cursor=${cursor}` : path,
      next: next && `${path}?cursor=${next}`,
      isPart: suspended || cursor !== undefined,
      seller,
    };
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: SellerScreen,
});

function SellerScreen() {
  const { id } = Route.useParams();
  const { cursor } = Route.useSearch();
  const { data: seller } = useSuspenseQuery(sellerQuery(id));
  const viewer = useSession().account?.id;
  const texts = words.sellerPage;
  const dayOf = useDayOf();
  const isStranger = viewer !== id;
  return (
    <article className="frame pb-8">
      <PageHeading
        eyebrow={texts.eyebrow}
        title={seller.name}
        lede={
          <Dotted>
            {seller.town}
            {texts.since(dayOf(seller.since))}
          </Dotted>
        }
        badges={seller.verified ? <VerifiedSeller /> : null}
      />
      <div className="grid grid-cols-1 gap-14">
        {seller.suspended ? <Notice kind="warning">{texts.suspended}</Notice> : null}
        <SellerFacts seller={seller} />
        {seller.suspended ? null : (
          <Section title={texts.forSale}>
            <SellerListings sellerId={id} name={seller.name} cursor={cursor} />
          </Section>
        )}
        <Section title={words.reviews.title}>
          <SellerReviews sellerId={id} name={seller.name} />
        </Section>
        {isStranger ? (
          <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
            <ReportButton kind="account" targetId={id} />
            {viewer ? <BlockButton accountId={id} name={seller.name} /> : null}
          </div>
        ) : null}
      </div>
    </article>
  );
}
