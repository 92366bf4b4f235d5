import { withoutDirectionControls } from '../domain/clean-text.ts';
import { MAX_REVIEW, reviewRoles, reviewTags } from '../domain/review.ts';
import { issueMessage } from '../words/issue-message.ts';
import { fieldRefusals } from '../words/refusals/fields.ts';
import { reviewRefusals } from '../words/refusals/reviews.ts';
import { call } from './call.ts';
import { acknowledged, id, idParams, storable, text } from './fields.ts';
import { z } from './zod.ts';

const tags = z.array(z.enum(reviewTags, { error: issueMessage(reviewRefusals.chooseTags()) }));

const reviewText = z
  .string({ error: issueMessage(reviewRefusals.textNeeded()) })
  .refine(storable, issueMessage(fieldRefusals.notStorable()))
  .overwrite(withoutDirectionControls)
  .trim()
  .max(MAX_REVIEW, issueMessage(reviewRefusals.textTooLong({ most: MAX_REVIEW })));

const reply = z.object({ text: z.string(), at: z.iso.datetime() });

const written = z.object({
  id,
  stars: z.number().int(),
  text: z.string(),
  tags,
  at: z.iso.datetime(),
  reply: reply.optional(),
});
export type WrittenReview = z.output<typeof written>;

/** Public. */
export const review = written.extend({
  /** First name and initial. */
  writer: z.string(),
  title: z.string(),
});
export type Review = z.output<typeof review>;

const reviewedSale = z.object({
  fulfillmentId: id,
  /** The caller's. */
  role: z.enum(reviewRoles),
  listing: z.object({ id, title: z.string(), image: z.string() }),
  other: z.object({ id, name: z.string() }),
  completedAt: z.iso.datetime(),
  until: z.iso.datetime(),
  canReview: z.boolean(),
  /** `shown`: public. `hidden`: by moderation. */
  mine: written.extend({ shown: z.boolean(), hidden: z.boolean() }).optional(),
  /** Only once both are shown. */
  theirs: written.extend({ replyHidden: z.boolean() }).optional(),
});
export type ReviewedSale = z.output<typeof reviewedSale>;

export const reviewCalls = {
  writeReview: call({
    route: 'POST /reviews',
    who: 'signedIn',
    summary: 'Reviews the other party of a completed sale, once and within 14 days.',
    body: z.object({
      fulfillmentId: id,
      stars: z
        .number({ error: issueMessage(reviewRefusals.starsNeeded()) })
        .int(issueMessage(reviewRefusals.starsNeeded()))
        .min(1, issueMessage(reviewRefusals.starsNeeded()))
        .max(5, issueMessage(reviewRefusals.starsNeeded())),
      text: reviewText.default(''),
      tags: tags
        .max(reviewTags.length)
        .transform((chosen) => [...new Set(chosen)])
        .optional(),
    }),
    answer: z.object({ id }),
    statuses: [201],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'invalid_input'],
  }),
  replyToReview: call({
    route: 'POST /reviews/:id/reply',
    who: 'signedIn',
    summary: 'Answers a review about the caller, once, in public.',
    params: idParams,
    body: z.object({ text: text(MAX_REVIEW, 'reply') }),
    answer: acknowledged,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'invalid_input'],
  }),
  listReviewedSales: call({
    route: 'GET /reviews/open',
    who: 'signedIn',
    summary: 'The caller’s completed sales and purchases that can be or were reviewed, latest first.',
    answer: z.array(reviewedSale),
    statuses: [200],
    errors: ['not_signed_in'],
  }),
};
