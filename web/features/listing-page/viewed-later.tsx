import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { hasViewedOthers } from '../listings/viewed-listings.ts';

const RecentlyViewed = lazyPart(async () => (await import('./recently-viewed.tsx')).RecentlyViewed);

/** Recently viewed listings, rendered when idle. */
export function ViewedLater({ except }: { except: string }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (!hasViewedOthers(except)) return;
    const begin = () => setTime(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, 500);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(begin);
    return () => window.cancelIdleCallback(idle);
  }, [except]);
  return isTime ? (
    <Suspense fallback={null}>
      <RecentlyViewed key={except} except={except} />
    </Suspense>
  ) : null;
}
