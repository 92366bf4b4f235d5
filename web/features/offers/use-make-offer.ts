import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '../../../shared/contract/conversations.ts';
import type { OfferState } from '../../../shared/domain/offer.ts';
import { getApi } from '../../platform/api-client.ts';
import { refetchOffers } from './use-offer-answer.ts';

export type OfferListing = { id: string; title: string; priceCents: number };
/** The offer to counter. */
export type Countered = { id: string; amountCents: number; name: string; role: Conversation['role'] };
export type MadeOffer = { state: OfferState; conversationId: string; amountCents: number };

/** @param counterId the offer that it answers */
export function useMakeOffer(listingId: string, counterId: string | undefined) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (amountCents: number): Promise<MadeOffer> => {
      const { state, conversationId } = await (counterId === undefined
        ? getApi().makeOffer({ body: { listingId, amountCents } })
        : getApi().counterOffer({ params: { id: counterId }, body: { amountCents } }));
      return { state, conversationId, amountCents };
    },
    onSettled: () => void refetchOffers(cache),
  });
}
