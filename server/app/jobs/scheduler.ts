import { verifyBooks } from '../../features/checkout/books/verify-books.ts';
import { workEvents } from '../../features/checkout/reconciliation/receive-event.ts';
import { reconcile } from '../../features/checkout/reconciliation/reconcile.ts';
import { workPurchases, workRefunds } from '../../features/checkout/reconciliation/work-purchases.ts';
import { workImports } from '../../features/imports/work-imports.ts';
import { lookForNew } from '../../features/notifications/look-for-new.ts';
import { sendAlerts } from '../../features/notifications/send-alerts.ts';
import { writeViews } from '../../features/statistics/write-views.ts';
import type { Services } from '../services.ts';

/** Milliseconds; a webhook wakes the scheduler earlier. */
const TICK = 1000;
const RECONCILE_EVERY = 5 * 60_000;
const WRITE_VIEWS_EVERY = 2_000;
const RETRY_AFTER = 10_000;

export type Scheduler = { wake(): void; drain(): Promise<void>; stop(): Promise<void> };

/**
 * Starts what must follow within seconds. Every process runs it; rows are claimed, so it is done once.
 * Other periodic work is in `periodic-jobs.ts`.
 * @param reconcileIn milliseconds until the first reconciliation
 */
export function startScheduler(services: Services, reconcileIn = soonAfterStart()): Scheduler {
  let stopped = false;
  let worked = 0;

  // Separate workers: many events or refunds must not delay expiring holds.
  const urgent = [workEvents, workPurchases, workRefunds].map((work) =>
    createWorker(services, async () => {
      for (let done = -1; done !== 0 && !stopped; worked += done) {
        done = await work(services);
        if (done > 0) await services.catalogue.catchUp();
      }
    }),
  );
  // A separate worker, so that a long mail run cannot delay expiring holds.
  const news = createWorker(services, async () => {
    while ((await sendAlerts(services)) > 0 && !stopped);
    while (!stopped && (await lookForNew(services)));
  });
  const imports = createWorker(services, async () => {
    while (!stopped && (await workImports(services)) > 0);
  });
  const repeat = (work: (services: Services) => Promise<unknown>, every: number, firstIn: number) => {
    let due = performance.now() + firstIn;
    return createWorker(services, async () => {
      if (stopped || due > performance.now()) return;
      due = performance.now() + RETRY_AFTER;
      await work(services);
      due = performance.now() + every;
    });
  };
  // Separate: reconciliation may be slow. In each process, since each one answers /metrics.
  const books = repeat(compareBooks, RECONCILE_EVERY, reconcileIn);
  // Separate: sellers expect current numbers.
  const numbers = repeat(writeViews, WRITE_VIEWS_EVERY, 0);
  const wake = () => {
    if (!stopped) for (const { run } of urgent) void run();
  };
  const timer = setInterval(() => {
    wake();
    if (stopped) return;
    void news.run();
    void imports.run();
    void books.run();
    void numbers.run();
  }, TICK);
  return {
    wake,
    async drain() {
      // One task may create work for another.
      for (let before = -1; before !== worked && !stopped; ) {
        before = worked;
        await Promise.all(urgent.map(({ run }) => run()));
      }
      await news.run();
      await numbers.ended();
      await writeViews(services);
      await imports.run();
      await services.catalogue.catchUp();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.all([...urgent, news, imports, books, numbers].map(({ ended }) => ended()));
    },
  };
}

/** Webhooks during downtime may be lost, so reconcile within a minute (reliability T10), with jitter. */
const soonAfterStart = () => 2_000 + Math.random() * 8_000;

/** Also runs while the provider is unreachable. */
async function compareBooks(services: Services): Promise<void> {
  try {
    await reconcile(services);
  } finally {
    const broken = await verifyBooks(services.db);
    services.metrics.booksLookedAt(broken.length);
    for (const rule of broken) services.log.error({ ...rule, alert: true }, 'the books are not in order');
  }
}

/** Repeats work, never concurrently. Failures are logged and retried. */
function createWorker({ log }: Services, work: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let again = false;
  const workAgain = async () => {
    while (again) {
      again = false;
      await work();
    }
  };
  return {
    /** Runs once more, since a current run may have missed new work. */
    run() {
      again = true;
      running ??= workAgain()
        .catch((error: unknown) => log.error({ err: error }, 'clock work failed; it is tried again'))
        .finally(() => {
          running = undefined;
        });
      return running;
    },
    ended: async () => running,
  };
}
