import { Failure } from '../../../shared/errors.ts';
import { paymentRefusals } from '../../../shared/words/refusals/payments.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { authorizeDecision, type Decider } from '../../platform/db/authorize-decision.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { endHold } from './payment/end-hold.ts';
import { findLive, findOpenHoldsOf, type Purchase } from './payment/purchase-store.ts';

/**
 * Ends the hold on a listing for an admin, who is not its seller or buyer.
 * @throws payment_in_progress while a bank processes the payment, not_allowed for an own sale or purchase
 */
export async function endHoldOn(services: Services, admin: Caller, listingId: string): Promise<void> {
  const live = await findLive(services.db, listingId);
  if (!live || live.state === 'paid') return;
  if (live.state === 'processing') throw new Failure('payment_in_progress', { reason: BANK_IS_AT_IT });
  const { own } = await inTransaction(services.db, (tx) =>
    authorizeDecision(tx, admin.id, [live.seller_id, live.buyer_id]),
  );
  await endForAdmin(services, admin, live, own);
}

/** Ends all holds of a person, except those a bank is processing. */
export async function endHoldsOf(services: Services, admin: Caller, personId: string): Promise<void> {
  for (const hold of await findOpenHoldsOf(services.db, personId)) await endForAdmin(services, admin, hold);
}

async function endForAdmin(services: Services, admin: Caller, hold: Purchase, own: Decider['own'] = {}): Promise<void> {
  await endHold(services, hold.id, {
    event: 'given_back',
    by: 'admin',
    record: (tx, { state, listing_id: targetId }) =>
      recordAct(tx, {
        actorId: admin.id,
        action: 'end_hold',
        targetId,
        before: { state },
        after: { state: 'expiring', ...own },
      }),
  });
}

const BANK_IS_AT_IT = paymentRefusals.bankWorks();
