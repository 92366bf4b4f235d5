import type { ReturnRequest } from '../../../../shared/contract/checkout/returns.ts';
import type { PurchaseState } from '../../../../shared/domain/purchase.ts';
import { type AskedReason, canWithdraw, RETURN_REQUESTS, returnCan } from '../../../../shared/domain/returns.ts';
import { Failure } from '../../../../shared/errors.ts';
import type { Refusal } from '../../../../shared/words/refusal.ts';
import { returnRefusals } from '../../../../shared/words/refusals/returns.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import type { Services } from '../../../ports/services.ts';
import { findSaleTrader } from '../books/find-sale.ts';
import { findSaleById } from '../books/sale-store.ts';
import { notifyParties } from '../payment/notify-parties.ts';
import { chargeOf, lockPurchase } from '../payment/purchase-store.ts';
import { notifyOfReturn } from './notify-of-return.ts';
import { presentReturn, untilOf } from './present-return.ts';
import { requestMails } from './return-mails.ts';
import { findReceivedAt, findReturn, insertReturn, listReturnsOf } from './return-store.ts';

const WAITS = returnRefusals.askedAlready();
const TOO_OFTEN = returnRefusals.askedTooOften();
const MONEY_MOVES = returnRefusals.moneyOnItsWay();

/**
 * Stores a buyer's request and emails both. Locks the purchase against concurrent requests and refunds.
 * @param id of the paid record or of its listing
 * @throws not_found for anybody else; conflict when the buyer cannot ask now
 */
export async function requestReturn(
  services: Services,
  buyerId: string,
  id: string,
  { reason, text }: { reason: AskedReason; text: string },
): Promise<ReturnRequest> {
  return inTransaction(services.db, async (tx) => {
    const sale = await findSaleById(tx, buyerId, id);
    if (!sale) throw new Failure('not_found');
    const { purchase, listing } = await lockPurchase(tx, sale.purchase_id);
    const former = await listReturnsOf(tx, purchase.id);
    if (!returnCan.request(purchase.state, former))
      throw new Failure('conflict', { reason: refusalOf(purchase.state, former.length) });
    const byTrader = (await findSaleTrader(tx, sale)) !== undefined;
    const isOwed = canWithdraw({ receivedAt: await findReceivedAt(tx, sale), byTrader }, services.clock.now());
    const requestId = await insertReturn(tx, { purchase, reason, text, mustAccept: isOwed });
    const row = await findReturn(tx, requestId);
    if (!row) throw new Error(`Return request ${requestId} is gone right after it was kept.`);
    const { timeZone } = services.config;
    await notifyParties(services, tx, { purchase, listing, cents: chargeOf(purchase) }, (facts) =>
      requestMails(facts, { reason, text, mustAccept: isOwed, shopAnswers: untilOf(services, row), timeZone }),
    );
    await notifyOfReturn(services, tx, row);
    await services.deal.saleMoved(tx, purchase.id);
    return presentReturn(services, row);
  });
}

function refusalOf(state: PurchaseState, requests: number): Refusal {
  if (state !== 'paid') return MONEY_MOVES;
  return requests < RETURN_REQUESTS ? WAITS : TOO_OFTEN;
}
