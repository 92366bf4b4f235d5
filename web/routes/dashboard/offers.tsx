import { createFileRoute } from '@tanstack/react-router';
import { OffersList } from '../../features/offers/offers-list.tsx';
import { titled } from '../../platform/head/titled.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/offers')({ head: titled('offers'), component: Page });

function Page() {
  return (
    <>
      <PageHeading title={words.titles.offers} lede={words.offers.lede} />
      <OffersList />
    </>
  );
}
