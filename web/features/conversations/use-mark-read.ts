import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Conversation, Message } from '../../../shared/contract/conversations.ts';
import { getApi } from '../../platform/api-client.ts';
import { changeRows } from '../../platform/lists/change-rows.ts';
import { readAgain } from '../../platform/live/read-again.ts';
import { unreadQuery } from '../notifications/notification-queries.ts';
import { conversationQuery, inboxKey } from './conversation-queries.ts';
import { changeConversation } from './follow-conversations.ts';

/**
 * Marks a conversation as read while it is visible and has unread messages.
 * @param last its last message
 */
export function useMarkRead(id: string, last: Message | undefined, unread: number): void {
  const cache = useQueryClient();
  const marked = useRef<string>(undefined);
  /** Retries when the page is shown next, not at once: the server may be down. */
  const hasFailed = useRef(false);
  const lastId = last?.id;
  const needed = lastId !== undefined && (unread > 0 || last?.from === 'them');
  useEffect(() => {
    const mark = () => {
      if (!needed || document.visibilityState !== 'visible' || marked.current === lastId) return;
      marked.current = lastId;
      showRead(cache, id, unread > 0);
      void getApi()
        .readConversation({ params: { id } })
        .then(
          () => readAgain(cache, inboxKey, unreadQuery.queryKey),
          () => {
            hasFailed.current = true;
            readAgain(cache, conversationQuery(id).queryKey, inboxKey, unreadQuery.queryKey);
          },
        );
    };
    const onVisibility = () => {
      if (hasFailed.current) marked.current = undefined;
      hasFailed.current = false;
      mark();
    };
    mark();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [cache, id, lastId, needed, unread]);
}

/** Shows the conversation as read before the server answers. */
function showRead(cache: QueryClient, id: string, isCounted: boolean): void {
  changeConversation(cache, id, (known) => ({ ...known, unread: 0 }));
  void changeRows<Conversation>(cache, inboxKey, (row) =>
    row.id === id && row.unread > 0 ? { ...row, unread: 0 } : row,
  );
  if (!isCounted) return;
  cache.setQueryData(unreadQuery.queryKey, (known) => known && { ...known, messages: Math.max(0, known.messages - 1) });
}
