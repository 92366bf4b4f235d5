import { setTimeout as sleep } from 'node:timers/promises';
import { payingStates } from '../../../../shared/domain/purchase.ts';
import type { Services } from '../../../app/services.ts';
import { inLanes } from '../../../platform/process/run-concurrently.ts';
import { endHold } from '../payment/end-hold.ts';
import { claimDue, type Purchase, postpone } from '../payment/purchase-store.ts';
import { secondsToWait } from '../payment/seconds-to-wait.ts';
import { settlePurchase } from '../payment/settle-purchase.ts';
import { tellOfRefusal } from '../payment/tell-of-refusal.ts';

const BATCH = 20;
/** Purchases that one process works on at a time: a slow provider must not keep a hold from ending in time. */
const LANES = 5;
/** Seconds after which a refund that the provider still works on is looked at again. */
const REFUND_CHECK_SECONDS = 60;
/** Refunds that one process asks the provider for; two processes stay at ten a second (reliability 3.13). */
const REFUNDS_A_SECOND = 5;

/** Looks at every purchase whose time has come: lapsed holds and slow payments. @returns how many there were */
export async function workPurchases(services: Services): Promise<number> {
  const due = await claimDue(services.db, payingStates, BATCH);
  await inLanes(due, LANES, (purchase) => work(services, purchase));
  return due.length;
}

/** Gives back what is to be given back, by and by: many refunds at once keep no hold from ending. @returns how many */
export async function workRefunds(services: Services): Promise<number> {
  const due = await claimDue(services.db, ['refund_pending'], REFUNDS_A_SECOND);
  const since = performance.now();
  await inLanes(due, REFUNDS_A_SECOND, (purchase) => work(services, purchase));
  if (due.length === REFUNDS_A_SECOND) await sleep(Math.max(0, 1000 - (performance.now() - since)));
  return due.length;
}

async function work(services: Services, purchase: Purchase): Promise<void> {
  // Told to stop: what was claimed is another process's now (reliability 3.16).
  if (services.stopping()) return void (await postpone(services.db, purchase.id, 0));
  try {
    await settle(services, purchase);
  } catch (error) {
    tellOfRefusal(services, error, purchase.id);
    const tries = purchase.tries + 1;
    services.log.warn({ err: error, purchaseId: purchase.id, tries }, 'a purchase could not be settled yet');
    await postpone(services.db, purchase.id, secondsToWait(tries), tries);
  }
}

async function settle(services: Services, purchase: Purchase): Promise<void> {
  if (purchase.state === 'held' || purchase.state === 'intent_ready')
    return endHold(services, purchase.id, { event: 'time_ran_out' });
  const after = await settlePurchase(services, purchase.id);
  if (after.state === 'processing' || after.state === 'expiring') await postpone(services.db, purchase.id, 5);
  if (after.state === 'refund_pending') await postpone(services.db, purchase.id, REFUND_CHECK_SECONDS);
}
