import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect } from 'react';
import { CountedIcon } from '../../ui/counted-icon.tsx';
import { words } from '../../words.ts';
import { unreadQuery } from '../notifications/notification-queries.ts';
import { followConversations } from './follow-conversations.ts';

/** With the current number of unread conversations. */
export function MessagesLink({ className }: { className: string }) {
  const cache = useQueryClient();
  useEffect(() => followConversations(cache), [cache]);
  const count = useQuery(unreadQuery).data?.messages ?? 0;
  return (
    <Link to="/messages/$" params={{ _splat: '' }} preload={false} className={className}>
      <CountedIcon icon={MessageCircle} count={count} />
      <span className="sr-only">{words.titles.messages}</span>
      {count > 0 ? <span className="sr-only"> {count}</span> : null}
    </Link>
  );
}
