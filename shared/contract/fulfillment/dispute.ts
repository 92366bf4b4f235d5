import { disputeOutcomes, disputeStates } from '../../domain/dispute.ts';
import type { Ours } from '../wire-names.ts';
import { z } from '../zod.ts';

const party = z.enum(['buyer', 'seller']);

const decision = z.object({
  outcome: z.enum(disputeOutcomes),
  /** Of a part refund. */
  amountCents: z.number().int().optional(),
  reason: z.string(),
  at: z.iso.datetime(),
});

export const dispute = z.object({
  state: z.enum(disputeStates),
  openedBy: party,
  reason: z.string(),
  text: z.string(),
  openedAt: z.iso.datetime(),
  decision: decision.extend({ by: z.enum(['seller', 'operator', 'clock']) }).optional(),
  /** The time ended without a decision on the appeal: the first decision stands. */
  appeal: z
    .object({
      by: party,
      reason: z.string(),
      at: z.iso.datetime(),
      decision: decision.extend({ by: z.enum(['operator', 'clock']) }).optional(),
    })
    .optional(),
  canAppeal: z.boolean(),
  /** What both added later, the oldest first. */
  evidence: z.array(z.object({ by: party, text: z.string(), at: z.iso.datetime() })).optional(),
  /** The reader can add more. */
  acceptsEvidence: z.literal(true).optional(),
});
export type Dispute = Ours<typeof dispute>;
