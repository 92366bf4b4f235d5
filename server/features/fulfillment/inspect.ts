import { type FulfillmentState, fulfillmentCan } from '../../../shared/domain/fulfillment.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Refusal } from '../../../shared/words/refusal.ts';
import { fulfillmentRefusals } from '../../../shared/words/refusals/fulfillment.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { notify } from '../notifications/notify.ts';
import { endInspection } from './complete-sale.ts';
import { addReportImages, openDispute, type Report } from './disputes/open-dispute.ts';
import { setConfirmation } from './fulfillment-store.ts';
import { lockForParty, nameOf } from './lock-for-party.ts';
import { newsFor } from './notify-of-state.ts';
import { confirmArrival } from './parcel-arrival.ts';

/**
 * The buyer confirms the arrival of a parcel, or the state of a listing. Both parties see what was said with it.
 * @throws not_found, not_allowed, conflict, invalid_input for photos of others
 */
export const confirmReceipt = (
  services: Services,
  caller: Caller,
  { id, said }: { id: string; said: Partial<Report> },
): Promise<FulfillmentState> =>
  inTransaction<FulfillmentState>(services.db, async (tx) => {
    const { found, role } = await lockForParty(tx, id, caller);
    if (role !== 'buyer') throw new Failure('not_allowed', { reason: BUYER_ALONE });
    const isArrival = found.state === 'arranged' && found.sent_at !== null;
    if (!isArrival && !fulfillmentCan('confirmed', found.state, role))
      throw new Failure('conflict', { reason: NOTHING });
    const { reason = '', text = '', images = [] } = said;
    if (reason || text) await setConfirmation(tx, id, { reason, text });
    await addReportImages(tx, found, { by: role, images });
    if (isArrival) return confirmArrival(services, tx, found);
    await endInspection(services, tx, found);
    return 'completed';
  });

/**
 * Reports a problem with a delivery or a missing parcel. The money stays where it is.
 * @throws not_found, not_allowed, conflict, invalid_input
 */
export const reportProblem = (
  services: Services,
  caller: Caller,
  { id, report }: { id: string; report: Report },
): Promise<FulfillmentState> =>
  inTransaction<FulfillmentState>(services.db, async (tx) => {
    const { found, role } = await lockForParty(tx, id, caller);
    if (role !== 'buyer') throw new Failure('not_allowed', { reason: BUYER_ALONE });
    const canReport =
      fulfillmentCan('problem_reported', found.state, role) && (found.state !== 'arranged' || found.sent_at !== null);
    if (!canReport) throw new Failure('conflict', { reason: whyNot[found.state] ?? TOO_LATE });
    await openDispute(services, tx, found, { ...report, by: role });
    await notify(services, tx, {
      ...newsFor(found, 'seller'),
      kind: 'problem_reported',
      params: { title: found.title, from: nameOf(found, role), text: report.reason },
    });
    return 'disputed';
  });

const BUYER_ALONE = fulfillmentRefusals.onlyBuyer();
const NOTHING = fulfillmentRefusals.nothingToConfirm();
const REFUSE = fulfillmentRefusals.notHandedOver();
const whyNot: Partial<Record<FulfillmentState, Refusal>> = {
  arranged: REFUSE,
  disputed: fulfillmentRefusals.problemReported(),
};
const TOO_LATE = fulfillmentRefusals.noReportNow();
