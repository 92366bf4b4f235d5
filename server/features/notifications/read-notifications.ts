import type { Page } from '../../../shared/contract/call.ts';
import type { Notification } from '../../../shared/contract/notifications.ts';
import { offeredLanguage } from '../../../shared/domain/language.ts';
import { NOTIFICATION_DAYS } from '../../../shared/domain/notification.ts';
import { cutPage, PAGE_SIZE } from '../../platform/db/page-cursor.ts';
import { readTimeCursor } from '../../platform/db/time-key.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { findMainPictures } from '../listings/find-main-pictures.ts';
import { describeNotification } from './describe-notification.ts';
import { deleteNotifications, listNotifications } from './notification-store.ts';

const DAY_MS = 24 * 3600_000;

/** Returns one page of the caller's notifications, newest first. */
export async function readNotifications(
  { db, shop }: Pick<Services, 'db' | 'shop'>,
  { id }: Caller,
  { limit = PAGE_SIZE, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<Notification>> {
  const rows = await listNotifications(db, id, { limit: limit + 1, after: readTimeCursor(cursor) });
  const pictures = await findMainPictures(
    db,
    rows.flatMap(({ listing_id }) => listing_id ?? []),
  );
  return cutPage(rows, limit, {
    present: (row) => ({
      id: row.id,
      kind: row.kind,
      href: row.href,
      count: row.count,
      params: row.params as Notification['params'],
      text: describeNotification(row, offeredLanguage(row.language, shop.settings()), row.time_zone ?? undefined).title,
      image: pictures.get(row.listing_id ?? '') ?? '',
      at: row.at.toISOString(),
      readAt: row.read_at?.toISOString() ?? null,
    }),
    cursorOf: (row) => [row.micros, row.id],
  });
}

/** Deletes notifications after 90 days, with planned deliveries. */
export async function deleteOldNotifications({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteNotifications(db, new Date(clock.now().getTime() - NOTIFICATION_DAYS * DAY_MS));
}
