import type { QueryClient } from '@tanstack/react-query';
import type { Conversation, Message } from '../../../shared/contract/conversations.ts';
import type { OfferState } from '../../../shared/domain/offer.ts';
import { onLiveEvent } from '../../platform/live/live-events.ts';
import { readAgain } from '../../platform/live/read-again.ts';
import { unreadQuery } from '../notifications/notification-queries.ts';
import { offersKey } from '../offers/offer-queries.ts';
import { showOfferState } from '../offers/show-offer-state.ts';
import { conversationQuery, conversationsKey, inboxKey, messagesQuery } from './conversation-queries.ts';
import { changeMessages, mergeMessage } from './merge-messages.ts';
import { startOutbox } from './send-outbox.ts';

type MessageEvent = { conversationId: string; message?: Message; readUntil?: string };
type OfferEvent = { conversationId: string; offerId: string; listingId: string; state: OfferState };

let followers = 0;
let stop: () => void = () => undefined;

/** Keeps shown conversations current, and sends waiting messages. Safe to repeat. @returns ends it */
export function followConversations(cache: QueryClient): () => void {
  followers += 1;
  if (followers === 1) stop = follow(cache);
  return () => {
    followers -= 1;
    if (followers === 0) stop();
  };
}

function follow(cache: QueryClient): () => void {
  const stops = [
    onLiveEvent('message', (data) =>
      data === undefined ? readAllAgain(cache) : applyMessage(cache, data as MessageEvent),
    ),
    onLiveEvent('offer', (data) => (data === undefined ? readAllAgain(cache) : applyOffer(cache, data as OfferEvent))),
    // A payment ends the offer's hold.
    onLiveEvent('fulfillment', () => readAgain(cache, offersKey)),
    startOutbox(({ conversationId }, message) => applyMessage(cache, { conversationId, message })),
  ];
  return () => {
    for (const end of stops) end();
  };
}

const readAllAgain = (cache: QueryClient): void => readAgain(cache, conversationsKey, offersKey, unreadQuery.queryKey);

function applyMessage(cache: QueryClient, { conversationId: id, message, readUntil }: MessageEvent): void {
  if (message) showMessage(cache, id, message);
  if (readUntil) changeConversation(cache, id, (known) => ({ ...known, readUntil }));
  else readAgain(cache, conversationQuery(id).queryKey);
  readAgain(cache, inboxKey, unreadQuery.queryKey);
}

/** A running read may lack the message, so it starts again. */
function showMessage(cache: QueryClient, id: string, message: Message): void {
  const { queryKey } = messagesQuery(id);
  const isReading = cache.isFetching({ queryKey }) > 0;
  cache.setQueryData(queryKey, (pages) => pages && mergeMessage(pages, message));
  if (isReading) void cache.invalidateQueries({ queryKey });
}

function applyOffer(cache: QueryClient, event: OfferEvent): void {
  const { conversationId: id, offerId, listingId, state } = event;
  showOfferState(cache, event);
  cache.setQueryData(
    messagesQuery(id).queryKey,
    (pages) =>
      pages &&
      changeMessages(pages, (message) =>
        message.offer?.id === offerId ? { ...message, offer: { ...message.offer, state } } : message,
      ),
  );
  readAgain(cache, conversationQuery(id).queryKey, inboxKey, offersKey, ['listings', 'one', listingId]);
}

export function changeConversation(
  cache: QueryClient,
  id: string,
  change: (known: Conversation) => Conversation,
): void {
  cache.setQueryData(conversationQuery(id).queryKey, (known) => known && change(known));
}
