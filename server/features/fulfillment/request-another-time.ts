import type { Tx } from '../../platform/db/database.ts';
import { inSeconds } from '../../platform/db/in-seconds.ts';
import { readNow } from '../../platform/db/read-now.ts';
import type { Services } from '../../ports/services.ts';
import { notifyAll } from '../notifications/notify.ts';
import { type LockedFulfillment, setWait } from './fulfillment-store.ts';
import { newsFor, notifyOfState } from './notify-of-state.ts';
import { deleteWindows } from './window-store.ts';

/** Asks for new times after an agreed time without a handover, and notifies both: for the last time, or not. */
export async function requestAnotherTime(
  services: Services,
  tx: Tx,
  one: LockedFulfillment,
  kind: 'time_missing' | 'handover_missed' = 'time_missing',
): Promise<void> {
  const { arrange, reminder } = services.config.deadlines;
  await deleteWindows(tx, one.id);
  await setWait(tx, one.id, { state: 'arranging', deadline: inSeconds(arrange), remind: inSeconds(reminder) });
  await notifyOfState(services, tx, one, 'arranging');
  const until = new Date((await readNow(tx)).getTime() + arrange * 1000).toISOString();
  await notifyAll(
    services,
    tx,
    (['buyer', 'seller'] as const).map((to) => {
      const news = newsFor(one, to);
      const params = { title: one.title, until };
      return kind === 'handover_missed' ? { ...news, kind, params: { ...params, to } } : { ...news, kind, params };
    }),
  );
}
