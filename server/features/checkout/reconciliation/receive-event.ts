import PQueue from 'p-queue';
import { crashPoint } from '../../../platform/process/crash-points.ts';
import type { ProviderEvent } from '../../../ports/card-payments.ts';
import type { Services } from '../../../ports/services.ts';
import { applyIntent } from '../payment/apply-intent.ts';
import { stopCardTesting } from '../payment/card-testing.ts';
import { endExtraIntent } from '../payment/end-extra-intent.ts';
import { findByIntent, findPurchase, storeIntent } from '../payment/purchase-store.ts';
import { settlePurchase } from '../payment/settle-purchase.ts';
import {
  type ClaimedEvent,
  claimEvents,
  deleteOldEvents,
  finishEvent,
  insertEvent,
  retryEvent,
  returnEvent,
} from './event-store.ts';
import { rebuildPurchase } from './rebuild-purchase.ts';

export { dueEvents } from './event-store.ts';

/** Stores an event for later. @returns whether there is new work */
export async function receiveEvent(services: Services, event: ProviderEvent): Promise<boolean> {
  if (event.liveMode !== services.payments.liveMode) {
    services.log.error({ eventId: event.id, alert: true }, 'a delivery came from the other mode of the provider');
    await insertEvent(services.db, event, true);
    return false;
  }
  crashPoint('event:received');
  const isNew = await insertEvent(services.db, event);
  crashPoint('event:kept');
  return isNew;
}

/** Events that a process claims at once. */
const BATCH = 20;
const CONCURRENCY = 5;

/** Processes stored events; each only triggers a read from the provider. @returns how many */
export async function processEvents(services: Services): Promise<number> {
  const events = await claimEvents(services.db, BATCH);
  if (events.length > 0) crashPoint('event:claimed');
  await new PQueue({ concurrency: CONCURRENCY }).addAll(events.map((event) => () => workEvent(services, event)));
  return events.length;
}

async function workEvent(services: Services, event: ClaimedEvent): Promise<void> {
  // Shutdown: another process takes the claim.
  if (services.stopping()) return void (await returnEvent(services.db, event));
  try {
    if (event.seller_account) await services.deal.sellerAccountMoved(event.seller_account);
    if (event.transfer) await services.deal.transferMoved(event.transfer);
    const settled = !event.intent_id || (await settleByIntent(services, event.intent_id));
    crashPoint('event:settled');
    if (settled) {
      await finishEvent(services.db, event);
      crashPoint('event:finished');
    } else await retryLater(services, event);
  } catch (error) {
    services.log.warn({ err: error, eventId: event.id }, 'a delivery could not be worked on yet');
    await retryLater(services, event);
  }
}

/** @returns false when no purchase is known yet */
export async function settleByIntent(services: Services, intentId: string): Promise<boolean> {
  const purchase = await findByIntent(services.db, intentId);
  if (purchase) {
    await settlePurchase(services, purchase.id);
    await stopCardTesting(services, purchase);
    return true;
  }
  // The event precedes our commit, or the commit was lost.
  const intent = await services.payments.readIntent(intentId);
  const named = intent.purchaseId ? await findPurchase(services.db, intent.purchaseId) : undefined;
  if (!named) return rebuildPurchase(services, intent);
  const stored = await storeIntent(services.db, named.id, intent);
  if (stored.intent_id !== intent.id) return endExtraIntent(services, intent);
  await applyIntent(services, named.id, intent);
  return true;
}

async function retryLater(services: Services, event: ClaimedEvent) {
  if (await retryEvent(services.db, event))
    services.log.error({ eventId: event.id, alert: true }, 'a delivery was parked after too many tries');
}

export const deleteProviderEvents = async ({ db }: Pick<Services, 'db'>): Promise<void> => {
  await deleteOldEvents(db);
};
