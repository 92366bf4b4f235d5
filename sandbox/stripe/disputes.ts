import type { z } from 'zod';
import { type CallContext, toSeconds } from './call-context.ts';
import type { Transaction } from './database.ts';
import { getObject, insertObject, listObjects, updateObject } from './object-store.ts';
import type { disputeParameters, updateDisputeParameters } from './parameters.ts';
import { recordEvent } from './record-event.ts';
import { invalidRequest } from './stripe-error.ts';
import type { Dispute } from './wire.ts';
import { createWireId } from './wire-id.ts';

const DAYS_FOR_EVIDENCE = 7;

/** Returns an intent's disputes, newest first; at most one here. */
export const disputesOf = async (tx: Transaction, intentId: string): Promise<Dispute[]> =>
  (await listObjects(tx, 'dispute', { limit: 1, fields: { payment_intent: intentId } })).data;

/**
 * Simulates the bank: disputes an intent, fully or by `amount` cents, then decides (`win`, `lose`). Throws 400 when
 * not possible.
 */
export async function moveDispute(
  context: CallContext,
  { payment_intent: intentId, move, amount }: z.infer<typeof disputeParameters>,
): Promise<Dispute> {
  const intent = await getObject(context.tx, 'payment_intent', {
    id: intentId,
    options: { lock: true, param: 'payment_intent' },
  });
  const [dispute] = await disputesOf(context.tx, intentId);
  if (move !== 'open') return close(context, dispute, move);
  return open(context, { chargeId: intent.latest_charge, existing: dispute, amount });
}

async function open(
  context: CallContext,
  { chargeId, existing, amount }: { chargeId: string | null; existing?: Dispute; amount?: number },
): Promise<Dispute> {
  const charge = chargeId
    ? await getObject(context.tx, 'charge', { id: chargeId, options: { lock: true } })
    : undefined;
  if (!charge?.paid || charge.refunded || existing)
    throw invalidRequest('Only a charge that was paid, and neither refunded nor disputed, can be disputed.');
  // A bank may dispute the whole payment although a part of it went back.
  if (amount !== undefined && (amount < 1 || amount > charge.amount))
    throw invalidRequest(`The disputed amount must be between 1 and ${charge.amount} cents.`, { param: 'amount' });
  const dispute: Dispute = {
    id: createWireId('dp'),
    object: 'dispute',
    amount: amount ?? charge.amount - charge.amount_refunded,
    charge: charge.id,
    created: toSeconds(context.now),
    currency: charge.currency,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'general',
    status: 'needs_response',
    evidence: {},
    evidence_details: {
      due_by: toSeconds(context.now) + DAYS_FOR_EVIDENCE * 24 * 3600,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
  };
  await insertObject<'dispute'>(context.tx, dispute);
  await updateObject<'charge'>(context.tx, { ...charge, disputed: true });
  await recordEvent(context, 'charge.dispute.created', { object: dispute });
  return dispute;
}

/** Stores evidence, final once submitted. Throws 400 when decided, overdue or answered. */
export async function updateDispute(
  context: CallContext,
  id: string,
  { evidence, submit }: z.infer<typeof updateDisputeParameters>,
): Promise<Dispute> {
  const dispute = await getObject(context.tx, 'dispute', { id, options: { lock: true } });
  const { submission_count, due_by } = dispute.evidence_details;
  if (!isOpen(dispute) || submission_count > 0 || toSeconds(context.now) > due_by)
    throw invalidRequest('This dispute takes no more evidence.', { param: 'evidence' });
  const updated: Dispute = {
    ...dispute,
    evidence: { ...dispute.evidence, ...evidence },
    status: submit ? 'under_review' : dispute.status,
    evidence_details: { ...dispute.evidence_details, has_evidence: true, submission_count: submit ? 1 : 0 },
  };
  await updateObject<'dispute'>(context.tx, updated);
  await recordEvent(context, 'charge.dispute.updated', { object: updated });
  return updated;
}

const isOpen = ({ status }: Dispute) => status === 'needs_response' || status === 'under_review';

async function close(context: CallContext, dispute: Dispute | undefined, move: 'win' | 'lose'): Promise<Dispute> {
  if (!dispute || !isOpen(dispute)) throw invalidRequest('There is no open dispute to decide.');
  const closed: Dispute = { ...dispute, status: move === 'win' ? 'won' : 'lost' };
  await updateObject<'dispute'>(context.tx, closed);
  await recordEvent(context, 'charge.dispute.closed', { object: closed });
  return closed;
}
