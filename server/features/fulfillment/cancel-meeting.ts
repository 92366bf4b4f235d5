import type { FulfillmentParty } from '../../../shared/domain/fulfillment.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readNow } from '../../platform/db/read-now.ts';
import type { Services } from '../../ports/services.ts';
import { notifyAll } from '../notifications/notify.ts';
import type { LockedFulfillment } from './fulfillment-store.ts';
import { newsFor } from './notify-of-state.ts';
import { listWindows, readSequence } from './window-store.ts';
import { zoneOfListing } from './zone-of-listing.ts';

export type Meeting = {
  start: string;
  end: string;
  timeZone: string;
  fulfillmentId: string;
  sequence: number;
  changedAt: string;
};

/** Returns the agreed time of a sale for its cancellation, unless it is over; with `isKept` also unless it has begun. */
export async function findMeeting(
  services: Pick<Services, 'config' | 'shop'>,
  tx: Tx,
  found: LockedFulfillment,
  { isKept = false }: { isKept?: boolean } = {},
): Promise<Meeting | undefined> {
  const agreed = (await listWindows(tx, found.id)).find(({ state }) => state === 'accepted');
  const now = await readNow(tx);
  if (!agreed || (isKept ? agreed.starts_at : agreed.ends_at) <= now) return undefined;
  return {
    start: agreed.starts_at.toISOString(),
    end: agreed.ends_at.toISOString(),
    timeZone: zoneOfListing(services, found),
    fulfillmentId: found.id,
    sequence: (await readSequence(tx, found.id)) + 1,
    changedAt: now.toISOString(),
  };
}

/** Notifies these parties, so that their calendars remove the entry. */
export const notifyOfCancelledMeeting = (
  services: Pick<Services, 'live' | 'clock'>,
  tx: Tx,
  {
    found,
    meeting,
    told,
    isDone = false,
  }: {
    found: LockedFulfillment;
    meeting: Meeting | undefined;
    told: readonly FulfillmentParty[];
    /** It was handed over before that time. */
    isDone?: boolean;
  },
): Promise<void> =>
  notifyAll(
    services,
    tx,
    meeting
      ? told.map((role) => ({
          ...newsFor(found, role),
          kind: 'handover_cancelled',
          params: { title: found.title, ...meeting, ...(isDone ? { done: true as const } : {}) },
        }))
      : [],
  );
