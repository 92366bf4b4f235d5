import type { ReturnRequest } from '../../../../shared/contract/checkout/returns.ts';
import { canWithdraw, isDeclared, moneyBackUntil, returnCan } from '../../../../shared/domain/returns.ts';
import { Failure } from '../../../../shared/errors.ts';
import { returnRefusals } from '../../../../shared/words/refusals/returns.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import type { Services } from '../../../ports/services.ts';
import { findSaleTrader } from '../books/find-sale.ts';
import { findSaleById } from '../books/sale-store.ts';
import { notifyParties } from '../payment/notify-parties.ts';
import { chargeOf, lockPurchase } from '../payment/purchase-store.ts';
import { notifyOfReturn } from './notify-of-return.ts';
import { presentReturn } from './present-return.ts';
import { findReceivedAt, findReturn, listReturnsOf, upsertWithdrawal } from './return-store.ts';
import { withdrawalMails } from './withdrawal-mails.ts';

const PRIVATE = returnRefusals.privateSeller();
const TOO_LATE = returnRefusals.tooLate();
const MONEY_MOVES = returnRefusals.moneyOnItsWay();

/**
 * Records a buyer's withdrawal from a trader's contract, and mails it to both. Idempotent; earlier requests do not
 * matter.
 * @param id of the paid record or of its listing
 * @throws not_found for anybody else; conflict without this right
 */
export async function declareWithdrawal(
  services: Services,
  buyerId: string,
  { id, text }: { id: string; text: string },
): Promise<ReturnRequest> {
  return inTransaction(services.db, async (tx) => {
    const sale = await findSaleById(tx, buyerId, id);
    if (!sale) throw new Failure('not_found');
    const { purchase, listing } = await lockPurchase(tx, sale.purchase_id);
    const former = await listReturnsOf(tx, purchase.id);
    const known = former.find(isDeclared);
    if (known) return presentReturn(services, known);
    if (!returnCan.withdraw(purchase.state, former)) throw new Failure('conflict', { reason: MONEY_MOVES });
    if (!(await findSaleTrader(tx, sale))) throw new Failure('conflict', { reason: PRIVATE });
    const declaredAt = services.clock.now();
    if (!canWithdraw({ receivedAt: await findReceivedAt(tx, sale), byTrader: true }, declaredAt))
      throw new Failure('conflict', { reason: TOO_LATE });
    const requestId = await upsertWithdrawal(tx, { purchase, text });
    const until = moneyBackUntil(declaredAt);
    const declared = { text, declaredAt, paidAt: sale.paid_at, until, timeZone: services.config.timeZone };
    await notifyParties(services, tx, { purchase, listing, cents: chargeOf(purchase) }, (facts) =>
      withdrawalMails(facts, declared),
    );
    const row = await findReturn(tx, requestId);
    if (!row) throw new Error(`Withdrawal ${requestId} is gone right after it was stored.`);
    await notifyOfReturn(services, tx, row);
    await services.deal.saleMoved(tx, purchase.id);
    return presentReturn(services, row);
  });
}
