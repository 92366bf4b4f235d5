import type { Services } from '../../services.ts';
import { endHold } from './end-hold.ts';
import { claimDue, type Purchase, postpone } from './purchase-store.ts';
import { settlePurchase } from './settle-purchase.ts';

const BATCH = 20;
const MAX_BACKOFF_SECONDS = 300;
/** Seconds after which a refund that the provider still works on is looked at again. */
const REFUND_CHECK_SECONDS = 60;

/** Looks at every purchase whose time has come: lapsed holds, slow payments, refunds. @returns how many there were */
export async function workPurchases(services: Services): Promise<number> {
  const due = await claimDue(services.db, BATCH);
  for (const purchase of due) {
    // Told to stop: what was claimed is another process's now (reliability 3.16).
    if (services.stopping()) {
      await postpone(services.db, purchase.id, 0);
      continue;
    }
    try {
      await work(services, purchase);
    } catch (error) {
      const seconds = Math.min(MAX_BACKOFF_SECONDS, 0.5 * 2 ** purchase.tries);
      services.log.warn(
        { err: error, purchaseId: purchase.id, tries: purchase.tries },
        'a purchase could not be settled yet',
      );
      await postpone(services.db, purchase.id, seconds);
    }
  }
  return due.length;
}

async function work(services: Services, purchase: Purchase): Promise<void> {
  if (purchase.state === 'held' || purchase.state === 'intent_ready')
    return endHold(services, purchase.id, { event: 'time_ran_out' });
  const after = await settlePurchase(services, purchase.id);
  if (after.state === 'processing' || after.state === 'expiring') await postpone(services.db, purchase.id, 5);
  if (after.state === 'refund_pending') await postpone(services.db, purchase.id, REFUND_CHECK_SECONDS);
}
