import type { ConversationEvent } from '../../../shared/domain/conversation.ts';
import type { OfferParty } from '../../../shared/domain/offer.ts';
import type { EventFacts } from '../../platform/db/tables/conversation-tables.ts';
import { formatPrice } from '../../platform/shop/shop-money.ts';

/** English sentences for clients other than our own, which words them in the reader's language. */
const events: Readonly<Record<ConversationEvent, (price: string, facts: EventFacts) => string>> = {
  offer_accepted: (price) => `The offer of ${price} was accepted. The listing is held for the buyer.`,
  offer_declined: (price) => `The offer of ${price} was declined.`,
  offer_withdrawn: (price) => `The offer of ${price} was withdrawn.`,
  offer_expired: (price) => `The offer of ${price} expired.`,
  offer_superseded: (price) => `The offer of ${price} ended.`,
  hold_lapsed: (price, { endedEarly, notForSale }) =>
    `${endedEarly ? `The reservation at ${price} has ended.` : `The time to pay ${price} is over.`}${notForSale ? '' : ' The listing is available again.'}`,
  sold: (price) => `Sold and paid: ${price}.`,
};

export const eventText = (event: EventFacts): string => events[event.name](formatPrice(event.amountCents ?? 0), event);

export const offerText = (cents: number, by: OfferParty): string =>
  by === 'buyer' ? `Offer: ${formatPrice(cents)}` : `Counteroffer: ${formatPrice(cents)}`;

export const photosText = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`);

export const REMOVED = 'This message was removed by the moderation.';
