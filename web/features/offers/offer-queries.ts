import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';
import { pages } from '../../platform/lists/pages.ts';

/** Key prefix of all queries about offers. */
export const offersKey: QueryKey = ['offers'];

/** Reads the person's offers, newest first; for one listing if named. */
export const offersQuery = (listingId?: string) =>
  queryOptions({
    queryKey: [...offersKey, listingId ?? 'all'],
    queryFn: async () => (await getApi().listOffers({ query: { listingId } })).items,
    staleTime: 0,
  });

/** Reads offers to answer and agreed prices to pay, the nearest deadline first. */
export const waitingOffersQuery = () =>
  pages([...offersKey, 'waiting'], (query) => getApi().listOffers({ query: { ...query, limit: 24, turn: 'me' } }));

/** The seller's rules for offers on one listing. */
export const offerRulesQuery = (listingId: string) =>
  queryOptions({
    queryKey: [...offersKey, 'rules', listingId],
    queryFn: () => getApi().getOfferRules({ params: { id: listingId } }),
    staleTime: 0,
  });
