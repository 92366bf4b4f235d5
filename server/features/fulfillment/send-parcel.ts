import type { FulfillmentState } from '../../../shared/domain/fulfillment.ts';
import { Failure } from '../../../shared/errors.ts';
import { fulfillmentRefusals } from '../../../shared/words/refusals/fulfillment.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { readNow } from '../../platform/db/read-now.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { notify } from '../notifications/notify.ts';
import { findMeeting, notifyOfCancelledMeeting } from './cancel-meeting.ts';
import { setReduction, setWaiting } from './fulfillment-store.ts';
import { lockForParty } from './lock-for-party.ts';
import { newsFor, notifyOfState } from './notify-of-state.ts';
import { firstParcelReminder } from './remind-of-parcel.ts';
import { deleteWindows } from './window-store.ts';

/**
 * Records that a carrier has the parcel. It counts as delivered after ten days.
 * @param tracking carrier and number; can be corrected
 * @throws not_found, not_allowed, conflict
 */
export const sendParcel = (
  services: Services,
  caller: Caller,
  { id, tracking }: { id: string; tracking: string },
): Promise<FulfillmentState> =>
  inTransaction<FulfillmentState>(services.db, async (tx) => {
    const { found, role } = await lockForParty(tx, id, caller);
    if (role !== 'seller') throw new Failure('not_allowed', { reason: SELLER_ALONE });
    if (found.method !== 'carrier') throw new Failure('conflict', { reason: NO_CARRIER });
    if (found.state !== 'arranging' && found.state !== 'arranged') throw new Failure('conflict', { reason: OVER });
    const meeting = found.sent_at ? undefined : await findMeeting(services, tx, found);
    await deleteWindows(tx, id);
    // A lower price was meant for a meeting; accepted now, it would count as an arrival.
    if (!found.sent_at && found.reduction_cents) await setReduction(tx, id, undefined);
    const sentAt = found.sent_at ?? (await readNow(tx));
    // A corrected number does not lengthen the time.
    const deadline = new Date(sentAt.getTime() + services.config.deadlines.parcel * 1000);
    await setWaiting(
      tx,
      id,
      {
        state: 'arranged',
        deadline,
        remind: found.sent_at ? found.remind_at : firstParcelReminder(services, deadline),
      },
      { tracking, sent_at: sentAt },
    );
    await notifyOfState(services, tx, found, 'arranged');
    await notify(services, tx, {
      ...newsFor(found, 'buyer'),
      kind: 'parcel_sent',
      // A corrected number is no other parcel.
      groupKey: id,
      params: { title: found.title, tracking, until: deadline.toISOString() },
    });
    await notifyOfCancelledMeeting(services, tx, { found, meeting, told: ['buyer', 'seller'] });
    return 'arranged';
  });

const SELLER_ALONE = fulfillmentRefusals.onlySeller();
const NO_CARRIER = fulfillmentRefusals.noCarrier();
const OVER = fulfillmentRefusals.nothingToSend();
