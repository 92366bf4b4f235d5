import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy-part.ts';
import type { SessionAccount } from '../../../platform/session.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The listing that was just published, on the page that its form leads to; it stays for Back and a reload. */
    published?: string | undefined;
  }
}

const PublishedCard = lazyPart(async () => (await import('./published-card.tsx')).PublishedCard);

/** Loads the card about a new listing, on the page that its form leads to. */
export function PublishedPlace({ account }: { account: SessionAccount }) {
  const published = useLocation({ select: ({ state }) => state.published });
  return published ? (
    <Suspense fallback={null}>
      <PublishedCard id={published} account={account} />
    </Suspense>
  ) : null;
}
