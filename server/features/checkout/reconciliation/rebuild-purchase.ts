import type { Services } from '../../../app/services.ts';
import type { Intent } from '../../../ports/card-payments.ts';
import { applyIntent } from '../payment/apply-intent.ts';
import { endHold } from '../payment/end-hold.ts';
import { readReferences } from '../payment/intent-references.ts';
import { findLive, holdIsGood } from '../payment/purchase-store.ts';
import { settlePurchase } from '../payment/settle-purchase.ts';
import { insertLostPurchase } from './lost-purchase-store.ts';

/**
 * Rebuilds a purchase that a restore to an earlier time has lost, from what the provider kept with its money
 * (reliability T32). A purchase is always written down before its intent is made, so a paid intent that names one
 * which is not here can only be lost. The buyer gets the piece when it is still free, otherwise the money back.
 * @returns whether it could be rebuilt; a piece or a person that is lost too needs a human
 */
export async function rebuildPurchase(services: Services, intent: Intent): Promise<boolean> {
  const named = readReferences(intent);
  if (!named || intent.status !== 'succeeded' || intent.liveMode !== services.payments.liveMode) return false;
  await clearTheWay(services, named.listingId);
  const purchase = await insertLostPurchase(services.db, { ...named, intent });
  if (!purchase) return false;
  services.log.warn({ purchaseId: purchase.id, intentId: intent.id }, 'a lost purchase was rebuilt');
  await applyIntent(services, purchase.id, intent);
  return true;
}

/** An older hold that the restore brought back may stand where the lost purchase stood; its time is over. */
async function clearTheWay(services: Services, listingId: string): Promise<void> {
  const live = await findLive(services.db, listingId);
  if (!live) return;
  if (!(await holdIsGood(services.db, live.id))) await endHold(services, live.id, { event: 'time_ran_out' });
  await settlePurchase(services, live.id);
}
