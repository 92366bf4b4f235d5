import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { DetailWindow } from '../features/listing-page/detail-window.tsx';
import { ListingGrid } from '../features/listings/listing-grid.tsx';
import { homeListingsQuery } from '../features/listings/listing-queries.ts';
import { pageHead } from '../features/seo/page-head.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { words } from '../words.ts';
import { AboutUs } from './-home/about-us.tsx';
import { CategoryStrip } from './-home/category-strip.tsx';
import { FurnitureSets } from './-home/furniture-sets.tsx';
import { Hero } from './-home/hero.tsx';
import { leadFirst } from './-home/lead-first.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(homeListingsQuery);
  },
  head: () => pageHead({ title: words.home.title, description: words.app.description, path: '/' }),
  component: HomePage,
});

function HomePage() {
  const listings = useSuspenseQuery(homeListingsQuery).data.items;
  return (
    <>
      <Hero />
      <CategoryStrip />
      <section aria-labelledby="available" className="frame mt-6">
        <h2 id="available" className="pb-4 text-3xl leading-tight">
          {words.home.available}
        </h2>
        {listings.length > 0 ? (
          <>
            <ListingGrid listings={leadFirst(listings)} lead onFirstScreen={3} />
            <p className="flex justify-center pt-12">
              <LinkButton to="/category" kind="secondary">
                {words.home.seeMore}
                <span className="sr-only">{words.home.seeMoreOf}</span>
              </LinkButton>
            </p>
          </>
        ) : (
          <EmptyState text={words.home.none}>
            <LinkButton to="/dashboard/add-item">{words.home.listFirst}</LinkButton>
          </EmptyState>
        )}
      </section>
      <FurnitureSets />
      <AboutUs />
      <DetailWindow known={listings} />
    </>
  );
}
