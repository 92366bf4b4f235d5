import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';
import { pages } from '../../platform/lists/pages.ts';

/** Key prefix of everything about conversations. */
export const conversationsKey: QueryKey = ['conversations'];
export const inboxKey: QueryKey = [...conversationsKey, 'list'];

const messagesAtOnce = 30;
const conversationsAtOnce = 20;

export type InboxFilter = { archived: boolean; query: string };

const start = undefined as string | undefined;

/** Latest first. */
export const inboxQuery = ({ archived, query }: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: [...inboxKey, archived, query],
    queryFn: ({ pageParam: cursor }) =>
      getApi().listConversations({
        query: {
          cursor,
          limit: conversationsAtOnce,
          archived: archived ? 'true' : 'false',
          query: query === '' ? undefined : query,
        },
      }),
    initialPageParam: start,
    getNextPageParam: (last) => last.nextCursor,
  });

const firstLook = 3;

export const latestConversationsQuery = pages([...inboxKey, 'latest'], (query) =>
  getApi().listConversations({ query: { ...query, archived: 'false', limit: firstLook } }),
);

export const conversationsAboutQuery = (listingId: string) =>
  queryOptions({
    queryKey: [...conversationsKey, 'about', listingId],
    queryFn: () => getApi().listConversations({ query: { listingId } }),
    staleTime: 0,
  });

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: [...conversationsKey, 'one', id],
    queryFn: () => getApi().getConversation({ params: { id } }),
    staleTime: 0,
  });

/** Reads messages; the first page has the latest. */
export const messagesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...conversationsKey, 'messages', id],
    queryFn: ({ pageParam: cursor }) =>
      getApi().listMessages({ params: { id }, query: { cursor, limit: messagesAtOnce } }),
    initialPageParam: start,
    getNextPageParam: (last) => last.nextCursor,
    // Live events update it while shown.
    staleTime: 0,
  });
