import { fulfillmentStep, isOpen } from '../../../shared/domain/fulfillment.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { findMeeting, notifyOfCancelledMeeting } from './cancel-meeting.ts';
import { closeAppeal } from './disputes/dispute-store.ts';
import {
  insertFulfillment,
  type LockedFulfillment,
  lockByPurchase,
  type SoldPurchase,
  setFulfillmentState,
} from './fulfillment-store.ts';
import { notifyOfState } from './notify-of-state.ts';

type Needed = Pick<Services, 'live' | 'clock' | 'config' | 'shop'>;

/** Runs in the transaction that records the sale. */
export const beginFulfillment = async (
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  purchase: SoldPurchase,
): Promise<void> => void (await insertFulfillment(tx, purchase, config.deadlines));

/** Ends the fulfillment of a sale whose money went back in full. */
export async function endFulfillment(services: Needed, tx: Tx, purchaseId: string): Promise<void> {
  const found = await lockByPurchase(tx, purchaseId);
  if (found) await endByRefund(services, tx, found);
}

/** Ends a sale that is not completed, since its seller will not be paid. */
export async function endOpenFulfillment(services: Needed, tx: Tx, purchaseId: string): Promise<void> {
  const found = await lockByPurchase(tx, purchaseId);
  if (found && isOpen(found.state)) await endByRefund(services, tx, found);
  else if (found) await notifyOfState(services, tx, found, found.state);
}

async function endByRefund(services: Needed, tx: Tx, found: LockedFulfillment): Promise<void> {
  const step = fulfillmentStep(found.state, 'refunded');
  if (!step) return;
  if (found.state === 'arranged')
    await notifyOfCancelledMeeting(services, tx, {
      found,
      meeting: await findMeeting(services, tx, found),
      told: ['buyer', 'seller'],
    });
  await closeAppeal(tx, found.id);
  await setFulfillmentState(tx, found.id, { state: step.to });
  await notifyOfState(services, tx, found, step.to);
}
