import type { ReturnRequest } from '../../../../shared/contract/checkout/returns.ts';
import { type ReturnAnswer, returnCan } from '../../../../shared/domain/returns.ts';
import { Failure } from '../../../../shared/errors.ts';
import { returnRefusals } from '../../../../shared/words/refusals/returns.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import type { Services } from '../../../ports/services.ts';
import { notifyParties } from '../payment/notify-parties.ts';
import { chargeOf, lockPurchase } from '../payment/purchase-store.ts';
import { presentReturn } from './present-return.ts';
import { answeredMails } from './return-mails.ts';
import { findReturn, setReturnAnswer } from './return-store.ts';

const ANSWERED = returnRefusals.answered();
const MUST_ACCEPT = returnRefusals.traderMustAccept();

/**
 * Stores a seller's answer and emails both.
 * @throws not_found; conflict when answered, or it cannot be declined
 */
export async function answerReturn(
  services: Services,
  sellerId: string,
  id: string,
  { answer, text }: { answer: ReturnAnswer; text: string },
): Promise<ReturnRequest> {
  return inTransaction(services.db, async (tx) => {
    const found = await findReturn(tx, id);
    if (!found || found.seller_id !== sellerId) throw new Failure('not_found');
    const { purchase, listing } = await lockPurchase(tx, found.purchase_id);
    const row = await findReturn(tx, id);
    if (row?.state !== 'open') throw new Failure('conflict', { reason: ANSWERED });
    if (!returnCan.answer({ state: row.state, mustAccept: row.must_accept }, answer))
      throw new Failure('conflict', { reason: MUST_ACCEPT });
    await setReturnAnswer(tx, id, { answer, text });
    await notifyParties(services, tx, { purchase, listing, cents: chargeOf(purchase) }, (facts) =>
      answeredMails(facts, { answer, text }),
    );
    return presentReturn({ ...row, state: answer, answer: text });
  });
}
