import { createFileRoute } from '@tanstack/react-router';
import { OffersList } from '../../features/offers/offers-list.tsx';
import { titledHead } from '../../platform/head/titled-head.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/offers')({ head: titledHead('offers'), component: Page });

function Page() {
  return (
    <>
      <PageHeading title={words.titles.offers} lede={words.offers.lede} />
      <OffersList />
    </>
  );
}
