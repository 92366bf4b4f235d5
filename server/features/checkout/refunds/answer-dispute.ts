import { createHash } from 'node:crypto';
import type { DisputeAnswer } from '../../../../shared/contract/checkout/payments.ts';
import { Failure } from '../../../../shared/errors.ts';
import { bankDisputeRefusals } from '../../../../shared/words/refusals/bank-disputes.ts';
import { recordAct } from '../../../platform/db/audit-log.ts';
import { authorizeDecision } from '../../../platform/db/authorize-decision.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { wirePrice } from '../../../platform/shop/shop-money.ts';
import { type DisputeCase, ProviderFailure } from '../../../ports/card-payments.ts';
import type { Services } from '../../../ports/services.ts';
import { findDisputed } from '../books/payment-store.ts';
import { findPurchase, lockPurchase } from '../payment/purchase-store.ts';
import { isEvidenceRecorded, setBankAnswered } from './bank-dispute-store.ts';

const NO_ANSWER = bankDisputeRefusals.providerAway();
const TAKEN = bankDisputeRefusals.evidenceSent();
const DECIDED = bankDisputeRefusals.decided();
const OVERDUE = bankDisputeRefusals.timeOver();

/**
 * Returns the dispute of a payment.
 * @throws not_found, provider_unavailable
 */
export async function readDispute(services: Services, purchaseId: string): Promise<DisputeAnswer> {
  const { dispute } = await findDispute(services, purchaseId);
  return {
    amount: wirePrice(dispute.amount),
    reason: dispute.reason,
    status: dispute.status,
    ...(dispute.dueBy ? { dueBy: dispute.dueBy.toISOString() } : {}),
    evidenceSent: dispute.evidenceSent,
  };
}

/**
 * Also records it, once.
 * @throws not_found, conflict when no longer accepted, provider_unavailable
 */
export async function sendEvidence(
  services: Services,
  adminId: string,
  { purchaseId, text }: { purchaseId: string; text: string },
): Promise<void> {
  const own = await inTransaction(services.db, async (tx) => {
    const purchase = await findPurchase(tx, purchaseId);
    return (await authorizeDecision(tx, adminId, purchase ? [purchase.buyer_id, purchase.seller_id] : [])).own;
  });
  const { dispute, payment } = await findDispute(services, purchaseId);
  if (dispute.status !== 'open') throw new Failure('conflict', { reason: DECIDED });
  if (dispute.evidenceSent) throw new Failure('conflict', { reason: TAKEN });
  if (dispute.dueBy && dispute.dueBy < services.clock.now()) throw new Failure('conflict', { reason: OVERDUE });
  const evidence = {
    text,
    product: `${payment.title} (${payment.category}), one used item of furniture`,
    buyerName: payment.buyer_name,
    buyerEmail: payment.buyer_email,
  };
  const words = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const sending = services.payments.sendEvidence({
    key: `evidence:${dispute.id}:${words}`,
    disputeId: dispute.id,
    evidence,
  });
  await answered(
    sending.catch(async (error: unknown) => {
      const isRefused = error instanceof ProviderFailure && (error.outcome === 'refused' || error.status === 409);
      // Another admin may have been faster.
      const isTaken = isRefused && (await findDispute(services, purchaseId)).dispute.evidenceSent;
      throw isTaken ? new Failure('conflict', { reason: TAKEN }) : error;
    }),
  );
  await inTransaction(services.db, async (tx) => {
    // Equal requests at once.
    await lockPurchase(tx, purchaseId);
    await setBankAnswered(tx, purchaseId);
    if (await isEvidenceRecorded(tx, purchaseId, dispute.id)) return;
    await recordAct(tx, {
      actorId: adminId,
      action: 'send_evidence',
      targetId: purchaseId,
      before: {},
      after: { dispute: dispute.id, characters: text.length, ...own },
    });
  });
}

async function findDispute(services: Services, purchaseId: string) {
  const payment = await findDisputed(services.db, purchaseId);
  if (!payment?.intent_id) throw new Failure('not_found');
  const dispute: DisputeCase | undefined = await answered(services.payments.readDispute(payment.intent_id));
  if (!dispute) throw new Failure('not_found');
  return { dispute, payment };
}

/** @throws provider_unavailable, with the provider's message if it refused */
async function answered<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error;
    throw error.outcome === 'refused' && error.status === 400
      ? new Failure('conflict', { reason: bankDisputeRefusals.providerRefused({ reason: error.message }) })
      : new Failure('provider_unavailable', { reason: NO_ANSWER, retryAfter: 2 });
  });
}
