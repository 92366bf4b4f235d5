import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getApi } from '../../platform/api-client.ts';
import { notificationsQuery, unreadQuery } from './notification-queries.ts';

/** Reads the list while shown, and marks it as read. Unread ones look new until it closes. */
export function useNotifications(limit: number) {
  const cache = useQueryClient();
  const list = useInfiniteQuery(notificationsQuery(limit));
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = rows
    .filter(({ readAt }) => !readAt)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (unread === '') return;
    const ids = unread.split(',');
    setFresh((known) => new Set([...known, ...ids]));
    // The page may be open in the background.
    if (document.visibilityState === 'hidden') return;
    for (let i = 0; i < ids.length; i += AT_ONCE) {
      void getApi()
        .readNotifications({ body: { ids: ids.slice(i, i + AT_ONCE) } })
        .then(() => cache.invalidateQueries(unreadQuery))
        .catch(() => undefined);
    }
  }, [unread, cache]);
  return { list, rows, fresh };
}

const AT_ONCE = 100;
