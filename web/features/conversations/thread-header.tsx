import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Tag from 'lucide-react/icons/tag';
import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '../../../shared/contract/conversations.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { words } from '../../words.ts';
import { HandoverLink } from '../fulfillment/handover-link.tsx';
import { ListingThumbnail } from '../listings/listing-thumbnail.tsx';
import { HoldBanner } from '../offers/hold-banner.tsx';
import { OfferDialog } from '../offers/offer-dialog.tsx';
import { OfferTurn } from '../offers/offer-turn.tsx';
import { isLost, ListingStateBadge, shownState } from './listing-state-badge.tsx';
import { ThreadMenu } from './thread-menu.tsx';

/**
 * The other person, the listing, and the state of the deal. A low screen has the listing below the name, and an open
 * offer only among the messages.
 */
export function ThreadHeader({ conversation }: { conversation: Conversation }) {
  const { listing, other, hold } = conversation;
  const heading = useRef<HTMLHeadingElement>(null);
  // The page was there first, so its focus has not moved.
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea')) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="grid grid-cols-1 gap-2 border-line border-b bg-paper px-4 pt-2 pb-3 low:max-h-[40cqh] low:shrink-0 low:grid-cols-[auto_minmax(0,1fr)_auto_auto] low:items-center low:gap-x-1 low:gap-y-0 low:overflow-y-auto low:py-0.5">
      <div className="flex items-center gap-1 low:contents">
        <span className="contents low:row-span-2 low:grid">
          <BackLink />
        </span>
        <h1
          dir="auto"
          ref={heading}
          tabIndex={-1}
          className="min-w-0 grow truncate font-medium font-sans text-lg low:col-start-2 low:self-end low:text-base low:leading-tight"
        >
          {other.name}
        </h1>
        <span className="contents low:col-start-4 low:row-span-2 low:row-start-1 low:grid">
          <ThreadMenu conversation={conversation} />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-3 low:contents">
        <ListingThumbnail
          image={listing.image}
          className={`size-14 low:hidden ${isLost(conversation) ? 'grayscale' : ''}`}
        />
        <div className="grid min-w-32 grow basis-0 gap-0.5 low:col-start-2 low:min-w-0 low:flex low:items-center low:gap-2 low:self-start low:text-sm">
          <ListingTitle listing={listing} />
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 low:shrink-0">
            {/* On a low screen, the agreed price stands below. */}
            <span className={`price font-display text-lg leading-tight low:text-base ${hold ? 'low:hidden' : ''}`}>
              {showMoney(listing.priceCents)}
            </span>
            {/** On a low screen the offer button stands here. */}
            <span className={listing.state === 'available' ? 'contents low:hidden' : 'contents'}>
              <ListingStateBadge state={shownState(conversation)} />
            </span>
          </p>
        </div>
        <span className="contents low:col-start-3 low:row-span-2 low:row-start-1 low:flex low:gap-1">
          <MakeOffer conversation={conversation} />
          {conversation.fulfillmentId ? (
            <HandoverLink
              id={conversation.fulfillmentId}
              as={conversation.role}
              title={listing.title}
              size="small"
              className="shrink-0"
            />
          ) : null}
        </span>
      </div>
      {hold ? (
        <div className="low:col-span-full">
          <HoldBanner role={conversation.role} listing={listing} other={other} hold={hold} />
        </div>
      ) : (
        <OpenOffer conversation={conversation} />
      )}
    </header>
  );
}

export function BackLink() {
  return (
    <Link
      to="/messages/$"
      params={{ _splat: '' }}
      preload={false}
      aria-label={words.conversations.back}
      className="-ms-3 grid size-11 shrink-0 place-items-center rounded-full motion-quick hover:bg-sunken split:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-6" />
    </Link>
  );
}

/** One line beside a button would show two words. */
const titleStyle = 'wrap-anywhere line-clamp-2 font-medium leading-tight low:line-clamp-1';

function ListingTitle({ listing: { id, title, state } }: Pick<Conversation, 'listing'>) {
  if (state === 'removed' || state === 'withdrawn')
    return (
      <p dir="auto" className={titleStyle}>
        {title}
      </p>
    );
  return (
    <Link dir="auto" to="/furniture/$id" params={{ id }} preload={false} className={`${titleStyle} hover:text-accent`}>
      {title}
    </Link>
  );
}

function OpenOffer({ conversation: { offer, other, role } }: { conversation: Conversation }) {
  if (offer?.state !== 'open') return null;
  const amount = showMoney(offer.amountCents);
  return (
    <p className="low:hidden flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control border border-line bg-surface px-3 py-1.5 text-sm">
      <span dir="auto">
        {offer.by === 'me' ? words.offers.shortMine(amount) : words.offers.offered(other.name, amount)}
      </span>
      <OfferTurn offer={offer} role={role} />
    </p>
  );
}

/** For buyers, until the seller has answered with a price. */
function MakeOffer({ conversation: { role, listing, offer, hold, closed } }: { conversation: Conversation }) {
  const [isOpen, setOpen] = useState(false);
  const isPossible = role === 'buyer' && listing.state === 'available' && listing.acceptsOffers && !hold && !closed;
  if (!isPossible || (offer?.state === 'open' && offer.by === 'them')) return null;
  const replaced = offer?.state === 'open' ? offer.amountCents : undefined;
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        className="shrink-0 max-[22rem]:grow low:grow-0"
        onClick={() => setOpen(true)}
      >
        {/** A low and narrow screen has no room for both. */}
        <Tag aria-hidden="true" className="hidden size-5 max-[22rem]:low:block" />
        <span className="max-[22rem]:low:sr-only">{replaced ? words.offers.change : words.offers.make}</span>
      </Button>
      <OfferDialog open={isOpen} onOpenChange={setOpen} listing={listing} replaces={replaced} />
    </>
  );
}
