import { decisionObstacles } from '../../domain/decision-obstacle.ts';
import { moneyStates } from '../../domain/purchase.ts';
import { returnReasons, returnStates } from '../../domain/returns.ts';
import { issueMessage } from '../../words/issue-message.ts';
import { fieldRefusals } from '../../words/refusals/fields.ts';
import { refundRefusals } from '../../words/refusals/refunds.ts';
import { call } from '../call.ts';
import { acknowledged, id, idParams, line, MOST_WHOLE, page, searchWords, text } from '../fields.ts';
import { table } from '../table.ts';
import type { Ours } from '../wire-names.ts';
import { z } from '../zod.ts';

const paymentFilter = z.object({
  q: searchWords.optional(),
  state: z.enum(moneyStates).optional(),
  /** State of the buyer's last request. */
  returns: z.enum(returnStates).optional(),
  /** Buyer or seller. */
  person: id.optional(),
});
export type PaymentFilter = z.output<typeof paymentFilter>;

const payment = z.object({
  /** The purchase's: a payment that could not become a sale has no paid record. */
  _id: id,
  previousId: id,
  productName: z.string(),
  title: z.string(),
  /** All that was paid. */
  price: z.string(),
  /** Its part that is for the delivery; absent where it is nothing. */
  deliveryCents: z.number().int().optional(),
  state: z.enum(moneyStates),
  refunded: z.string().optional(),
  /** To the buyer, since the refund of the rest, or of a part, failed. */
  owedCents: z.number().int().optional(),
  /** Part refund that failed and can be ordered again. */
  failedPart: z.string().optional(),
  buyerId: id,
  buyerName: z.string(),
  buyerEmail: z.string(),
  sellerId: id,
  sellerName: z.string(),
  sellerEmail: z.string(),
  /** Missing without a charge, as in the demo. */
  intentId: z.string().optional(),
  /** Of a disputed payment. The bank takes one answer, until `dueBy`. */
  bank: z.object({ answered: z.boolean(), dueBy: z.iso.datetime().optional() }).optional(),
  waitsForBank: z.literal(true).optional(),
  returnRequest: z
    .object({
      _id: id,
      state: z.enum(returnStates),
      reason: z.enum(returnReasons),
      text: z.string(),
      answer: z.string().optional(),
      answeredByShop: z.literal(true).optional(),
      mustAccept: z.boolean(),
      /** Open, and the seller has left: an admin answers it until then, or it counts as accepted. */
      shopAnswersUntil: z.iso.datetime().optional(),
      shopDecides: z.literal(true).optional(),
    })
    .optional(),
  paidAt: z.iso.datetime(),
  /** Why the caller may neither refund it nor answer the bank. */
  obstacle: z.enum(decisionObstacles).optional(),
});
export type Payment = Ours<typeof payment>;

const dispute = z.object({
  /** Dollars. */
  amount: z.string(),
  /** The card provider's code, such as `product_not_received`. */
  reason: z.string(),
  dueBy: z.iso.datetime().optional(),
  status: z.enum(['open', 'won', 'lost']),
  /** Evidence is accepted once. */
  evidenceSent: z.boolean(),
});
export type DisputeAnswer = z.output<typeof dispute>;

/** In characters. */
const EVIDENCE_MAX = 10_000;

export const paymentCalls = {
  listPayments: call({
    route: 'GET /payments',
    who: 'admin',
    summary: 'Payments, newest first, with sales, refunds and disputes.',
    query: page.extend(paymentFilter.shape),
    answer: z.array(payment),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  refundPayment: call({
    route: 'POST /payments/:id/refund',
    who: 'admin',
    movesMoney: true,
    summary: 'Refunds the rest of a payment to the card; the listing stays sold. Retries a failed refund.',
    params: idParams,
    body: z.object({ reason: text(500, 'reason') }),
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'provider_unavailable', 'invalid_input'],
  }),
  retryPartRefund: call({
    route: 'POST /payments/:id/refund/retry',
    who: 'admin',
    movesMoney: true,
    seldom: true,
    summary: 'Orders a part refund again that failed, such as after a decision; the sale stays.',
    params: idParams,
    body: z.object({}),
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'provider_unavailable', 'invalid_input'],
  }),
  recordRefundTransfer: call({
    route: 'POST /payments/:id/refund/transfer',
    who: 'admin',
    movesMoney: true,
    seldom: true,
    summary: 'The operator has sent what a failed refund owes from the shop’s own bank account. Works once.',
    params: idParams,
    body: z.object({
      /** Exactly what is owed. */
      amountCents: z
        .number({ error: issueMessage(fieldRefusals.amountNeeded()) })
        .int(issueMessage(fieldRefusals.amountInCents()))
        .min(1, issueMessage(fieldRefusals.amountAboveZero()))
        .max(MOST_WHOLE, issueMessage(fieldRefusals.amountTooHigh())),
      reference: line(100, 'reference'),
      sentOn: z.iso.date({ error: issueMessage(refundRefusals.transferDay()) }),
    }),
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'provider_unavailable', 'invalid_input'],
  }),
  getDispute: call({
    route: 'GET /payments/:id/dispute',
    who: 'admin',
    summary: 'What the card holder’s bank asks about a disputed payment, and until when.',
    params: idParams,
    answer: dispute,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'provider_unavailable'],
  }),
  sendEvidence: call({
    route: 'POST /payments/:id/dispute/evidence',
    who: 'admin',
    movesMoney: true,
    summary: 'Sends evidence about a disputed payment to the card holder’s bank, once.',
    params: idParams,
    body: z.object({ text: text(EVIDENCE_MAX, 'evidence') }),
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'provider_unavailable', 'invalid_input'],
  }),
  exportPayments: call({
    route: 'GET /payments-export',
    who: 'admin',
    summary: 'What was paid as a table, newest first, up to 10,000 rows, narrowed like the list.',
    query: paymentFilter,
    answer: table,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
};
