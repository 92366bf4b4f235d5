import { useEffect } from 'react';
import { getApi } from '../../platform/api-client.ts';
import { getSession, subscribeToSession, waitForSession } from '../../platform/session.ts';
import { storeViewed } from '../listings/viewed-listings.ts';

/** Milliseconds before a view counts. */
const VIEW_MILLISECONDS = 1_500;

/**
 * Records a view in this browser and on the server. Errors are ignored.
 * @param id empty for a preview
 */
export function useCountedView(id: string): void {
  useEffect(() => {
    if (!id) return;
    const count = async () => {
      storeViewed(id);
      await waitForSession();
      if (document.visibilityState === 'visible') await getApi().countView({ params: { id } });
    };
    const timer = setTimeout(() => void count().catch(() => undefined), VIEW_MILLISECONDS);
    // Logging out clears the views, while this page may still be shown.
    const unfollow = subscribeToSession(() => {
      if (getSession().leaving) clearTimeout(timer);
    });
    return () => {
      unfollow();
      clearTimeout(timer);
    };
  }, [id]);
}
