import { Link } from '@tanstack/react-router';
import type { Conversation } from '../../../shared/contract/conversations.ts';
import { lastText } from '../../platform/i18n/event-text.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { showWhen } from '../../platform/i18n/show-when.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { words } from '../../words.ts';
import { ListingThumbnail } from '../listings/listing-thumbnail.tsx';
import { OfferTurn } from '../offers/offer-turn.tsx';
import { TimeLeft } from '../offers/time-left.tsx';
import { isLost, ListingStateBadge, shownState } from './listing-state-badge.tsx';

export function ConversationRow({ conversation }: { conversation: Conversation }) {
  const { id, listing, other, last, unread } = conversation;
  const isUnread = unread > 0;
  return (
    <li>
      <Link
        to="/messages/$"
        params={{ _splat: id }}
        preload={false}
        className="group relative flex gap-3 rounded-card px-3 py-3 no-underline motion-quick hover:bg-surface aria-[current=page]:bg-accent-soft"
      >
        <ListingThumbnail image={listing.image} className={`size-16 ${isLost(conversation) ? 'grayscale' : ''}`} />
        <span className="grid min-w-0 grow grid-cols-1 content-start gap-0.5">
          <span className="flex items-baseline justify-between gap-3">
            <span dir="auto" className={`truncate ${isUnread ? 'font-semibold' : 'font-medium'}`}>
              {other.name}
            </span>
            <time
              dateTime={last.at}
              className={`shrink-0 text-xs ${isUnread ? 'font-medium text-accent' : 'text-muted'}`}
            >
              {showWhen(last.at)}
            </time>
          </span>
          <span className="flex min-w-0 gap-1.5 text-muted text-sm">
            <span dir="auto" className="truncate">
              {listing.title}
            </span>
            <span aria-hidden="true">·</span>
            <span className="price">{showMoney(listing.priceCents)}</span>
          </span>
          <span className="flex items-center justify-between gap-3">
            <span dir="auto" className={`truncate text-sm ${isUnread ? 'font-medium' : 'text-muted'}`}>
              {lastText(conversation)}
            </span>
            {isUnread ? <UnreadMark count={unread} /> : null}
          </span>
          <Deal conversation={conversation} />
        </span>
      </Link>
    </li>
  );
}

function UnreadMark({ count }: { count: number }) {
  return (
    <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-accent px-1.5 font-medium text-accent-ink text-xs leading-none">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{words.conversations.unread(count)}</span>
    </span>
  );
}

/** The open offer or hold, or why there is none. */
function Deal({ conversation }: { conversation: Conversation }) {
  const { listing, offer, hold, role } = conversation;
  const line = 'mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm';
  if (hold)
    return (
      <span className="mt-1 text-positive text-sm">
        <Dotted>
          {words.offers.agreed(showMoney(hold.amountCents))}
          <TimeLeft until={hold.until} />
        </Dotted>
      </span>
    );
  if (offer?.state === 'open')
    return (
      <span className={line}>
        <OfferTurn offer={offer} role={role} />
      </span>
    );
  if (listing.state === 'available') return null;
  return (
    <span className={line}>
      <ListingStateBadge state={shownState(conversation)} />
    </span>
  );
}
