import type { Logger } from 'pino';
import { createBossJobs } from '../adapters/boss-jobs.ts';
import { createConnectPayouts } from '../adapters/connect-payouts.ts';
import { createDiskImageHost } from '../adapters/disk-image-host.ts';
import { createFileMailer } from '../adapters/file-mailer.ts';
import { createFirebaseIdentity } from '../adapters/firebase-identity.ts';
import { createImagePipeline } from '../adapters/image-pipeline.ts';
import { createImgbbImageHost } from '../adapters/imgbb-image-host.ts';
import { createLocalIdentity } from '../adapters/local-identity.ts';
import { createManualPayouts } from '../adapters/manual-payouts.ts';
import { createMemorySearch } from '../adapters/memory-search/memory-search.ts';
import { createPostgresSearch } from '../adapters/postgres-search/postgres-search.ts';
import { createS3ImageHost } from '../adapters/s3-image-host.ts';
import { createSmtpMailer } from '../adapters/smtp-mailer.ts';
import { createStripeCardPayments } from '../adapters/stripe-card-payments.ts';
import { createStripeConnect } from '../adapters/stripe-connect.ts';
import { createWebPushSender, makePushKeys } from '../adapters/web-push-sender.ts';
import { createAccessTokens } from '../features/accounts/access-token.ts';
import { endOlder } from '../features/accounts/end-older.ts';
import { mailOfLoginChange, notifyOfChange } from '../features/accounts/notify-of-change.ts';
import { releaseAccount } from '../features/accounts/release-account.ts';
import { storeProvenEmail } from '../features/accounts/store-proven-email.ts';
import { storeFirstTexts } from '../features/legal/store-first-texts.ts';
import { watchOpening } from '../features/legal/watch-opening.ts';
import { storePushKeys } from '../features/notifications/push-subscriptions.ts';
import { sendPush } from '../features/notifications/send-push.ts';
import { cacheShop } from '../features/settings/cache-shop.ts';
import { createViewBuffer } from '../features/statistics/view-buffer.ts';
import { type Database, type Db, inTransaction, openDatabase } from '../platform/db/database.ts';
import { openDatabaseClock } from '../platform/db/database-clock.ts';
import { traceQueries } from '../platform/db/trace-queries.ts';
import { checkReplica } from '../platform/db/usable-server-store.ts';
import { createDatabaseLimits } from '../platform/http/request-limit.ts';
import { watchLiveEvents } from '../platform/live/watch-live-events.ts';
import { createLogger } from '../platform/observability/log.ts';
import { createMetrics } from '../platform/observability/metrics.ts';
import { type Tracing, traceCalls } from '../platform/observability/tracing.ts';
import { createWatchRun } from '../platform/observability/watch-run.ts';
import { inTime } from '../platform/process/in-time.ts';
import { createLifecycle } from '../platform/process/lifecycle.ts';
import type { CardPayments } from '../ports/card-payments.ts';
import { type Clock, systemClock } from '../ports/clock.ts';
import type { Config } from '../ports/config.ts';
import type { DealHooks } from '../ports/deal-hooks.ts';
import type { Identity } from '../ports/identity.ts';
import type { ImageHost } from '../ports/image-host.ts';
import type { Mail, Mailer } from '../ports/mailer.ts';
import type { SearchEngines } from '../ports/search-engine.ts';
import type { SellerPayouts } from '../ports/seller-payouts.ts';
import type { ShopCopy } from '../ports/shop-copy.ts';
import { createDealHooks } from './create-deal-hooks.ts';
import { createSandboxes, type Sandboxes } from './sandboxes.ts';
import type { AppServices, Overrides } from './services.ts';
import { watchCatalogue } from './watch-catalogue.ts';

/**
 * Creates all services and migrates the database.
 * @param overrides replacements for services
 */
