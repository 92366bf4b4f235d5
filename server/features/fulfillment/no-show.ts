import {
  absenceResult,
  type FulfillmentState,
  fulfillmentCan,
  otherParty,
} from '../../../shared/domain/fulfillment.ts';
import { Failure } from '../../../shared/errors.ts';
import { fulfillmentRefusals } from '../../../shared/words/refusals/fulfillment.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import { inSeconds } from '../../platform/db/in-seconds.ts';
import { readNow } from '../../platform/db/read-now.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { notify, notifyAll } from '../notifications/notify.ts';
import { addReportImages, openDispute, type Report } from './disputes/open-dispute.ts';
import { countAbsence, endSale, type LockedFulfillment, setWaiting } from './fulfillment-store.ts';
import { lockForParty, nameOf } from './lock-for-party.ts';
import { newsFor, notifyOfState } from './notify-of-state.ts';
import { requestAnotherTime } from './request-another-time.ts';
import { waitsForBank } from './waits-for-bank.ts';
import { listWindows } from './window-store.ts';

/**
 * Reports that the other party did not come. If both report it, the operator decides.
 * @throws not_found, conflict, invalid_input for photos of others
 */
export async function reportNoShow(
  services: Services,
  caller: Caller,
  { id, report }: { id: string; report: Report },
): Promise<FulfillmentState> {
  return inTransaction(services.db, async (tx) => {
    const { found, role } = await lockForParty(tx, id, caller);
    if (found.state === 'no_show' && found.absent === role) {
      await openDispute(services, tx, found, { ...report, by: role });
      const params = { title: found.title, from: nameOf(found, role), text: report.reason };
      await notify(services, tx, { ...newsFor(found, otherParty(role)), kind: 'no_show_denied', params });
      return 'disputed';
    }
    if (!fulfillmentCan('no_show_reported', found.state, role) || found.sent_at)
      throw new Failure('conflict', { reason: found.state === 'no_show' ? REPORTED : NOT_ARRANGED });
    const now = await readNow(tx);
    const agreed = (await listWindows(tx, id)).find(({ state }) => state === 'accepted');
    if (!agreed || agreed.ends_at > now) throw new Failure('conflict', { reason: TOO_EARLY });
    const absent = otherParty(role);
    const { noShow } = services.config.deadlines;
    const said = { absence_reason: report.reason, absence_text: report.text };
    await setWaiting(tx, id, { state: 'no_show', deadline: inSeconds(noShow) }, { absent, ...said });
    await addReportImages(tx, found, { by: role, images: report.images });
    await notifyOfState(services, tx, found, 'no_show');
    const until = new Date(now.getTime() + noShow * 1000).toISOString();
    const then = absenceResult(absent, found.buyer_absences);
    const params = { title: found.title, from: nameOf(found, role), until, then };
    await notify(services, tx, { ...newsFor(found, absent), kind: 'no_show_reported', params });
    return 'no_show';
  });
}

/** Ends the sale, since the absence was not denied in time; a buyer gets one more try. */
export async function endNoShow(services: Services, tx: Tx, one: LockedFulfillment): Promise<void> {
  if (absenceResult(one.absent, one.buyer_absences) === 'another_time') return tryAgain(services, tx, one);
  const by = one.absent === 'seller' ? one.seller_id : one.buyer_id;
  await endSale(tx, one.id, { state: 'cancelled', by, reason: '', text: '' });
  await notifyOfState(services, tx, one, 'cancelled');
  const params = { title: one.title, absent: one.absent ?? 'seller', ...(await waitsForBank(tx, one.purchase_id)) };
  await notifyAll(
    services,
    tx,
    (['buyer', 'seller'] as const).map((role) => ({ ...newsFor(one, role), kind: 'no_show_ended', params })),
  );
}

async function tryAgain(services: Services, tx: Tx, one: LockedFulfillment): Promise<void> {
  await requestAnotherTime(services, tx, one, 'handover_missed');
  await countAbsence(tx, one.id);
}

const REPORTED = fulfillmentRefusals.reportedAlready();
const NOT_ARRANGED = fulfillmentRefusals.noMissedNow();
const TOO_EARLY = fulfillmentRefusals.timeNotOver();
