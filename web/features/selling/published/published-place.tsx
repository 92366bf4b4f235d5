import { Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { usePublished } from '../../../platform/published.ts';
import { useSession } from '../../../platform/session.ts';

const PublishedCard = lazyPart(async () => (await import('./published-card.tsx')).PublishedCard);

/** Loads the card about a new listing, for its seller alone. */
export function PublishedPlace() {
  const published = usePublished();
  const { account } = useSession();
  return published && account ? (
    <Suspense fallback={null}>
      <PublishedCard id={published} account={account} />
    </Suspense>
  ) : null;
}
