import type { Selectable } from 'kysely';
import { type ChosenDelivery, defaultDelivery } from '../../../../shared/domain/delivery.ts';
import { hasMoney, type PurchaseEvent, purchaseStep, type RefundReason } from '../../../../shared/domain/purchase.ts';
import { inTransaction, type Tx } from '../../../platform/db/database.ts';
import type { ListingsTable } from '../../../platform/db/database-schema.ts';
import { crashPoint } from '../../../platform/process/crash-points.ts';
import type { Intent } from '../../../ports/card-payments.ts';
import type { Services } from '../../../ports/services.ts';
import { endBankDispute, setBankDispute } from '../refunds/bank-dispute-store.ts';
import { eventOfMoneyBack, type MoneyBack, matchRefunds, reasonToRepeat } from '../refunds/money-back.ts';
import { applyTransition } from './apply-transition.ts';
import { adoptDelivery } from './delivery-store.ts';
import { chargeOf, holdsListing, lockPurchase, type Purchase } from './purchase-store.ts';

/**
 * Applies an intent: the only writer of payment state (reliability 3.5). Idempotent. Locks the purchase, then the
 * listing.
 * @param intent from `readIntent`, when it was paid
 */
export async function applyIntent(services: Services, purchaseId: string, intent: Intent): Promise<Purchase> {
  crashPoint('money:read');
  const applied = await inTransaction(services.db, async (tx) => {
    let { purchase, listing } = await lockPurchase(tx, purchaseId);
    crashPoint('money:locked');
    await noteDispute(services, tx, purchase, intent);
    // An intent may cause several steps, such as payment and dispute.
    for (;;) {
      const refunds = await noteRefunds(services, tx, purchase, intent);
      const next = nextOf(services, { purchase, listing, intent, refunds });
      const transition = next && purchaseStep(purchase.state, next.event);
      if (!next || !transition) return purchase;
      if (next.event === 'provider_succeeded') purchase = await withDelivery(tx, purchase, deliveryOf(intent));
      const { refund, reason } = next;
      await applyTransition(services, tx, { transition, purchase, listing, intent, refunds, refund, reason });
      crashPoint('money:booked');
      ({ purchase, listing } = await lockPurchase(tx, purchaseId));
    }
  });
  crashPoint('money:committed');
  return applied;
}

async function noteDispute({ deal }: Services, tx: Tx, purchase: Purchase, { disputes = [] }: Intent): Promise<void> {
  const { id, bank_disputes: wasOpen } = purchase;
  const asked = disputes.find(({ status }) => status === 'open');
  if (asked) await setBankDispute(tx, id, { dueBy: asked.dueBy, answered: asked.evidenceSent === true });
  else if (wasOpen) await endBankDispute(tx, id);
  // No transition tells open pages of it.
  if (wasOpen !== (asked !== undefined) && purchase.state === 'refund_pending') await deal.saleMoved(tx, id);
}

async function noteRefunds(services: Services, tx: Tx, { id, state }: Purchase, intent: Intent): Promise<MoneyBack[]> {
  if (intent.status !== 'succeeded' || !hasMoney(state)) return [];
  return matchRefunds(services, tx, { purchaseId: id, intent });
}

/** The purchase may not know it yet, after a crash or a lost answer. */
const deliveryOf = ({ delivery = defaultDelivery }: Intent): ChosenDelivery => delivery;

const withDelivery = async (tx: Tx, purchase: Purchase, paid: ChosenDelivery): Promise<Purchase> =>
  purchase.method === paid.method && purchase.delivery_cents === paid.cents
    ? purchase
    : adoptDelivery(tx, purchase.id, paid);

/** Whether the intent belongs to this purchase (reliability 3.3). */
const matches = ({ payments }: Services, purchase: Purchase, intent: Intent) =>
  intent.amount === chargeOf({ ...purchase, delivery_cents: deliveryOf(intent).cents }) &&
  intent.currency === purchase.currency &&
  intent.liveMode === payments.liveMode &&
  intent.purchaseId === purchase.id;

type CurrentState = {
  purchase: Purchase;
  listing: Selectable<ListingsTable>;
  intent: Intent;
  refunds: readonly MoneyBack[];
};

function nextOf(
  services: Services,
  { purchase, listing, intent, refunds }: CurrentState,
): { event: PurchaseEvent; refund?: MoneyBack; reason?: RefundReason } | undefined {
  if (intent.status === 'processing') return { event: 'provider_processing' };
  if (intent.status === 'canceled') return { event: purchase.given_back_by ? 'hold_given_back' : 'hold_ended' };
  if (intent.status !== 'succeeded') return undefined;
  if (hasMoney(purchase.state)) {
    const next = eventOfMoneyBack(purchase.state, intent, refunds);
    return next?.event === 'refund_waits' ? { ...next, reason: reasonToRepeat(refunds) } : next;
  }
  const isFor = matches(services, purchase, intent);
  // An admin removed the listing: do not sell it (reliability T5).
  const isThere = listing.state === 'held' && listing.removal_asked_by === null;
  if (isFor && holdsListing(purchase) && isThere) return { event: 'provider_succeeded' };
  return { event: 'succeeded_without_hold', reason: isFor ? 'oversold' : 'mismatch' };
}
