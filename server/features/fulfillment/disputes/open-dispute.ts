import { DECIDE_REMINDER_HOURS } from '../../../../shared/domain/dispute.ts';
import type { FulfillmentParty } from '../../../../shared/domain/fulfillment.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { inSeconds } from '../../../platform/db/in-seconds.ts';
import { readNow } from '../../../platform/db/read-now.ts';
import type { Services } from '../../../ports/services.ts';
import { claimImages } from '../../images/claim-images.ts';
import { notifyAdmins } from '../../notifications/notify-admins.ts';
import { type LockedFulfillment, setWaiting } from '../fulfillment-store.ts';
import { notifyOfState } from '../notify-of-state.ts';
import { insertDispute, insertReportImages } from './dispute-store.ts';

/** `images`: URLs of own uploads. */
export type Report = { reason: string; text: string; images: readonly string[] };

/**
 * Stops a sale until the operator decides; its money stays where it is.
 * @throws invalid_input for photos of others
 */
export async function openDispute(
  services: Services,
  tx: Tx,
  found: LockedFulfillment,
  { by, reason, text, images }: Report & { by: FulfillmentParty },
): Promise<void> {
  const { decision } = services.config.deadlines;
  await setWaiting(tx, found.id, {
    state: 'disputed',
    deadline: inSeconds(decision),
    remind: inSeconds(DECIDE_REMINDER_HOURS * 3600),
  });
  await insertDispute(tx, { fulfillmentId: found.id, by, reason, text });
  await addReportImages(tx, found, { by, images });
  await notifyOfState(services, tx, found, 'disputed');
  const until = new Date((await readNow(tx)).getTime() + decision * 1000).toISOString();
  await notifyAdmins(services, tx, {
    kind: 'decision_needed',
    params: { title: found.title, until },
    href: `/dashboard/admin/disputes/${found.id}`,
    groupKey: found.id,
    listingId: found.listing_id,
  });
  services.log.warn({ fulfillmentId: found.id, alert: true }, 'a buyer or seller needs a decision');
}

/** Keeps the photos of a report. @throws invalid_input for photos of others */
export async function addReportImages(
  tx: Tx,
  { id, buyer_id, seller_id }: LockedFulfillment,
  { by, images }: { by: FulfillmentParty; images: readonly string[] },
): Promise<void> {
  const imageIds = await claimImages(tx, by === 'buyer' ? buyer_id : seller_id, images, 'images');
  await insertReportImages(tx, id, { by, imageIds });
}
