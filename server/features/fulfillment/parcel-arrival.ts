import type { Tx } from '../../platform/db/database.ts';
import { readNow } from '../../platform/db/read-now.ts';
import type { Services } from '../../ports/services.ts';
import { notify, notifyAll } from '../notifications/notify.ts';
import { beginInspection, startInspection } from './complete-sale.ts';
import type { LockedFulfillment } from './fulfillment-store.ts';
import { setHandedOver } from './handover-store.ts';
import { newsFor } from './notify-of-state.ts';
import { waitsForBank } from './waits-for-bank.ts';

/** The buyer has the parcel, and can inspect it for a time. */
export async function confirmArrival(services: Services, tx: Tx, found: LockedFulfillment): Promise<'inspecting'> {
  const now = await readNow(tx);
  await setHandedOver(tx, found.id, now);
  await beginInspection(services, tx, found);
  const until = new Date(now.getTime() + services.config.deadlines.inspection * 1000).toISOString();
  const params = { title: found.title, until, ...(await waitsForBank(tx, found.purchase_id)) };
  await notify(services, tx, { ...newsFor(found, 'seller'), kind: 'parcel_arrived', params });
  return 'inspecting';
}

/** A parcel about which the buyer said nothing counts as delivered, and can still be reported as missing for a time. */
export async function assumeArrival(services: Services, tx: Tx, found: LockedFulfillment): Promise<void> {
  const until = await startInspection(services, tx, found);
  const waits = await waitsForBank(tx, found.purchase_id);
  await notifyAll(
    services,
    tx,
    (['buyer', 'seller'] as const).map((to) => ({
      ...newsFor(found, to),
      kind: 'parcel_assumed',
      params: { title: found.title, until, to, ...waits },
    })),
  );
}
