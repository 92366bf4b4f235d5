import { Failure } from '../../../shared/errors.ts';
import type { Caller, Handlers } from '../../platform/http/handler.ts';
import { wirePrice } from '../../platform/shop/shop-money.ts';
import type { Services } from '../../ports/services.ts';
import { hideSale, restoreSale } from './books/change-record.ts';
import { exportPayments, readPayments } from './books/read-payments.ts';
import { readReceipt } from './books/read-receipt.ts';
import { presentSale, readHistory, requireSale, requireSaleById } from './books/read-sales.ts';
import { beginPurchase } from './payment/begin-purchase.ts';
import { confirmPayment } from './payment/confirm-payment.ts';
import { releaseHold } from './payment/end-hold.ts';
import { extendHold } from './payment/extend-hold.ts';
import { readDispute, sendEvidence } from './refunds/answer-dispute.ts';
import { orderRefundOf } from './refunds/order-refund.ts';
import { recordTransfer } from './refunds/record-transfer.ts';
import { retryPartRefund } from './refunds/retry-part.ts';
import { type ReturnCalls, returnHandlers } from './returns/return-routes.ts';

const acknowledged = { acknowledged: true as const };

type PurchaseCalls = ReturnCalls &
  Pick<
    Handlers,
    | 'createPaymentIntent'
    | 'extendHold'
    | 'releaseHold'
    | 'confirmPayment'
    | 'recordPaid'
    | 'markOrderPaid'
    | 'markPaid'
    | 'listPaid'
    | 'removePaid'
    | 'restorePaid'
    | 'getReceipt'
    | 'listPayments'
    | 'exportPayments'
    | 'refundPayment'
    | 'retryPartRefund'
    | 'recordRefundTransfer'
    | 'getDispute'
    | 'sendEvidence'
  >;

/** Handles payments. After a payment, calls only read; the provider's report makes the sale (reliability 3.19). */
export const purchaseHandlers = (services: Services): PurchaseCalls => ({
  ...returnHandlers(services),
  async createPaymentIntent({ body }, { caller, address }) {
    const { listingId, price, edition, method, place } = body;
    const intent = await beginPurchase(services, caller, {
      listingId,
      expected: price,
      edition,
      choice: { method, place },
      address: address(),
    });
    return {
      clientSecret: intent.clientSecret,
      onHoldUntil: intent.heldUntil.toISOString(),
      ...(intent.agreed ? { agreed: true as const } : {}),
      price: wirePrice(intent.price),
      method: intent.delivery.method,
      deliveryCents: intent.delivery.cents,
      totalCents: intent.price + intent.delivery.cents,
    };
  },
  async extendHold({ params }, { caller }) {
    const { held_until } = await extendHold(services, caller.id, params.listingId);
    return { onHoldUntil: held_until.toISOString() };
  },
  async releaseHold({ params }, { caller }) {
    await releaseHold(services, caller.id, params.listingId);
    return acknowledged;
  },
  confirmPayment: ({ params }, { caller }) => confirmPayment(services, caller.id, params.listingId),
  async recordPaid({ body }, { caller }) {
    const sale = presentSale(
      services,
      body.listingId
        ? await requireSale(services, caller.id, body.listingId)
        : await requireSaleById(services, caller.id, body.id ?? ''),
    );
    return { ...acknowledged, ...sale };
  },
  async markOrderPaid({ params }, { caller }) {
    await requireSale(services, caller.id, params.listingId);
    return acknowledged;
  },
  async markPaid({ params }, { caller }) {
    await requireSaleById(services, caller.id, params.id);
    return acknowledged;
  },
  async listPaid({ params, query }, { caller }) {
    refuseOthers(caller, params.email);
    return readHistory(services, caller.id, query);
  },
  async removePaid({ params }, { caller }) {
    await hideSale(services, caller.id, params.id);
    return acknowledged;
  },
  async restorePaid({ params }, { caller }) {
    await restoreSale(services, caller.id, params.id);
    return acknowledged;
  },
  getReceipt: ({ params }, { caller }) => readReceipt(services, caller.id, params.id),
  listPayments: ({ query }, { caller }) => readPayments(services, caller, query),
  exportPayments: ({ query }) => exportPayments(services, query),
  getDispute: ({ params }) => readDispute(services, params.id),
  async sendEvidence({ params, body }, { caller }) {
    await sendEvidence(services, caller.id, { purchaseId: params.id, text: body.text });
    return acknowledged;
  },
  async retryPartRefund({ params }, { caller }) {
    await retryPartRefund(services, caller.id, params.id);
    return acknowledged;
  },
  async recordRefundTransfer({ params, body }, { caller }) {
    await recordTransfer(services, caller.id, { purchaseId: params.id, transfer: body });
    return acknowledged;
  },
  async refundPayment({ params, body }, { caller }) {
    await orderRefundOf(services, caller.id, { purchaseId: params.id, why: body.reason });
    return acknowledged;
  },
});

/** Compares the email with the token before any lookup. */
function refuseOthers(caller: Caller, email: string): void {
  if (email !== caller.email.toLowerCase()) throw new Failure('not_your_email');
}
