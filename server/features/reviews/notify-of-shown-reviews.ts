import { inTransaction } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { notifyAll } from '../notifications/notify.ts';
import { reviewNews } from './review-news.ts';
import { markShownAsTold } from './review-store.ts';

/** Per transaction. */
const AT_ONCE = 200;

/** Notifies people of reviews that are shown because the time for the other one is over. */
export async function notifyOfShownReviews(services: Pick<Services, 'db' | 'live' | 'clock'>): Promise<void> {
  for (;;) {
    const told = await inTransaction(services.db, async (tx) => {
      const shown = await markShownAsTold(tx, AT_ONCE);
      await notifyAll(services, tx, shown.map(reviewNews));
      return shown.length;
    });
    if (told < AT_ONCE) return;
  }
}
