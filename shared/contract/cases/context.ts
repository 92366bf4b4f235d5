import { caseKinds, caseStates, decidedActions } from '../../domain/cases.ts';
import { reviewTags } from '../../domain/review.ts';
import { waitReasons } from '../../domain/review-queue.ts';
import { conversationEvent } from '../conversations.ts';
import { id } from '../fields.ts';
import { z } from '../zod.ts';

const named = z.object({ id, name: z.string() });

export const caseContext = z.object({
  listing: z.object({ id, title: z.string(), description: z.string(), defects: z.string().optional() }).optional(),
  /** The shop's flagged words in the listing. */
  flaggedWords: z.array(z.string()).optional(),
  /** With up to five before and after it. */
  messages: z
    .array(
      z.object({
        id,
        /** Absent for events. */
        from: named.optional(),
        text: z.string(),
        offerCents: z.number().int().optional(),
        event: conversationEvent.optional(),
        at: z.iso.datetime(),
        reported: z.boolean(),
        hidden: z.boolean(),
      }),
    )
    .optional(),
  review: z
    .object({
      writer: named,
      about: named,
      stars: z.number().int(),
      text: z.string(),
      tags: z.array(z.enum(reviewTags)),
      at: z.iso.datetime(),
      reply: z.string().optional(),
      hidden: z.boolean(),
      replyHidden: z.boolean(),
      priceCents: z.number().int(),
      completedAt: z.iso.datetime().optional(),
    })
    .optional(),
  /** Cases about the person, and those that they reported. */
  history: z.array(
    z.object({
      id,
      caseNumber: z.string(),
      kind: z.enum(caseKinds),
      state: z.enum(caseStates),
      action: z.enum(decidedActions).optional(),
      /** Of a listing that waited for review, which was approved or refused. */
      waitedFor: z.array(z.enum(waitReasons)).optional(),
      /** The action is the decision on an appeal. */
      isOnAppeal: z.boolean(),
      createdAt: z.iso.datetime(),
      part: z.enum(['affected', 'reporter']),
    }),
  ),
});
export type CaseContext = z.output<typeof caseContext>;
