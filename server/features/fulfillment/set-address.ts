import { canHandOver, hostOf } from '../../../shared/domain/fulfillment.ts';
import { Failure } from '../../../shared/errors.ts';
import { fulfillmentRefusals } from '../../../shared/words/refusals/fulfillment.ts';
import { handoverRefusals } from '../../../shared/words/refusals/handover.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { setAddress } from './handover-store.ts';
import { lockForParty } from './lock-for-party.ts';
import { notifyOfState } from './notify-of-state.ts';

/**
 * Sets the place of the handover: by the seller for a pickup, else by the buyer.
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
    return address;
  });

const NOT_YOURS = handoverRefusals.otherSaysWhere();
const OVER = handoverRefusals.over();
const SENT = fulfillmentRefusals.onItsWay();
