import type { FulfillmentState } from '../../../shared/domain/fulfillment.ts';
import { handoverEvent } from '../../../shared/domain/fulfillment.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inSeconds } from '../../platform/db/in-seconds.ts';
import { readNow } from '../../platform/db/read-now.ts';
import type { Services } from '../../ports/services.ts';
import { type Releasing, releaseSale } from '../checkout/books/release-sale.ts';
import { notify } from '../notifications/notify.ts';
import { findMeeting, type Meeting, notifyOfCancelledMeeting } from './cancel-meeting.ts';
import {
  findByPurchase,
  type LockedFulfillment,
  setFulfillmentState,
  setReduction,
  setWaiting,
} from './fulfillment-store.ts';
import { setHandedOver } from './handover-store.ts';
import { newsFor, notifyOfState } from './notify-of-state.ts';
import { waitsForBank } from './waits-for-bank.ts';

/**
 * Completes a pickup; a delivery can be inspected from now on.
 * @param at when the code was typed, perhaps earlier
 */
export async function completeHandover(
  services: Services,
  tx: Tx,
  { found, at }: { found: LockedFulfillment; at: Date },
): Promise<FulfillmentState> {
  await setHandedOver(tx, found.id, at);
  // A lower price that nobody accepted no longer counts.
  if (found.reduction_cents) await setReduction(tx, found.id, undefined);
  const meeting = await findMeeting(services, tx, found, { isKept: true });
  await notifyOfCancelledMeeting(services, tx, { found, meeting, told: ['seller'], isDone: true });
  if (handoverEvent(found.method) === 'delivered') return beginInspection(services, tx, found, meeting);
  await completeSale(services, tx, found, at);
  const params = { title: found.title, ...meeting };
  await notify(services, tx, { ...newsFor(found, 'buyer'), kind: 'handover', params });
  return 'completed';
}

/** Lets the buyer inspect a delivery for a time, and tells them. @param meeting that their calendar removes */
export async function beginInspection(
  services: Services,
  tx: Tx,
  found: LockedFulfillment,
  meeting?: Meeting,
): Promise<'inspecting'> {
  const until = await startInspection(services, tx, found);
  const params = { title: found.title, until, ...(await waitsForBank(tx, found.purchase_id)), ...meeting };
  await notify(services, tx, { ...newsFor(found, 'buyer'), kind: 'inspection', params });
  return 'inspecting';
}

/** Tells nobody. @returns its end in ISO 8601 */
export async function startInspection(services: Services, tx: Tx, found: LockedFulfillment): Promise<string> {
  const { inspection, reminder } = services.config.deadlines;
  await setWaiting(tx, found.id, {
    state: 'inspecting',
    deadline: inSeconds(inspection),
    remind: inspection > reminder ? inSeconds(inspection - reminder) : null,
  });
  await notifyOfState(services, tx, found, 'inspecting');
  return new Date((await readNow(tx)).getTime() + inspection * 1000).toISOString();
}

/**
 * Completes a sale and releases its money, in one transaction.
 * @returns whether it is released; else a bank disputes the payment
 */
export async function completeSale(services: Services, tx: Tx, found: LockedFulfillment, at?: Date): Promise<boolean> {
  await setFulfillmentState(tx, found.id, { state: 'completed', completedAt: at });
  const isReleased = await releaseSale(services, tx, found.purchase_id);
  await notifyOfState(services, tx, found, 'completed');
  return isReleased;
}

/** Completes an inspected sale, and notifies the seller. */
export async function endInspection(services: Services, tx: Tx, found: LockedFulfillment): Promise<void> {
  const isReleased = await completeSale(services, tx, found);
  const params = { title: found.title, ...(isReleased ? {} : { waits: true as const }) };
  await notify(services, tx, { ...newsFor(found, 'seller'), kind: 'sale_completed', params });
}

/** Publishes that a bank began or ended to dispute the payment, and then releases a sale that was completed meanwhile. */
export async function applyBankDispute(
  services: Pick<Services, 'live'> & Releasing,
  tx: Tx,
  purchaseId: string,
): Promise<void> {
  const found = await findByPurchase(tx, purchaseId);
  if (!found) return;
  if (found.state === 'completed') await releaseSale(services, tx, purchaseId);
  await notifyOfState(services, tx, found, found.state);
}
