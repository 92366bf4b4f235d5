import { z } from 'zod';
import { fulfillmentMethods } from '../domain/fulfillment.ts';
import { wishSorts } from '../domain/sorting.ts';
import { colours, materials, styles } from '../domain/traits.ts';
import { call } from './call.ts';
import { acknowledged, email, id, idParams, inserted, page, order as sortOrder, wireFlag } from './fields.ts';
import { shownDelivery } from './listings/delivery-options.ts';
import type { Ours } from './wire-names.ts';

/** An order in spec §3. */
const order = z.object({
  _id: id,
  productName: z.string(),
  title: z.string(),
  sellerName: z.string(),
  sellerEmail: z.string(),
  buyerEmail: z.string(),
  /** Current, or as paid. */
  price: z.string(),
  savedPrice: z.string(),
  image: z.string(),
  /** The listing's, as on its card. */
  location: z.string(),
  /** Other methods than a pickup, and the town; absent for a pickup alone. */
  offered: z.object({ ...shownDelivery, town: z.string() }).optional(),
  /** Chosen for the payment or paid, with its fee; absent for a pickup. */
  method: z.enum(fulfillmentMethods).optional(),
  methodCents: z.number().optional(),
  previousId: id,
  payment: wireFlag,
  isAvailable: wireFlag,
  sold: z.boolean().optional(),
  /** During a payment, and whether it is the caller's. */
  onHoldUntil: z.iso.datetime().optional(),
  heldByMe: z.boolean(),
  /** The listing was not available any more when the payment succeeded (reliability 3.13). */
  moneyBack: z.enum(['pending', 'refunded', 'failed']).optional(),
  /** Bought by the caller and fully refunded. */
  refunded: z.boolean().optional(),
});
export type Order = Ours<typeof order>;

/** With what is sold, as the buyer reads it before paying. */
const orderToPay = order.extend({
  edition: z.number().int(),
  /** All of the edition, the main one first. */
  images: z.array(z.string()),
  condition: z.string(),
  year: z.string(),
  description: z.string(),
  defects: z.string().optional(),
  colours: z.array(z.enum(colours)),
  materials: z.array(z.enum(materials)),
  style: z.enum(styles).optional(),
  widthMm: z.number().optional(),
  depthMm: z.number().optional(),
  heightMm: z.number().optional(),
});
export type OrderToPay = Ours<typeof orderToPay>;

const saved = z.object({
  _id: id,
  previousId: id,
});
export type Saved = Ours<typeof saved>;

export const wishlistCalls = {
  addWish: call({
    route: 'POST /orders',
    who: 'signedIn',
    summary: 'Saves a listing to the wishlist. Only previousId is trusted; a repeat changes nothing.',
    body: z.object({ previousId: id, buyerEmail: z.string().max(254).optional() }),
    answer: inserted,
    statuses: [201, 200],
    errors: [
      'not_signed_in',
      'not_your_email',
      'not_found',
      'own_listing',
      'item_unavailable',
      'invalid_input',
      'too_many_requests',
    ],
  }),
  listWishes: call({
    route: 'GET /orders',
    who: 'signedIn',
    summary: "The caller's wishlist, newest first unless another order is asked for.",
    query: page.extend({
      email,
      /** Leaves out what the caller has bought. */
      only: z.enum(['unpaid']).optional(),
      sort: z.enum(wishSorts).optional(),
      order: sortOrder,
    }),
    answer: z.array(order),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'not_your_email', 'invalid_input'],
  }),
  removeWish: call({
    route: 'DELETE /orders/:id',
    who: 'signedIn',
    summary: 'Takes a listing off the wishlist; a paid one is hidden, its ledger stays. Can be undone for 30 days.',
    params: idParams,
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_found', 'payment_in_progress'],
  }),
  restoreWish: call({
    route: 'POST /orders/:id/restore',
    who: 'signedIn',
    summary: 'Brings a removed wishlist entry back within 30 days.',
    params: idParams,
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_found', 'undo_expired'],
  }),
  getWish: call({
    route: 'GET /get-furniture/:id',
    who: 'signedIn',
    urgency: 'pay',
    summary: "The caller's wishlist entry for a listing, as the payment screen needs it.",
    params: idParams,
    answer: orderToPay,
    statuses: [200],
    errors: ['not_signed_in', 'not_found'],
  }),
  listSaved: call({
    route: 'GET /saved',
    who: 'signedIn',
    summary: 'The ids of what the caller has saved and not bought, newest first, 1,000 at most.',
    answer: z.array(saved),
    statuses: [200],
    errors: ['not_signed_in'],
  }),
  getInterest: call({
    route: 'GET /listing/:id/interest',
    who: 'anyone',
    summary: 'How many people have saved a listing.',
    params: idParams,
    answer: z.object({ saves: z.number() }),
    statuses: [200],
    errors: ['not_found'],
  }),
};
