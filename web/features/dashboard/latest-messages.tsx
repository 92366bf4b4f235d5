import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { words } from '../../words.ts';
import { latestConversationsQuery } from '../conversations/conversation-queries.ts';
import { ConversationRow } from '../conversations/conversation-row.tsx';

/** Shows nothing to a person without conversations. */
export function LatestMessages() {
  const { data } = useInfiniteQuery(latestConversationsQuery);
  const latest = data?.pages.flatMap(({ items }) => items) ?? [];
  if (latest.length === 0) return null;
  return (
    <div className="mb-8 grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-2xl">{words.titles.messages}</h2>
        <Link to="/messages/$" preload={false} className="inline-flex min-h-11 items-center text-link">
          {words.dashboard.allMessages}
        </Link>
      </div>
      <ul className="-mx-3 grid gap-0.5">
        {latest.map((conversation) => (
          <ConversationRow key={conversation.id} conversation={conversation} />
        ))}
      </ul>
    </div>
  );
}
