import { periods } from '../domain/period.ts';
import { call } from './call.ts';
import { acknowledged, idParams } from './fields.ts';
import { z } from './zod.ts';

/** A UTC day. */
const day = z.iso.date();

/** A seller's figures. Removed listings are excluded, but not their earnings. */
const sellerNumbers = z.object({
  /** Viewers; each counts once a day per listing. */
  views: z.number(),
  saves: z.number(),
  onSale: z.number(),
  onHold: z.number(),
  sold: z.number(),
  /** Sales minus refunds. */
  earnedCents: z.number(),
  /** The last 30 days, oldest first. */
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
  /** The requested days, oldest first; the last is today. */
  days: z.array(happened.extend({ day })),
  /** Total of as many days before. */
  before: happened,
  ever: happened,
});
export type MarketNumbers = z.output<typeof marketNumbers>;

export const statisticsCalls = {
  countView: call({
    route: 'POST /furniture/:id/view',
    who: 'anyone',
    summary: 'Says that somebody looks at a listing. Each counts once a day; robots and the seller do not count.',
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
    query: z.object({ days: z.coerce.number().pipe(z.literal(periods)).optional() }),
    answer: marketNumbers,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
};
