import { periods } from '../domain/period.ts';
import { call } from './call.ts';
import { acknowledged, idParams } from './fields.ts';
import { z } from './zod.ts';

/** A UTC day. */
const day = z.iso.date();

/** Without removed listings, but with their earnings. */
const sellerNumbers = z.object({
  /** Each viewer counts once a day per listing. */
  views: z.number(),
  saves: z.number(),
  onSale: z.number(),
  onHold: z.number(),
  /** Hidden by a decision of the shop. */
  hidden: z.number(),
  sold: z.number(),
  /** Sales minus refunds. */
  earnedCents: z.number(),
  /** Oldest first. */
  days: z.array(z.object({ day, views: z.number(), saves: z.number() })),
});
export type SellerNumbers = z.output<typeof sellerNumbers>;

const happened = z.object({
  people: z.number(),
  listings: z.number(),
  sales: z.number(),
  soldCents: z.number(),
  refundedCents: z.number(),
});
export type Happened = z.output<typeof happened>;

const marketNumbers = z.object({
  /** Oldest first; the last is today. */
  days: z.array(happened.extend({ day })),
  /** As many days before. */
  before: happened,
  ever: happened,
});
export type MarketNumbers = z.output<typeof marketNumbers>;

export const statisticsCalls = {
  countView: call({
    route: 'POST /furniture/:id/view',
    who: 'anyone',
    summary: 'Counts a view of a listing, once a day per visitor. Robots and the seller do not count.',
    params: idParams,
    answer: acknowledged,
    statuses: [200],
    errors: ['not_found'],
  }),
  getSellerNumbers: call({
    route: 'GET /seller-numbers',
    who: 'seller',
    summary: "How the caller's own listings are doing, and the views and saves of the last 30 days.",
    answer: sellerNumbers,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed'],
  }),
  getMarketNumbers: call({
    route: 'GET /market-numbers',
    who: 'admin',
    summary: 'What happened in the shop day by day: people, listings, sales and their value, for admins.',
    query: z.object({
      days: z.coerce
        .number()
        .min(0)
        .max(Math.max(...periods))
        .pipe(z.literal(periods))
        .optional(),
    }),
    answer: marketNumbers,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
};
