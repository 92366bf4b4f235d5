import { z } from 'zod';
import { moneyStates } from '../domain/purchase.ts';
import { returnReasons, returnStates } from '../domain/returns.ts';
import { user } from './accounts.ts';
import { call } from './call.ts';
import { acknowledged, id, idParams, page, text } from './fields.ts';
import { paymentFilter } from './moderation.ts';
import type { Ours } from './wire-names.ts';

const removal = {
  removedAt: z.iso.datetime(),
  undoUntil: z.iso.datetime(),
};

const removedUser = user.extend(removal);
export type RemovedUser = Ours<typeof removedUser>;

export const removedListing = z.object({
  _id: id,
  productName: z.string(),
  title: z.string(),
  price: z.string(),
  image: z.string(),
  sellerName: z.string(),
  removedBy: z.string(),
  ...removal,
});
export type RemovedListing = Ours<typeof removedListing>;

const payment = z.object({
  /** The purchase's id: a payment that could not become a sale has no paid record. */
  _id: id,
  previousId: id,
  productName: z.string(),
  title: z.string(),
  price: z.string(),
  state: z.enum(moneyStates),
  /** Amount refunded so far, if any. */
  refunded: z.string().optional(),
  buyerId: id,
  buyerName: z.string(),
  buyerEmail: z.string(),
  sellerId: id,
  sellerName: z.string(),
  sellerEmail: z.string(),
  /** The card provider's payment id; missing without a charge, as in the demo. */
  intentId: z.string().optional(),
  /** The buyer's last request to cancel or return. */
  returnRequest: z
    .object({
      state: z.enum(returnStates),
      reason: z.enum(returnReasons),
      text: z.string(),
      answer: z.string().optional(),
    })
    .optional(),
  paidAt: z.iso.datetime(),
});
export type Payment = Ours<typeof payment>;

/** A bank's inquiry about a disputed payment. */
const dispute = z.object({
  /** Dollars. */
  amount: z.string(),
  /** The card provider's code, such as `product_not_received`. */
  reason: z.string(),
  /** Deadline for evidence, if known. */
  dueBy: z.iso.datetime().optional(),
  status: z.enum(['open', 'won', 'lost']),
  /** Evidence is accepted once. */
  evidenceSent: z.boolean(),
});
export type DisputeAnswer = z.output<typeof dispute>;

/** Maximum characters of evidence. */
const EVIDENCE_MAX = 10_000;

const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));

const act = z.object({
  _id: id,
  at: z.iso.datetime(),
  action: z.string(),
  actorName: z.string(),
  /** Account name or listing title; missing when unknown. */
  targetName: z.string().optional(),
  before: facts,
  after: facts,
});
export type Act = Ours<typeof act>;

export const adminCalls = {
  listRemovedUsers: call({
    route: 'GET /removed-users',
    who: 'admin',
    summary: 'People who were removed and can still be brought back, the last removed first.',
    query: page,
    answer: z.array(removedUser),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  listRemovedListings: call({
    route: 'GET /removed-furniture',
    who: 'admin',
    summary: 'Listings that were removed and can still be brought back, the last removed first.',
    query: page,
    answer: z.array(removedListing),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  listPayments: call({
    route: 'GET /payments',
    who: 'admin',
    summary: 'What was paid, newest first, and how the money stands: sales, refunds, disputes.',
    query: page.extend(paymentFilter.shape),
    answer: z.array(payment),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  refundPayment: call({
    route: 'POST /payments/:id/refund',
    who: 'admin',
    summary:
      'Sends all that is left of a payment back to the card; the listing stays sold. Tries a refund again that has failed.',
    params: idParams,
    body: z.object({ reason: text(500, 'A reason') }),
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
    summary: 'Sends evidence about a disputed payment to the card holder’s bank, once.',
    params: idParams,
    body: z.object({ text: text(EVIDENCE_MAX, 'Evidence') }),
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'provider_unavailable', 'invalid_input'],
  }),
  listActs: call({
    route: 'GET /audit-log',
    who: 'admin',
    summary: 'The audit log: what admins did, and what was removed or brought back, newest first.',
    query: page.extend({ about: id.optional() }),
    answer: z.array(act),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
};
