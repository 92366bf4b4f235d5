import { type FulfillmentState, handoverEvent, otherParty } from '../../../shared/domain/fulfillment.ts';
import type { Cents } from '../../../shared/domain/money.ts';
import { Failure, invalidFields } from '../../../shared/errors.ts';
import { fulfillmentRefusals } from '../../../shared/words/refusals/fulfillment.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { readNow } from '../../platform/db/read-now.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { lockPriceLeft, orderPart, requestPartRefund } from '../checkout/refunds/refund-part.ts';
import { notify } from '../notifications/notify.ts';
import { findMeeting, notifyOfCancelledMeeting } from './cancel-meeting.ts';
import { beginInspection, completeSale } from './complete-sale.ts';
import { setReduction } from './fulfillment-store.ts';
import { setHandedOver } from './handover-store.ts';
import { type ForParty, lockForParty, nameOf, refuseUnless } from './lock-for-party.ts';
import { newsFor, notifyOfState } from './notify-of-state.ts';

/**
 * Proposes a lower price at the handover. Replaces a former proposal.
 * @param amountCents that go back to the buyer
 * @throws not_found, conflict, invalid_input
 */
export async function proposeLowerPrice(
  services: Services,
  caller: Caller,
  { id, amountCents }: { id: string; amountCents: Cents },
): Promise<FulfillmentState> {
  return inTransaction(services.db, async (tx) => {
    const { found, role } = await lockForParty(tx, id, caller);
    refuseLowerPrice({ found, role });
    if (amountCents >= (await lockPriceLeft(tx, found.purchase_id))) throw invalidFields({ amountCents: TOO_MUCH });
    await setReduction(tx, id, { cents: amountCents, by: role });
    await notifyOfState(services, tx, found, found.state);
    await notify(services, tx, {
      ...newsFor(found, otherParty(role)),
      kind: 'lower_price',
      // Proposals that nobody has read yet are one notification and one mail.
      groupKey: id,
      params: { title: found.title, from: nameOf(found, role), amountCents },
    });
    return found.state;
  });
}

/**
 * Accepts the other side's lower price: hands over, and refunds the difference.
 * @param amountCents that the caller has seen; refused when it has changed
 * @throws not_found, not_allowed, conflict
 */
export async function acceptLowerPrice(
  services: Services,
  caller: Caller,
  { id, amountCents }: { id: string; amountCents: Cents | undefined },
): Promise<FulfillmentState> {
  const { state, purchaseId } = await inTransaction(services.db, async (tx) => {
    const { found, role } = await lockForParty(tx, id, caller);
    refuseLowerPrice({ found, role });
    const { reduction_cents: cents, reduction_by: by, purchase_id } = found;
    if (!cents || !by) throw new Failure('conflict', { reason: NONE });
    if (by === role) throw new Failure('not_allowed', { reason: NOT_YOURS });
    if (amountCents !== undefined && amountCents !== cents) throw new Failure('conflict', { reason: CHANGED });
    if (cents >= (await lockPriceLeft(tx, purchase_id))) throw new Failure('conflict', { reason: TOO_MUCH });
    await orderPart(tx, purchase_id, { reason: 'reduced', amount: cents });
    await setHandedOver(tx, id, await readNow(tx));
    const meeting = await findMeeting(services, tx, found, { isKept: true });
    const isDelivery = handoverEvent(found.method) === 'delivered';
    if (isDelivery) await beginInspection(services, tx, found);
    else await completeSale(services, tx, found);
    const params = { title: found.title, from: nameOf(found, role), amountCents: cents, ...meeting };
    await notify(services, tx, { ...newsFor(found, by), kind: 'lower_price_agreed', params });
    await notifyOfCancelledMeeting(services, tx, { found, meeting, told: [role], isDone: true });
    return { state: isDelivery ? ('inspecting' as const) : ('completed' as const), purchaseId: purchase_id };
  });
  await requestPartRefund(services, purchaseId);
  return state;
}

/** An answer about a parcel under way would count as its arrival. */
function refuseLowerPrice({ found, role }: ForParty): void {
  if (found.sent_at) throw new Failure('conflict', { reason: SENT });
  refuseUnless({ found, role }, 'lower_price_agreed', NOT_NOW);
}

const NOT_NOW = fulfillmentRefusals.noLowerPriceNow();
const SENT = fulfillmentRefusals.onItsWay();
const NONE = fulfillmentRefusals.noPriceProposed();
const NOT_YOURS = fulfillmentRefusals.ownPrice();
const CHANGED = fulfillmentRefusals.priceChanged();
const TOO_MUCH = fulfillmentRefusals.reductionTooHigh();
