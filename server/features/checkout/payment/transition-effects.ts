import type { Selectable } from 'kysely';
import type { Cents } from '../../../../shared/domain/money.ts';
import { type Effect, type RefundReason, soldStates, type Transition } from '../../../../shared/domain/purchase.ts';
import { recordAct } from '../../../platform/db/audit-log.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { ListingsTable } from '../../../platform/db/database-schema.ts';
import { crashPoint } from '../../../platform/process/crash-points.ts';
import { formatPrice } from '../../../platform/shop/shop-money.ts';
import type { Intent } from '../../../ports/card-payments.ts';
import type { Services } from '../../../ports/services.ts';
import { finishRemoval } from '../../listings/request-removal.ts';
import { setListingState } from '../../listings/set-listing-state.ts';
import { alertOperator } from '../alert-operator.ts';
import { bookMoneyBack, bookPaymentWithoutSale, bookSale } from '../books/ledger-store.ts';
import { isSaleEnded, recordSale } from '../books/sale-store.ts';
import { disputeMails, type MailFacts, noSaleMails, refundMails, saleMails } from '../mails/purchase-mails.ts';
import { type MoneyBack, sumRefunded } from '../refunds/money-back.ts';
import { deleteRefundOrders, orderRefund, setRefundState } from '../refunds/refund-store.ts';
import { notifyOfLoss, notifyOfSale, notifyParties } from './notify-parties.ts';
import { holdsListing, type Purchase } from './purchase-store.ts';

/** A transition of one purchase, and what its effects need. Purchase and listing are locked and as they were before. */
export type PurchaseChange = {
  transition: Transition;
  purchase: Purchase;
  listing: Selectable<ListingsTable>;
  /** Undefined when a hold ends without one. */
  intent: Intent | undefined;
  /** All refunds and lost disputes of the purchase. */
  refunds: readonly MoneyBack[];
  /** The one of them that this transition books. */
  refund?: MoneyBack;
  reason?: RefundReason;
  /** Undefined for automatic transitions; `adminId` is null when a sale was cancelled. */
  orderedBy?: {
    adminId: string | null;
    action: string;
    why?: string;
    own?: { ownCase?: true };
    facts?: Record<string, string | true>;
  };
  givenBackBy?: 'buyer' | 'seller' | 'admin';
};

type ApplyEffect = (services: Services, tx: Tx, change: PurchaseChange) => Promise<void> | void;

export const effects: Record<Effect, ApplyEffect> = {
  // Done by `settlePurchase`, since it calls the provider and needs no transaction.
  cancel_intent: () => undefined,
  sell_listing: (services, tx, { listing }) => setStateOfListing(services, tx, { id: listing.id, state: 'sold' }),
  free_listing: freeListing,
  record_sale: recordSaleOf,
  book_payment: (_, tx, change) => bookPayment(tx, change),
  book_refund: (services, tx, change) => bookRefund(services, tx, change, 'refund'),
  book_return: (services, tx, change) => bookRefund(services, tx, change, 'return'),
  order_refund: (_, tx, change) => orderRest(tx, change),
  drop_orders: async (_, tx, { purchase }) => void (await deleteRefundOrders(tx, purchase.id)),
  record_act: (_, tx, change) => recordChange(tx, change),
  end_handover: (services, tx, { purchase }) => services.deal.refundOrdered(tx, purchase.id),
  update_pages: (services, tx, { purchase }) => services.deal.saleMoved(tx, purchase.id),
  notify_buyer_and_seller: sendMails,
  notify_buyer: sendMails,
  notify_seller: sendMails,
  follow_dispute: (services, tx, { purchase }) => services.deal.disputeMoved(tx, purchase.id),
  alert_operator: alertOfChange,
};

async function freeListing(services: Services, tx: Tx, { purchase, listing }: PurchaseChange): Promise<void> {
  if (listing.state !== 'held' || !holdsListing(purchase)) return;
  await setStateOfListing(services, tx, { id: listing.id, state: 'available' });
  if (purchase.agreed) await services.deal.holdLapsed(tx, purchase.id);
}

/** A removal that waited for the purchase is finished now. */
async function setStateOfListing(
  { deal }: Services,
  tx: Tx,
  { id, state }: { id: string; state: 'sold' | 'available' },
): Promise<void> {
  await setListingState(tx, id, state);
  const caseId = await finishRemoval(tx, id);
  if (caseId) await deal.removed(tx, caseId);
}

