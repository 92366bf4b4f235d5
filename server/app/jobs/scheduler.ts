import { verifyBooks } from '../../features/checkout/books/verify-books.ts';
import { processPurchases, processRefunds } from '../../features/checkout/reconciliation/process-purchases.ts';
import { processEvents } from '../../features/checkout/reconciliation/receive-event.ts';
import { reconcile } from '../../features/checkout/reconciliation/reconcile.ts';
import { requestPartRefund } from '../../features/checkout/refunds/refund-part.ts';
import { endLateFulfillments, remindOfHandovers } from '../../features/fulfillment/deadlines.ts';
import { endLateAppeals } from '../../features/fulfillment/disputes/end-late-appeals.ts';
import { sendMoneyBack } from '../../features/fulfillment/send-money-back.ts';
import { processImports } from '../../features/imports/process-imports.ts';
import { deliverNotifications } from '../../features/notifications/deliver-notifications.ts';
import { planAlerts } from '../../features/notifications/plan-alerts.ts';
import { expireOffers, notifyOfEndedOffers } from '../../features/offers/end-offers.ts';
import { orderTransfers } from '../../features/payouts/transfers/order-transfers.ts';
import { sendReversals } from '../../features/payouts/transfers/send-reversals.ts';
import { sendTransfers } from '../../features/payouts/transfers/send-transfers.ts';
import { notifyOfNewMatches } from '../../features/saved-searches/notify-of-new-matches.ts';
import { writeViews } from '../../features/statistics/write-views.ts';
import { isWritePaused } from '../../platform/db/pausing-client.ts';
import { runAfterCall } from '../../platform/process/run-after-call.ts';
import type { AppServices } from '../services.ts';
import { findDueWork } from './due-work-store.ts';

/** Milliseconds; a webhook wakes it earlier. */
const TICK = 1000;
const RECONCILE_EVERY = 5 * 60_000;
const WRITE_VIEWS_EVERY = 2_000;
const RETRY_AFTER = 10_000;
/** Counted only when it fails: there is one a second. */
const NOT_COUNTED = () => false;

export type Scheduler = { wake(): void; drain(): Promise<void>; stop(): Promise<void> };

/**
 * Starts work due within seconds. All processes run it; rows are claimed once. Other periodic work is in
 * `periodic-jobs.ts`.
 * @param reconcileIn milliseconds until the first reconciliation
 */
