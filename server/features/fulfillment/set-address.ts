import { canHandOver, hostOf, otherParty, showsAddress } from '../../../shared/domain/fulfillment.ts';
import { Failure } from '../../../shared/errors.ts';
import { fulfillmentRefusals } from '../../../shared/words/refusals/fulfillment.ts';
import { handoverRefusals } from '../../../shared/words/refusals/handover.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { notify } from '../notifications/notify.ts';
import { setAddress } from './handover-store.ts';
import { lockForParty, nameOf } from './lock-for-party.ts';
import { newsFor, notifyOfState } from './notify-of-state.ts';

/**
 * Sets the place of the handover: by the seller for a pickup, else by the buyer. Notifies the other side.
 * @throws not_found, not_allowed for the other side, conflict after the handover or once a carrier has it
 */
export const setHandoverAddress = (
  services: Services,
  caller: Caller,
  { id, address }: { id: string; address: string },
): Promise<string> =>
  inTransaction(services.db, async (tx) => {
    const { found, role } = await lockForParty(tx, id, caller);
    if (role !== hostOf(found.method)) throw new Failure('not_allowed', { reason: NOT_YOURS });
    if (!canHandOver(found.state)) throw new Failure('conflict', { reason: OVER });
    if (found.sent_at) throw new Failure('conflict', { reason: SENT });
    await setAddress(tx, id, address);
    await notifyOfState(services, tx, found, found.state);
    if (address !== found.address && showsAddress(found.method, found.state))
      await notify(services, tx, {
        ...newsFor(found, otherParty(role)),
        kind: found.address ? 'address_changed' : 'address_given',
        groupKey: id,
        params: { title: found.title, from: nameOf(found, role) },
      });
    return address;
  });

const NOT_YOURS = handoverRefusals.otherSaysWhere();
const OVER = handoverRefusals.over();
const SENT = fulfillmentRefusals.onItsWay();
