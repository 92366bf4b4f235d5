import { offeredLanguage } from '../../../shared/domain/language.ts';
import { notificationKinds } from '../../../shared/domain/notification.ts';
import { pictureUrl } from '../../../shared/domain/picture.ts';
import { cutText } from '../../platform/text/cut-text.ts';
import type { Services } from '../../ports/services.ts';
import { describeNotification } from './describe-notification.ts';
import { findMailListings } from './mail-listing-store.ts';
import { deleteSubscriptionById, findPush } from './push-store.ts';

/** Milliseconds of retries. */
const TRIED_FOR = 30 * 60_000;
/** Push services refuse over 4,096 bytes. */
const MOST_CHARACTERS = 300;
/** Seconds at the push service. */
const TTL_SECONDS = 24 * 3600;

type Needed = Pick<Services, 'db' | 'push' | 'clock' | 'shop' | 'log'>;

/** What the service worker shows. */
type PushPayload = { title: string; body: string; href: string; tag: string; image?: string; lang: string };

/**
 * Sends to one browser, unless read meanwhile. Deletes an ended subscription.
 * @throws when a retry can help
 */
export async function sendPush(
  { db, push, clock, shop, log }: Needed,
  { subscriptionId, notificationId }: { subscriptionId: string; notificationId: string },
): Promise<void> {
  const found = await findPush(db, subscriptionId, notificationId);
  if (!found) return;
  const language = offeredLanguage(found.language, shop.settings());
  const { title, text } = describeNotification(found, language, found.time_zone ?? undefined);
  const image = found.listing_id && (await findMailListings(db, [found.listing_id])).get(found.listing_id)?.image;
  const payload: PushPayload = {
    title,
    body: cutText(text, MOST_CHARACTERS),
    href: found.href,
    tag: found.notification_id,
    lang: language,
    ...(image ? { image: pictureUrl(image, 800, 'jpg') } : {}),
  };
  const message = {
    payload: JSON.stringify(payload),
    ttl: TTL_SECONDS,
    urgent: notificationKinds[found.kind].urgent,
  };
  try {
    const outcome = await push.send(found, message);
    if (outcome === 'gone') await deleteSubscriptionById(db, found.id);
    if (outcome === 'refused') log.warn({ subscriptionId: found.id }, 'a push service refused a notification');
  } catch (error) {
    if (clock.now().getTime() - found.since.getTime() < TRIED_FOR) throw error;
    log.warn({ err: error, subscriptionId: found.id }, 'a notification could not be pushed in time');
  }
}
