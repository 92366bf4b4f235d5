import type { Listing } from '../../../shared/contract/listings.ts';
import { conditionName } from '../../platform/i18n/shown-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Picture } from '../../ui/picture.tsx';
import { words } from '../../words.ts';
import { Heart } from '../wishlist/heart.tsx';
import { DetailLink } from './detail-link.tsx';
import { HoldEnd } from './hold-end.tsx';
import { Price } from './price.tsx';
import { VerifiedSeller } from './verified-seller.tsx';

type Props = {
  listing: Listing;
  lead?: boolean;
  urgency?: 'first' | 'soon' | 'later';
};

const sizes = '(min-width: 64rem) 22rem, (min-width: 40rem) 31vw, 45vw';
const leadSizes = '(min-width: 64rem) 44rem, (min-width: 40rem) 62vw, 45vw';

/** Card of a listing with Detail button, or 'Not Available' (spec §4). */
export function ListingCard({ listing, lead = false, urgency }: Props) {
  const available = listing.available;
  return (
    <article tabIndex={-1} className={`group relative flex h-full flex-col gap-3 ${available ? '' : 'text-muted'}`}>
      <div className={`card-picture relative overflow-hidden rounded-card ${lead ? 'sm:grow' : ''}`}>
        <Picture
          src={listing.image}
          alt={listing.title}
          sizes={lead ? leadSizes : sizes}
          urgency={urgency}
          tones={listing.images[0]?.tones}
          className={`aspect-4/3 w-full motion-safe:transition-transform motion-safe:duration-500 ${lead ? 'sm:absolute sm:inset-0 sm:aspect-auto sm:h-full' : ''} ${available ? 'motion-safe:group-hover:scale-[1.02]' : 'opacity-60 grayscale'}`}
        />
        <p className="card-badges">
          {available && listing.advertised ? <Badge tone="accent">{words.listing.promoted}</Badge> : null}
          {available && listing.onHoldUntil ? <Badge tone="warning">{words.listing.onHold}</Badge> : null}
          {available || listing.withdrawn ? null : <Badge>{words.listing.sold}</Badge>}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-0.5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pb-1">
          <Price
            amount={listing.price}
            className={`font-semibold leading-tight ${lead ? 'text-lg sm:text-2xl' : 'text-lg'}`}
          />
          {available ? (
            <DetailLink
              id={listing.id}
              className={buttonStyle('secondary', 'small', 'after:absolute after:inset-0 after:rounded-card')}
            >
              {words.listing.detail}
              <span dir="auto" className="sr-only">
                {words.listing.detailOf(listing.title)}
              </span>
            </DetailLink>
          ) : (
            <p className="flex min-h-8 items-center font-medium text-sm pointer-coarse:min-h-11">
              {words.listing.notAvailable}
            </p>
          )}
        </div>
        <h3 dir="auto" className={`leading-snug ${lead ? 'text-lg sm:text-2xl' : 'text-lg'}`}>
          {listing.title}
        </h3>
        <p dir="auto" className="text-muted text-sm">
          {conditionName(listing.condition)}
        </p>
        <p dir="auto" className="text-muted text-sm">
          {available && listing.pickup !== false ? words.listing.pickupIn(listing.location) : listing.location}
        </p>
        {available && listing.onHoldUntil ? (
          <p className="text-sm text-warning">
            <HoldEnd until={listing.onHoldUntil} />
          </p>
        ) : null}
        {listing.verified ? <VerifiedSeller /> : null}
      </div>
      <Heart listing={listing} available={available} />
    </article>
  );
}
