import {
  arrangingEnds,
  type FulfillmentParty,
  type FulfillmentState,
  fulfillmentCan,
  MOST_CHANGES,
  nearFrom,
} from '../../../shared/domain/fulfillment.ts';
import { refuseWindows, type TimeWindow } from '../../../shared/domain/time-window.ts';
import { Failure, invalidFields } from '../../../shared/errors.ts';
import { fulfillmentRefusals } from '../../../shared/words/refusals/fulfillment.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import { inSeconds } from '../../platform/db/in-seconds.ts';
import { readNow } from '../../platform/db/read-now.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { notify, notifyAll } from '../notifications/notify.ts';
import { findMeeting, notifyOfCancelledMeeting } from './cancel-meeting.ts';
import { type LockedFulfillment, setWait } from './fulfillment-store.ts';
import { lockForParty, nameOf } from './lock-for-party.ts';
import { nextReminder } from './next-reminder.ts';
import { newsFor, notifyOfState } from './notify-of-state.ts';
import { agreeOnWindow, listWindows, readSequence, replaceWindows, type WindowRow } from './window-store.ts';
import { zoneOfListing } from './zone-of-listing.ts';

/**
 * Proposes times for the handover; they replace all others.
 * @throws not_found, conflict, invalid_input
 */
export async function proposeWindows(
  services: Services,
  caller: Caller,
  { id, windows }: { id: string; windows: readonly TimeWindow[] },
): Promise<WindowRow[]> {
  return inTransaction(services.db, async (tx) => {
    const { found, role } = await lockForParty(tx, id, caller);
    const now = await readNow(tx);
    const refused = refuseWindows(windows, now.getTime());
    if (refused) throw invalidFields({ windows: refused });
    const isChange = found.state === 'arranged';
    if (isChange && found.sent_at) throw new Failure('conflict', { reason: SENT });
    if (isChange) await checkChange(tx, found, { role, now });
    else if (found.state !== 'arranging') throw new Failure('conflict', { reason: OVER });
    const meeting = isChange ? await findMeeting(services, tx, found) : undefined;
    const { arrange, answer, reminder } = services.config.deadlines;
    const made = await replaceWindows(tx, id, { proposedBy: role, windows });
    await setWait(tx, id, {
      state: 'arranging',
      deadline: later(
        isChange || !found.deadline_at ? now.getTime() + arrange * 1000 : +found.deadline_at,
        Math.min(now.getTime() + Math.min(answer, arrange) * 1000, arrangingEnds(found.created_at, arrange)),
      ),
      remind: inSeconds(reminder),
      changedBy: isChange ? role : undefined,
    });
    await notifyOfState(services, tx, found, 'arranging');
    const other = role === 'buyer' ? 'seller' : 'buyer';
    const params = { title: found.title, from: nameOf(found, role) };
    const news = newsFor(found, other);
    // Proposals that nobody has read yet are one notification and one mail.
    await notify(
      services,
      tx,
      isChange
        ? { ...news, kind: 'time_changed', params: { ...params, ...meeting } }
        : { ...news, kind: 'times_proposed', params, groupKey: id },
    );
    await notifyOfCancelledMeeting(services, tx, { found, meeting, told: [role] });
    return made;
  });
}

/**
 * Agrees on a time that the other side proposed.
 * @throws not_found, not_allowed, conflict
 */
export async function acceptWindow(
  services: Services,
  caller: Caller,
  { id, windowId }: { id: string; windowId: string },
): Promise<FulfillmentState> {
  await inTransaction(services.db, async (tx) => {
    const { found, role } = await lockForParty(tx, id, caller);
    const window = (await listWindows(tx, id)).find((one) => one.id === windowId);
    if (!fulfillmentCan('window_accepted', found.state, role)) throw new Failure('conflict', { reason: OVER });
    if (!window) throw new Failure('conflict', { reason: REPLACED });
    if (window.proposed_by === role) throw new Failure('not_allowed', { reason: NOT_YOURS });
    const now = await readNow(tx);
    if (window.ends_at <= now) throw new Failure('conflict', { reason: PAST });
    const agreed = { start: window.starts_at.getTime(), end: window.ends_at.getTime() };
    await agreeOnWindow(tx, window);
    await setWait(tx, id, {
      state: 'arranged',
      deadline: new Date(agreed.end + services.config.deadlines.code * 1000),
      remind: nextReminder(agreed, now.getTime()),
    });
    await notifyOfState(services, tx, found, 'arranged');
    const about = {
      title: found.title,
      start: window.starts_at.toISOString(),
      end: window.ends_at.toISOString(),
      timeZone: zoneOfListing(services, found),
      fulfillmentId: id,
      sequence: await readSequence(tx, id),
      changedAt: now.toISOString(),
    };
    // The person who accepts also gets the calendar entry by mail.
    await notifyAll(
      services,
      tx,
      (['buyer', 'seller'] as const).map((party) => ({
        ...newsFor(found, party),
        kind: 'time_agreed',
        params: { ...about, from: party === role ? '' : nameOf(found, role) },
      })),
    );
  });
  return 'arranged';
}

async function checkChange(
  tx: Tx,
  found: LockedFulfillment,
  { role, now }: { role: FulfillmentParty; now: Date },
): Promise<void> {
  const agreed = (await listWindows(tx, found.id)).find(({ state }) => state === 'accepted');
  if (agreed && now.getTime() > nearFrom(agreed.starts_at.getTime()))
    throw new Failure('conflict', { reason: TOO_LATE });
  if ((role === 'buyer' ? found.buyer_changes : found.seller_changes) >= MOST_CHANGES)
    throw new Failure('conflict', { reason: NO_MORE_CHANGES });
}

const later = (...times: number[]) => new Date(Math.max(...times));

const OVER = fulfillmentRefusals.noTimeToAgree();
const REPLACED = fulfillmentRefusals.timeGone();
const NOT_YOURS = fulfillmentRefusals.ownTime();
const PAST = fulfillmentRefusals.timeOver();
const TOO_LATE = fulfillmentRefusals.agreedTooSoon();
const NO_MORE_CHANGES = fulfillmentRefusals.changedTwice();
const SENT = fulfillmentRefusals.onItsWayNoTime();
