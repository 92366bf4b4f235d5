import type { AlertKind } from '../../../shared/domain/alert.ts';
import type { NotificationKind } from '../../../shared/domain/notification.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { claimNews, deleteOldAlertRows, findReaders, type ListingNews } from './listing-news-store.ts';
import { type NewNotification, notifyAll } from './notify.ts';

export { waitingNews } from './listing-news-store.ts';

/**
 * Notifies people who saved a listing. Safe in several processes.
 * @returns how many news were processed
 */
export async function planAlerts(services: Pick<Services, 'db' | 'live' | 'clock'>): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    const news = await claimNews(tx);
    if (!news) return 0;
    const readers = await findReaders(tx, news);
    await notifyAll(
      services,
      tx,
      readers.map(({ account_id, title, price_cents }) =>
        notificationFor(account_id, news, { title, price: price_cents }),
      ),
    );
    return 1;
  });
}

type Facts = { title: string; price: number };

const savedKinds = { price_drop: 'price_drop', on_hold: 'on_hold', back: 'back', sold: 'sold_saved' } as const;
savedKinds satisfies Record<AlertKind, NotificationKind>;

function notificationFor(
  accountId: string,
  { kind, listing_id: id, from_cents }: ListingNews,
  { title, price }: Facts,
): NewNotification {
  const about = { accountId, href: `/furniture/${id}`, listingId: id, groupKey: id };
  switch (kind) {
    case 'price_drop':
      return { ...about, kind, params: { title, priceCents: price, fromCents: from_cents ?? price } };
    case 'back':
      return { ...about, kind, params: { title, priceCents: price } };
    default:
      return { ...about, kind: savedKinds[kind], params: { title } };
  }
}

/** Deletes records of mails by older versions. */
export const deleteOldAlerts = async ({ db }: Pick<Services, 'db'>): Promise<void> => {
  await deleteOldAlertRows(db);
};
