import { randomUUIDv7 } from 'node:crypto';
import type { Intent } from '../../../ports/card-payments.ts';
import type { Services } from '../../../ports/services.ts';
import { insertLostPurchase } from '../reconciliation/lost-purchase-store.ts';
import { applyIntent } from './apply-intent.ts';
import { readReferences } from './intent-references.ts';

/**
 * Ends an extra intent. A paid one gets its own closed purchase and a full refund (reliability 3.3).
 * @returns false while a bank is processing it
 */
export async function endExtraIntent(services: Services, intent: Intent): Promise<boolean> {
  const { db, log, payments } = services;
  const ended = intent.status === 'open' ? await payments.cancelIntent(intent.id, `cancel:${intent.id}:stray`) : intent;
  if (ended.status !== 'succeeded') return ended.status === 'canceled';
  const named = readReferences(ended);
  const purchase =
    named && (await insertLostPurchase(db, { ...named, id: randomUUIDv7(), intent: ended, isOver: true }));
  if (!purchase) return false;
  log.error({ purchaseId: named.id, intentId: ended.id, alert: true }, 'a purchase was paid a second time');
  await applyIntent(services, purchase.id, await payments.readIntent(ended.id));
  return true;
}
