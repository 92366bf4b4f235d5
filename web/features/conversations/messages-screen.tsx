import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { words } from '../../words.ts';
import { followConversations } from './follow-conversations.ts';
import { Inbox } from './inbox.tsx';
import { useWholeScreen } from './use-whole-screen.ts';

/** The list beside one conversation, which fills a phone or a low window. */
export function MessagesScreen({ thread }: { thread: ReactNode }) {
  const cache = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  useWholeScreen(place);
  useEffect(() => followConversations(cache), [cache]);
  return (
    <div className="whole:min-h-dvh split:frame split:grid split:h-[calc(100dvh-4rem-1px-var(--tab-bar))] split:grid-cols-[minmax(18rem,2fr)_minmax(0,3fr)] split:lg:grid-cols-[24rem_minmax(0,1fr)]">
      <div
        className={`overscroll-contain border-line split:-ml-3 split:overflow-y-auto split:border-e split:pl-3 ${thread ? 'whole:hidden' : ''}`}
      >
        <Inbox heading={thread ? 'h2' : 'h1'} />
      </div>
      <div
        ref={place}
        className={
          thread
            ? 'whole-screen open-thread flex min-w-0 flex-col bg-paper'
            : 'hidden place-items-center p-8 text-center split:grid'
        }
      >
        {thread ?? (
          <div className="grid gap-2">
            <p className="font-display text-2xl text-muted">{words.conversations.choose}</p>
            <p className="max-w-prose text-balance text-muted">{words.conversations.chooseHint}</p>
          </div>
        )}
      </div>
    </div>
  );
}
