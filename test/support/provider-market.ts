import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import Stripe from 'stripe';
import { createConnectPayouts } from '../../server/adapters/connect-payouts.ts';
import { createStripeCardPayments } from '../../server/adapters/stripe-card-payments.ts';
import { createStripeConnect } from '../../server/adapters/stripe-connect.ts';
import { createServices } from '../../server/app/create-services.ts';
import { decideConfig } from '../../server/app/decide-config.ts';
import type { AppServices } from '../../server/app/services.ts';
import { processPurchases, processRefunds } from '../../server/features/checkout/reconciliation/process-purchases.ts';
import { processEvents, receiveEvent } from '../../server/features/checkout/reconciliation/receive-event.ts';
import { reconcile } from '../../server/features/checkout/reconciliation/reconcile.ts';
import { refreshSeller } from '../../server/features/payouts/refresh-seller.ts';
import { orderTransfers } from '../../server/features/payouts/transfers/order-transfers.ts';
import { sendReversals } from '../../server/features/payouts/transfers/send-reversals.ts';
import { sendTransfers } from '../../server/features/payouts/transfers/send-transfers.ts';
import { type Db, inTransaction } from '../../server/platform/db/database.ts';
import type { Caller } from '../../server/platform/http/handler.ts';
import { openTestDatabase } from './database.ts';
import { createPeople } from './people.ts';
import { createProviderConsole } from './provider-console.ts';
import { createTestClock } from './test-clock.ts';
import { createTestIdentity } from './test-identity.ts';

/** Services that a test may replace while it runs. */
export type ReplaceableServices = { -readonly [Name in keyof AppServices]: AppServices[Name] };

/**
 * The purchase process without HTTP and scheduler.
 * @param patience timeout of a provider call in milliseconds
 */
export async function openProviderMarket({ patience }: { patience?: number } = {}) {
  const database = await openTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'settee-provider-'));
  const config = decideConfig({
    DATA_DIR: dataDir,
    SEED: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PAYOUT_ACCOUNT_SECONDS: '0',
  });
  const clock = createTestClock();
  const services: ReplaceableServices = await createServices(config, {
    database,
    clock,
    identity: createTestIdentity(),
    mailer: { delivers: false, send: async () => undefined },
  });
  services.jobs = { ...services.jobs, enqueue: async () => undefined };
  if (patience) limitProviderCalls(services, patience);
  const { pool } = database;
  const cardProvider = createProviderConsole(services);

  /** Delivers a signed event. @returns whether it was accepted */
  const deliver = async (event: object): Promise<boolean> => {
    const payload = JSON.stringify(event);
    const read = services.payments.readEvent(payload, cardProvider.sign(payload));
    if (read) await receiveEvent(services, read);
    return read !== undefined;
  };

  /** Advances time past every lease and retry delay, but no hold. */
  const waitForRetries = () =>
    pool.query(`
      with t as (update transfers set due_at = now() where state = 'pending'),
        r as (update transfer_reversals set due_at = now() where state = 'pending'),
        o as (update payouts set send_after = null where state = 'owed'),
        p as (update purchases set leased_until = null,
        due_at = case when due_at is null or state in ('held', 'intent_ready') then due_at else now() end)
      update provider_events set due_at = now() where handled_at is null and parked_at is null`);

  const endHolds = () =>
    pool.query(`update purchases set held_until = now(), due_at = now() where state in ('held', 'intent_ready')`);

  return {
    services,
    clock,
    pool,
    db: database.db,
    cardProvider,
    deliver,
    waitForRetries,
    endHolds,
    workDuePurchases: () => workDuePurchases(services),
    workTransfers: () => workTransfers(services),
    /** Sets up the payouts of a seller at the provider, unless it cannot be asked. */
    async onboard(sellerId: string): Promise<void> {
      const link = await services.sellerPayouts.beginOnboarding(sellerId);
      const body = new URLSearchParams({ holder: 'Sally Seller', number: 'DE89370400440532013000', move: 'finish' });
      await services.sandboxes.stripe?.(new Request(link, { method: 'POST', body }));
      await refreshSeller(services, sellerId);
    },
    reconcile: () => reconcile(services),
    async buyers(count: number): Promise<Caller[]> {
      const people = await createPeople({ pool, secret: config.tokenSecret, issuer: config.publicUrl }, count);
      return people.map(({ id, email }) => ({
        id,
        email,
        type: 'buyer',
        displayName: 'Person',
        verified: false,
        emailVerified: true,
      }));
    },
    async settle() {
      await cardProvider.disarm();
      await endHolds();
      for (let round = 0, moved = 1; round < 12 && moved > 0; round++) {
        await waitForRetries();
        moved = (await workDuePurchases(services)) + (await reconcile(services).catch(unlessLate));
      }
    },
    clear: () => deleteTrade(database.db),
    async close() {
      await services.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type ProviderMarket = Awaited<ReturnType<typeof openProviderMarket>>;

/** Answers of the provider that are later than so many milliseconds count as none. */
function limitProviderCalls(services: ReplaceableServices, timeout: number): void {
  const { config } = services;
  if (config.payments.kind !== 'sandbox') return;
  const { secretKey, webhookSecret } = config.payments;
  const limits = { fetch: services.sandboxes.stripe, timeout, networkRetries: 0 };
  services.payments = createStripeCardPayments({
    secretKey,
    webhookSecrets: [webhookSecret],
    browserSettings: services.payments.browserSettings,
    ...limits,
  });
  services.sellerPayouts = createConnectPayouts(
    services.db,
    { publicUrl: config.publicUrl, waitSeconds: config.deadlines.payoutAccount },
    createStripeConnect({ secretKey, apiUrl: `${config.publicUrl}/sandbox/stripe`, ...limits }),
  );
}

const workTransfers = async (services: AppServices): Promise<number> =>
  (await orderTransfers(services)) + (await sendTransfers(services)) + (await sendReversals(services));

async function workDuePurchases(services: AppServices): Promise<number> {
  let worked = 0;
  for (let more = -1; more !== 0; worked += more)
    more =
      (await processEvents(services)) +
      (await processPurchases(services)) +
      (await processRefunds(services)) +
      (await workTransfers(services));
  return worked;
}

/** On a busy machine a healthy provider may time out: the next run repairs it. */
function unlessLate(error: unknown): number {
  if (error instanceof Stripe.errors.StripeConnectionError) return 1;
  throw error;
}

/** Deletes all listings and purchases, here and at the provider; accounts stay. A call that came too late may still write. */
async function deleteTrade(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Triggers that prevent deletion; only the table owner can disable them.
    const setGuards = async (how: RawBuilder<unknown>) => {
      await sql`alter table ledger_entries ${how} trigger ledger_not_emptied`.execute(tx);
      await sql`alter table audit_log ${how} trigger audit_not_emptied`.execute(tx);
    };
    await setGuards(sql`disable`);
    await sql`truncate purchases, sales, refunds, ledger_entries, seller_balances, provider_events, wishes, listings, audit_log,
      sandbox_stripe.object, sandbox_stripe.idempotency_key, sandbox_stripe.delivery, sandbox_stripe.fault cascade`.execute(
      tx,
    );
    await setGuards(sql`enable`);
  });
}
