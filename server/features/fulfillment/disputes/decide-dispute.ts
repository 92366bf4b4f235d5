import { accountCan } from '../../../../shared/domain/account.ts';
import { type DisputeOutcome, decidedState, refusePart } from '../../../../shared/domain/dispute.ts';
import type { FulfillmentState } from '../../../../shared/domain/fulfillment.ts';
import { formatPrice } from '../../../../shared/domain/money.ts';
import { Failure, invalidFields } from '../../../../shared/errors.ts';
import { recordAct } from '../../../platform/db/audit-log.ts';
import { inTransaction, type Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import type { Services } from '../../../ports/services.ts';
import { hasOtherAdmin } from '../../accounts/has-other-admin.ts';
import { askForPart, orderPart, readRefundable } from '../../checkout/refunds/refund-part.ts';
import { notifyAll } from '../../notifications/notify.ts';
import { completeSale } from '../complete-sale.ts';
import { endSale, type LockedFulfillment, lockFulfillment, orderMoneyBack } from '../fulfillment-store.ts';
import { sendMoneyBackOf } from '../send-money-back.ts';
import { newsFor, tellState } from '../tell-state.ts';
import { findDispute, setAppealDecision, setDecision } from './dispute-store.ts';

export type Decision = { outcome: DisputeOutcome; amountCents?: number | undefined; reason: string };

/**
 * Decides a dispute or an appeal. The operator can refund all, a part or nothing; the seller can refund all.
 * @throws not_found, not_allowed, conflict, invalid_input
 */
export async function decideDispute(
  services: Services,
  caller: Caller,
  id: string,
  decision: Decision,
): Promise<FulfillmentState> {
  const done = await inTransaction(services.db, async (tx) => {
    const found = await lockFulfillment(tx, id);
    const dispute = found && (await findDispute(tx, id));
    const isSeller = found?.seller_id === caller.id;
    const isOperator = accountCan.administer(caller) && !isSeller && found?.buyer_id !== caller.id;
    if (!found || !dispute || !(isSeller || isOperator)) throw new Failure('not_found');
    if (dispute.state === 'appealed' && isOperator) return decideAppeal(services, tx, { found, caller, decision });
    if (dispute.state !== 'open' || found.state !== 'disputed') throw new Failure('conflict', { message: DECIDED });
    if (isSeller && decision.outcome !== 'refund') throw new Failure('not_allowed', { message: OPERATOR_ALONE });
    return decide(services, tx, found, { ...decision, by: isSeller ? 'seller' : 'operator', deciderId: caller.id });
  });
  await sendMoneyBackOf(services, id).catch((error: unknown) =>
    services.log.warn({ err: error, fulfillmentId: id }, 'the money could not be sent back yet; the clock will'),
  );
  await askForPart(services, done.purchaseId);
  return done.state;
}

/** Nobody decided in time: the buyer gets the money back. */
export const decideByClock = (services: Services, tx: Tx, found: LockedFulfillment): Promise<unknown> =>
  decide(services, tx, found, { outcome: 'refund', reason: '', by: 'clock', deciderId: null });

type Deciding = Decision & { by: 'seller' | 'operator' | 'clock'; deciderId: string | null };

async function decide(services: Services, tx: Tx, found: LockedFulfillment, decision: Deciding) {
  const { outcome, reason, by, deciderId } = decision;
  const amountCents = await amountOf(tx, found, decision);
  await setDecision(tx, found.id, { outcome, amountCents, reason, by, deciderId });
  const state = decidedState(outcome);
  if (outcome === 'refund') {
    await endSale(tx, found.id, { state: 'cancelled', by: deciderId, reason, text: '' });
    await tellState(services, tx, found, 'cancelled');
  } else {
    if (amountCents) await orderPart(tx, found.purchase_id, 'decided', amountCents);
    await completeSale(services, tx, found);
  }
  await tellBoth(services, tx, found, { ...decision, amountCents });
  await writeDown(tx, found, { ...decision, amountCents }, 'decide_dispute');
  return { state, purchaseId: found.purchase_id };
}

type Appealed = { found: LockedFulfillment; caller: Caller; decision: Decision };

/** More can go back to the buyer, but nothing comes back from the buyer. */
async function decideAppeal(services: Services, tx: Tx, { found, caller, decision }: Appealed) {
  const dispute = await findDispute(tx, found.id);
  if (dispute?.decider_id === caller.id && (await hasOtherAdmin(tx, caller.id)))
    throw new Failure('not_allowed', { message: ANOTHER });
  const { outcome, reason } = decision;
  const isBack = found.state === 'cancelled';
  if (isBack && outcome !== 'refund') throw new Failure('conflict', { message: IS_BACK });
  const amountCents = isBack ? undefined : await amountOf(tx, found, decision);
  await setAppealDecision(tx, found.id, { outcome, amountCents, reason, deciderId: caller.id });
  if (amountCents) await orderPart(tx, found.purchase_id, 'appealed', amountCents);
  if (outcome === 'refund' && !isBack) await orderMoneyBack(tx, found.id, reason);
  await tellState(services, tx, found, found.state);
  await tellBoth(services, tx, found, { ...decision, amountCents });
  await writeDown(tx, found, { ...decision, by: 'operator', deciderId: caller.id, amountCents }, 'decide_appeal');
  return { state: found.state, purchaseId: found.purchase_id };
}

async function amountOf(
  tx: Tx,
  found: LockedFulfillment,
  { outcome, amountCents }: Decision,
): Promise<number | undefined> {
  if (outcome !== 'part_refund') return undefined;
  const refused = refusePart(amountCents, await readRefundable(tx, found.purchase_id));
  if (refused) throw invalidFields({ amountCents: refused });
  return amountCents;
}

async function tellBoth(services: Services, tx: Tx, found: LockedFulfillment, decision: Decision): Promise<void> {
  const { outcome, amountCents = 0, reason } = decision;
  const params = { title: found.title, outcome, amountCents, text: reason };
  await notifyAll(
    services,
    tx,
    (['buyer', 'seller'] as const).map((role) => ({ ...newsFor(found, role), kind: 'dispute_decided', params })),
  );
}

const writeDown = (
  tx: Tx,
  found: LockedFulfillment,
  { outcome, amountCents, reason, by, deciderId }: Deciding,
  action: string,
) =>
  recordAct(tx, {
    ...{ actorId: deciderId, action, targetId: found.purchase_id, before: { state: found.state } },
    after: { by, outcome, ...(amountCents ? { amount: formatPrice(amountCents) } : {}), ...(reason ? { reason } : {}) },
  });

const DECIDED = 'This is decided already. Load the page again to see it.';
const OPERATOR_ALONE = 'You can give the money back. Anything else is decided by the marketplace.';
const ANOTHER = 'You made the first decision, so another admin decides on the appeal.';
const IS_BACK =
  'The buyer has the money back already, and it cannot be taken again. Confirm the refund, and pay the seller outside of this marketplace if they should get it.';
