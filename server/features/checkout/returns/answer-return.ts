import type { ReturnRequest } from '../../../../shared/contract/checkout/returns.ts';
import { accountCan } from '../../../../shared/domain/account.ts';
import { type ReturnAnswer, returnCan } from '../../../../shared/domain/returns.ts';
import { Failure } from '../../../../shared/errors.ts';
import { returnRefusals } from '../../../../shared/words/refusals/returns.ts';
import { recordAct } from '../../../platform/db/audit-log.ts';
import { authorizeDecision, type Decider } from '../../../platform/db/authorize-decision.ts';
import { inTransaction, type Tx } from '../../../platform/db/database.ts';
import { lockStanding } from '../../../platform/db/lock-account.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import type { Services } from '../../../ports/services.ts';
import { notifyParties } from '../payment/notify-parties.ts';
import { chargeOf, lockPurchase } from '../payment/purchase-store.ts';
import { presentReturn } from './present-return.ts';
import { answeredMails } from './return-mails.ts';
import { findReturn, setReturnAnswer } from './return-store.ts';

const ANSWERED = returnRefusals.answered();
const MUST_ACCEPT = returnRefusals.traderMustAccept();

/**
 * Stores an answer and emails both: the seller's, or an admin's when the seller has left.
 * @throws not_found for others; not_allowed for a party; conflict when answered, or it cannot be declined
 */
export async function answerReturn(
  services: Services,
  caller: Caller,
  id: string,
  { answer, text }: { answer: ReturnAnswer; text: string },
): Promise<ReturnRequest> {
  return inTransaction(services.db, async (tx) => {
    const found = await findReturn(tx, id);
    if (!found) throw new Failure('not_found');
    const byShop = found.seller_id !== caller.id;
    const decider = byShop ? await authorizeShop(tx, caller, found) : undefined;
    const { purchase, listing } = await lockPurchase(tx, found.purchase_id);
    const row = await findReturn(tx, id);
    if (row?.state !== 'open') throw new Failure('conflict', { reason: ANSWERED });
    if (!returnCan.answer({ state: row.state, mustAccept: row.must_accept }, answer))
      throw new Failure('conflict', { reason: MUST_ACCEPT });
    await setReturnAnswer(tx, id, { answer, text, byShop });
    await notifyParties(services, tx, { purchase, listing, cents: chargeOf(purchase) }, (facts) =>
      answeredMails(facts, { answer, text, byShop }),
    );
    if (decider)
      await recordAct(tx, {
        actorId: caller.id,
        action: 'answer_return',
        targetId: found.purchase_id,
        before: { state: row.state },
        after: { state: answer, ...decider.own },
      });
    await services.deal.saleMoved(tx, purchase.id);
    return presentReturn(services, { ...row, state: answer, answer: text, answered_by_shop: byShop });
  });
}

/** A restoration waits for these locks. */
async function authorizeShop(
  tx: Tx,
  caller: Caller,
  { buyer_id, seller_id }: { buyer_id: string; seller_id: string },
): Promise<Decider> {
  if (!accountCan.administer(caller)) throw new Failure('not_found');
  const decider = await authorizeDecision(tx, caller.id, [buyer_id, seller_id]);
  if ((await lockStanding(tx, seller_id)) !== 'removed') throw new Failure('not_found');
  return decider;
}
