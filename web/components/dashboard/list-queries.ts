import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Page } from '../../../shared/contract/call.ts';
import type { signUpTypes } from '../../../shared/domain/account.ts';
import { getApi } from '../../api-client.ts';

/** Milliseconds in which a page takes over what its loader fetched; an older list is shown and asked for again. */
const handOverMilliseconds = 2_000;

type Cursor = { cursor: string | undefined };

const pages = <Row>(queryKey: QueryKey, ask: (query: Cursor) => Promise<Page<Row>>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => ask({ cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: handOverMilliseconds,
  });

/** The wishlist of the person with this e-mail. */
export const wishesQuery = (email: string) =>
  pages(['wishes', email], (query) => getApi().listWishes({ query: { ...query, email } }));

/** The payment history of the person with this e-mail. */
export const paidQuery = (email: string) =>
  pages(['paid', email], (query) => getApi().listPaid({ params: { email }, query }));

/** The pieces of the seller with this e-mail. */
export const ownListingsQuery = (email: string) =>
  pages(['own-listings', email], (query) => getApi().listOwnListings({ params: { email }, query }));

/** Buyers or sellers, for admins. */
export const usersQuery = (type: (typeof signUpTypes)[number]) =>
  pages(['users', type], (query) => getApi().listUsers({ params: { type }, query }));

/** People who were removed and can be brought back, for admins. */
export const removedUsersQuery = pages(['removed', 'users'], (query) => getApi().listRemovedUsers({ query }));

/** Pieces that were removed and can be brought back, for admins. */
export const removedListingsQuery = pages(['removed', 'listings'], (query) => getApi().listRemovedListings({ query }));

/** What was paid and where the money is now, for admins. */
export const paymentsQuery = pages(['payments'], (query) => getApi().listPayments({ query }));

/** The audit log, for admins. */
export const actsQuery = pages(['acts'], (query) => getApi().listActs({ query }));
