import type { Dispute } from '../../../../shared/contract/fulfillment/dispute.ts';
import { acceptsEvidence, canAppeal, MOST_EVIDENCE } from '../../../../shared/domain/dispute.ts';
import type { FulfillmentParty, FulfillmentState } from '../../../../shared/domain/fulfillment.ts';
import { decidedFacts } from './appeal-decision.ts';
import type { DisputeRow } from './dispute-store.ts';
import type { EvidenceRow } from './evidence-store.ts';

type Shown = {
  role: FulfillmentParty | 'operator';
  /** Of the sale. */
  state: FulfillmentState;
  evidence: readonly EvidenceRow[];
  /** Now in milliseconds, and the seconds in which an appeal is possible. */
  time: { now: number; seconds: number };
};

/** Returns a dispute as a party sees it, or the operator. */
export function presentDispute(row: DisputeRow, { role, state, evidence, time }: Shown): Dispute {
  const { outcome, decided_at: decidedAt, decided_by: by } = row;
  const appealDecision = row.appeal_outcome &&
    row.appeal_decided_at && {
      outcome: row.appeal_outcome,
      by: row.appeal_decider_id === null ? ('clock' as const) : ('operator' as const),
      reason: row.appeal_decision_reason,
      at: row.appeal_decided_at.toISOString(),
      ...(row.appeal_amount_cents ? { amountCents: row.appeal_amount_cents } : {}),
    };
  return {
    state: row.state,
    openedBy: row.opened_by,
    reason: row.reason,
    text: row.text,
    openedAt: row.opened_at.toISOString(),
    ...(outcome && decidedAt && by
      ? {
          decision: {
            outcome,
            by,
            reason: row.decision_reason,
            at: decidedAt.toISOString(),
            ...(row.amount_cents ? { amountCents: row.amount_cents } : {}),
          },
        }
      : {}),
    ...(row.appealed_by && row.appealed_at
      ? {
          appeal: {
            by: row.appealed_by,
            reason: row.appeal_reason,
            at: row.appealed_at.toISOString(),
            ...(appealDecision ? { decision: appealDecision } : {}),
          },
        }
      : {}),
    ...(evidence.length > 0
      ? {
          evidence: evidence.map(({ added_by, text, added_at }) => ({
            by: added_by,
            text,
            at: added_at.toISOString(),
          })),
        }
      : {}),
    ...(role !== 'operator' &&
    acceptsEvidence(row.state, state) &&
    evidence.filter(({ added_by }) => added_by === role).length < MOST_EVIDENCE
      ? { acceptsEvidence: true as const }
      : {}),
    canAppeal: role !== 'operator' && canAppeal(decidedFacts(row, state), role, time),
  };
}
