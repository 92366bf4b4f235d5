import { type PurchaseState, purchaseStep } from '../../../../shared/domain/purchase.ts';
import { Failure } from '../../../../shared/errors.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { crashPoint } from '../../../platform/process/crash-points.ts';
import type { Intent } from '../../../ports/card-payments.ts';
import type { Services } from '../../../ports/services.ts';
import { isDisputed } from '../refunds/money-back.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { applyIntent } from './apply-intent.ts';
import { applyTransition } from './apply-transition.ts';
import { findPurchase, lockPurchase, type Purchase, storeIntent } from './purchase-store.ts';
import { findUnconfirmedIntents } from './request-intent.ts';

/**
 * Settles with the provider: payment, expired hold, due refunds. Safe to repeat.
 * @throws the provider's error; the scheduler retries
 */
export async function settlePurchase(services: Services, purchaseId: string): Promise<Purchase> {
  const purchase = await findPurchase(services.db, purchaseId);
  if (!purchase) throw new Failure('not_found');
  if (purchase.state === 'expiring') return endHold(services, purchase);
  if (!purchase.intent_id) return purchase;
  const intent = await services.payments.readIntent(purchase.intent_id);
  // Read existing refunds before requesting another.
  if (purchase.state === 'refund_pending' || purchase.state === 'paid') {
    const noted = await applyIntent(services, purchaseId, intent);
    // Refused until the bank has decided.
    if (noted.state !== purchase.state || isDisputed(intent) || !(await requestRefund(services, noted))) return noted;
    return applyIntent(services, purchaseId, await services.payments.readIntent(intent.id));
  }
  const mayStillPay = intent.status === 'open' && !abandoned.includes(purchase.state);
  return applyIntent(services, purchaseId, mayStillPay ? intent : await cancelStored(services, purchase, intent));
}

/** An unconfirmed intent must be canceled. */
const abandoned: readonly PurchaseState[] = ['processing', 'expired', 'cancelled'];

async function cancelStored({ payments }: Services, purchase: Purchase, intent: Intent): Promise<Intent> {
  return intent.status === 'open' ? payments.cancelIntent(intent.id, cancelKey(purchase, intent.id)) : intent;
}

/** New per try: a refusal would be replayed. */
const cancelKey = (purchase: Purchase, intentId: string) => `cancel:${intentId}:${purchase.tries}`;

/** Cancels the intent before the listing is free (reliability 3.4). A faster payment wins. */
async function endHold(services: Services, purchase: Purchase): Promise<Purchase> {
  // No intent can exist, and the provider may refuse us.
  const isUnasked = !purchase.intent_id && purchase.unheard_calls === 0;
  const intent = isUnasked ? undefined : await cancelIntentsOf(services, purchase);
  crashPoint('end:canceled');
  if (intent) return applyIntent(services, purchase.id, intent);
  return inTransaction(services.db, async (tx) => {
    const { purchase: current, listing } = await lockPurchase(tx, purchase.id);
    if (current.state !== 'expiring' || current.intent_id) return current;
    const transition = purchaseStep(current.state, current.given_back_by ? 'hold_given_back' : 'hold_ended');
    if (!transition) return current;
    await applyTransition(services, tx, { transition, purchase: current, listing, intent: undefined, refunds: [] });
    crashPoint('end:freed');
    return (await findPurchase(tx, current.id)) ?? current;
  });
}

/** The stored one, or those lost in a crash. */
async function cancelIntentsOf(services: Services, purchase: Purchase): Promise<Intent | undefined> {
  const { db, payments } = services;
  if (purchase.intent_id) return payments.cancelIntent(purchase.intent_id, cancelKey(purchase, purchase.intent_id));
  const ended: Intent[] = [];
  for (const intent of await findUnconfirmedIntents(services, purchase))
    ended.push(await payments.cancelIntent(intent.id, cancelKey(purchase, intent.id)));
  const chosen = ended.find(({ status }) => status !== 'canceled') ?? ended.at(-1);
  if (!chosen) return undefined;
  const stored = await storeIntent(db, purchase.id, chosen);
  crashPoint('end:found');
  return stored.intent_id === chosen.id ? chosen : payments.readIntent(stored.intent_id ?? chosen.id);
}
