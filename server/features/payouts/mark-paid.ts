import { type ShownPayoutState, shownPayoutState } from '../../../shared/domain/payout.ts';
import { Failure } from '../../../shared/errors.ts';
import { payoutRefusals } from '../../../shared/words/refusals/payouts.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { authorizeDecision } from '../../platform/db/authorize-decision.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import { lockStanding } from '../../platform/db/lock-account.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { formatPrice } from '../../platform/shop/shop-money.ts';
import type { Services } from '../../ports/services.ts';
import { findAccount } from '../accounts/find-account.ts';
import { lockSoldPurchase } from '../checkout/books/seller-money.ts';
import { listHeldBack } from './held-back-store.ts';
import { findPayout, lockPayoutsOf } from './payout-store.ts';
import { settlePayout } from './settle-payout.ts';

type Paid = { reference: string; amountCents?: number | undefined };

/**
 * Records that the operator has sent a payout, books it and notifies the seller.
 * @throws not_found, conflict when it is not owed, blocked, held back or of another amount
 */
export async function markPaid(
  services: Services,
  by: Caller,
  { id, paid }: { id: string; paid: Paid },
): Promise<ShownPayoutState> {
  const { reference, amountCents } = paid;
  return inTransaction(services.db, async (tx) => {
    const known = await findPayout(tx, id);
    if (!known) throw new Failure('not_found');
    const { own } = await authorizeDecision(tx, by.id, [known.seller_id]);
    await lockStanding(tx, known.seller_id);
    await lockSoldPurchase(tx, known.purchase_id);
    await lockPayoutsOf(tx, known.seller_id);
    const payout = await findPayout(tx, id);
    const state = payout && shownPayoutState(payout.state, payout.purchase_state);
    if (!payout || (state !== 'owed' && state !== 'blocked')) throw await doneBy(tx, payout?.paid_by);
    if (state === 'blocked') throw new Failure('conflict', { reason: BLOCKED });
    if ((await listHeldBack(tx, [payout.seller_id])).size > 0) throw new Failure('conflict', { reason: HELD_BACK });
    const { amount_cents: amount, purchase_id: purchaseId } = payout;
    if (amountCents !== undefined && amountCents !== amount) throw new Failure('conflict', { reason: CHANGED });
    await settlePayout(services, tx, payout, { reference, by: by.id });
    await recordAct(tx, {
      actorId: by.id,
      action: 'mark_paid',
      targetId: purchaseId,
      before: {},
      after: { amount: formatPrice(amount), reference, ...own },
    });
    return 'paid' as const;
  });
}

/** Names the admin who was first. */
async function doneBy(tx: Tx, adminId: string | null | undefined): Promise<Failure> {
  const name = adminId ? (await findAccount(tx, adminId))?.displayName : undefined;
  if (!name) return new Failure('conflict', { reason: DONE });
  return new Failure('conflict', { reason: payoutRefusals.markedAlready({ name }), details: { markedBy: name } });
}

const DONE = payoutRefusals.notOwed();
const BLOCKED = payoutRefusals.disputed();
const HELD_BACK = payoutRefusals.sellerSuspended();
const CHANGED = payoutRefusals.amountChanged();
