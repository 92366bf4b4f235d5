import { Link } from '@tanstack/react-router';
import type { Offer } from '../../../shared/contract/offers.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { showDayAndTime } from '../../platform/i18n/show-when.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { words } from '../../words.ts';
import { ListingThumbnail } from '../listings/listing-thumbnail.tsx';
import { OfferActions } from './offer-actions.tsx';
import { OfferTurn } from './offer-turn.tsx';
import { PayLink } from './pay-link.tsx';
import { TimeLeft } from './time-left.tsx';

export function OfferRow({ offer, namesTurn }: { offer: Offer; namesTurn?: boolean }) {
  const { listing, other, role, holdUntil, conversationId, by, createdAt } = offer;
  const texts = words.offers;
  const amount = showMoney(offer.amountCents);
  return (
    <li className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="flex min-w-0 gap-4">
        <ListingThumbnail image={listing.image} className="size-18" />
        <div className="grid min-w-0 grow content-start gap-1">
          <Link
            to="/messages/$"
            params={{ _splat: conversationId }}
            preload={false}
            className="tap-link font-medium leading-tight hover:text-accent"
          >
            <span dir="auto" className="wrap-anywhere line-clamp-2">
              {listing.title}
            </span>
          </Link>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="price font-display text-xl leading-tight">{amount}</span>
            {listing.priceCents > offer.amountCents ? (
              <span className="text-muted text-sm">{texts.insteadOf(showMoney(listing.priceCents))}</span>
            ) : null}
          </p>
          <p dir="auto" className="flex flex-wrap gap-x-2 text-muted text-sm">
            {by === 'me' ? texts.to(other.name) : texts.theirs(other.name)}
            <time dateTime={createdAt}>{showDayAndTime(createdAt)}</time>
          </p>
          {holdUntil ? (
            <p dir="auto" className="text-positive text-sm">
              <Dotted>
                {role === 'buyer' ? texts.heldForYou : texts.heldFor(other.name)}
                <TimeLeft until={holdUntil} />
              </Dotted>
            </p>
          ) : (
            <OfferTurn offer={offer} role={role} namesTurn={namesTurn} />
          )}
        </div>
      </div>
      {holdUntil && role === 'buyer' ? (
        <PayLink listing={listing} amountCents={offer.amountCents} size="small" className="justify-self-start" />
      ) : null}
      {holdUntil ? null : <OfferActions offer={offer} role={role} otherName={other.name} listing={listing} />}
    </li>
  );
}
