import type { Intent } from '../../../ports/card-payments.ts';
import type { Services } from '../../../ports/services.ts';
import { applyIntent } from '../payment/apply-intent.ts';
import { endHold } from '../payment/end-hold.ts';
import { readReferences } from '../payment/intent-references.ts';
import { findLive, isHoldOpen } from '../payment/purchase-store.ts';
import { settlePurchase } from '../payment/settle-purchase.ts';
import { insertLostPurchase } from './lost-purchase-store.ts';

/**
 * Rebuilds a purchase lost by a restore, from the intent's metadata (reliability T32).
 * @returns false when listing or account are lost too
 */
export async function rebuildPurchase(services: Services, intent: Intent): Promise<boolean> {
  const named = readReferences(intent);
  if (!named || intent.status !== 'succeeded' || intent.liveMode !== services.payments.liveMode) return false;
  await endOlderHold(services, named.listingId);
  const purchase = await insertLostPurchase(services.db, { ...named, intent });
  if (!purchase) return false;
  services.log.warn({ purchaseId: purchase.id, intentId: intent.id }, 'a lost purchase was rebuilt');
  await applyIntent(services, purchase.id, intent);
  return true;
}

/** Ends an older hold that the restore brought back. */
async function endOlderHold(services: Services, listingId: string): Promise<void> {
  const live = await findLive(services.db, listingId);
  if (!live) return;
  if (!(await isHoldOpen(services.db, live.id))) await endHold(services, live.id, { event: 'time_ran_out' });
  await settlePurchase(services, live.id);
}
