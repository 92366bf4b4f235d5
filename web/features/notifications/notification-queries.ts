import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';

/** Numbers of unread conversations and notifications. */
export const unreadQuery = queryOptions({
  queryKey: ['unread'],
  queryFn: () => getApi().countUnread(),
});

/** Reads the person's notifications, newest first. @param limit of each page */
export const notificationsQuery = (limit: number) =>
  infiniteQueryOptions({
    queryKey: ['notifications', limit],
    queryFn: ({ pageParam: cursor }) => getApi().listNotifications({ query: { limit, cursor } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  });

/** What the person gets by mail and push. */
export const choicesQuery = queryOptions({
  queryKey: ['notification-choices'],
  queryFn: () => getApi().getNotificationChoices(),
  staleTime: 0,
});
