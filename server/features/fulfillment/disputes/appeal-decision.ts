import { appealEnds, canAppeal, isRefundedAnyway } from '../../../../shared/domain/dispute.ts';
import { type FulfillmentState, otherParty } from '../../../../shared/domain/fulfillment.ts';
import { Failure } from '../../../../shared/errors.ts';
import { disputeRefusals } from '../../../../shared/words/refusals/disputes.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { readNow } from '../../../platform/db/read-now.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import type { Services } from '../../../ports/services.ts';
import { notify } from '../../notifications/notify.ts';
import { notifyAdmins } from '../../notifications/notify-admins.ts';
import { lockForParty, nameOf } from '../lock-for-party.ts';
import { newsFor, notifyOfState } from '../notify-of-state.ts';
import { type DisputeRow, findDispute, setAppeal } from './dispute-store.ts';

/**
 * Lets a party appeal against a decision.
 * @throws not_found, conflict
 */
export const appealDecision = (
  services: Services,
  caller: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<FulfillmentState> =>
  inTransaction(services.db, async (tx) => {
    const { found, role } = await lockForParty(tx, id, caller);
    const dispute = await findDispute(tx, id);
    if (!dispute) throw new Failure('not_found');
    const { appeal: seconds, decision } = services.config.deadlines;
    const now = await readNow(tx);
    const facts = decidedFacts(dispute, found.state);
    if (!canAppeal(facts, role, { now: now.getTime(), seconds }))
      throw new Failure('conflict', {
        reason: found.state === 'disputed' ? NOT_YET : isRefundedAnyway(facts) ? REFUNDED : NO_APPEAL,
      });
    await setAppeal(tx, id, { by: role, reason });
    await notifyOfState(services, tx, found, found.state);
    const params = { title: found.title, from: nameOf(found, role) };
    await notify(services, tx, { ...newsFor(found, otherParty(role)), kind: 'dispute_appealed', params });
    await notifyAdmins(services, tx, {
      kind: 'decision_needed',
      params: { title: found.title, until: appealEnds(now, decision).toISOString(), appeal: true },
      href: `/dashboard/admin/disputes/${id}`,
      groupKey: id,
      listingId: found.listing_id,
    });
    services.log.warn({ fulfillmentId: id, alert: true }, 'an appeal needs a decision');
    return found.state;
  });

export const decidedFacts = ({ state, outcome, decided_by, decided_at }: DisputeRow, sale: FulfillmentState) => ({
  state,
  sale,
  outcome: outcome ?? undefined,
  decidedBy: decided_by ?? undefined,
  decidedAt: decided_at ?? undefined,
});

const NOT_YET = disputeRefusals.noDecision();
const REFUNDED = disputeRefusals.refundedMeanwhile();
const NO_APPEAL = disputeRefusals.notAppealable();
