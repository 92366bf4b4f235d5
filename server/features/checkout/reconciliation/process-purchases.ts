import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import { payingStates } from '../../../../shared/domain/purchase.ts';
import type { Services } from '../../../ports/services.ts';
import { endHold } from '../payment/end-hold.ts';
import { claimDue, type Purchase, postpone } from '../payment/purchase-store.ts';
import { reportRefusal } from '../payment/report-refusal.ts';
import { secondsToWait } from '../payment/seconds-to-wait.ts';
import { settlePurchase } from '../payment/settle-purchase.ts';

export { duePurchases } from '../payment/purchase-store.ts';

const BATCH = 20;
/** A slow provider must not delay expiring holds. */
const CONCURRENCY = 5;
const REFUND_CHECK_SECONDS = 60;
/** Per process; two processes stay at ten. */
const REFUNDS_A_SECOND = 5;

/** Processes expired holds and slow payments. */
export async function processPurchases(services: Services): Promise<number> {
  const due = await claimDue(services.db, payingStates, BATCH);
  await new PQueue({ concurrency: CONCURRENCY }).addAll(due.map((purchase) => () => work(services, purchase)));
  return due.length;
}

/** Processes due refunds at a limited rate. */
export async function processRefunds(services: Services): Promise<number> {
  const due = await claimDue(services.db, ['refund_pending'], REFUNDS_A_SECOND);
  await Promise.all(due.map((purchase) => work(services, purchase)));
  // A whole second: a slow batch may have asked only at its end.
  if (due.length === REFUNDS_A_SECOND) await sleep(1000);
  return due.length;
}

async function work(services: Services, purchase: Purchase): Promise<void> {
  // Shutdown: another process takes the claim.
  if (services.stopping()) return void (await postpone(services.db, purchase.id, { seconds: 0 }));
  try {
    await settle(services, purchase);
  } catch (error) {
    reportRefusal(services, error, purchase.id);
    const tries = purchase.tries + 1;
    services.log.warn({ err: error, purchaseId: purchase.id, tries }, 'a purchase could not be settled yet');
    await postpone(services.db, purchase.id, { seconds: secondsToWait(tries), tries });
  }
}

async function settle(services: Services, purchase: Purchase): Promise<void> {
  if (purchase.state === 'held' || purchase.state === 'intent_ready')
    return endHold(services, purchase.id, { event: 'time_ran_out' });
  const after = await settlePurchase(services, purchase.id);
  if (after.state === 'processing' || after.state === 'expiring')
    await postpone(services.db, purchase.id, { seconds: 5 });
  if (after.state === 'refund_pending') await postpone(services.db, purchase.id, { seconds: REFUND_CHECK_SECONDS });
}
