import type { Logger } from 'pino';
import { createBossJobs } from '../adapters/boss-jobs.ts';
import { createImagePipeline } from '../adapters/image-pipeline.ts';
import { createWebPushSender, makePushKeys } from '../adapters/web-push-sender.ts';
import { createAccessTokens } from '../features/accounts/access-token.ts';
import { notifyOfChange } from '../features/accounts/notify-of-change.ts';
import { storeFirstTexts } from '../features/legal/store-first-texts.ts';
import { watchOpening } from '../features/legal/watch-opening.ts';
import { storePushKeys } from '../features/notifications/push-subscriptions.ts';
import { sendPush } from '../features/notifications/send-push.ts';
import { cacheShop } from '../features/settings/cache-shop.ts';
import { createViewBuffer } from '../features/statistics/write-views.ts';
import { type Db, inTransaction, openDatabase } from '../platform/db/database.ts';
import { openDatabaseClock } from '../platform/db/database-clock.ts';
import { traceQueries } from '../platform/db/trace-queries.ts';
import { checkReplica } from '../platform/db/usable-server-store.ts';
import { createDatabaseLimits } from '../platform/http/request-limit.ts';
import { watchLiveEvents } from '../platform/live/watch-live-events.ts';
import { createLogger } from '../platform/observability/log.ts';
import { createMetrics } from '../platform/observability/metrics.ts';
import { type Tracing, traceCalls } from '../platform/observability/tracing.ts';
import { createWatchRun } from '../platform/observability/watch-run.ts';
import { createLifecycle } from '../platform/process/lifecycle.ts';
import { systemClock } from '../ports/clock.ts';
import type { Config } from '../ports/config.ts';
import type { Jobs } from '../ports/jobs.ts';
import type { PushSender } from '../ports/push-sender.ts';
import {
  chooseIdentity,
  chooseImageHost,
  chooseMailer,
  choosePayments,
  choosePayouts,
  chooseSearchEngines,
  retryingMailer,
} from './choose-adapters.ts';
import { createDealHooks } from './create-deal-hooks.ts';
import { createSandboxes } from './sandboxes.ts';
import type { AppServices, Overrides } from './services.ts';
import { watchCatalogue } from './watch-catalogue.ts';

/** Creates all services, from the database up, and migrates it. @param overrides replacements for services */
export async function createServices(config: Config, overrides: Overrides = {}): Promise<AppServices> {
  const { databaseClock, standby, ...platform } = await openPlatform(config, overrides);
  const { database, db, pool, clock, log, live, tracing, watchRun } = platform;
  const sandboxes = await createSandboxes(config, { pool, clock, log });
  const sellerPayouts = choosePayouts(config, db, { sandboxes, tracing });
  const shop = await cacheShop(db, config.shop, log);
  const deal = createDealHooks(
    {
      db,
      live,
      clock,
      config,
      log,
      sellerPayouts,
      shop,
      // Mails are sent by services that begin later.
      get jobs() {
        return jobs;
      },
      get mailer() {
        return mailer;
      },
    },
    (sellerId) =>
      inTransaction(db, (tx) =>
        notifyOfChange(tx, { jobs, identity, config, shop }, { accountId: sellerId, change: 'payout_account_changed' }),
      ),
  );
  const mailer = traceCalls(tracing, 'mail', overrides.mailer ?? chooseMailer(config, shop));
  const identity =
    overrides.identity ??
    (await chooseIdentity(config, database, {
      mailer: retryingMailer(mailer, (mail) => inTransaction(db, (tx) => jobs.enqueue(tx, 'send-mail', [mail]))),
      shop,
      log,
      deal,
      clock,
    }));
  const payments = traceCalls(tracing, 'card-provider', overrides.payments ?? choosePayments(config, sandboxes, clock));
  const imageHost = traceCalls(tracing, 'picture-store', overrides.imageHost ?? chooseImageHost(config));
  const imagePipeline = createImagePipeline();
  const searchEngines = chooseSearchEngines(config, database);
  const push = await createPush(config, db, tracing);
  const jobs: Jobs = await createBossJobs({
    pool,
    log,
    watchRun,
    workers: {
      'send-mail': (mail) => mailer.send(mail),
      'send-push': (job) => sendPush({ db, push, clock, shop, log, jobs }, job),
    },
  });
  await storeFirstTexts(database, config.legalDir);
  const opening = await watchOpening({ db, shop, log }, config.production);
  const catalogue = await watchCatalogue(database, shop);
  const tokens = createAccessTokens({
    secret: config.tokenSecret,
    issuer: config.publicUrl,
    clock,
  });
  const lifecycle = createLifecycle();
  return {
    config,
    ...platform,
    shop,
    opening,
    tokens,
    mailer,
    identity,
    payments,
    sellerPayouts,
    imageHost,
    imagePipeline,
    searchEngines,
    jobs,
    push,
    viewBuffer: createViewBuffer(),
    sandboxes,
    catalogue,
    deal,
    lifecycle,
    stopping: lifecycle.stopping,
    limitInDatabase: createDatabaseLimits(pool, config.tokenSecret, clock),
    async close() {
      databaseClock?.stop();
      await standby.stop();
      await catalogue.stop();
      await live.stop();
      shop.stop();
      await sandboxes.stop();
      await jobs.stop();
      await imagePipeline.close();
      await searchEngines.stop();
      await database.close();
      await tracing?.stop();
    },
  };
}

/** Opens and migrates the database, and creates logs, metrics, traces, clock and live events. */
async function openPlatform(config: Config, overrides: Overrides) {
  const database = overrides.database ?? (await openDatabase(config.database));
  const { db, pool } = database;
  const metrics = createMetrics(database, config.payouts.kind);
  const tracing = await openTracing(config, (err) => log.warn({ err }, 'traces could not be sent; they were dropped'));
  const log: Logger =
    overrides.log ?? createLogger(config, undefined, { onAlert: metrics.alertLogged, fields: tracing?.ids });
  const watchRun = createWatchRun(metrics, tracing);
  await database.migrate();
  const { readUrl } = config.search;
  if (config.database.kind === 'server' && readUrl && readUrl !== config.database.url) await checkReplica(readUrl);
  const databaseClock = overrides.clock ? undefined : await openDatabaseClock(pool, log);
  const clock = overrides.clock ?? databaseClock ?? systemClock;
  if (tracing) traceQueries(pool, tracing);
  const live = await watchLiveEvents(database);
  // Last: a start that fails before leaves no timer behind.
  const standby = await database.writePause.watch(log);
  return { database, db, pool, metrics, tracing, log, watchRun, clock, live, databaseClock, standby };
}

/** Loads OpenTelemetry only if a collector is set. */
async function openTracing({ tracing }: Config, onDropped: (error: unknown) => void): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const { createOtlpTracing } = await import('../platform/observability/otlp-tracing.ts');
  return createOtlpTracing(tracing, onDropped);
}

async function createPush(config: Config, db: Db, tracing: Tracing | undefined): Promise<PushSender> {
  const sender = createWebPushSender({
    keys: await storePushKeys(db, makePushKeys),
    subject: config.publicUrl.startsWith('https:') ? config.publicUrl : 'mailto:push@settee.example',
    onlyPublic: config.production || config.isPublic,
  });
  return traceCalls(tracing, 'push-service', sender);
}
