import { call } from './call.ts';
import { id, idParams, page } from './fields.ts';
import { furniture } from './listings.ts';
import { review } from './reviews.ts';
import { trader } from './sellers.ts';
import { z } from './zod.ts';

const sellerPage = z.object({
  id,
  name: z.string(),
  since: z.iso.datetime(),
  town: z.string().optional(),
  verified: z.boolean(),
  verifiedSince: z.iso.datetime().optional(),
  /** The name by an admin, the email by a link. */
  checked: z.array(z.enum(['name', 'email'])),
  /** Average to one decimal; null without reviews. */
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  /** Completed sales. */
  soldCount: z.number().int(),
  /** Median until the first answer in 90 days; null when unknown. */
  replyMinutes: z.number().int().nullable(),
  /** Sales that the seller cancelled. */
  cancellations: z.number().int(),
  /** Sells nothing for now. */
  suspended: z.boolean(),
  trader: trader.optional(),
});
export type SellerPage = z.output<typeof sellerPage>;

export const sellerPageCalls = {
  getSeller: call({
    route: 'GET /sellers/:id',
    who: 'anyone',
    seldom: true,
    forStrangers: 'kept',
    summary: 'Who a seller is, what the shop has checked, and how they sold.',
    params: idParams,
    answer: sellerPage,
    statuses: [200],
    errors: ['not_found', 'invalid_input'],
  }),
  listSellerListings: call({
    route: 'GET /sellers/:id/listings',
    who: 'anyone',
    seldom: true,
    forStrangers: 'kept',
    summary: 'What a seller has for sale, the newest first.',
    params: idParams,
    query: page,
    answer: z.array(furniture),
    statuses: [200],
    paged: true,
    errors: ['not_found', 'invalid_input'],
  }),
  listSellerReviews: call({
    route: 'GET /sellers/:id/reviews',
    who: 'anyone',
    seldom: true,
    forStrangers: 'kept',
    summary: 'What buyers say about a seller, the newest first.',
    params: idParams,
    query: page,
    answer: z.array(review),
    statuses: [200],
    paged: true,
    errors: ['not_found', 'invalid_input'],
  }),
};
