import { Suspense } from 'react';
import type { Listing } from '../../../shared/contract/listings.ts';
import { showPrice } from '../../platform/i18n/show-price.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { words } from '../../words.ts';
import { ReportButton } from '../cases/report-button.tsx';
import { WhatHappensNext } from '../checkout/what-happens-next.tsx';
import { DeliveryLine } from '../listings/delivery-line.tsx';
import { HoldEnd } from '../listings/hold-end.tsx';
import { ListingFacts } from '../listings/listing-facts.tsx';
import { ListingPictures } from '../listings/listing-pictures.tsx';
import { Price } from '../listings/price.tsx';
import { useCountedView } from '../statistics/use-counted-view.ts';
import { Heart } from '../wishlist/heart.tsx';
import { ListingActions } from './listing-actions.tsx';
import { ListingNews } from './listing-news.tsx';
import { PlaceMap } from './place-map.tsx';
import { SellerCard } from './seller-card.tsx';
import { useOwnHold } from './use-can-buy.ts';
import { useIsOwn } from './use-is-own.ts';

const HiddenNotice = lazyPart(async () => (await import('./hidden-notice.tsx')).HiddenNotice);

/** Sticks below the header of the modal, or at the top of the page. */
const staysInSight = '@2xl:sticky @2xl:top-[calc(var(--header,var(--site-header)+1rem)+0.5rem)]';

/** Shows a listing without its title. */
export function ListingDetail({ listing }: { listing: Listing }) {
  useCountedView(listing.hidden ? '' : listing.id);
  const isOwn = useIsOwn(listing);
  const available = listing.available;
  const isHeldByMe = useOwnHold(listing) !== undefined;
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-10 gap-y-7 @2xl:grid-cols-2 @2xl:grid-rows-[auto_1fr] @[52rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ListingPictures listing={listing}>
          {isOwn ? null : <Heart listing={listing} available={available} />}
        </ListingPictures>
        {/* In one column: what it costs, description, facts, what happens next, seller. */}
        <div
          className={`contents grid-cols-1 content-start gap-6 self-start @2xl:row-span-2 @2xl:grid ${staysInSight}`}
        >
          <div className="grid grid-cols-1 content-start gap-6">
            <div className="grid gap-3">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                <Price amount={listing.price} className="font-display text-4xl leading-none" />
                {available && listing.advertised ? <Badge tone="accent">{words.listing.promoted}</Badge> : null}
                {available && listing.onHoldUntil ? (
                  <Badge tone={isHeldByMe ? 'positive' : 'warning'}>
                    {isHeldByMe ? words.listingPage.heldForYou : words.listing.onHold}
                  </Badge>
                ) : null}
                {available ? null : (
                  <Badge>{listing.withdrawn ? words.listing.notAvailable : words.listing.sold}</Badge>
                )}
              </div>
              {available ? <DeliveryLine listing={listing} /> : null}
              {available && listing.formerPrice ? (
                <p className="text-positive text-sm">{words.listingPage.droppedFrom(showPrice(listing.formerPrice))}</p>
              ) : null}
              <ListingNews listing={listing} />
            </div>
            {listing.hidden ? (
              <Suspense fallback={null}>
                <HiddenNotice caseId={listing.hidden.caseId} />
              </Suspense>
            ) : null}
            {listing.waitsFor ? <Notice kind="warning">{words.listingPage.waiting}</Notice> : null}
            {available && listing.onHoldUntil && !isHeldByMe ? (
              <Notice kind="warning">
                <HoldEnd until={listing.onHoldUntil} long />
              </Notice>
            ) : null}
            <ListingActions listing={listing} />
          </div>
          <div className="order-2 grid grid-cols-1 content-start gap-6">
            <ListingFacts listing={listing} />
          </div>
          <div className="order-4 grid grid-cols-1 content-start gap-6">
            <SellerCard listing={listing} />
            {isOwn ? null : <ReportButton targetId={listing.id} />}
          </div>
        </div>
        <div className="contents grid-cols-1 content-start gap-7 @2xl:grid">
          <section className="order-1 grid gap-2">
            <h2 className="text-xl">{words.listingPage.description}</h2>
            {listing.description ? (
              <p dir="auto" className="max-w-prose whitespace-pre-line">
                {listing.description}
              </p>
            ) : (
              <span className="grid max-w-prose gap-2">
                <Skeleton />
                <Skeleton />
                <Skeleton className="h-4 w-2/3" />
              </span>
            )}
          </section>
          <div className="order-3 grid grid-cols-1 content-start gap-7 empty:hidden">
            {available && !isOwn ? <WhatHappensNext /> : null}
            {listing.place ? <PlaceMap place={listing.place} /> : null}
          </div>
        </div>
      </div>
    </div>
  );
}
