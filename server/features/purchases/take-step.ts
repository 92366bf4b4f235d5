import type { Selectable } from 'kysely';
import { formatPrice } from '../../../shared/domain/money.ts';
import type { RefundReason, Transition } from '../../../shared/domain/purchase.ts';
import { recordAct } from '../../audit-log.ts';
import type { Db } from '../../database.ts';
import type { ListingsTable } from '../../database-schema.ts';
import { disputeMails, refundMails, saleMails, sorryMails } from '../../mail/purchase-mails.ts';
import type { Intent } from '../../ports/card-payments.ts';
import type { Services } from '../../services.ts';
import { reached } from '../../step.ts';
import { finishRemoval } from '../listings/ask-removal.ts';
import { setListingState } from '../listings/set-listing-state.ts';
import { alertOperator } from './alert-operator.ts';
import { centsGone, type MoneyBack } from './money-back.ts';
import { holdsListing, type Purchase, setState } from './purchase-store.ts';
import { dropOrders, orderRefund, setRefundState } from './refund-store.ts';
import { bookMoneyBack, bookPayment, hasSale, recordSale } from './sale-store.ts';
import { tellParties } from './tell-parties.ts';

export type Subject = {
  purchase: Purchase;
  listing: Selectable<ListingsTable>;
  intent: Intent;
  money: readonly MoneyBack[];
  /** What the step books, when money went back or came back. */
  back?: MoneyBack;
  /** For which reason a step orders a refund. */
  reason?: RefundReason;
  /** The admin who takes the step, and why; without one it is Settee's own. */
  by?: { adminId: string; action: string; why: string };
};

/** Takes a step of the process with all its effects, inside the transaction that holds the purchase and its listing. */
export async function takeStep(services: Services, tx: Db, step: Transition, subject: Subject): Promise<void> {
  const { purchase, listing, intent, money, back, reason } = subject;
  if (step.to !== 'unchanged') {
    await setState(tx, purchase.id, step.to, { dueInSeconds: step.lookAfter });
    reached('money:moved');
    services.metrics.purchaseMoved(purchase.state, step.to);
  }
  for (const effect of step.effects) {
    if (effect === 'sell_listing') await moveListing(tx, listing.id, 'sold');
    if (effect === 'free_listing' && listing.state === 'held' && holdsListing(purchase))
      await moveListing(tx, listing.id, 'available');
    if (effect === 'record_sale') await recordSale(tx, purchase);
    if (effect === 'book_payment')
      await bookPayment(tx, purchase.id, intent.amount, step.to === 'paid' ? 'seller' : 'buyer');
    if (effect === 'book_refund' && back) await book(services, tx, back, 'refund');
    if (effect === 'book_return' && back) await book(services, tx, back, 'return');
    if (effect === 'order_refund' && reason)
      await orderRefund(tx, purchase.id, reason, intent.amount - centsGone(money));
    if (effect === 'write_down') await writeDown(tx, step, subject);
    if (effect === 'tell_buyer_and_seller' || effect === 'tell_buyer' || effect === 'tell_seller')
      await tell(services, tx, step, subject);
    if (effect === 'alert_operator') alertOperator(services, purchase.id, step.event);
  }
  if (step.to === 'refunded') await dropOrders(tx, purchase.id);
}

async function moveListing(tx: Db, id: string, state: 'sold' | 'available'): Promise<void> {
  await setListingState(tx, id, state);
  await finishRemoval(tx, id);
}

async function book({ metrics }: Services, tx: Db, { row }: MoneyBack, kind: 'refund' | 'return'): Promise<void> {
  await setRefundState(tx, row.id, kind === 'refund' ? 'succeeded' : 'failed');
  await bookMoneyBack(tx, row, kind);
  metrics.moneyWentBack(kind === 'refund' ? (row.reason ?? 'provider') : 'returned');
  reached('refund:booked');
}

/** What happened to the money stands in the audit log beside what admins do (reliability T35). */
async function writeDown(tx: Db, step: Transition, { purchase, money, back, reason, by }: Subject): Promise<void> {
  const gone = centsGone(money);
  const moved = back ? back.row.amount_cents * (step.effects.includes('book_return') ? -1 : 1) : 0;
  const after = step.to === 'unchanged' ? purchase.state : step.to;
  const why = by?.why ?? reason ?? (back && (back.row.reason ?? 'provider'));
  await recordAct(tx, {
    actorId: by?.adminId ?? null,
    action: by?.action ?? step.event,
    targetId: purchase.id,
    before: { state: purchase.state, refunded: formatPrice(gone) },
    after: { state: after, refunded: formatPrice(gone + moved), ...(why ? { reason: why } : {}) },
  });
}

async function tell(services: Services, tx: Db, step: Transition, { purchase, listing, intent, back }: Subject) {
  const sold = await hasSale(tx, purchase.id);
  await tellParties(services, tx, { purchase, listing, cents: intent.amount }, (facts) => {
    if (step.event === 'provider_succeeded') return saleMails(facts);
    if (step.event === 'succeeded_without_hold') return sorryMails(facts);
    if (step.event === 'dispute_opened' || step.event === 'dispute_won') return disputeMails(facts, step.event);
    return refundMails(facts, { cents: back?.row.amount_cents ?? 0, isAll: step.to === 'refunded', sold });
  });
}
