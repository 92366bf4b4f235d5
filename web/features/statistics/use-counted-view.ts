import { useEffect } from 'react';
import { getApi } from '../../platform/api-client.ts';
import { knownSession } from '../../platform/session.ts';
import { keepViewed } from '../listings/viewed-listings.ts';

/** Milliseconds after which somebody has looked at a piece; who leaves sooner has only passed by. */
const LOOK = 1_500;

/**
 * Keeps for this browser, and tells the server, that somebody looks at this listing, long after the page is there: the page itself is the same for
 * everybody and asks nobody. Whether it was heard matters to no visitor.
 * @param id empty for a piece that is only being written, which nobody else can look at
 */
export function useCountedView(id: string): void {
  useEffect(() => {
    if (!id) return;
    const look = async () => {
      keepViewed(id);
      await knownSession();
      if (document.visibilityState === 'visible') await getApi().countView({ params: { id } });
    };
    const timer = setTimeout(() => void look().catch(() => undefined), LOOK);
    return () => clearTimeout(timer);
  }, [id]);
}
