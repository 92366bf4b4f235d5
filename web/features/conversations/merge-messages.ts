import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '../../../shared/contract/call.ts';
import type { Message } from '../../../shared/contract/conversations.ts';

/** The first page has the latest; each page is in the order of sending. */
export type MessagePages = InfiniteData<Page<Message>>;

/** Inserts a message in its place, or replaces it. */
export function mergeMessage(pages: MessagePages, message: Message): MessagePages {
  const isKnown = pages.pages.some(({ items }) => items.some(({ id }) => id === message.id));
  if (isKnown) return changeMessages(pages, (one) => (one.id === message.id ? message : one));
  const [latest, ...earlier] = pages.pages;
  const oldest = pages.pages.at(-1);
  // Not loaded yet.
  if (!latest || (oldest?.nextCursor && message.at < (oldest.items[0]?.at ?? ''))) return pages;
  const before = latest.items.findLastIndex(({ at }) => at <= message.at);
  const items = latest.items.toSpliced(before + 1, 0, message);
  return { ...pages, pages: [{ ...latest, items }, ...earlier] };
}

export const changeMessages = (pages: MessagePages, change: (message: Message) => Message): MessagePages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, items: page.items.map(change) })),
});

/** Returns all messages, earliest first, each once. */
export function timelineOf(pages: MessagePages | undefined): Message[] {
  const seen = new Set<string>();
  const latestFirst = (pages?.pages ?? []).flatMap(({ items }) => items.toReversed());
  return latestFirst.filter(({ id }) => !seen.has(id) && seen.add(id)).reverse();
}
