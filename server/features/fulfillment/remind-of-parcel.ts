import { countsAsDelivered, PARCEL_REMINDERS } from '../../../shared/domain/fulfillment.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inSeconds } from '../../platform/db/in-seconds.ts';
import type { Services } from '../../ports/services.ts';
import { notify } from '../notifications/notify.ts';
import { type LockedFulfillment, setReminder } from './fulfillment-store.ts';
import { newsFor } from './notify-of-state.ts';

type Needed = Pick<Services, 'live' | 'clock' | 'config'>;
type End = { until: string; last?: true };

/** Returns when the buyer is first asked whether it has arrived. */
export const firstParcelReminder = ({ config }: Pick<Services, 'config'>, deadline: Date): Date =>
  new Date(deadline.getTime() - PARCEL_REMINDERS * config.deadlines.reminder * 1000);

/** Asks the seller to send it; the buyer too, where no address is known. */
export async function remindToSend(services: Needed, tx: Tx, one: LockedFulfillment, end: End): Promise<void> {
  const params = { title: one.title, ...end };
  const news =
    one.address === ''
      ? ({ ...newsFor(one, 'buyer'), kind: 'address_missing', params } as const)
      : ({ ...newsFor(one, 'seller'), kind: 'parcel_missing', params } as const);
  await notify(services, tx, news);
  await setReminder(tx, one.id, inSeconds(services.config.deadlines.reminder));
}

/** Asks the buyer each day whether it has arrived. */
export async function remindOfArrival(services: Needed, tx: Tx, one: LockedFulfillment, end: End): Promise<void> {
  await notify(services, tx, { ...newsFor(one, 'buyer'), kind: 'parcel_due', params: { title: one.title, ...end } });
  await setReminder(tx, one.id, inSeconds(services.config.deadlines.reminder));
}

/** Whether it only counts as delivered. */
export const isAssumed = ({ state, method, handed_over_at }: LockedFulfillment): boolean =>
  countsAsDelivered({ state, method, hasArrived: handed_over_at !== null });
