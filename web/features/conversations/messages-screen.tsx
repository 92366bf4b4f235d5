import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { words } from '../../words.ts';
import { followConversations } from './follow-conversations.ts';
import { Inbox } from './inbox.tsx';
import { useWholeScreen } from './use-whole-screen.ts';

/** The list beside one conversation. On a phone, an open conversation fills the screen. */
export function MessagesScreen({ thread }: { thread: ReactNode }) {
  const cache = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  useWholeScreen(place);
  useEffect(() => followConversations(cache), [cache]);
  return (
    <div className="max-md:min-h-dvh md:frame md:grid md:h-[calc(100dvh-4rem-1px-var(--tab-bar))] md:min-h-120 md:grid-cols-[minmax(18rem,2fr)_minmax(0,3fr)] lg:grid-cols-[24rem_minmax(0,1fr)]">
      <div
        className={`md:-ml-3 md:overflow-y-auto md:overscroll-contain md:pl-3 md:border-line md:border-e ${thread ? 'max-md:hidden' : ''}`}
      >
        <Inbox heading={thread ? 'h2' : 'h1'} />
      </div>
      <div
        ref={place}
        className={
          thread
            ? 'whole-screen flex min-w-0 flex-col bg-paper max-md:fixed max-md:inset-x-0 max-md:top-[var(--visible-top,0px)] max-md:z-40 max-md:h-[var(--visible-height,100dvh)] max-md:[container:thread/size]'
            : 'hidden place-items-center p-8 text-center md:grid'
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
