import { fulfillmentStep, isOpen } from '../../../shared/domain/fulfillment.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { notifyAll } from '../notifications/notify.ts';
import { findMeeting, type Meeting, notifyOfCancelledMeeting } from './cancel-meeting.ts';
import { closeAppeal } from './disputes/dispute-store.ts';
import {
  insertFulfillment,
  type LockedFulfillment,
  lockByPurchase,
  type SoldPurchase,
  setFulfillmentState,
} from './fulfillment-store.ts';
import { newsFor, notifyOfState } from './notify-of-state.ts';

type Needed = Pick<Services, 'live' | 'clock' | 'config' | 'shop'>;

const parties = ['buyer', 'seller'] as const;

/** Runs in the transaction that records the sale. */
export const beginFulfillment = async (
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  purchase: SoldPurchase,
): Promise<void> => void (await insertFulfillment(tx, purchase, config.deadlines));

/** Ends the fulfillment of a sale whose money went back in full. The mails are those of the money. */
export async function endFulfillment(services: Needed, tx: Tx, purchaseId: string): Promise<void> {
  const found = await lockByPurchase(tx, purchaseId);
  if (!found) return;
  const meeting = await meetingOf(services, tx, found);
  if (await endByRefund(services, tx, found))
    await notifyOfCancelledMeeting(services, tx, { found, meeting, told: parties });
}

/** Ends a sale that is not completed, since its seller will not be paid, and notifies both before the money moves. */
export async function endOpenFulfillment(services: Needed, tx: Tx, purchaseId: string): Promise<void> {
  const found = await lockByPurchase(tx, purchaseId);
  if (!found) return;
  if (!isOpen(found.state)) return notifyOfState(services, tx, found, found.state);
  const meeting = await meetingOf(services, tx, found);
  await endByRefund(services, tx, found);
  const params = { title: found.title, from: '', text: '', byShop: true as const, ...meeting };
  await notifyAll(
    services,
    tx,
    parties.map((role) => ({ ...newsFor(found, role), kind: 'sale_cancelled', params })),
  );
}

const meetingOf = async (services: Needed, tx: Tx, found: LockedFulfillment): Promise<Meeting | undefined> =>
  found.state === 'arranged' ? findMeeting(services, tx, found) : undefined;

/** @returns whether it was not ended before */
async function endByRefund(services: Needed, tx: Tx, found: LockedFulfillment): Promise<boolean> {
  const step = fulfillmentStep(found.state, 'refunded');
  if (!step) return false;
  await closeAppeal(tx, found.id);
  await setFulfillmentState(tx, found.id, { state: step.to });
  await notifyOfState(services, tx, found, step.to);
  return true;
}
