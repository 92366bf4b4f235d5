import { accountCan } from '../../../../shared/domain/account.ts';
import { type DisputeOutcome, decidedState, refusePart, shownOutcome } from '../../../../shared/domain/dispute.ts';
import type { FulfillmentState } from '../../../../shared/domain/fulfillment.ts';
import { Failure, invalidFields } from '../../../../shared/errors.ts';
import type { Refusal } from '../../../../shared/words/refusal.ts';
import { disputeRefusals } from '../../../../shared/words/refusals/disputes.ts';
import { recordAct } from '../../../platform/db/audit-log.ts';
import { authorizeAppeal, authorizeDecision, type Decider } from '../../../platform/db/authorize-decision.ts';
import { inTransaction, type Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import { formatPrice } from '../../../platform/shop/shop-money.ts';
import type { Services } from '../../../ports/services.ts';
import { findAccount } from '../../accounts/find-account.ts';
import { lockRefundable, orderPart, requestPartRefund } from '../../checkout/refunds/refund-part.ts';
import { notifyAll } from '../../notifications/notify.ts';
import { completeSale } from '../complete-sale.ts';
import { endSale, type LockedFulfillment, lockFulfillment, orderMoneyBack } from '../fulfillment-store.ts';
import { newsFor, notifyOfState } from '../notify-of-state.ts';
import { sendMoneyBackOf } from '../send-money-back.ts';
import { waitsForBank } from '../waits-for-bank.ts';
import { type DisputeRow, findDispute, findParties, setAppealDecision, setDecision } from './dispute-store.ts';

export type Decision = { outcome: DisputeOutcome; amountCents?: number | undefined; reason: string };

/**
 * Decides a dispute or an appeal. The operator can refund all, a part or nothing; the seller can refund all.
 * @throws not_found, not_allowed, conflict, invalid_input
 */
export async function decideDispute(
  services: Services,
  caller: Caller,
  { id, decision }: { id: string; decision: Decision },
): Promise<FulfillmentState> {
  const done = await inTransaction(services.db, async (tx) => {
    const known = await findParties(tx, id);
    const isSeller = known?.seller_id === caller.id;
    const isGivingBack = isSeller && decision.outcome === 'refund';
    const isAdmin = accountCan.administer(caller);
    const parties = known ? [known.buyer_id, known.seller_id] : [];
    if (!known || !(isAdmin || parties.includes(caller.id))) throw new Failure('not_found');
    // The buyer knows of the dispute, and cannot decide it.
    if (!isSeller && !isAdmin) throw new Failure('not_allowed', { reason: NOT_BUYER });
    const decider = isAdmin && !isGivingBack ? await authorizeDecision(tx, caller.id, parties) : undefined;
    const found = await lockFulfillment(tx, id);
    const dispute = found && (await findDispute(tx, id));
    if (!found || !dispute) throw new Failure('not_found');
    if (dispute.state === 'appealed' && isAdmin) {
      const judge = decider ?? (await authorizeDecision(tx, caller.id, parties));
      return decideAppeal(services, tx, { found, dispute, caller, decision, judge });
    }
    // Parties read no name of an operator.
    if (dispute.state !== 'open')
      throw isAdmin ? await decidedBy(tx, dispute) : new Failure('conflict', { reason: DECIDED });
    if (found.state !== 'disputed') throw new Failure('conflict', { reason: REFUNDED });
    if (!decider && !isGivingBack) throw new Failure('not_allowed', { reason: OPERATOR_ALONE });
    const by = decider ? 'operator' : 'seller';
    return decide(services, tx, { found, decision: { ...decision, by, deciderId: caller.id, own: decider?.own } });
  });
  await sendMoneyBackOf(services, id).catch((error: unknown) =>
    services.log.warn({ err: error, fulfillmentId: id }, 'the money could not be sent back yet; it is tried again'),
  );
  await requestPartRefund(services, done.purchaseId);
  return done.state;
}

/** Decides for the buyer, since the deadline has passed. */
export const decideByClock = (services: Services, tx: Tx, found: LockedFulfillment): Promise<unknown> =>
  decide(services, tx, { found, decision: { outcome: 'refund', reason: '', by: 'clock', deciderId: null } });

type Deciding = Decision & {
  by: 'seller' | 'operator' | 'clock';
  deciderId: string | null;
  own?: Decider['own'] | undefined;
};

async function decide(
  services: Services,
  tx: Tx,
  { found, decision }: { found: LockedFulfillment; decision: Deciding },
) {
  const { outcome, reason, by, deciderId } = decision;
  const amountCents = await amountOf(tx, found, decision);
  await setDecision(tx, found.id, { outcome, amountCents, reason, by, deciderId });
  const state = decidedState(outcome);
  if (outcome === 'refund') {
    await endSale(tx, found.id, { state: 'cancelled', by: deciderId, reason, text: '' });
    await notifyOfState(services, tx, found, 'cancelled');
  } else {
    if (amountCents) await orderPart(tx, found.purchase_id, { reason: 'decided', amount: amountCents });
    await completeSale(services, tx, found);
  }
  await notifyBoth(services, tx, { found, decision: { ...decision, amountCents } });
  await writeDown(tx, found, { ...decision, amountCents, state }, 'decide_dispute');
  return { state, purchaseId: found.purchase_id };
}

type Appealed = {
  found: LockedFulfillment;
  dispute: DisputeRow;
  caller: Caller;
  decision: Decision;
  judge: Decider;
};

/** A later decision can refund more, but takes nothing back from the buyer. */
async function decideAppeal(services: Services, tx: Tx, { found, dispute, caller, decision, judge }: Appealed) {
  authorizeAppeal(judge, dispute.decider_id);
  const { outcome, reason } = decision;
  const isBack = found.state === 'cancelled';
  if (isBack && outcome !== 'refund') throw new Failure('conflict', { reason: IS_BACK });
  const amountCents = isBack ? undefined : await amountOf(tx, found, decision);
  await setAppealDecision(tx, found.id, { outcome, amountCents, reason, deciderId: caller.id });
  if (amountCents) await orderPart(tx, found.purchase_id, { reason: 'appealed', amount: amountCents });
  if (outcome === 'refund' && !isBack) await orderMoneyBack(tx, found.id, reason);
  await notifyOfState(services, tx, found, found.state);
  await notifyBoth(services, tx, { found, decision: { ...decision, amountCents }, first: dispute.outcome });
  await writeDown(
    tx,
    found,
    { ...decision, by: 'operator', deciderId: caller.id, amountCents, own: judge.own, state: found.state },
    'decide_appeal',
  );
  return { state: found.state, purchaseId: found.purchase_id };
}

async function amountOf(
  tx: Tx,
  found: LockedFulfillment,
  { outcome, amountCents }: Decision,
): Promise<number | undefined> {
  if (outcome !== 'part_refund') return undefined;
  const refused = refusePart(amountCents, await lockRefundable(tx, found.purchase_id));
  if (refused) throw invalidFields({ amountCents: refused });
  return amountCents;
}

async function notifyBoth(
  services: Services,
  tx: Tx,
  { found, decision, first }: { found: LockedFulfillment; decision: Decision; first?: DisputeOutcome | null },
): Promise<void> {
  const { outcome, amountCents = 0, reason } = decision;
  const params = {
    title: found.title,
    outcome: shownOutcome(outcome, first),
    amountCents,
    text: reason,
    ...(await waitsForBank(tx, found.purchase_id)),
  };
  await notifyAll(
    services,
    tx,
    (['buyer', 'seller'] as const).map((role) => ({ ...newsFor(found, role), kind: 'dispute_decided', params })),
  );
}

const writeDown = (
  tx: Tx,
  found: LockedFulfillment,
  { outcome, amountCents, reason, by, deciderId, own, state }: Deciding & { state: FulfillmentState },
  action: string,
) =>
  recordAct(tx, {
    actorId: deciderId,
    action,
    targetId: found.purchase_id,
    before: { state: found.state },
    after: {
      state,
      by,
      outcome,
      ...(amountCents ? { amount: formatPrice(amountCents) } : {}),
      ...(reason ? { reason } : {}),
      ...own,
    },
  });

/** Names who decided first. */
async function decidedBy(tx: Tx, dispute: DisputeRow): Promise<Failure> {
  const isAgain = dispute.appeal_outcome !== null;
  const outcome = (isAgain ? dispute.appeal_outcome : dispute.outcome) ?? undefined;
  const deciderId = isAgain ? dispute.appeal_decider_id : dispute.decider_id;
  const decider = deciderId === null ? undefined : await findAccount(tx, deciderId);
  if (!outcome || !decider) return new Failure('conflict', { reason: DECIDED });
  const { displayName: name } = decider;
  return new Failure('conflict', { reason: decided[outcome]({ name }), details: { outcome, decidedBy: name } });
}

const DECIDED = disputeRefusals.decided();
const REFUNDED = disputeRefusals.refundedMeanwhile();
const decided: Record<DisputeOutcome, (by: { name: string }) => Refusal> = {
  refund: disputeRefusals.decidedRefund,
  part_refund: disputeRefusals.decidedPart,
  release: disputeRefusals.decidedRelease,
};
const NOT_BUYER = disputeRefusals.notForBuyer();
const OPERATOR_ALONE = disputeRefusals.onlyRefund();
const IS_BACK = disputeRefusals.moneyIsBack();
