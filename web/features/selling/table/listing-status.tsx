import { Link } from '@tanstack/react-router';
import type { Listing } from '../../../../shared/contract/listings.ts';
import { showDate } from '../../../platform/i18n/formats.ts';
import { Badge } from '../../../ui/badge.tsx';
import { words } from '../../../words.ts';
import { HoldEnd } from '../../listings/hold-end.tsx';
import { listingState } from './listing-state.ts';

/** State of a seller's listing (spec §2, §4). */
export function ListingStatus({ listing }: { listing: Listing }) {
  const state = listingState(listing);
  if (state === 'sold') return <Sold listing={listing} />;
  if (listing.hidden) return <Hidden caseId={listing.hidden.caseId} title={listing.title} />;
  if (listing.waitsFor)
    return (
      <span className="grid justify-items-end gap-1 tabled:justify-items-start">
        <Badge tone="warning">{words.myProducts.waiting}</Badge>
        <span className="max-w-56 text-end text-muted text-sm tabled:text-start">{words.myProducts.waitingText}</span>
      </span>
    );
  if (state === 'withdrawn') return <Badge>{words.myProducts.withdrawn}</Badge>;
  return (
    <span className="grid justify-items-end gap-1 tabled:justify-items-start">
      <span className="flex flex-wrap justify-end gap-1.5 tabled:justify-start">
        {state === 'held' && listing.onHoldUntil ? (
          <Badge tone="warning">
            <HoldEnd until={listing.onHoldUntil} />
          </Badge>
        ) : (
          <Badge tone="positive">{words.myProducts.available}</Badge>
        )}
        {listing.advertised ? <Badge tone="accent">{advertisedWords(listing)}</Badge> : null}
      </span>
      {state === 'held' ? (
        <span className="max-w-56 text-end text-muted text-sm tabled:text-start">{words.myProducts.onHoldText}</span>
      ) : null}
    </span>
  );
}

function Hidden({ caseId, title }: { caseId: string | undefined; title: string }) {
  const { hidden, readWhy } = words.myProducts;
  return (
    <span className="grid justify-items-end gap-1 tabled:justify-items-start">
      <Badge tone="warning">{hidden}</Badge>
      {caseId ? (
        <Link
          to="/dashboard/cases/$id"
          params={{ id: caseId }}
          aria-label={words.ui.actionOn(readWhy, title)}
          className="text-link tap-link inline-flex min-h-8 items-center text-sm"
        >
          {readWhy}
        </Link>
      ) : null}
    </span>
  );
}

const advertisedWords = ({ advertisedUntil }: Listing) =>
  advertisedUntil ? words.myProducts.advertisedUntil(showDate(advertisedUntil)) : words.myProducts.advertised;

function Sold({ listing: { buyer, refunded, relistedAs } }: { listing: Listing }) {
  if (refunded)
    return (
      <span className="grid justify-items-end gap-1 tabled:justify-items-start">
        <Badge>{words.myProducts.refunded}</Badge>
        <span className="max-w-56 text-end text-muted text-sm tabled:text-start">
          {relistedAs ? words.myProducts.relistedText : words.myProducts.refundedText}
        </span>
      </span>
    );
  if (!buyer) return <Badge>{words.myProducts.sold}</Badge>;
  const next = nextFor(buyer);
  return (
    <span className="grid justify-items-end gap-1 tabled:justify-items-start">
      {buyer.isDisputing ? (
        <Badge tone="warning">{words.myProducts.disputed}</Badge>
      ) : (
        <Badge>{words.myProducts.sold}</Badge>
      )}
      {next ? (
        <span dir="auto" className="wrap-anywhere max-w-56 text-end text-sm tabled:min-w-36 tabled:text-start">
          {next}
        </span>
      ) : null}
      <WriteTo buyer={buyer} />
    </span>
  );
}

/** Sales of before the messages have no conversation. */
function WriteTo({ buyer: { conversationId, displayName, email } }: { buyer: NonNullable<Listing['buyer']> }) {
  const style = 'text-link tap-link wrap-anywhere inline-flex min-h-8 items-center text-sm';
  return conversationId ? (
    <Link to="/messages/$" params={{ _splat: conversationId }} preload={false} className={style}>
      <span dir="auto">{words.fulfillment.message(displayName)}</span>
    </Link>
  ) : (
    <a href={`mailto:${email}`} className={style}>
      <span dir="auto">{words.myProducts.writeTo(displayName)}</span>
    </a>
  );
}

function nextFor({ isDisputing, isHandedOver, displayName }: NonNullable<Listing['buyer']>) {
  if (isDisputing) return words.myProducts.disputedText;
  if (isHandedOver) return undefined;
  return words.myProducts.soldNext(displayName);
}
