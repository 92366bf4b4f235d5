import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Page } from '../../../shared/contract/call.ts';
import type { PaymentFilter } from '../../../shared/contract/moderation.ts';
import type { signUpTypes } from '../../../shared/domain/account.ts';
import type { AdminListingState } from '../../../shared/domain/moderation.ts';
import type { Period } from '../../../shared/domain/period.ts';
import type { ListingSort, PaidSort, WishSort } from '../../../shared/domain/sorting.ts';
import { getApi } from '../../platform/api-client.ts';
import type { PeopleAddress } from '../moderation/people-address.ts';
import type { SortAddress } from './sorting.ts';

/** What narrows the list of every listing. */
export type EveryListingFilter = { q?: string; state?: AdminListingState; seller?: string };

/** Milliseconds in which a page takes over what its loader fetched; an older list is shown and asked for again. */
const handOverMilliseconds = 2_000;

type Cursor = { cursor: string | undefined };

/** A list that is read part by part. */
export type PagesQuery<Row> = ReturnType<typeof pages<Row>>;

const pages = <Row>(queryKey: QueryKey, ask: (query: Cursor) => Promise<Page<Row>>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => ask({ cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: handOverMilliseconds,
  });

/** What begins the keys of all that is asked of a person's wishlist, which every change of it changes. */
export const wishesKey = (email: string): QueryKey => ['wishes', email];

/** The wishlist of the person with this e-mail. */
export const wishesQuery = (email: string, { by: sort, order }: SortAddress<WishSort> = {}) =>
  pages([...wishesKey(email), 'list', sort, order], (query) =>
    getApi().listWishes({ query: { ...query, email, sort, order } }),
  );

const firstLook = 3;

/** What the person with this e-mail saved last: a list of its own, which every change of the wishlist changes too. */
export const newestWishesQuery = (email: string) =>
  pages([...wishesKey(email), 'newest'], (query) =>
    getApi().listWishes({ query: { ...query, email, limit: firstLook } }),
  );

/** What begins the keys of a payment history, in whatever order. */
export const paidKey = (email: string): QueryKey => ['paid', email];

/** The payment history of the person with this e-mail. */
export const paidQuery = (email: string, { by: sort, order }: SortAddress<PaidSort> = {}) =>
  pages([...paidKey(email), sort, order], (query) =>
    getApi().listPaid({ params: { email }, query: { ...query, sort, order } }),
  );

/** What begins the keys of all that is asked of a seller's own pieces, which an act on one of them changes. */
export const ownKey = (email: string): QueryKey => ['own', email];

/** The pieces of the seller with this e-mail. */
export const ownListingsQuery = (email: string, { by: sort, order }: SortAddress<ListingSort> = {}) =>
  pages([...ownKey(email), 'listings', sort, order], (query) =>
    getApi().listOwnListings({ params: { email }, query: { ...query, sort, order } }),
  );

/** What the seller with this e-mail removed and can still bring back. */
export const ownRemovedQuery = (email: string) =>
  pages([...ownKey(email), 'removed'], (query) => getApi().listOwnRemoved({ params: { email }, query }));

/** How the pieces of the seller with this e-mail are doing. */
export const sellerNumbersQuery = (email: string) =>
  queryOptions({
    queryKey: [...ownKey(email), 'numbers'],
    queryFn: () => getApi().getSellerNumbers(),
    staleTime: handOverMilliseconds,
  });

/** What happened in the shop in the last days, for admins. */
export const marketNumbersQuery = (days: Period) =>
  queryOptions({
    queryKey: ['market-numbers', days],
    queryFn: () => getApi().getMarketNumbers({ query: { days } }),
    staleTime: handOverMilliseconds,
  });

/** What begins the keys of the lists of buyers, or of sellers. */
export const usersKey = (type: (typeof signUpTypes)[number]): QueryKey => ['users', type];

/** Buyers or sellers, for admins. */
export const usersQuery = (type: (typeof signUpTypes)[number], { q, by: sort, order }: PeopleAddress = {}) =>
  pages([...usersKey(type), q, sort, order], (query) =>
    getApi().listUsers({ params: { type }, query: { ...query, q, sort, order } }),
  );

/** People who were removed and can be brought back, for admins. */
export const removedUsersQuery = pages(['removed', 'users'], (query) => getApi().listRemovedUsers({ query }));

/** Pieces that were removed and can be brought back, for admins. */
export const removedListingsQuery = pages(['removed', 'listings'], (query) => getApi().listRemovedListings({ query }));

/** What begins the keys of the lists of payments. */
export const paymentsKey: QueryKey = ['payments'];

/** What was paid and where the money is now, for admins. */
export const paymentsQuery = (filter: PaymentFilter = {}) =>
  pages([...paymentsKey, filter], (query) => getApi().listPayments({ query: { ...query, ...filter } }));

/** Every listing in every state, for admins. */
export const everyListingQuery = (filter: EveryListingFilter = {}) =>
  pages(['every-listing', filter], (query) => getApi().listEveryListing({ query: { ...query, ...filter } }));

/** One listing in any state, for admins. */
export const anyListingQuery = (id: string) =>
  queryOptions({
    queryKey: ['every-listing', 'one', id],
    queryFn: () => getApi().getEveryListing({ params: { id } }),
    staleTime: handOverMilliseconds,
  });

/** One person, for admins. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['person', id],
    queryFn: () => getApi().getPerson({ params: { id } }),
    staleTime: handOverMilliseconds,
  });

/** The audit log, or what it says about one person or one listing; for admins. */
export const actsQuery = (about?: string) =>
  pages(['acts', about], (query) => getApi().listActs({ query: { ...query, about } }));