async function recordSaleOf(services: Services, tx: Tx, { purchase, listing }: PurchaseChange): Promise<void> {
  await recordSale(tx, purchase, services.config.sellerFee);
  await services.deal.sold(tx, purchase);
  await notifyOfSale(services, tx, { purchase, title: listing.title });
}

async function bookPayment(tx: Tx, change: PurchaseChange): Promise<void> {
  const { id, price_cents: price, delivery_cents: delivery } = change.purchase;
  if (change.transition.to === 'paid') await bookSale(tx, id, { price, delivery });
  else await bookPaymentWithoutSale(tx, id, paidAmount(change));
}

/** A `return` is a refund that the buyer's bank sent back. */
async function bookRefund(
  { metrics, deal }: Services,
  tx: Tx,
  { purchase, refund }: PurchaseChange,
  kind: 'refund' | 'return',
): Promise<void> {
  if (!refund) return;
  const { row } = refund;
  await setRefundState(tx, row.id, kind === 'refund' ? 'succeeded' : 'failed');
  await bookMoneyBack(tx, row, kind);
  await deal.balanceMoved(tx, { purchaseId: purchase.id, sellerId: purchase.seller_id });
  metrics.moneyWentBack(kind === 'return' ? 'returned' : row.sent_on ? 'transfer' : (row.reason ?? 'provider'));
  crashPoint('refund:booked');
}

async function orderRest(tx: Tx, change: PurchaseChange): Promise<void> {
  const { purchase, reason, refunds } = change;
  if (reason) await orderRefund(tx, purchase.id, { reason, amount: paidAmount(change) - sumRefunded(refunds) });
}

function paidAmount({ intent, purchase }: PurchaseChange): Cents {
  if (!intent) throw new Error(`Purchase ${purchase.id} has no intent whose money could be booked.`);
  return intent.amount;
}

async function recordChange(tx: Tx, change: PurchaseChange): Promise<void> {
  const { transition, purchase, refunds, refund, reason, orderedBy } = change;
  const refundedBefore = sumRefunded(refunds);
  const sign = transition.effects.includes('book_return') ? -1 : 1;
  const refundedAfter = refundedBefore + (refund ? sign * refund.row.amount_cents : 0);
  const why = orderedBy ? orderedBy.why : (reason ?? (refund && (refund.row.reason ?? 'provider')));
  await recordAct(tx, {
    actorId: orderedBy?.adminId ?? null,
    action: orderedBy?.action ?? transition.event,
    targetId: purchase.id,
    before: { state: purchase.state, refunded: formatPrice(refundedBefore) },
    after: {
      state: transition.to === 'unchanged' ? purchase.state : transition.to,
      refunded: formatPrice(refundedAfter),
      ...(why ? { reason: why } : {}),
      ...orderedBy?.own,
      ...orderedBy?.facts,
    },
  });
}

async function alertOfChange(
  services: Services,
  tx: Tx,
  { transition, purchase, intent }: PurchaseChange,
): Promise<void> {
  const asked = intent?.disputes?.find(({ status }) => status === 'open');
  await alertOperator(services, tx, { event: transition.event, purchaseId: purchase.id, until: asked?.dueBy });
}

async function sendMails(services: Services, tx: Tx, change: PurchaseChange): Promise<void> {
  const { transition, purchase, listing, intent, refund } = change;
  const isEnded = await isSaleEnded(tx, purchase.id);
  const isSold = isEnded !== undefined;
  const byBank = intent?.disputes?.some(({ id }) => id === refund?.row.provider_refund_id) ?? false;
  const write = (facts: MailFacts) => {
    switch (transition.event) {
      case 'provider_succeeded':
        return saleMails(facts);
      case 'succeeded_without_hold':
        return noSaleMails(facts);
      case 'dispute_opened':
      case 'dispute_won':
        return disputeMails(facts, transition.event);
      default: {
        const cents = refund?.row.amount_cents ?? 0;
        const state = transition.to === 'unchanged' ? purchase.state : transition.to;
        const stands = !isEnded && soldStates.some((one) => one === state);
        return refundMails(facts, {
          cents,
          isAll: transition.to === 'refunded',
          isSold,
          stands,
          byBank,
          transfer: refund?.transfer,
        });
      }
    }
  };
  await notifyParties(services, tx, { purchase, listing, cents: paidAmount(change) }, write);
  if (refund && byBank && isSold)
    await notifyOfLoss(services, tx, { purchase, title: listing.title, amountCents: refund.row.amount_cents });
}
