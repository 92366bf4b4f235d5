import { decisionObstacles } from '../../domain/decision-obstacle.ts';
import { type DisputeOutcome, disputeOutcomes, disputeStates } from '../../domain/dispute.ts';
import { fulfillmentStates } from '../../domain/fulfillment.ts';
import { MAX_PRICE } from '../../domain/money.ts';
import { issueMessage } from '../../words/issue-message.ts';
import { disputeRefusals } from '../../words/refusals/disputes.ts';
import { fieldRefusals } from '../../words/refusals/fields.ts';
import { call } from '../call.ts';
import { conversationEvent } from '../conversations.ts';
import { id, idParams, page, text } from '../fields.ts';
import { reportImages } from '../fulfillment.ts';
import type { Ours } from '../wire-names.ts';
import { z } from '../zod.ts';
import { absence } from './absence.ts';
import { dispute } from './dispute.ts';

const party = z.object({ id, name: z.string() });

const listedDispute = z.object({
  /** Of the fulfillment. */
  id,
  listingId: id,
  title: z.string(),
  priceCents: z.number().int(),
  deliveryCents: z.number().int(),
  buyer: party,
  seller: party,
  state: z.enum(disputeStates),
  reason: z.string(),
  openedAt: z.iso.datetime(),
  /** Then the buyer gets the money back, or a first decision stands. */
  deadlineAt: z.iso.datetime().nullable(),
  /** All money went back before a decision. */
  refunded: z.literal(true).optional(),
});
export type ListedDispute = Ours<typeof listedDispute>;

const caseFile = listedDispute.extend({
  fulfillmentState: z.enum(fulfillmentStates),
  refundableCents: z.number().int(),
  isBankDisputed: z.literal(true).optional(),
  /** Why the caller may not decide it. */
  obstacle: z.enum(decisionObstacles).optional(),
  absence: absence.optional(),
  dispute,
  photos: z.array(z.object({ url: z.string(), by: z.enum(['buyer', 'seller']) })),
  sold: z.object({
    title: z.string(),
    description: z.string(),
    /** As declared before the sale. */
    defects: z.string().optional(),
    condition: z.string(),
    location: z.string(),
    pictures: z.array(z.object({ url: z.string(), hash: z.string() })),
    widthMm: z.number().int().optional(),
    depthMm: z.number().int().optional(),
    heightMm: z.number().int().optional(),
  }),
  /** The latest 200, the oldest first. */
  messages: z.array(
    z.object({
      id,
      from: z.enum(['buyer', 'seller', 'system']),
      text: z.string(),
      /** The screen words these in the reader's language. */
      offerCents: z.number().int().optional(),
      event: conversationEvent.optional(),
      removed: z.literal(true).optional(),
      images: z.array(z.object({ url: z.string() })),
      at: z.iso.datetime(),
    }),
  ),
});
export type CaseFile = Ours<typeof caseFile>;

const moved = z.object({ state: z.enum(fulfillmentStates) });

/** An amount beside another outcome would be lost. */
const isAmountUsed = (said: { outcome?: DisputeOutcome | undefined; amountCents?: number | undefined }) =>
  said.amountCents === undefined || said.outcome === 'part_refund';
const notUsed = { path: ['amountCents'], message: issueMessage(disputeRefusals.amountForPartOnly()) };

const decisionFields = z.object({
  outcome: z.enum(disputeOutcomes, { error: issueMessage(disputeRefusals.chooseOutcome()) }),
  amountCents: z
    .number({ error: issueMessage(fieldRefusals.amountNeeded()) })
    .int(issueMessage(fieldRefusals.amountInCents()))
    .min(0, issueMessage(fieldRefusals.amountAboveZero()))
    .max(MAX_PRICE, issueMessage(fieldRefusals.amountTooHigh()))
    .optional(),
  reason: text(2000, 'reason'),
});

export const disputeCalls = {
  listDisputes: call({
    route: 'GET /disputes',
    who: 'admin',
    seldom: true,
    summary: 'Disputes about sales: those to decide the oldest first, others the newest first.',
    query: page.extend({
      open: z.enum(['true', 'false'], { error: issueMessage(fieldRefusals.trueOrFalse()) }).optional(),
    }),
    answer: z.array(listedDispute),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  getDisputeCase: call({
    route: 'GET /disputes/:id',
    who: 'admin',
    seldom: true,
    summary: 'The case file: the report, what was sold, photos and messages. By the id of the fulfillment.',
    params: idParams,
    answer: caseFile,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'],
  }),
  decideDispute: call({
    route: 'POST /disputes/:id/decision',
    who: 'signedIn',
    movesMoney: true,
    seldom: true,
    summary: 'The operator decides a dispute or an appeal; the seller can give all of the money back.',
    params: idParams,
    body: decisionFields.refine(isAmountUsed, notUsed),
    answer: moved,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'invalid_input'],
  }),
  addEvidence: call({
    route: 'POST /disputes/:id/evidence',
    who: 'signedIn',
    movesMoney: true,
    seldom: true,
    summary: 'Buyer or seller adds words and photos to a dispute that is not decided yet; up to ten times each.',
    params: idParams,
    body: z.object({ text: text(2000, 'text'), images: reportImages }),
    answer: z.object({ id }),
    statuses: [201],
    errors: ['not_signed_in', 'not_found', 'conflict', 'invalid_input'],
  }),
  appealDispute: call({
    route: 'POST /disputes/:id/appeal',
    who: 'signedIn',
    movesMoney: true,
    seldom: true,
    summary: 'Buyer or seller appeals against a decision, once, within seven days.',
    params: idParams,
    body: decisionFields.partial({ outcome: true }).refine(isAmountUsed, notUsed),
    answer: moved,
    statuses: [200],
    errors: ['not_signed_in', 'not_found', 'conflict', 'invalid_input'],
  }),
};
