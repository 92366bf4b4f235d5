import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Message } from '../../../shared/contract/conversations.ts';
import { getApi } from '../../platform/api-client.ts';
import { unreadQuery } from '../notifications/notification-queries.ts';
import { inboxKey } from './conversation-queries.ts';
import { changeConversation } from './follow-conversations.ts';

/**
 * Marks a conversation as read while it is visible and has unread messages.
 * @param last its last message
 */
export function useMarkRead(id: string, last: Message | undefined, unread: number): void {
  const cache = useQueryClient();
  const marked = useRef<string>(undefined);
  const lastId = last?.id;
  const needed = lastId !== undefined && (unread > 0 || last?.from === 'them');
  useEffect(() => {
    const mark = () => {
      if (!needed || document.visibilityState !== 'visible' || marked.current === lastId) return;
      marked.current = lastId;
      void getApi()
        .readConversation({ params: { id } })
        .then(
          () => {
            changeConversation(cache, id, (known) => ({ ...known, unread: 0 }));
            for (const queryKey of [inboxKey, unreadQuery.queryKey]) void cache.invalidateQueries({ queryKey });
          },
          () => {
            marked.current = undefined;
          },
        );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [cache, id, lastId, needed]);
}
