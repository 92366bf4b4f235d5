import { z } from 'zod';
import { fulfillmentMethods, fulfillmentStates, fulfillmentTurns } from '../domain/fulfillment.ts';
import { returnReasons, returnStates } from '../domain/returns.ts';
import { paidSorts } from '../domain/sorting.ts';
import { issueMessage } from '../words/issue-message.ts';
import { deliveryRefusals } from '../words/refusals/delivery.ts';
import { fieldRefusals } from '../words/refusals/fields.ts';
import { call, type ShopValues } from './call.ts';
import {
  acknowledged,
  emailParams,
  id,
  idParams,
  inserted,
  MOST_WHOLE,
  order,
  page,
  previousIdParams,
  priceIn,
  wireFlag,
} from './fields.ts';
import { sentPlace } from './places.ts';
import { trader } from './sellers.ts';
import type { Ours } from './wire-names.ts';

/** A line of the payment history (spec §3). */
const paid = z.object({
  _id: id,
  previousId: id,
  productName: z.string(),
  title: z.string(),
  price: z.string(),
  buyerEmail: z.string(),
  sellerName: z.string(),
  sellerEmail: z.string(),
  /** Of the listing at the sale. */
  sellerPhone: z.string(),
  /** In the form of E.164, if it is clear. */
  sellerDial: z.string().optional(),
  sellerHasLeft: z.literal(true).optional(),
  image: z.string(),
  payment: wireFlag,
  /** The delivery; absent for a pickup. */
  method: z.enum(fulfillmentMethods).optional(),
  /** Beside the price, and both together; absent where it is nothing. */
  deliveryCents: z.number().int().optional(),
  total: z.string().optional(),
  paidAt: z.iso.datetime(),
  /** `partly`: the sale stands. */
  refund: z.enum(['pending', 'partly', 'refunded', 'failed']).optional(),
  /** Formatted like the price. */
  refunded: z.string().optional(),
  /** The part of it that the shop sent by bank transfer. */
  transferred: z.string().optional(),
  /** The state of the handover, and who acts next. */
  handover: z
    .object({
      state: z.enum(fulfillmentStates),
      turn: z.enum(fulfillmentTurns),
      /** The buyer says next where to bring or send it. */
      awaitsAddress: z.literal(true).optional(),
      isBankDisputed: z.literal(true).optional(),
      /** When the state ends by itself. */
      deadlineAt: z.iso.datetime().optional(),
      completedAt: z.iso.datetime().optional(),
      /** While the buyer can still review the seller. */
      reviewUntil: z.iso.datetime().optional(),
    })
    .optional(),
  /** Of the buyer's last request. */
  returnState: z.enum(returnStates).optional(),
  returnReason: z.enum(returnReasons).optional(),
  /** The seller has left. */
  returnByShop: z.literal(true).optional(),
  /** The shop answered, or nobody did in time, while the seller was away. */
  returnAnsweredByShop: z.literal(true).optional(),
  /** Then an open request counts as accepted. */
  returnUntil: z.iso.datetime().optional(),
});
export type Paid = Ours<typeof paid>;

/** With the listing as sold. */
const receipt = paid.extend({
  /** Such as `20260131-4F3A9C21`. */
  number: z.string(),
  condition: z.string(),
  year: z.string(),
  description: z.string(),
  defects: z.string().optional(),
  location: z.string(),
  buyerName: z.string(),
  trader: trader.optional(),
});
export type Receipt = Ours<typeof receipt>;

const edition = z
  .number({ error: issueMessage(fieldRefusals.amountNeeded()) })
  .int(issueMessage(fieldRefusals.amountNeeded()))
  .min(0, issueMessage(fieldRefusals.amountNeeded()))
  .max(MOST_WHOLE, issueMessage(fieldRefusals.amountNeeded()));

