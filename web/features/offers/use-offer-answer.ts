import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words.ts';
import { offersKey } from './offer-queries.ts';
import { showOfferState } from './show-offer-state.ts';

export type OfferAnswer = 'accept' | 'decline' | 'withdraw';

const calls = {
  accept: (id: string) => getApi().acceptOffer({ params: { id } }),
  decline: (id: string) => getApi().declineOffer({ params: { id } }),
  withdraw: (id: string) => getApi().withdrawOffer({ params: { id } }),
};
const done = {
  accept: () => words.offers.accepted,
  decline: () => words.offers.declined,
  withdraw: () => words.offers.withdrawn,
};

/** Accepts, declines or withdraws an offer, then refetches everything that shows it. */
export function useOfferAnswer(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (answer: OfferAnswer) => calls[answer](id),
    onSuccess: ({ state }, answer) => {
      showOfferState(cache, { offerId: id, state });
      toast.success(done[answer]());
    },
    onSettled: () => refetchOffers(cache),
  });
}

/** Refetches conversations, offers and listings. */
export const refetchOffers = (cache: ReturnType<typeof useQueryClient>) =>
  Promise.all(
    [offersKey, ['conversations'], ['listings', 'one']].map((queryKey) => cache.invalidateQueries({ queryKey })),
  );
