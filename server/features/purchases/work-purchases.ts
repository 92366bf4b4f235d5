import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../services.ts';
import { endHold } from './end-hold.ts';
import { claimDue, type Purchase, postpone } from './purchase-store.ts';
import { secondsToWait } from './seconds-to-wait.ts';
import { settlePurchase } from './settle-purchase.ts';

const BATCH = 20;
/** Seconds after which a refund that the provider still works on is looked at again. */
const REFUND_CHECK_SECONDS = 60;
/** Refunds that one process asks the provider for; two processes stay at ten a second (reliability 3.13). */
const REFUNDS_A_SECOND = 5;

/** Looks at every purchase whose time has come: lapsed holds, slow payments, refunds. @returns how many there were */
export async function workPurchases(services: Services): Promise<number> {
  const due = await claimDue(services.db, BATCH);
  const pause = pauseBetweenRefunds();
  for (const purchase of due) {
    // Told to stop: what was claimed is another process's now (reliability 3.16).
    if (services.stopping()) {
      await postpone(services.db, purchase.id, 0);
      continue;
    }
    try {
      if (purchase.state === 'refund_pending') await pause();
      await work(services, purchase);
    } catch (error) {
      const tries = purchase.tries + 1;
      services.log.warn({ err: error, purchaseId: purchase.id, tries }, 'a purchase could not be settled yet');
      await postpone(services.db, purchase.id, secondsToWait(tries), tries);
    }
  }
  return due.length;
}

/** Waits until the second is over when it has had its refunds. */
function pauseBetweenRefunds() {
  let [asked, since] = [0, performance.now()];
  return async () => {
    if (++asked % REFUNDS_A_SECOND !== 0) return;
    await sleep(Math.max(0, 1000 - (performance.now() - since)));
    since = performance.now();
  };
}

async function work(services: Services, purchase: Purchase): Promise<void> {
  if (purchase.state === 'held' || purchase.state === 'intent_ready')
    return endHold(services, purchase.id, { event: 'time_ran_out' });
  const after = await settlePurchase(services, purchase.id);
  if (after.state === 'processing' || after.state === 'expiring') await postpone(services.db, purchase.id, 5);
  if (after.state === 'refund_pending') await postpone(services.db, purchase.id, REFUND_CHECK_SECONDS);
}
