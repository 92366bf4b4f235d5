import { offeredLanguage } from '../../../shared/domain/language.ts';
import { notificationKinds } from '../../../shared/domain/notification.ts';
import { pictureUrl } from '../../../shared/domain/picture.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { cutText } from '../../platform/text/cut-text.ts';
import type { JobPayloads } from '../../ports/jobs.ts';
import type { Services } from '../../ports/services.ts';
import { describeNotification } from './describe-notification.ts';
import { findMailListings } from './mail-listing-store.ts';
import { deleteSubscriptionById, findPush } from './push-store.ts';

/** Milliseconds of retries, with growing pauses. */
const TRIED_FOR = 30 * 60_000;
const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 5 * 60_000;
/** Push services refuse over 4,096 bytes. */
const MOST_CHARACTERS = 300;
/** Seconds at the push service. */
const TTL_SECONDS = 24 * 3600;

type Needed = Pick<Services, 'db' | 'push' | 'clock' | 'shop' | 'log' | 'jobs'>;
type Push = JobPayloads['send-push'];

/** What the service worker shows. */
type PushPayload = { title: string; body: string; href: string; tag: string; image?: string; lang: string };

/** Sends to one browser, unless read meanwhile. Deletes an ended subscription. */
export async function sendPush(services: Needed, job: Push): Promise<void> {
  const { db, push, shop, log } = services;
  const found = await findPush(db, job.subscriptionId, job.notificationId);
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
  const outcome = await push
    .send(found, message)
    .catch((error: unknown) => sendLater(services, job, found.since, error));
  if (outcome === 'gone') await deleteSubscriptionById(db, found.id);
  if (outcome === 'refused') log.warn({ subscriptionId: found.id }, 'a push service refused a notification');
}

/** No failed job: strangers name push services, and failures call the operator. */
async function sendLater({ db, jobs, clock, log }: Needed, job: Push, since: Date, error: unknown): Promise<void> {
  const now = clock.now().getTime();
  const waited = now - since.getTime();
  if (waited >= TRIED_FOR) return log.warn({ err: error, ...job }, 'a notification could not be pushed in time');
  const from = new Date(now + Math.min(Math.max(waited, FIRST_WAIT), LONGEST_WAIT));
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'send-push', [job], { from }));
}
