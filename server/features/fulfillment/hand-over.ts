import {
  CODES_LOCKED_MINUTES,
  canHandOver,
  type FulfillmentState,
  isTooLateForHandover,
  MOST_WRONG_CODES,
} from '../../../shared/domain/fulfillment.ts';
import { Failure, invalidFields } from '../../../shared/errors.ts';
import { fulfillmentRefusals } from '../../../shared/words/refusals/fulfillment.ts';
import { handoverRefusals } from '../../../shared/words/refusals/handover.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import { readNow } from '../../platform/db/read-now.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { adminSalesPage } from '../checkout/admin-sales-page.ts';
import { notifyAdminsOnce } from '../notifications/notify-admins.ts';
import { completeHandover } from './complete-sale.ts';
import { type FulfillmentRow, type LockedFulfillment, lockForCode } from './fulfillment-store.ts';
import { timeOfChallenge } from './handover-challenge.ts';
import { handoverCode, isHandoverCode } from './handover-code.ts';
import { countWrongCode, findOfParty } from './handover-store.ts';
import { listWindows } from './window-store.ts';

/** A handover without a connection, as the seller's device recorded it. `at` in milliseconds of the epoch. */
type Recorded = { at: number | undefined; challenge: string | undefined };

/** From this lock on an operator looks at the sale. */
const MANY_LOCKS = 3;

/** Returns the code that the buyer shows. @throws not_found, not_allowed, conflict when nothing is to be handed over */
export async function readHandoverCode(services: Services, caller: Caller, id: string): Promise<string> {
  const found = await findOfParty(services.db, id, caller.id);
  if (!found) throw new Failure('not_found');
  if (found.buyer_id !== caller.id) throw new Failure('not_allowed', { reason: BUYER_ALONE });
  if (!canHandOver(found.state)) throw refuseEnded(found);
  return handoverCode(services, id);
}

/**
 * Takes the buyer's code from the seller, once.
 * @param recorded can be sent again; its time counts from the challenge and the agreed time on
 * @throws not_found, not_allowed, conflict, invalid_input for a wrong code or challenge, too_many_requests after five
 */
export async function handOver(
  services: Services,
  caller: Caller,
  { id, code, recorded }: { id: string; code: string; recorded?: Recorded | undefined },
): Promise<FulfillmentState> {
  // Wrong and late codes are stored, so the transaction must not fail.
  const done = await inTransaction(services.db, async (tx) => {
    const found = await lockForCode(tx, id, caller.id);
    if (!found) throw new Failure('not_found');
    if (found.seller_id !== caller.id) throw new Failure('not_allowed', { reason: SELLER_ALONE });
    const issued = timeOfChallenge(services, id, recorded?.challenge);
    if (recorded?.challenge !== undefined && !issued)
      throw invalidFields({ challenge: handoverRefusals.unreadableChallenge() });
    const isRight = isHandoverCode(services, id, code);
    // The answer to the first sending was lost.
    if (issued && isRight && found.handed_over_at) return found.state;
    const isLate = !found.handed_over_at && isTooLateForHandover(found.state);
    if (!isLate && !canHandOver(found.state)) throw refuseEnded(found);
    if (found.isLocked) throw locked();
    if (!isRight) await countWrong(services, tx, found);
    // Who recorded it has let the furniture go.
    if (!isRight) return isLate && !issued ? refuseEnded(found) : invalidFields({ code: handoverRefusals.wrongCode() });
    if (isLate) return alertOfLate(services, tx, found);
    const now = (await readNow(tx)).getTime();
    const since = Math.max(issued ?? now, await earliestHandover(services, tx, { id, now }));
    const at = Math.min(Math.max(recorded?.at ?? now, since), now);
    return completeHandover(services, tx, { found, at: new Date(at) });
  });
  if (done instanceof Failure) throw done;
  return done;
}

const refuseEnded = ({ state, handed_over_at: handedOver }: Pick<FulfillmentRow, 'state' | 'handed_over_at'>) =>
  new Failure('conflict', { reason: (!handedOver && ENDINGS[state]) || DONE });

async function alertOfLate(services: Services, tx: Tx, found: LockedFulfillment): Promise<Failure> {
  const { id: fulfillmentId, listing_id: listingId, title, state } = found;
  const isNew = await notifyAdminsOnce(services, tx, {
    kind: 'payment_alert',
    params: { alert: 'late_handover', title },
    href: adminSalesPage(title),
    groupKey: `late_handover ${fulfillmentId}`,
    listingId,
  });
  if (isNew) services.log.warn({ fulfillmentId, state, alert: true }, 'a handover came after the sale ended');
  return new Failure('conflict', { reason: TOO_LATE });
}

/** Long before, it would end the buyer's days for a review or a return. */
async function earliestHandover({ config }: Services, tx: Tx, { id, now }: { id: string; now: number }) {
  const begun = (await listWindows(tx, id)).find(({ state, starts_at }) => state === 'accepted' && +starts_at <= now);
  return Math.max(begun?.starts_at.getTime() ?? 0, now - config.deadlines.code * 1000);
}

async function countWrong({ log }: Services, tx: Tx, { id }: LockedFulfillment): Promise<void> {
  const counted = await countWrongCode(tx, id, { most: MOST_WRONG_CODES, minutes: CODES_LOCKED_MINUTES });
  if (counted.wrong_codes === 0 && counted.code_locks >= MANY_LOCKS)
    log.warn(
      { fulfillmentId: id, locks: counted.code_locks, alert: true },
      'a seller types wrong codes again and again',
    );
}

const locked = () =>
  new Failure('too_many_requests', {
    reason: handoverRefusals.codesLocked(),
    fields: { code: handoverRefusals.codesLocked() },
    retryAfter: CODES_LOCKED_MINUTES * 60,
  });

const TOO_LATE = handoverRefusals.cameTooLate();
const DONE = handoverRefusals.handedOverAlready();
const CANCELLED = handoverRefusals.nothingToHandOver();
const ENDINGS: Partial<Record<FulfillmentState, typeof DONE>> = {
  disputed: handoverRefusals.waitsForDecision(),
  cancelled: CANCELLED,
  refused: CANCELLED,
};
const BUYER_ALONE = fulfillmentRefusals.onlyBuyer();
const SELLER_ALONE = fulfillmentRefusals.onlySeller();
