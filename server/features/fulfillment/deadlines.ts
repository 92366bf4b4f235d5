import { DECIDE_REMINDER_HOURS } from '../../../shared/domain/dispute.ts';
import {
  arrangingEnds,
  awaitsAddress,
  fulfillmentTurn,
  isOpen,
  type OpenState,
} from '../../../shared/domain/fulfillment.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import { inSeconds } from '../../platform/db/in-seconds.ts';
import { readNow } from '../../platform/db/read-now.ts';
import type { Services } from '../../ports/services.ts';
import { notify, notifyAll } from '../notifications/notify.ts';
import { endInspection } from './complete-sale.ts';
import { decideByClock } from './disputes/decide-dispute.ts';
import { endSale, type LockedFulfillment, lockDue, setReminder } from './fulfillment-store.ts';
import { lastReminder, nextReminder } from './next-reminder.ts';
import { endNoShow } from './no-show.ts';
import { newsFor, notifyOfState } from './notify-of-state.ts';
import { assumeArrival } from './parcel-arrival.ts';
import { isAssumed, remindOfArrival, remindToSend } from './remind-of-parcel.ts';
import { requestAnotherTime } from './request-another-time.ts';
import { waitsForBank } from './waits-for-bank.ts';
import { listWindows } from './window-store.ts';
import { zoneOfListing } from './zone-of-listing.ts';

export { dueFulfillments } from './fulfillment-store.ts';

const REMINDED = 10;
const CONCURRENCY = 4;
const parties = ['buyer', 'seller'] as const;

/** Applies deadlines that have passed, each in its own transaction. @returns how many sales */
export async function endLateFulfillments(services: Services): Promise<number> {
  const ended = await Promise.all(Array.from({ length: CONCURRENCY }, () => endLate(services)));
  return ended.filter((one) => one).length;
}

const endLate = (services: Services): Promise<boolean> =>
  inTransaction(services.db, async (tx) => {
    const [one] = await lockDue(tx, 'deadline_at', 1);
    if (one && isOpen(one.state)) await ends[one.state](services, tx, one);
    return one !== undefined;
  });

type End = (services: Services, tx: Tx, one: LockedFulfillment) => Promise<unknown>;

const ends: Record<OpenState, End> = {
  arranging: (...all) => cancelLate(...all),
  arranged: (services, tx, one) =>
    (one.sent_at ? assumeArrival : isLastTime(services, one) ? cancelLate : requestAnotherTime)(services, tx, one),
  inspecting: endInspection,
  no_show: endNoShow,
  disputed: decideByClock,
};

/** By the deadline, as its reminders. */
const isLastTime = ({ config }: Services, { created_at, deadline_at }: LockedFulfillment): boolean =>
  deadline_at !== null && deadline_at.getTime() >= arrangingEnds(created_at, config.deadlines.arrange);

async function cancelLate(services: Services, tx: Tx, one: LockedFulfillment): Promise<void> {
  await endSale(tx, one.id, { state: 'cancelled', by: null, reason: '', text: '' });
  await notifyOfState(services, tx, one, 'cancelled');
  const why = one.state === 'arranged' ? { uncoded: true as const } : one.method === 'carrier' ? { unsent: true } : {};
  const params = { title: one.title, from: '', text: '', ...why, ...(await waitsForBank(tx, one.purchase_id)) };
  await notifyAll(
    services,
    tx,
    parties.map((role) => ({ ...newsFor(one, role), kind: 'sale_cancelled', params })),
  );
}

/** Reminds of times to agree on, of handovers soon, and of codes that were not typed. */
export async function remindOfHandovers(services: Services): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    const due = await lockDue(tx, 'remind_at', REMINDED);
    for (const one of due) await remind(services, tx, one);
    return due.length;
  });
}

async function remind(services: Services, tx: Tx, one: LockedFulfillment): Promise<void> {
  const windows = await listWindows(tx, one.id);
  const until = (one.deadline_at ?? services.clock.now()).toISOString();
  const { title } = one;
  const now = await readNow(tx);
  const { reminder } = services.config.deadlines;
  const last = lastReminder(one.deadline_at, now.getTime() + reminder * 1000);
  const facts = {
    state: one.state,
    method: one.method,
    hasAddress: one.address !== '',
    proposedBy: windows[0]?.proposed_by,
    reducedBy: one.reduction_by,
  };
  if (one.state === 'inspecting') {
    const news = newsFor(one, 'buyer');
    const params = { title, until, ...(await waitsForBank(tx, one.purchase_id)), last: true as const };
    await notify(
      services,
      tx,
      isAssumed(one)
        ? { ...news, kind: 'parcel_assumed', params: { ...params, to: 'buyer' } }
        : { ...news, kind: 'inspection', params },
    );
    return void (await setReminder(tx, one.id, null));
  }
  if (one.state === 'disputed') {
    services.log.warn({ fulfillmentId: one.id, alert: true }, 'a buyer or seller still waits for a decision');
    return void (await setReminder(tx, one.id, inSeconds(DECIDE_REMINDER_HOURS * 3600)));
  }
  if (one.state === 'arranged' && one.sent_at) return remindOfArrival(services, tx, one, { until, ...last });
  // Nobody is there to agree with, or to send it; the removal may be undone.
  if (one.state === 'arranging' && one.has_leaver) return void (await setReminder(tx, one.id, inSeconds(reminder)));
  if (one.state === 'arranging' && one.method === 'carrier' && windows.length === 0)
    return remindToSend(services, tx, one, { until, ...last });
  if (one.state === 'arranging') {
    const turn = fulfillmentTurn(facts);
    const kind = awaitsAddress(facts) ? 'address_missing' : 'time_missing';
    if (turn === 'buyer' || turn === 'seller')
      await notify(services, tx, { ...newsFor(one, turn), kind, params: { title, until, ...last } });
    return void (await setReminder(tx, one.id, inSeconds(reminder)));
  }
  const agreed = windows.find(({ state }) => state === 'accepted');
  if (!agreed) return void (await setReminder(tx, one.id, null));
  const window = { start: agreed.starts_at.getTime(), end: agreed.ends_at.getTime() };
  const next = nextReminder(window, now.getTime());
  const start = agreed.starts_at.toISOString();
  const timeZone = zoneOfListing(services, one);
  await notifyAll(
    services,
    tx,
    now < agreed.ends_at
      ? [
          ...parties.map((role) => ({
            ...newsFor(one, role),
            kind: 'handover_soon' as const,
            params: { title, start, timeZone },
          })),
          ...(awaitsAddress(facts)
            ? [{ ...newsFor(one, 'buyer'), kind: 'address_missing' as const, params: { title, until: '' } }]
            : []),
        ]
      : [
          {
            ...newsFor(one, 'seller'),
            kind: 'code_missing',
            params: {
              title,
              until,
              ...(isLastTime(services, one) ? { ends: true as const } : {}),
              ...lastReminder(one.deadline_at, next.getTime()),
            },
          },
        ],
  );
  await setReminder(tx, one.id, next);
}
