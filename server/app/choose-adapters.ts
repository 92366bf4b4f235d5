import type { Logger } from 'pino';
import { createConnectPayouts } from '../adapters/connect-payouts.ts';
import { createDiskImageHost } from '../adapters/disk-image-host.ts';
import { createFileMailer } from '../adapters/file-mailer.ts';
import { createFirebaseIdentity } from '../adapters/firebase-identity.ts';
import { createImgbbImageHost } from '../adapters/imgbb-image-host.ts';
import { createLocalIdentity } from '../adapters/local-identity.ts';
import { createManualPayouts } from '../adapters/manual-payouts.ts';
import { createMemorySearch } from '../adapters/memory-search/memory-search.ts';
import { createPostgresSearch } from '../adapters/postgres-search/postgres-search.ts';
import { createS3ImageHost } from '../adapters/s3-image-host.ts';
import { createSmtpMailer } from '../adapters/smtp-mailer.ts';
import { createStripeCardPayments } from '../adapters/stripe-card-payments.ts';
import { createStripeConnect } from '../adapters/stripe-connect.ts';
import { endOlder } from '../features/accounts/end-older.ts';
import { mailOfLoginChange } from '../features/accounts/notify-of-change.ts';
import { releaseAccount } from '../features/accounts/release-account.ts';
import { storeProvenEmail } from '../features/accounts/store-proven-email.ts';
import type { Database, Db } from '../platform/db/database.ts';
import { type Tracing, traceCalls } from '../platform/observability/tracing.ts';
import { inTime } from '../platform/process/in-time.ts';
import type { CardPayments } from '../ports/card-payments.ts';
import type { Clock } from '../ports/clock.ts';
import type { Config } from '../ports/config.ts';
import type { DealHooks } from '../ports/deal-hooks.ts';
import type { Identity } from '../ports/identity.ts';
import type { ImageHost } from '../ports/image-host.ts';
import type { Mail, Mailer } from '../ports/mailer.ts';
import type { SearchEngines } from '../ports/search-engine.ts';
import type { SellerPayouts } from '../ports/seller-payouts.ts';
import type { ShopCopy } from '../ports/shop-copy.ts';
import type { Sandboxes } from './sandboxes.ts';

/** Each function returns the adapter that the settings choose for a port. */

export const chooseMailer = ({ mail }: Config, shop: ShopCopy) =>
  mail.kind === 'smtp' ? createSmtpMailer({ ...mail, name: () => shop.settings().name }) : createFileMailer(mail.dir);

/** Milliseconds that an answer waits for its mail. */
const MAIL_PATIENCE = 1_000;

/** An email that fails becomes a job, which retries it. Others do not, since a stored mail may contain a login link. */
export const retryingMailer = (mailer: Mailer, enqueue: (mail: Mail) => Promise<void>): Mailer => ({
  ...mailer,
  send: (mail) => mailer.send(mail).catch(() => enqueue(mail)),
});

export const chooseIdentity = async (
  config: Config,
  { db, pool }: Database,
  { mailer, shop, log, deal, clock }: { mailer: Mailer; shop: ShopCopy; log: Logger; deal: DealHooks; clock: Clock },
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
        onEnded: (issuer, subject, event) => endOlder({ db, deal }, { issuer, subject }, event),
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

export function choosePayments({ payments }: Config, sandboxes: Sandboxes, clock: Clock): CardPayments {
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

export function choosePayouts(
  { payouts, payments, publicUrl, deadlines: { payoutAccount: waitSeconds } }: Config,
  db: Db,
  { sandboxes, tracing }: { sandboxes: Sandboxes; tracing: Tracing | undefined },
): SellerPayouts {
  if (payouts.kind === 'manual') return createManualPayouts(db, { publicUrl, waitSeconds });
  const provider = createStripeConnect({
    secretKey: payments.secretKey,
    // The local provider derives its pages' addresses from the call's.
    ...(payments.kind === 'sandbox'
      ? { apiUrl: `${publicUrl}/sandbox/stripe`, fetch: sandboxes.stripe }
      : { apiUrl: payments.apiUrl }),
  });
  return createConnectPayouts(db, { publicUrl, waitSeconds }, traceCalls(tracing, 'payout-provider', provider));
}

/** The users of the database's engine share its connections. */
export function chooseSearchEngines({ search }: Config, database: Database): SearchEngines {
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

export function chooseImageHost({ images }: Config): ImageHost {
  if (images.kind === 's3') return createS3ImageHost(images);
  if (images.kind === 'imgbb') return createImgbbImageHost(images);
  return createDiskImageHost(images.dir);
}