export const purchaseCalls = {
  createPaymentIntent: call({
    route: 'POST /payment-intent',
    who: 'signedIn',
    movesMoney: true,
    urgency: 'pay',
    summary:
      'Holds the listing for this buyer and returns the client secret. The price is only what the buyer expects; ' +
      'a fee for the delivery comes on top. Without `method` it is a pickup.',
    body: (shop: () => ShopValues) =>
      z.object({
        price: priceIn(shop),
        previousId: id,
        /** Of the listing as the buyer read it; another one is refused. */
        edition: edition.optional(),
        method: z.enum(fulfillmentMethods, { error: issueMessage(deliveryRefusals.chooseWay()) }).optional(),
        /** The town to which the seller delivers. It is not stored. */
        place: sentPlace.optional(),
      }),
    answer: z.object({
      clientSecret: z.string(),
      onHoldUntil: z.iso.datetime(),
      /** By an accepted offer, which holds it for longer. */
      agreed: z.literal(true).optional(),
      price: z.string(),
      method: z.enum(fulfillmentMethods),
      deliveryCents: z.number().int(),
      /** What the card is charged. */
      totalCents: z.number().int(),
    }),
    statuses: [200],
    errors: [
      'not_signed_in',
      'email_not_verified',
      'own_listing',
      'not_allowed',
      'not_found',
      'price_changed',
      'item_on_hold',
      'item_unavailable',
      'payment_in_progress',
      'hold_expired',
      'conflict',
      'too_many_requests',
      'provider_unavailable',
      'payments_misconfigured',
      'invalid_input',
    ],
  }),
  extendHold: call({
    route: 'PUT /payment-intent/:previousId',
    who: 'signedIn',
    urgency: 'pay',
    summary: "Gives the buyer's hold its full time, once card details are being entered; a repeat changes nothing.",
    params: previousIdParams,
    answer: z.object({ onHoldUntil: z.iso.datetime() }),
    statuses: [200],
    errors: ['not_signed_in', 'not_found', 'hold_expired'],
  }),
  releaseHold: call({
    route: 'DELETE /payment-intent/:previousId',
    who: 'signedIn',
    urgency: 'pay',
    summary: 'Releases the hold when the buyer leaves; without a hold it changes nothing.',
    params: previousIdParams,
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_found'],
  }),
  confirmPayment: call({
    route: 'PUT /payment/:previousId',
    who: 'signedIn',
    urgency: 'pay',
    summary: 'Asks the provider whether the payment came: 200 paid, 202 still processing.',
    params: previousIdParams,
    answer: acknowledged.extend({ status: z.enum(['paid', 'processing']) }),
    statuses: [200, 202],
    errors: ['not_signed_in', 'not_found', 'not_paid', 'hold_expired', 'item_unavailable', 'provider_unavailable'],
  }),
  recordPaid: call({
    route: 'POST /paid',
    who: 'signedIn',
    urgency: 'pay',
    summary:
      'Answers the paid record of the listing; it is made by the payment itself, never by this call. ' +
      'Of what is sent only the ids are read: `previousId`, or else `_id`.',
    body: z
      .object({ previousId: id.optional(), _id: id.optional().catch(undefined) })
      .refine(({ previousId, _id }) => previousId ?? _id, {
        path: ['previousId'],
        error: issueMessage(fieldRefusals.addressIncomplete()),
      }),
    answer: inserted.extend(paid.shape),
    statuses: [200],
    errors: ['not_signed_in', 'not_found', 'not_paid', 'invalid_input'],
  }),
  markOrderPaid: call({
    route: 'PUT /order/:previousId',
    who: 'signedIn',
    urgency: 'pay',
    summary: 'Acknowledges that the wishlist entry shows as paid; the state itself comes from the provider.',
    params: previousIdParams,
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_found', 'not_paid'],
  }),
  markPaid: call({
    route: 'PUT /paid/:id',
    who: 'signedIn',
    urgency: 'pay',
    summary:
      'Acknowledges that the listing shows as paid; takes the id of the paid record, of the listing or of the wishlist entry.',
    params: idParams,
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_found', 'not_paid'],
  }),
  listPaid: call({
    route: 'GET /paid/:email',
    who: 'signedIn',
    summary: "The caller's payment history, newest first unless another order is asked for.",
    params: emailParams,
    query: page.extend({ sort: z.enum(paidSorts).optional(), order }),
    answer: z.array(paid),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'not_your_email'],
  }),
  removePaid: call({
    route: 'DELETE /paid/:id',
    who: 'signedIn',
    summary: 'Hides a paid record from the history; the ledger stays. Can be undone for 30 days.',
    params: idParams,
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_found'],
  }),
  restorePaid: call({
    route: 'POST /paid/:id/restore',
    who: 'signedIn',
    summary: 'Shows a hidden paid record again within 30 days.',
    params: idParams,
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_found', 'undo_expired'],
  }),
  getReceipt: call({
    route: 'GET /receipt/:id',
    who: 'signedIn',
    summary:
      'The receipt of a paid listing, for its buyer; takes the id of the paid record, of the listing or of the wishlist entry.',
    params: idParams,
    answer: receipt,
    statuses: [200],
    errors: ['not_signed_in', 'not_found'],
  }),
};
