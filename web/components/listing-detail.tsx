import type { Furniture } from '../../shared/contract/listings.ts';
import { Badge } from '../ui/badge.tsx';
import { Notice } from '../ui/notice.tsx';
import { words } from '../words.ts';
import { HoldEnd } from './hold-end.tsx';
import { ListingFacts } from './listing-facts.tsx';
import { ListingPictures } from './listing-pictures.tsx';
import { Price } from './price.tsx';
import { SellerCard } from './seller-card.tsx';
import { useCountedView } from './use-counted-view.ts';
import { WhatHappensNext } from './what-happens-next.tsx';
import { WishAction } from './wish-action.tsx';

/** Below the header of the window, whose height the window tells, or below the edge of the page. */
const staysInSight = '@2xl:sticky @2xl:top-[calc(var(--header,1rem)+0.5rem)]';

/** Everything about one piece but its title, which the page or the window around it says as its heading. */
export function ListingDetail({ listing }: { listing: Furniture }) {
  useCountedView(listing._id);
  const available = listing.isAvailable === 'true';
  return (
    <div className="@container">
      <div className="grid gap-x-10 gap-y-7 @2xl:grid-cols-2 @[52rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {/* Whichever column is the shorter stays in sight. */}
        <div className={`self-start ${staysInSight}`}>
          <ListingPictures listing={listing} />
        </div>
        <div className={`grid content-start gap-6 self-start ${staysInSight}`}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Price amount={listing.price} className="font-display text-4xl leading-none" />
            {available && listing.advertise === 'true' ? <Badge tone="accent">{words.listing.promoted}</Badge> : null}
            {available && listing.onHoldUntil ? <Badge tone="warning">{words.listing.onHold}</Badge> : null}
            {available ? null : <Badge>{listing.withdrawn ? words.listing.notAvailable : words.listing.sold}</Badge>}
          </div>
          {available && listing.onHoldUntil ? (
            <Notice kind="warning">
              <HoldEnd until={listing.onHoldUntil} long />
            </Notice>
          ) : null}
          <WishAction listing={listing} />
          <ListingFacts listing={listing} />
          <section className="grid gap-2">
            <h2 className="text-xl">{words.piece.description}</h2>
            <p className="whitespace-pre-line break-words">{listing.description}</p>
          </section>
          <SellerCard listing={listing} />
          {available ? <WhatHappensNext /> : null}
        </div>
      </div>
    </div>
  );
}
