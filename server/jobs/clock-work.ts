import { sweepImages } from '../features/images/sweep-images.ts';
import { workEvents } from '../features/purchases/receive-event.ts';
import { reconcile } from '../features/purchases/reconcile.ts';
import { verifyBooks } from '../features/purchases/verify-books.ts';
import { workPurchases } from '../features/purchases/work-purchases.ts';
import type { Services } from '../services.ts';

/** Milliseconds between looks at what is due; a delivery wakes the clock earlier (reliability 3.4, 3.10). */
const TICK = 1000;
const RECONCILE_EVERY = 5 * 60_000;
const SWEEP_EVERY = 60 * 60_000;

export type ClockWork = { wake(): void; drain(): Promise<void>; stop(): Promise<void> };

/**
 * Does what time asks for: lapsed holds, kept deliveries, the comparison with the provider, forgotten pictures.
 * Every process runs it; the rows are claimed one by one, so that the work is done once.
 */
export function startClockWork(services: Services): ClockWork {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const lastRun = { reconcile: Date.now(), sweep: Date.now() };

  const round = async () => {
    do {
      again = false;
      while ((await workEvents(services)) + (await workPurchases(services)) > 0 && !stopped);
    } while (again && !stopped);
    if (due('reconcile', RECONCILE_EVERY)) {
      await reconcile(services);
      const broken = await verifyBooks(services.db);
      services.metrics.booksLookedAt(broken.length);
      for (const rule of broken) services.log.error({ ...rule, alert: true }, 'the books are not in order');
    }
    if (due('sweep', SWEEP_EVERY)) await sweepImages(services);
  };
  const due = (what: keyof typeof lastRun, every: number) => {
    if (Date.now() - lastRun[what] < every) return false;
    lastRun[what] = Date.now();
    return true;
  };
  const wake = () => {
    again = true;
    if (stopped) return;
    running ??= round()
      .catch((error: unknown) => services.log.error({ err: error }, 'clock work failed; it is tried again'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(wake, TICK);
  return {
    wake,
    async drain() {
      wake();
      await running;
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
