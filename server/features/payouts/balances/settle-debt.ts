import { randomUUIDv7 } from 'node:crypto';
import type { Cents } from '../../../../shared/domain/money.ts';
import type { DebtOutcome } from '../../../../shared/domain/payout.ts';
import { Failure, invalidFields } from '../../../../shared/errors.ts';
import { payoutRefusals } from '../../../../shared/words/refusals/payouts.ts';
import { recordAct } from '../../../platform/db/audit-log.ts';
import { authorizeDecision } from '../../../platform/db/authorize-decision.ts';
import { inTransaction, type Tx } from '../../../platform/db/database.ts';
import { lockStanding } from '../../../platform/db/lock-account.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import { formatPrice, shownMoney } from '../../../platform/shop/shop-money.ts';
import type { Services } from '../../../ports/services.ts';
import { findPerson } from '../../accounts/find-account.ts';
import { bookDebt, findSaleInDebt, lockSoldPurchase, readSellerMoney } from '../../checkout/books/seller-money.ts';
import { lockPayoutsOf } from '../payout-store.ts';
import { sumUnderWay } from '../transfers/transfer-store.ts';

type Settlement = { outcome: DebtOutcome; amountCents: Cents; owedCents?: Cents | undefined; reason: string };

/**
 * Books a debt of a person who has left as paid to the shop's own bank, or given up.
 * @returns cents still owed
 * @throws not_found, not_allowed, conflict, invalid_input for more than is owed
 */
export const settleDebt = (
  { db }: Pick<Services, 'db'>,
  by: Caller,
  { sellerId, settlement }: { sellerId: string; settlement: Settlement },
): Promise<Cents> =>
  inTransaction(db, async (tx) => {
    if (!(await findPerson(tx, sellerId))) throw new Failure('not_found');
    const { own } = await authorizeDecision(tx, by.id, [sellerId]);
    // A restoration waits for this lock.
    if ((await lockStanding(tx, sellerId)) !== 'removed') throw new Failure('conflict', { reason: STILL_HERE });
    const purchaseId = await findSaleInDebt(tx, sellerId);
    if (!purchaseId) throw new Failure('conflict', { reason: NOTHING });
    await lockSoldPurchase(tx, purchaseId);
    await lockPayoutsOf(tx, sellerId);
    const owed = await readDebt(tx, sellerId);
    const { outcome, amountCents: amount, owedCents: seen = owed, reason } = settlement;
    if (owed <= 0) throw new Failure('conflict', { reason: NOTHING });
    if (seen !== owed) throw new Failure('conflict', { reason: CHANGED });
    if (amount > owed) throw invalidFields({ amountCents: payoutRefusals.moreThanOwed({ amount: shownMoney(owed) }) });
    await bookDebt(tx, { id: randomUUIDv7(), purchaseId, kind: `debt_${outcome}`, amount });
    await recordAct(tx, {
      actorId: by.id,
      action: 'settle_debt',
      targetId: sellerId,
      before: { owed: formatPrice(owed) },
      after: { owed: formatPrice(owed - amount), outcome, amount: formatPrice(amount), reason, ...own },
    });
    return owed - amount;
  });

/** A reversal under way settles itself. */
async function readDebt(tx: Tx, sellerId: string): Promise<Cents> {
  const { balanceCents } = await readSellerMoney(tx, sellerId);
  const { returning } = await sumUnderWay(tx, sellerId);
  return 0 - balanceCents - returning;
}

const STILL_HERE = payoutRefusals.stillHere();
const NOTHING = payoutRefusals.owesNothing();
const CHANGED = payoutRefusals.amountChanged();