export function startScheduler(services: AppServices, reconcileIn = soonAfterStart()): Scheduler {
  let stopped = false;
  let worked = 0;
  /** Counted by its function's name if it found work. */
  const step = <T>(work: (services: AppServices) => Promise<T>) =>
    services.watchRun(work.name, () => work(services), Boolean);

  const urgent = (work: (services: AppServices) => Promise<number>) =>
    createWorker(services, async () => {
      for (let done = -1; done !== 0 && !stopped; worked += done) {
        done = await step(work);
        if (done > 0) await services.catalogue.catchUp();
      }
    });
  const untilNone = (work: (services: AppServices) => Promise<number>) =>
    createWorker(services, async () => {
      for (let done = -1; done !== 0 && !stopped; worked += done) done = await step(work);
    });
  // Separate: many events or refunds must not delay expiring holds.
  const events = urgent(processEvents);
  const purchases = urgent(processPurchases);
  const refunds = urgent(processRefunds);
  // Separate: a long mail run must not delay expiring holds.
  const notifications = createWorker(services, async () => {
    while ((await step(planAlerts)) > 0 && !stopped);
    while (!stopped && (await step(notifyOfNewMatches)));
    while (!stopped && (await step(deliverNotifications)) > 0);
  });
  const offers = createWorker(services, async () => {
    while (!stopped && (await step(expireOffers)) > 0);
    while (!stopped && (await step(notifyOfEndedOffers)) > 0);
  });
  const handovers = createWorker(services, async () => {
    while (!stopped && (await step(endLateFulfillments)) > 0);
    while (!stopped && (await step(endLateAppeals)) > 0);
    while (!stopped && (await step(remindOfHandovers)) > 0);
  });
  // Separate: a call without an answer must not delay the others.
  const moneyBack = createWorker(services, async () => {
    while (!stopped && (await step(sendMoneyBack)) > 0);
    while (!stopped && (await step(requestPartRefund)) > 0);
  });
  const transferOrders = untilNone(orderTransfers);
  const transfers = untilNone(sendTransfers);
  const reversals = untilNone(sendReversals);
  const imports = createWorker(services, async () => {
    while (!stopped && (await step(processImports)) > 0);
  });
  const repeat = (work: (services: AppServices) => Promise<unknown>, every: number, firstIn: number) => {
    let due = performance.now() + firstIn;
    return createWorker(services, async () => {
      if (stopped || due > performance.now()) return;
      due = performance.now() + RETRY_AFTER;
      await step(work);
      due = performance.now() + every;
    });
  };
  // Separate, since reconciliation is slow. In each process, for its /metrics.
  const reconciliation = repeat(compareBooks, RECONCILE_EVERY, reconcileIn);
  // Separate: sellers expect current numbers.
  const viewWrites = repeat(writeViews, WRITE_VIEWS_EVERY, 0);
  const workers = {
    events,
    purchases,
    refunds,
    notifications,
    offers,
    handovers,
    moneyBack,
    transferOrders,
    transfers,
    reversals,
    imports,
  };
  const runDue = createWorker(services, async () => {
    const due = await services.watchRun(findDueWork.name, () => findDueWork(services), NOT_COUNTED);
    services.metrics.dueWorkRead();
    if (!stopped) for (const name of namesOf(workers)) if (due[name]) void workers[name].run();
  });
  const wake = () => {
    if (!stopped) for (const { run } of [events, purchases, refunds]) void run();
  };
  /** These may create work for each other. */
  const drainTogether = async (workers: readonly Worker[]) => {
    for (let before = -1; before !== worked && !stopped; ) {
      before = worked;
      await Promise.all(workers.map(({ run }) => run()));
    }
  };
  const timer = setInterval(() => {
    if (stopped) return;
    void runDue.run();
    void reconciliation.run();
    void viewWrites.run();
  }, TICK);
  return {
    wake,
    async drain() {
      await drainTogether([events, purchases, refunds]);
      await offers.run();
      await handovers.run();
      await moneyBack.run();
      await drainTogether([transferOrders, transfers, reversals]);
      await notifications.run();
      await viewWrites.ended();
      await writeViews(services);
      await imports.run();
      await services.catalogue.catchUp();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await runDue.ended();
      await Promise.all([...Object.values(workers), reconciliation, viewWrites].map(({ ended }) => ended()));
    },
  };
}

/** Webhooks of a downtime may be lost: reconcile within a minute (reliability T10), with jitter. */
const soonAfterStart = () => 2_000 + Math.random() * 8_000;

/** Also runs while the provider is unreachable. */
async function compareBooks(services: AppServices): Promise<true> {
  try {
    await reconcile(services);
    return true;
  } finally {
    const broken = await verifyBooks(services.db);
    services.metrics.booksChecked(broken.length);
    for (const rule of broken) services.log.error({ ...rule, alert: true }, 'the books are not in order');
  }
}

const namesOf = <Name extends string>(workers: Record<Name, Worker>) => Object.keys(workers) as Name[];

type Worker = ReturnType<typeof createWorker>;

/** Never concurrently. Failures are logged and retried. */
function createWorker({ log }: AppServices, work: () => Promise<void>) {
  const begin = runAfterCall(() =>
    work().catch((error: unknown) => {
      if (!isWritePaused(error)) log.error({ err: error }, 'scheduled work failed; it is tried again');
    }),
  );
  let last = Promise.resolve();
  return {
    /** The current run may have missed new work. */
    run() {
      last = begin();
      return last;
    },
    ended: () => last,
  };
}
