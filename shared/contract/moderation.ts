import { z } from 'zod';
import { languages } from '../domain/language.ts';
import { adminListingStates } from '../domain/moderation.ts';
import { moneyStates } from '../domain/purchase.ts';
import { returnStates } from '../domain/returns.ts';
import { user } from './accounts.ts';
import { call } from './call.ts';
import { acknowledged, id, idParams, page, storable } from './fields.ts';
import { sellingAs } from './sellers.ts';
import type { Ours } from './wire-names.ts';

/** Word prefixes; all must match. */
const words = z.string().max(100, 'Search for up to 100 characters.').refine(storable, 'This text cannot be searched.');

const adminListing = z.object({
  _id: id,
  title: z.string(),
  productName: z.string(),
  price: z.string(),
  image: z.string(),
  state: z.enum(adminListingStates),
  advertise: z.enum(['true', 'false']),
  sellerId: id,
  sellerName: z.string(),
  sellerEmail: z.string(),
  sellerLanguage: z.enum(languages),
  createdAt: z.iso.datetime(),
  onHoldUntil: z.iso.datetime().optional(),
});
export type AdminListing = Ours<typeof adminListing>;

const loginPlace = z.object({ device: z.string(), startedAt: z.iso.datetime() });

const person = user.extend({
  email: z.string(),
  removedAt: z.iso.datetime().optional(),
  listings: z.number(),
  sales: z.number(),
  /** Sales minus refunds. */
  earned: z.string(),
  purchases: z.number(),
  /** Payments minus refunds. */
  spent: z.string(),
  sellingAs: sellingAs,
  sessions: z.array(loginPlace),
});
export type Person = Ours<typeof person>;

export const paymentFilter = z.object({
  q: words.optional(),
  state: z.enum(moneyStates).optional(),
  /** State of the buyer's last request. */
  returns: z.enum(returnStates).optional(),
  /** Buyer or seller. */
  person: id.optional(),
});
export type PaymentFilter = z.output<typeof paymentFilter>;

export const table = z.object({
  fileName: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export type Table = z.output<typeof table>;

const errors = ['not_signed_in', 'not_allowed', 'invalid_input'] as const;

export const moderationCalls = {
  listEveryListing: call({
    route: 'GET /all-furniture',
    who: 'admin',
    summary: 'Every listing in every state, newest first; found by words of its title or seller, by state or seller.',
    query: page.extend({ q: words.optional(), state: z.enum(adminListingStates).optional(), seller: id.optional() }),
    answer: z.array(adminListing),
    statuses: [200],
    paged: true,
    errors: [...errors],
  }),
  getEveryListing: call({
    route: 'GET /all-furniture/:id',
    who: 'admin',
    summary: 'One listing in any state, as admins see it.',
    params: idParams,
    answer: adminListing,
    statuses: [200],
    errors: [...errors, 'not_found'],
  }),
  endHold: call({
    route: 'POST /furniture/:id/end-hold',
    who: 'admin',
    movesMoney: true,
    changesListings: true,
    summary: "Ends any buyer's hold on a listing. Without a hold nothing changes; not while a bank works on it.",
    params: idParams,
    answer: acknowledged,
    statuses: [200],
    errors: [...errors, 'not_found', 'payment_in_progress'],
  }),
  getPerson: call({
    route: 'GET /people/:id',
    who: 'admin',
    summary: 'One person, removed or not: the record, what they did in numbers, and where they are signed in.',
    params: idParams,
    answer: person,
    statuses: [200],
    errors: [...errors, 'not_found'],
  }),
  exportPayments: call({
    route: 'GET /payments-export',
    who: 'admin',
    summary: 'What was paid as a table, newest first, up to 10,000 rows, narrowed like the list.',
    query: paymentFilter,
    answer: table,
    statuses: [200],
    errors: [...errors],
  }),
};
