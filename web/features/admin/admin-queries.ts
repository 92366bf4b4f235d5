import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { signUpTypes } from '../../../shared/domain/account.ts';
import type { AdminListingState } from '../../../shared/domain/moderation.ts';
import { getApi } from '../../platform/api-client.ts';
import { handOverMilliseconds, pages } from '../../platform/lists/pages.ts';
import type { PeopleAddress } from './people-address.ts';

export type EveryListingFilter = { q?: string; state?: AdminListingState; seller?: string };

export const usersKey = (type: (typeof signUpTypes)[number]): QueryKey => ['users', type];

export const usersQuery = (type: (typeof signUpTypes)[number], { q, by: sort, order }: PeopleAddress) =>
  pages([...usersKey(type), q, sort, order], (query) =>
    getApi().listUsers({ params: { type }, query: { ...query, q, sort, order } }),
  );

export const removedUsersQuery = pages(['removed', 'users'], (query) => getApi().listRemovedUsers({ query }));

export const removedListingsQuery = pages(['removed', 'listings'], (query) => getApi().listRemovedListings({ query }));

export const everyListingQuery = (filter: EveryListingFilter = {}) =>
  pages(['every-listing', filter], (query) => getApi().listEveryListing({ query: { ...query, ...filter } }));

export const anyListingQuery = (id: string) =>
  queryOptions({
    queryKey: ['every-listing', 'one', id],
    queryFn: () => getApi().getEveryListing({ params: { id } }),
    staleTime: handOverMilliseconds,
  });

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['person', id],
    queryFn: () => getApi().getPerson({ params: { id } }),
    staleTime: handOverMilliseconds,
  });

export const actsQuery = (about?: string) =>
  pages(['acts', about], (query) => getApi().listActs({ query: { ...query, about } }));
