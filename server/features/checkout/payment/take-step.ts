import type { Selectable } from 'kysely';
import type { Cents } from '../../../../shared/domain/money.ts';
import type { Effect, RefundReason, Transition } from '../../../../shared/domain/purchase.ts';
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
import { hasSale, recordSale } from '../books/sale-store.ts';
import { disputeMails, refundMails, saleMails, sorryMails } from '../mails/purchase-mails.ts';
import { centsGone, type MoneyBack } from '../refunds/money-back.ts';
import { dropOrders, orderRefund, setRefundState } from '../refunds/refund-store.ts';
import { setReturnRefunded } from '../returns/return-store.ts';
import { notifyOfSale, notifyParties } from './notify-parties.ts';
import { holdsListing, type Purchase, setState } from './purchase-store.ts';

export type Subject = {
  purchase: Purchase;
  listing: Selectable<ListingsTable>;
  /** Undefined when a hold ends without one. */
  intent: Intent | undefined;
  money: readonly MoneyBack[];
  /** Booked by this step. */
  back?: MoneyBack;
  reason?: RefundReason;
  /** Undefined for automatic steps; `adminId` is null when a sale was cancelled. */
  by?: { adminId: string | null; action: string; why: string; own?: { ownCase?: true } };
  givenBackBy?: 'buyer' | 'seller' | 'admin';
};

type Work = { services: Services; tx: Tx; step: Transition; subject: Subject };

/** An effect without code does not compile. */
const effects: Record<Effect, (work: Work) => Promise<void> | void> = {
  // `settlePurchase` calls the provider, outside transactions.
  cancel_intent: () => undefined,
  sell_listing: ({ services, tx, subject }) => moveListing(services, tx, { id: subject.listing.id, state: 'sold' }),
  free_listing: async ({ services, tx, subject: { purchase, listing } }) => {
    if (listing.state !== 'held' || !holdsListing(purchase)) return;
    await moveListing(services, tx, { id: listing.id, state: 'available' });
    if (purchase.agreed) await services.deal.holdLapsed(tx, purchase.id);
  },
  record_sale: async ({ services, tx, subject: { purchase, listing } }) => {
    await recordSale(tx, purchase, services.config.sellerFee);
    await services.deal.sold(tx, purchase);
    await notifyOfSale(services, tx, { purchase, title: listing.title });
  },
  book_payment: ({ tx, step, subject }) => {
    const { id, price_cents: price, delivery_cents: delivery } = subject.purchase;
    if (step.to === 'paid') return bookSale(tx, id, { price, delivery });
    return bookPaymentWithoutSale(tx, id, amountOf(subject));
  },
  book_refund: async ({ services, tx, subject: { purchase, back } }) => {
    if (back) await book(services, tx, purchase, back, 'refund');
  },
  book_return: async ({ services, tx, subject: { purchase, back } }) => {
    if (back) await book(services, tx, purchase, back, 'return');
  },
  order_refund: async ({ tx, subject }) => {
    if (!subject.reason) return;
    await orderRefund(tx, subject.purchase.id, {
      reason: subject.reason,
      amount: amountOf(subject) - centsGone(subject.money),
    });
  },
  drop_orders: async ({ tx, subject }) => {
    await dropOrders(tx, subject.purchase.id);
  },
  write_down: ({ tx, step, subject }) => writeDown(tx, step, subject),
  notify_buyer_and_seller: (work) => notify(work),
  notify_buyer: (work) => notify(work),
  notify_seller: (work) => notify(work),
  alert_operator: ({ services, step, subject }) => alertOperator(services, subject.purchase.id, step.event),
};

/** Applies a transition with its effects in the locking transaction. Only this and `storeIntent` change the state. */
export async function takeStep(
  services: Services,
  tx: Tx,
  { step, subject }: { step: Transition; subject: Subject },
): Promise<void> {
  const { purchase, givenBackBy } = subject;
  if (step.to !== 'unchanged') {
    await setState(tx, purchase.id, { state: step.to, more: { dueInSeconds: step.checkAfter, givenBackBy } });
    crashPoint('money:moved');
    services.metrics.purchaseMoved(purchase.state, step.to);
  }
  for (const effect of step.effects) await effects[effect]({ services, tx, step, subject });
  if (step.to === 'refunded') {
    await setReturnRefunded(tx, purchase.id);
    await services.deal.refunded(tx, purchase.id);
  }
}

function amountOf({ intent, purchase }: Subject): Cents {
  if (!intent) throw new Error(`Purchase ${purchase.id} has no intent whose money could be booked.`);
  return intent.amount;
}

async function moveListing(
  { deal }: Services,
  tx: Tx,
  { id, state }: { id: string; state: 'sold' | 'available' },
): Promise<void> {
  await setListingState(tx, id, state);
  const caseId = await finishRemoval(tx, id);
  if (caseId) await deal.removed(tx, caseId);
}

async function book(
  { metrics, deal }: Services,
  tx: Tx,
  { id: purchaseId, seller_id: sellerId }: Purchase,
  { row }: MoneyBack,
  kind: 'refund' | 'return',
): Promise<void> {
  await setRefundState(tx, row.id, kind === 'refund' ? 'succeeded' : 'failed');
  await bookMoneyBack(tx, row, kind);
  await deal.balanceMoved(tx, { purchaseId, sellerId });
  metrics.moneyWentBack(kind === 'refund' ? (row.reason ?? 'provider') : 'returned');
  crashPoint('refund:booked');
}

async function writeDown(tx: Tx, step: Transition, { purchase, money, back, reason, by }: Subject): Promise<void> {
  const gone = centsGone(money);
  const moved = back ? back.row.amount_cents * (step.effects.includes('book_return') ? -1 : 1) : 0;
  const after = step.to === 'unchanged' ? purchase.state : step.to;
  const why = by?.why ?? reason ?? (back && (back.row.reason ?? 'provider'));
  await recordAct(tx, {
    actorId: by?.adminId ?? null,
    action: by?.action ?? step.event,
    targetId: purchase.id,
    before: { state: purchase.state, refunded: formatPrice(gone) },
    after: { state: after, refunded: formatPrice(gone + moved), ...(why ? { reason: why } : {}), ...by?.own },
  });
}

async function notify({ services, tx, step, subject }: Work): Promise<void> {
  const { purchase, listing, back } = subject;
  const sold = await hasSale(tx, purchase.id);
  await notifyParties(services, tx, { purchase, listing, cents: amountOf(subject) }, (facts) => {
    if (step.event === 'provider_succeeded') return saleMails(facts);
    if (step.event === 'succeeded_without_hold') return sorryMails(facts);
    if (step.event === 'dispute_opened' || step.event === 'dispute_won') return disputeMails(facts, step.event);
    return refundMails(facts, { cents: back?.row.amount_cents ?? 0, isAll: step.to === 'refunded', sold });
  });
}
