import { inTransaction } from '../../../platform/db/database.ts';
import type { Services } from '../../../ports/services.ts';
import { notifyAll } from '../../notifications/notify.ts';
import { lockFulfillment } from '../fulfillment-store.ts';
import { newsFor, notifyOfState } from '../notify-of-state.ts';
import { findDispute, findLateAppeal, setAppealDecision } from './dispute-store.ts';

export { lateAppeals } from './dispute-store.ts';

/** Confirms decisions whose appeal ran out of time, and notifies both. @returns how many were read */
export const endLateAppeals = (services: Pick<Services, 'db' | 'live' | 'clock' | 'config'>): Promise<number> =>
  inTransaction(services.db, async (tx) => {
    const id = await findLateAppeal(tx, services.config.deadlines.decision);
    const found = id === undefined ? undefined : await lockFulfillment(tx, id);
    if (!found) return 0;
    // Somebody may have decided before this lock.
    const dispute = await findDispute(tx, found.id);
    if (dispute?.state !== 'appealed' || !dispute.outcome) return 1;
    await setAppealDecision(tx, found.id, {
      outcome: dispute.outcome,
      amountCents: undefined,
      reason: '',
      deciderId: null,
    });
    await notifyOfState(services, tx, found, found.state);
    const params = { title: found.title };
    await notifyAll(
      services,
      tx,
      (['buyer', 'seller'] as const).map((role) => ({ ...newsFor(found, role), kind: 'appeal_lapsed', params })),
    );
    return 1;
  });
