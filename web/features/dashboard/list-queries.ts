import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Page } from '../../../shared/contract/call.ts';
import type { PaymentFilter } from '../../../shared/contract/moderation.ts';
import type { signUpTypes } from '../../../shared/domain/account.ts';
import type { AdminListingState } from '../../../shared/domain/moderation.ts';
import type { PayoutState } from '../../../shared/domain/payout.ts';
import type { Period } from '../../../shared/domain/period.ts';
import type { ListingSort, PaidSort, WishSort } from '../../../shared/domain/sorting.ts';
import { getApi } from '../../platform/api-client.ts';
import type { PeopleAddress } from '../moderation/people-address.ts';
import type { SortAddress } from './sorting.ts';

export type EveryListingFilter = { q?: string; state?: AdminListingState; seller?: string };

/** Milliseconds for which a page reuses its loader's data; older data is shown and refetched. */
const handOverMilliseconds = 2_000;

type Cursor = { cursor: string | undefined };

export type PagesQuery<Row> = ReturnType<typeof pages<Row>>;

const pages = <Row>(queryKey: QueryKey, ask: (query: Cursor) => Promise<Page<Row>>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => ask({ cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: handOverMilliseconds,
  });

/** Key prefix of all wishlist queries of a person; each change invalidates it. */
export const wishesKey = (email: string): QueryKey => ['wishes', email];

export const wishesQuery = (email: string, { by: sort, order }: SortAddress<WishSort> = {}) =>
  pages([...wishesKey(email), 'list', sort, order], (query) =>
    getApi().listWishes({ query: { ...query, email, sort, order } }),
  );

const firstLook = 3;

/** The last saved listings; every wishlist change invalidates them too. */
export const newestWishesQuery = (email: string) =>
  pages([...wishesKey(email), 'newest'], (query) =>
    getApi().listWishes({ query: { ...query, email, limit: firstLook } }),
  );

export const paidKey = (email: string): QueryKey => ['paid', email];

export const paidQuery = (email: string, { by: sort, order }: SortAddress<PaidSort> = {}) =>
  pages([...paidKey(email), sort, order], (query) =>
    getApi().listPaid({ params: { email }, query: { ...query, sort, order } }),
  );

/** Key prefix of a seller's own listings; each action invalidates it. */
export const ownKey = (email: string): QueryKey => ['own', email];

export const ownListingsQuery = (email: string, { by: sort, order }: SortAddress<ListingSort> = {}) =>
  pages([...ownKey(email), 'listings', sort, order], (query) =>
    getApi().listOwnListings({ params: { email }, query: { ...query, sort, order } }),
  );

export const ownRemovedQuery = (email: string) =>
  pages([...ownKey(email), 'removed'], (query) => getApi().listOwnRemoved({ params: { email }, query }));

export const sellerNumbersQuery = (email: string) =>
  queryOptions({
    queryKey: [...ownKey(email), 'numbers'],
    queryFn: () => getApi().getSellerNumbers(),
    staleTime: handOverMilliseconds,
  });

export const marketNumbersQuery = (days: Period) =>
  queryOptions({
    queryKey: ['market-numbers', days],
    queryFn: () => getApi().getMarketNumbers({ query: { days } }),
    staleTime: handOverMilliseconds,
  });

export const usersKey = (type: (typeof signUpTypes)[number]): QueryKey => ['users', type];

export const usersQuery = (type: (typeof signUpTypes)[number], { q, by: sort, order }: PeopleAddress = {}) =>
  pages([...usersKey(type), q, sort, order], (query) =>
    getApi().listUsers({ params: { type }, query: { ...query, q, sort, order } }),
  );

export const removedUsersQuery = pages(['removed', 'users'], (query) => getApi().listRemovedUsers({ query }));

export const removedListingsQuery = pages(['removed', 'listings'], (query) => getApi().listRemovedListings({ query }));

export const paymentsKey: QueryKey = ['payments'];

export const paymentsQuery = (filter: PaymentFilter = {}) =>
  pages([...paymentsKey, filter], (query) => getApi().listPayments({ query: { ...query, ...filter } }));

export const payoutsKey: QueryKey = ['payouts'];

export const payoutsQuery = (state: PayoutState | undefined) =>
  pages([...payoutsKey, state], (query) => getApi().listPayouts({ query: { ...query, state } }));

/** Key prefix of disputes about sales. */
export const disputesKey: QueryKey = ['disputes'];

export const disputesQuery = (open: 'true' | 'false') =>
  pages([...disputesKey, 'list', open], (query) => getApi().listDisputes({ query: { ...query, open } }));

/** @param id of the fulfillment */
export const disputeCaseQuery = (id: string) =>
  queryOptions({
    queryKey: [...disputesKey, id],
    queryFn: () => getApi().getDisputeCase({ params: { id } }),
    staleTime: handOverMilliseconds,
  });

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
