import { inTransaction } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { type NewNotification, notifyAll } from '../notifications/notify.ts';
import { markShownAsNotified } from './review-store.ts';

type Shown = { about_id: string; stars: number; writer: string; title: string; listing_id: string };

/** Returns the notification of a review that is public now. */
export const reviewNotification = ({ about_id, stars, writer, title, listing_id }: Shown): NewNotification => ({
  accountId: about_id,
  kind: 'review_received',
  params: { title, from: writer, stars },
  href: '/dashboard/reviews',
  listingId: listing_id,
});

/** Per transaction. */
const AT_ONCE = 200;

/** Notifies of reviews shown because the other's time is over. */
export async function notifyOfShownReviews(services: Pick<Services, 'db' | 'live' | 'clock'>): Promise<void> {
  for (;;) {
    const notified = await inTransaction(services.db, async (tx) => {
      const shown = await markShownAsNotified(tx, AT_ONCE);
      await notifyAll(services, tx, shown.map(reviewNotification));
      return shown.length;
    });
    if (notified < AT_ONCE) return;
  }
}
