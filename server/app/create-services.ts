import type { Logger } from 'pino';
import { createBossJobs } from '../adapters/boss-jobs.ts';
import { createDiskImageHost } from '../adapters/disk-image-host.ts';
import { createFileMailer } from '../adapters/file-mailer.ts';
import { createFirebaseIdentity } from '../adapters/firebase-identity.ts';
import { createImagePipeline } from '../adapters/image-pipeline.ts';
import { createImgbbImageHost } from '../adapters/imgbb-image-host.ts';
import { createLocalIdentity } from '../adapters/local-identity.ts';
import { createS3ImageHost } from '../adapters/s3-image-host.ts';
import { createSmtpMailer } from '../adapters/smtp-mailer.ts';
import { createStripeCardPayments } from '../adapters/stripe-card-payments.ts';
import { createAccessTokens } from '../features/accounts/access-token.ts';
import { endTokens } from '../features/accounts/end-tokens.ts';
import { keepProvenEmail } from '../features/accounts/keep-proven-email.ts';
import { releaseAccount } from '../features/accounts/release-account.ts';
import { keepFirstTexts } from '../features/legal/keep-first-texts.ts';
import { keepOpening } from '../features/legal/keep-opening.ts';
import { keepShop } from '../features/settings/keep-shop.ts';
import type { ShopCopy } from '../features/settings/shop-copy.ts';
import { createViewBuffer } from '../features/statistics/view-buffer.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { createLogger } from '../platform/observability/log.ts';
import { createMetrics } from '../platform/observability/metrics.ts';
import type { CardPayments } from '../ports/card-payments.ts';
import { systemClock } from '../ports/clock.ts';
import type { Identity } from '../ports/identity.ts';
import type { ImageHost } from '../ports/image-host.ts';
import type { Mail, Mailer } from '../ports/mailer.ts';
import type { Config } from './config.ts';
import { createSandboxes, type Sandboxes } from './sandboxes.ts';
import type { Overrides, Services } from './services.ts';
import { watchCatalogue } from './watch-catalogue.ts';

/**
 * Creates all services and migrates the database.
 * @param overrides replacements for services
 */
export async function createServices(config: Config, overrides: Overrides = {}): Promise<Services> {
  const clock = overrides.clock ?? systemClock;
  const log = overrides.log ?? createLogger(config);
  const database = overrides.database ?? (await openDatabase(config.database));
  const { db, pool } = database;
  await database.migrate();
  const shop = await keepShop(db, config.shop, log);
  const mailer = overrides.mailer ?? chooseMailer(config, shop);
  const sandboxes = await createSandboxes(config, { pool, clock, log });
  const identity =
    overrides.identity ??
    (await chooseIdentity(
      config,
      database,
      lastingMailer(mailer, (mail) => jobs.enqueue(db, 'send-mail', [mail])),
      shop,
      log,
    ));
  const payments = overrides.payments ?? choosePayments(config, sandboxes);
  const imageHost = overrides.imageHost ?? chooseImageHost(config);
  const imagePipeline = createImagePipeline();
  const jobs = await createBossJobs({ pool, log, workers: { 'send-mail': (mail) => mailer.send(mail) } });
  await keepFirstTexts(database, config.legalDir);
  const opening = await keepOpening({ db, shop, log }, config.production);
  const catalogue = await watchCatalogue(database, shop);
  const tokens = createAccessTokens({ secret: config.tokenSecret, issuer: config.publicUrl, clock });
  return {
    config,
    database,
    db,
    pool,
    clock,
    log,
    metrics: createMetrics(db),
    shop,
    opening,
    tokens,
    mailer,
    identity,
    payments,
    imageHost,
    imagePipeline,
    jobs,
    viewBuffer: createViewBuffer(),
    sandboxes,
    catalogue,
    wakeClock: () => undefined,
    stopping: () => false,
    async close() {
      await catalogue.stop();
      shop.stop();
      await sandboxes.stop();
      await jobs.stop();
      await imagePipeline.close();
      await database.close();
    },
  };
}

const chooseMailer = ({ mail }: Config, shop: ShopCopy) =>
  mail.kind === 'smtp' ? createSmtpMailer({ ...mail, name: () => shop.settings().name }) : createFileMailer(mail.dir);

/** A failed email becomes a job with retries. Only then, since it may contain a login link. */
const lastingMailer = (mailer: Mailer, keep: (mail: Mail) => Promise<void>): Mailer => ({
  ...mailer,
  send: (mail) => mailer.send(mail).catch(() => keep(mail)),
});

const chooseIdentity = async (
  config: Config,
  { db, pool }: Database,
  mailer: Mailer,
  shop: ShopCopy,
  log: Logger,
): Promise<Identity> =>
  config.identity.kind === 'firebase'
    ? createFirebaseIdentity(config.identity, config)
    : createLocalIdentity({
        ...{ pool, config, mailer, shop },
        onOthersSignedOut: (issuer, subject) => endTokens(db, { issuer, subject }),
        onUnprovenLeaves: (issuer, subject) => releaseAccount({ db, log }, { issuer, subject }),
        onEmailProven: (issuer, subject, email) => keepProvenEmail(db, { issuer, subject, email }),
      });

function choosePayments({ payments }: Config, sandboxes: Sandboxes): CardPayments {
  if (payments.kind === 'sandbox')
    return createStripeCardPayments({
      secretKey: payments.secretKey,
      webhookSecrets: [payments.webhookSecret],
      browserSettings: { kind: 'sandbox', publishableKey: payments.publishableKey, apiUrl: '/sandbox/stripe' },
      fetch: sandboxes.stripe,
    });
  return createStripeCardPayments({
    secretKey: payments.secretKey,
    webhookSecrets: payments.webhookSecrets,
    browserSettings: { kind: 'stripe', publishableKey: payments.publishableKey, scriptUrl: payments.scriptUrl },
    apiUrl: payments.apiUrl,
  });
}

function chooseImageHost({ images }: Config): ImageHost {
  if (images.kind === 's3') return createS3ImageHost(images);
  if (images.kind === 'imgbb') return createImgbbImageHost(images);
  return createDiskImageHost(images.dir);
}