export async function createServices(config: Config, overrides: Overrides = {}): Promise<AppServices> {
  const database = overrides.database ?? (await openDatabase(config.database));
  const { db, pool } = database;
  const metrics = createMetrics(database, config.payouts.kind);
  const tracing = await openTracing(config, (err) => log.warn({ err }, 'traces could not be sent; they were dropped'));
  const log: Logger =
    overrides.log ?? createLogger(config, undefined, { onAlert: metrics.alertLogged, fields: tracing?.ids });
  const watchRun = createWatchRun(metrics, tracing);
  const standby = await database.writePause.watch(log);
  await database.migrate();
  const { readUrl } = config.search;
  if (config.database.kind === 'server' && readUrl && readUrl !== config.database.url) await checkReplica(readUrl);
  const databaseClock = overrides.clock ? undefined : await openDatabaseClock(pool, log);
  const clock = overrides.clock ?? databaseClock ?? systemClock;
  if (tracing) traceQueries(pool, tracing);
  const live = await watchLiveEvents(database);
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
      mailer: lastingMailer(mailer, (mail) => inTransaction(db, (tx) => jobs.enqueue(tx, 'send-mail', [mail]))),
      shop,
      log,
      deal,
      sellerPayouts,
      clock,
    }));
  const payments = traceCalls(tracing, 'card-provider', overrides.payments ?? choosePayments(config, sandboxes, clock));
  const imageHost = traceCalls(tracing, 'picture-store', overrides.imageHost ?? chooseImageHost(config));
  const imagePipeline = createImagePipeline();
  const searchEngines = createSearchEngines(config, database);
  const pushSender = createWebPushSender({
    keys: await storePushKeys(db, makePushKeys),
    subject: config.publicUrl.startsWith('https:') ? config.publicUrl : 'mailto:push@settee.example',
    onlyPublic: config.production || config.isPublic,
  });
  const push = traceCalls(tracing, 'push-service', pushSender);
  const jobs = await createBossJobs({
    pool,
    log,
    watchRun,
    workers: {
      'send-mail': (mail) => mailer.send(mail),
      'send-push': (job) => sendPush({ db, push, clock, shop, log }, job),
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
    database,
    db,
    pool,
    clock,
    log,
    metrics,
    tracing,
    watchRun,
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
    live,
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

/** Loads OpenTelemetry only if a collector is set. */
async function openTracing({ tracing }: Config, onDropped: (error: unknown) => void): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const { createOtlpTracing } = await import('../platform/observability/otlp-tracing.ts');
  return createOtlpTracing(tracing, onDropped);
}

const chooseMailer = ({ mail }: Config, shop: ShopCopy) =>
  mail.kind === 'smtp' ? createSmtpMailer({ ...mail, name: () => shop.settings().name }) : createFileMailer(mail.dir);

/** Milliseconds that an answer waits for its mail. */
const MAIL_PATIENCE = 1_000;

/** A failed email becomes a job, which retries where that can help. Only then, since it may contain a login link. */
const lastingMailer = (mailer: Mailer, enqueue: (mail: Mail) => Promise<void>): Mailer => ({
  ...mailer,
  send: (mail) => mailer.send(mail).catch(() => enqueue(mail)),
});

const chooseIdentity = async (
  config: Config,
  { db, pool }: Database,
  {
    mailer,
    shop,
    log,
    deal,
    sellerPayouts,
    clock,
  }: { mailer: Mailer; shop: ShopCopy; log: Logger; deal: DealHooks; sellerPayouts: SellerPayouts; clock: Clock },
): Promise<Identity> =>
  config.identity.kind === 'firebase'
    ? createFirebaseIdentity(config.identity, config)
    : createLocalIdentity({
        pool,
        config,
        mailer,
        shop,
        clock,
        onUnreadable: (apps) =>
          log.error({ apps, alert: true }, 'authenticator apps cannot be read with this TOKEN_SECRET'),
        onEnded: (issuer, subject, event) => endOlder({ db, sellerPayouts, log }, { issuer, subject }, event),
        onUnprovenLeaves: (issuer, subject) => releaseAccount({ db, log, deal }, { issuer, subject }),
        onEmailProven: (issuer, subject, email) => storeProvenEmail(db, { issuer, subject, email }),
        async onChanged(issuer, subject, change, notMeUrl) {
          const mail = await mailOfLoginChange({ db, config, shop }, { issuer, subject }, { change, notMeUrl });
          if (!mail) return;
          const sent = mailer.send(mail).catch((err: unknown) => log.error({ err }, 'a mail about a change was lost'));
          // The change is made: a mail server that does not answer must not delay the answer.
          await inTime(sent, MAIL_PATIENCE, () => undefined);
        },
      });

function choosePayments({ payments }: Config, sandboxes: Sandboxes, clock: Clock): CardPayments {
  if (payments.kind === 'sandbox')
    return createStripeCardPayments({
      secretKey: payments.secretKey,
      webhookSecrets: [payments.webhookSecret],
      browserSettings: { kind: 'sandbox', publishableKey: payments.publishableKey, apiUrl: '/sandbox/stripe' },
      fetch: sandboxes.stripe,
      clock,
    });
  return createStripeCardPayments({
    secretKey: payments.secretKey,
    webhookSecrets: payments.webhookSecrets,
    browserSettings: { kind: 'stripe', publishableKey: payments.publishableKey, scriptUrl: payments.scriptUrl },
    apiUrl: payments.apiUrl,
    clock,
  });
}

function choosePayouts(
  { payouts, payments, publicUrl, deadlines: { payoutAccount: waitSeconds } }: Config,
  db: Db,
  { sandboxes, tracing }: { sandboxes: Sandboxes; tracing: Tracing | undefined },
): SellerPayouts {
  if (payouts.kind === 'manual') return createManualPayouts(db, { publicUrl, waitSeconds });
  const provider = createStripeConnect({
    secretKey: payments.secretKey,
    // The local provider builds the addresses of its pages from that of the call.
    ...(payments.kind === 'sandbox'
      ? { apiUrl: `${publicUrl}/sandbox/stripe`, fetch: sandboxes.stripe }
      : { apiUrl: payments.apiUrl }),
  });
  return createConnectPayouts(db, { publicUrl, waitSeconds }, traceCalls(tracing, 'payout-provider', provider));
}

/** The users of the database's engine share its connections. */
function createSearchEngines({ search }: Config, database: Database): SearchEngines {
  let postgres: ReturnType<typeof createPostgresSearch> | undefined;
  return {
    create(name) {
      if (name === 'memory') return createMemorySearch();
      postgres ??= createPostgresSearch(database, search.readUrl);
      return postgres.engine;
    },
    stop: async () => postgres?.close(),
  };
}

function chooseImageHost({ images }: Config): ImageHost {
  if (images.kind === 's3') return createS3ImageHost(images);
  if (images.kind === 'imgbb') return createImgbbImageHost(images);
  return createDiskImageHost(images.dir);
}
