import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { conversationHref } from '../conversations/notify-message.ts';
import { type Deal, readDeal } from '../conversations/read-conversations.ts';
import { type NewNotification, notify, notifyAll } from '../notifications/notify.ts';
import type { OfferRow } from './offer-store.ts';

type Notifier = Pick<Services, 'live' | 'clock'>;

/** Notifies the person who must act, or who waits for the answer. */
export async function notifyOfOffer(
  services: Notifier,
  tx: Tx,
  offer: OfferRow,
  { causedBy, until }: { causedBy?: string | undefined; until?: string | undefined } = {},
): Promise<void> {
  const deal = await readDeal(tx, offer.conversation_id);
  if (!deal) return;
  for (const accountId of [offer.buyer_id, offer.seller_id]) {
    const notification = accountId === causedBy ? undefined : notificationFor(accountId, offer, { deal, until });
    if (notification) await notify(services, tx, notification);
  }
}

function notificationFor(
  accountId: string,
  offer: OfferRow,
  { deal, until }: { deal: Deal; until: string | undefined },
): NewNotification | undefined {
  const isBuyer = accountId === offer.buyer_id;
  const isProposer = isBuyer === (offer.proposed_by === 'buyer');
  const { title } = deal;
  const from = isBuyer ? deal.sellerName : deal.buyerName;
  const amountCents = offer.amount_cents;
  const about = {
    accountId,
    href: conversationHref(offer.conversation_id),
    listingId: offer.listing_id,
    groupKey: offer.conversation_id,
  };
  if (offer.state === 'open')
    return isProposer
      ? undefined
      : {
          ...about,
          kind: offer.proposed_by === 'buyer' ? 'offer_received' : 'offer_countered',
          params: { title, from, amountCents },
        };
  if (offer.state === 'accepted' && until)
    return { ...about, kind: 'offer_accepted', params: { title, from, amountCents, until } };
  if (offer.state === 'declined')
    return isProposer ? { ...about, kind: 'offer_declined', params: { title, from, amountCents } } : undefined;
  if (offer.state === 'expired')
    return isProposer ? { ...about, kind: 'offer_expired', params: { title, amountCents } } : undefined;
  return undefined;
}

/** Notifies the buyer that the listing is no longer for sale. */
export async function notifyOfEnd(services: Notifier, tx: Tx, offer: OfferRow): Promise<void> {
  const deal = await readDeal(tx, offer.conversation_id);
  if (!deal) return;
  await notify(services, tx, {
    accountId: offer.buyer_id,
    kind: 'offer_ended',
    params: { title: deal.title, amountCents: offer.amount_cents },
    href: conversationHref(offer.conversation_id),
    listingId: offer.listing_id,
    groupKey: offer.conversation_id,
  });
}

type Lapse = { how: { endedEarly?: true; notForSale?: true }; lost: readonly OfferRow[] };

/** Notifies both. @param lapse.lost others, who learn that the listing is available again */
export async function notifyOfLapse(
  services: Notifier,
  tx: Tx,
  offer: OfferRow,
  { how, lost: rivals }: Lapse,
): Promise<void> {
  const deal = await readDeal(tx, offer.conversation_id);
  if (!deal) return;
  const { title, price: priceCents } = deal;
  const both = [offer.buyer_id, offer.seller_id].map(
    (accountId): NewNotification => ({
      accountId,
      kind: 'hold_lapsed',
      params: { title, amountCents: offer.amount_cents, ...how },
      href: conversationHref(offer.conversation_id),
      listingId: offer.listing_id,
      groupKey: offer.conversation_id,
    }),
  );
  const others = rivals.map(
    (lost): NewNotification => ({
      accountId: lost.buyer_id,
      kind: 'available_again',
      params: { title, priceCents },
      href: conversationHref(lost.conversation_id),
      listingId: lost.listing_id,
      groupKey: lost.conversation_id,
    }),
  );
  await notifyAll(services, tx, [...both, ...others]);
}
