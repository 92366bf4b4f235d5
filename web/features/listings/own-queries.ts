import type { QueryKey } from '@tanstack/react-query';
import type { ListingSort } from '../../../shared/domain/sorting.ts';
import { getApi } from '../../platform/api-client.ts';
import { pages } from '../../platform/lists/pages.ts';
import type { SortAddress } from '../../ui/list/sorting.ts';

export const ownKey = (email: string): QueryKey => ['own', email];

export const ownListingsQuery = (email: string, { by: sort, order }: SortAddress<ListingSort>) =>
  pages([...ownKey(email), 'listings', sort, order], (query) =>
    getApi().listOwnListings({ params: { email }, query: { ...query, sort, order } }),
  );

export const ownRemovedQuery = (email: string) =>
  pages([...ownKey(email), 'removed'], (query) => getApi().listOwnRemoved({ params: { email }, query }));
