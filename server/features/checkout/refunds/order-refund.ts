import { type PurchaseState, refundStep } from '../../../../shared/domain/purchase.ts';
import { Failure } from '../../../../shared/errors.ts';
import type { Refusal } from '../../../../shared/words/refusal.ts';
import { refundRefusals } from '../../../../shared/words/refusals/refunds.ts';
import { authorizeDecision, type Decider } from '../../../platform/db/authorize-decision.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/db/database.ts';
import { type Intent, ProviderFailure } from '../../../ports/card-payments.ts';
import type { Services } from '../../../ports/services.ts';
import { applyIntent } from '../payment/apply-intent.ts';
import { applyTransition } from '../payment/apply-transition.ts';
import { findPurchase, lockPurchase } from '../payment/purchase-store.ts';
import { settlePurchase } from '../payment/settle-purchase.ts';
import { isDisputed, matchRefunds, reasonToRepeat } from './money-back.ts';
import { findOrderer } from './refund-store.ts';

/**
 * Refunds the rest of a sale, or retries a failed refund.
 * @param adminId null when no admin ended the sale
 * @throws not_found, conflict, provider_unavailable, not_allowed for an admin's own
 */
export async function orderRefundOf(
  services: Services,
  adminId: string | null,
  { purchaseId, why }: { purchaseId: string; why: string },
): Promise<void> {
  const intent = await readCurrentIntent(services, adminId, purchaseId);
  await inTransaction(services.db, async (tx) => {
    const own = await authorizeAdmin(tx, adminId, purchaseId);
    const { purchase, listing } = await lockPurchase(tx, purchaseId);
    const transition = refundStep(purchase.state);
    if (!transition) throw await refusedRefund(tx, purchase);
    const refunds = await matchRefunds(services, tx, { purchaseId, intent });
    const action = transition.event === 'refund_ordered' ? 'order_refund' : 'retry_refund';
    await applyTransition(services, tx, {
      transition,
      purchase,
      listing,
      intent,
      refunds,
      reason: reasonToRepeat(refunds),
      orderedBy: { adminId, action, why, own },
    });
  });
  await settlePurchase(services, purchaseId).catch((error: unknown) =>
    services.log.warn({ err: error, purchaseId }, 'the provider could not refund yet; the scheduler retries'),
  );
}

/** @throws not_allowed for an admin's own purchase or sale, while another admin exists */
export async function authorizeAdmin(tx: Tx, adminId: string | null, purchaseId: string): Promise<Decider['own']> {
  if (adminId === null) return {};
  const purchase = await findPurchase(tx, purchaseId);
  const parties = purchase ? [purchase.buyer_id, purchase.seller_id] : [];
  return (await authorizeDecision(tx, adminId, parties)).own;
}

/**
 * Reads a payment before more of it goes back: the provider may have an unknown refund or dispute.
 * @throws not_found, conflict, provider_unavailable, not_allowed for an admin's own
 */
export async function readCurrentIntent(
  services: Services,
  adminId: string | null,
  purchaseId: string,
): Promise<Intent> {
  await inTransaction(services.db, (tx) => authorizeAdmin(tx, adminId, purchaseId));
  const purchase = await findPurchase(services.db, purchaseId);
  if (!purchase) throw new Failure('not_found');
  if (!purchase.intent_id) throw new Failure('conflict', { reason: NO_CARD });
  try {
    const intent = await services.payments.readIntent(purchase.intent_id);
    const { state } = await applyIntent(services, purchaseId, intent);
    if (!refundStep(state)) throw await refusedRefund(services.db, { id: purchaseId, state });
    if (isDisputed(intent)) throw await refusedRefund(services.db, { id: purchaseId, state: 'disputed' });
    return intent;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    throw new Failure('provider_unavailable', { reason: NO_ANSWER, retryAfter: 2 });
  }
}

const NO_CARD = refundRefusals.noCard();
const NO_ANSWER = refundRefusals.providerAway();

const reasons: Partial<Record<PurchaseState, Refusal>> = {
  refund_pending: refundRefusals.orderedAlready(),
  refunded: refundRefusals.sentAlready(),
  disputed: refundRefusals.bankDecides(),
};

/** Refuses a refund in this state, and names the admin who was first. */
export async function refusedRefund(db: Db, { id, state }: { id: string; state: PurchaseState }): Promise<Failure> {
  const reason = reasons[state] ?? NO_CARD;
  const name = state === 'refund_pending' || state === 'refunded' ? await findOrderer(db, id) : undefined;
  if (name === undefined) return new Failure('conflict', { reason });
  const by = state === 'refunded' ? refundRefusals.sentBy({ name }) : refundRefusals.orderedBy({ name });
  return new Failure('conflict', { reason: by, details: { orderedBy: name } });
}
