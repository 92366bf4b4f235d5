import type { QueryClient } from '@tanstack/react-query';
import type { Conversation } from '../../../shared/contract/conversations.ts';
import type { OfferState } from '../../../shared/domain/offer.ts';

/** Shows an offer's new state before the conversation is read again. */
export const showOfferState = (cache: QueryClient, { offerId, state }: { offerId: string; state: OfferState }): void =>
  void cache.setQueriesData<Conversation>({ queryKey: ['conversations', 'one'] }, (known) =>
    known?.offer?.id === offerId ? { ...known, offer: { ...known.offer, state } } : known,
  );
