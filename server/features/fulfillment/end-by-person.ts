import { type FulfillmentState, fulfillmentCan } from '../../../shared/domain/fulfillment.ts';
import { Failure } from '../../../shared/errors.ts';
import { fulfillmentRefusals } from '../../../shared/words/refusals/fulfillment.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { notify } from '../notifications/notify.ts';
import { findMeeting, notifyOfCancelledMeeting } from './cancel-meeting.ts';
import { addReportImages } from './disputes/open-dispute.ts';
import { endSale, setReduction } from './fulfillment-store.ts';
import { lockForParty, nameOf } from './lock-for-party.ts';
import { newsFor, notifyOfState } from './notify-of-state.ts';
import { sendMoneyBackOf } from './send-money-back.ts';
import { waitsForBank } from './waits-for-bank.ts';

type Why = { reason: string; text: string; images?: readonly string[] };

/**
 * Cancels a sale before a time is agreed on.
 * @throws not_found, conflict
 */
export const cancelSale = (
  services: Services,
  caller: Caller,
  { id, why }: { id: string; why: Why },
): Promise<FulfillmentState> => endByPerson(services, caller, id, why, 'cancelled');

/**
 * Lets the buyer refuse the listing at the handover.
 * @throws not_found, not_allowed, conflict
 */
export const refuseAtHandover = (
  services: Services,
  caller: Caller,
  { id, why }: { id: string; why: Why },
): Promise<FulfillmentState> => endByPerson(services, caller, id, why, 'refused');

async function endByPerson(
  services: Services,
  caller: Caller,
  id: string,
  { reason, text, images = [] }: Why,
  state: 'cancelled' | 'refused',
): Promise<FulfillmentState> {
  await inTransaction(services.db, async (tx) => {
    const { found, role } = await lockForParty(tx, id, caller);
    if (state === 'refused' && role === 'seller') throw new Failure('not_allowed', { reason: BUYER_REFUSES });
    if (found.sent_at) throw new Failure('conflict', { reason: SENT });
    if (!fulfillmentCan(state, found.state, role))
      throw new Failure('conflict', {
        reason: found.state === 'arranged' ? AGREED : found.state === 'arranging' ? NOT_YET : OVER,
      });
    await addReportImages(tx, found, { by: role, images });
    const meeting = state === 'refused' ? await findMeeting(services, tx, found) : undefined;
    // A lower price that nobody accepted no longer counts.
    if (found.reduction_cents) await setReduction(tx, id, undefined);
    await endSale(tx, id, { state, by: caller.id, reason, text });
    await notifyOfState(services, tx, found, state);
    const news = newsFor(found, role === 'buyer' ? 'seller' : 'buyer');
    const waits = await waitsForBank(tx, found.purchase_id);
    const params = { title: found.title, from: nameOf(found, role), text: reason, ...waits };
    await notify(
      services,
      tx,
      state === 'refused'
        ? { ...news, kind: 'handover_refused', params: { ...params, ...meeting } }
        : { ...news, kind: 'sale_cancelled', params },
    );
    await notifyOfCancelledMeeting(services, tx, { found, meeting, told: [role] });
  });
  await sendMoneyBackOf(services, id).catch((error: unknown) =>
    services.log.warn({ err: error, fulfillmentId: id }, 'the money could not be sent back yet; it is tried again'),
  );
  return state;
}

const OVER = fulfillmentRefusals.nothingToCancel();
const AGREED = fulfillmentRefusals.timeAgreed();
const NOT_YET = fulfillmentRefusals.refuseAtHandover();
const SENT = fulfillmentRefusals.onItsWay();
const BUYER_REFUSES = fulfillmentRefusals.onlyBuyerRefuses();
