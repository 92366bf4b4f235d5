import { randomUUIDv7 } from 'node:crypto';
import type { Services } from '../../../app/services.ts';
import type { Intent } from '../../../ports/card-payments.ts';
import { insertLostPurchase } from '../reconciliation/lost-purchase-store.ts';
import { applyIntent } from './apply-intent.ts';
import { readReferences } from './intent-references.ts';

/**
 * Ends an intent of a purchase that keeps another one, as there may be when the provider said that it made none. Nothing
 * is sold by it: it is cancelled, and should money have come all the same, that gets a purchase of its own, which is
 * over, so that it is booked and goes back in full (reliability 3.3).
 * @returns whether it is over; a bank may still be at it
 */
export async function endStray(services: Services, intent: Intent): Promise<boolean> {
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
