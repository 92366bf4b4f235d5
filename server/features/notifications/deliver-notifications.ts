import { isStillNews } from '../../../shared/domain/alert.ts';
import { type Chosen, groupOf, isWanted, notificationKinds } from '../../../shared/domain/notification.ts';
import { nextTimeOfDay, quietUntil } from '../../../shared/domain/quiet-hours.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { findChosen } from './choice-store.ts';
import {
  claimDigest,
  claimDueDeliveries,
  type DueDelivery,
  deleteDeliveries,
  listDigest,
  setDone,
  setWaiting,
} from './delivery-store.ts';
import { findMailListings } from './mail-listing-store.ts';
import { listSubscriptions } from './push-store.ts';
import { LISTED_IN_DIGEST, listingsOf, writeDigest, writeNotification } from './write-notification.ts';

export { dueDeliveries } from './delivery-store.ts';

const BATCH = 50;

type Needed = Pick<Services, 'db' | 'mailer' | 'jobs' | 'config' | 'shop' | 'clock'>;

/**
 * Turns due deliveries into jobs, each once. Safe in several processes.
 * @returns how many were processed
 */
export async function deliverNotifications(services: Needed): Promise<number> {
  return (await deliverSingle(services)) + (await deliverDigest(services));
}

const deliverSingle = (services: Needed) =>
  inTransaction(services.db, async (tx) => {
    const now = services.clock.now();
    const due = await claimDueDeliveries(tx, now, BATCH);
    if (due.length === 0) return 0;
    const chosen = await chosenBy(tx, due);
    const ready: DueDelivery[] = [];
    const dropped: DueDelivery[] = [];
    for (const delivery of due) {
      const wait = waitOf(delivery, now);
      if (!isDue(services, delivery, chosen)) dropped.push(delivery);
      else if (wait) await setWaiting(tx, delivery, { waitsFor: wait.for, until: wait.until });
      else ready.push(delivery);
    }
    await sendMails(
      services,
      tx,
      ready.filter(({ channel }) => channel === 'mail'),
    );
    await sendPushes(
      services,
      tx,
      ready.filter(({ channel }) => channel === 'push'),
    );
    if (ready.length > 0) await setDone(tx, ready, now);
    if (dropped.length > 0) await deleteDeliveries(tx, dropped);
    return due.length;
  });

const deliverDigest = (services: Needed) =>
  inTransaction(services.db, async (tx) => {
    const now = services.clock.now();
    const accountId = await claimDigest(tx, now);
    if (!accountId) return 0;
    const due = await listDigest(tx, accountId, now);
    // After an outage it may come at any time.
    const until = due[0] && quietEnd(due[0], now);
    if (until) {
      for (const delivery of due) await setWaiting(tx, delivery, { waitsFor: 'digest', until });
      return due.length;
    }
    const chosen = await chosenBy(tx, due);
    const [first, ...rest] = due.filter((delivery) => isDue(services, delivery, chosen));
    const dropped = due.filter((delivery) => !isDue(services, delivery, chosen));
    if (first) {
      const collected = [first, ...rest] as const;
      const shown = await findMailListings(tx, collected.slice(0, LISTED_IN_DIGEST).flatMap(listingsOf));
      await services.jobs.enqueue(tx, 'send-mail', [writeDigest(services, collected, shown)]);
      await setDone(tx, collected, now);
    }
    if (dropped.length > 0) await deleteDeliveries(tx, dropped);
    return due.length;
  });

async function chosenBy(tx: Tx, due: readonly DueDelivery[]): Promise<Map<string, Chosen>> {
  return findChosen(tx, [...new Set(due.map(({ account_id }) => account_id))]);
}

async function sendMails(services: Needed, tx: Tx, due: readonly DueDelivery[]): Promise<void> {
  if (due.length === 0) return;
  const shown = await findMailListings(tx, [...new Set(due.flatMap(listingsOf))]);
  await services.jobs.enqueue(
    tx,
    'send-mail',
    due.map((delivery) => writeNotification(services, delivery, shown)),
  );
}

async function sendPushes({ jobs }: Needed, tx: Tx, due: readonly DueDelivery[]): Promise<void> {
  const browsers = await listSubscriptions(tx, [...new Set(due.map(({ account_id }) => account_id))]);
  const pushes = due.flatMap(({ account_id, notification_id }) =>
    browsers
      .filter((browser) => browser.account_id === account_id)
      .map(({ id }) => ({ subscriptionId: id, notificationId: notification_id })),
  );
  if (pushes.length > 0) await jobs.enqueue(tx, 'send-push', pushes);
}

/** Still wanted, unread and true, and the person is there. */
function isDue({ mailer, clock }: Needed, delivery: DueDelivery, chosen: ReadonlyMap<string, Chosen>): boolean {
  const { channel, account_id, read_at, left_at, email_verified } = delivery;
  if (read_at || left_at) return false;
  // An unverified email may be somebody else's.
  if (channel === 'mail' && mailer.delivers && !email_verified) return false;
  return isWanted(groupOf(delivery), channel, chosen.get(account_id) ?? {}) && isTrue(delivery, clock.now());
}

const alertOf = { price_drop: 'price_drop', on_hold: 'on_hold', back: 'back', sold_saved: 'sold' } as const;

/** News must still be true: the meeting is ahead, the listing still saved. */
function isTrue(delivery: DueDelivery, now: Date): boolean {
  const { kind, params, first_params, wish_id, is_blocked, state, price_cents, hidden_at, deleted_at } = delivery;
  // Quiet hours may have held it back for too long.
  if (kind === 'handover_soon') return Date.parse(String(params.start)) > now.getTime();
  if (!Object.hasOwn(alertOf, kind)) return true;
  if (!wish_id || is_blocked || state === null || price_cents === null) return false;
  const from = first_params?.fromCents;
  return isStillNews(
    alertOf[kind as keyof typeof alertOf],
    { state, isShown: hidden_at === null && deleted_at === null, price: price_cents },
    typeof from === 'number' ? from : undefined,
  );
}

function quietEnd({ time_zone, quiet_from, quiet_until }: DueDelivery, now: Date): Date | undefined {
  if (quiet_from === null || quiet_until === null) return undefined;
  return quietUntil(now, { from: quiet_from, until: quiet_until }, time_zone ?? 'UTC');
}

/** Quiet hours hold everything back; the daily mail collects what is not urgent. */
function waitOf(delivery: DueDelivery, now: Date): { for: 'quiet' | 'digest'; until: Date } | undefined {
  const { channel, kind, time_zone, digest_hour } = delivery;
  if (channel === 'mail' && digest_hour !== null && !notificationKinds[kind].urgent) {
    const daily = nextTimeOfDay(now, digest_hour * 60, time_zone ?? 'UTC');
    return { for: 'digest', until: quietEnd(delivery, daily) ?? daily };
  }
  const end = quietEnd(delivery, now);
  return end && { for: 'quiet', until: end };
}
