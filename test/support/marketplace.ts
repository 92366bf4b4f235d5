import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { decideConfig } from '../../server/app/decide-config.ts';
import type { Env } from '../../server/app/env.ts';
import type { Overrides } from '../../server/app/services.ts';
import { startServer } from '../../server/app/start-server.ts';
import type { Database } from '../../server/platform/db/database.ts';
import { setShopValues } from '../../server/platform/shop/shop-values.ts';
import type { WireApi } from '../../shared/contract/contract.ts';
import { defaultCategories } from '../../shared/domain/category.ts';
import { DEFAULT_CURRENCY } from '../../shared/domain/currency.ts';
import { type Actor, createVisitor, signUp, type Visitor } from './actor.ts';
import { openTestDatabase } from './database.ts';
import { freePort } from './free-port.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestIdentity, type TestIdentity } from './test-identity.ts';

type ListingBody = Parameters<WireApi['createListing']>[0]['body'];
export type Listing = { id: string; price: string; seller: Actor };
type Options = {
  env?: Env;
  overrides?: Overrides;
  /** Milliseconds in which a response must be read. */
  readIn?: number;
  /** Runs the periodic jobs, which by the wall clock may begin in the middle of a test. */
  hasPeriodicWork?: boolean;
};

/** Opening a connection costs as much as twenty queries, and few tests send more at once. */
const CONNECTIONS = 6;

/** Starts the real server on a free port and its own database, validated against the contract. */
export async function openMarket({ env = {}, overrides = {}, readIn, hasPeriodicWork }: Options = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'settee-market-'));
  const port = Number(env.PORT ?? (await freePort()));
  const clock = createTestClock();
  const identity = createTestIdentity();
  const config = decideConfig({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    SEED: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    // Most tests pay sellers who have just joined.
    PAYOUT_ACCOUNT_SECONDS: env.NODE_ENV === 'production' ? undefined : '0',
    ...env,
  });
  const database = overrides.database ?? (await openTestDatabase(CONNECTIONS));
  const shop = await startServer(config, {
    overrides: { clock, identity, ...overrides, database },
    pages: false,
    checkAnswers: true,
    reconcileIn: Number.POSITIVE_INFINITY,
    periodicWork: hasPeriodicWork ? undefined : false,
    readIn,
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    ...actions(origin, clock, identity, async (statement, values) => {
      const { rows } = await database.pool.query(statement, values);
      // Without it, only a poll would find the change.
      await shop.services.catalogue.catchUp();
      return rows;
    }),
    origin,
    clock,
    identity,
    services: shop.services,
    /** Runs everything due: jobs, expired holds, stored deliveries. Waits for jobs that another worker has taken. */
    async drainJobs() {
      await shop.drain();
      const patience = Date.now() + TAKEN_JOBS_END_IN;
      while (Date.now() < patience && (await takenJobs(database)) > 0) await sleep(50);
    },
    async close() {
      await shop.close();
      // The worker's next file may open no market.
      setShopValues({ currency: DEFAULT_CURRENCY, categories: defaultCategories });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Milliseconds; a test may hold a job up. */
const TAKEN_JOBS_END_IN = 15_000;

async function takenJobs({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ taken: number }>(
    "select count(*)::int as taken from jobs.job where state = 'active'",
  );
  return rows[0]?.taken ?? 0;
}

export type Market = Awaited<ReturnType<typeof openMarket>>;
type Sql = (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

function actions(origin: string, clock: TestClock, identity: TestIdentity, sql: Sql) {
  let count = 0;
  const enrol = (type: 'buyer' | 'seller', { name, emailVerified }: { name?: string; emailVerified?: boolean }) => {
    count += 1;
    const displayName = name ?? `${type} ${count}`;
    return signUp(origin, clock, identity, { email: `${type}${count}@market.test`, displayName, type, emailVerified });
  };
  const stranger: Visitor = createVisitor(origin, async () => undefined);

  const buyer = (options: { name?: string; emailVerified?: boolean } = {}) => enrol('buyer', options);

  const seller = async ({
    verified = false,
    ...options
  }: {
    name?: string;
    emailVerified?: boolean;
    verified?: boolean;
  } = {}) => {
    const actor = await enrol('seller', options);
    if (verified) await sql('update accounts set verified_at = now() where id = $1', [actor.id]);
    return actor;
  };

  /** Admins cannot sign up; the operator creates one. */
  const admin = async () => {
    const actor = await enrol('buyer', { name: 'Admin' });
    await sql(`update accounts set type = 'admin' where id = $1`, [actor.id]);
    return actor;
  };

  /** An uploaded picture, without encoding one. @returns its URL */
  const picture = async (owner: Actor) => {
    const id = crypto.randomUUID();
    const url = `/images/${id}.webp`;
    await sql(
      `insert into images (id, owner_id, hash, url, files, width, height, bytes) values ($1, $2, $3, $4, '[]', 800, 600, 1000)`,
      [id, owner.id, id, url],
    );
    return url;
  };

  const listing = async ({
    seller: owner,
    ...fields
  }: Partial<ListingBody> & { seller?: Actor } = {}): Promise<Listing> => {
    const by = owner ?? (await seller());
    const body = {
      sellerName: by.displayName,
      location: 'Portland, Oregon',
      phone: '+1 503 555 0100',
      productName: 'Chair',
      price: '120',
      condition: 'Good',
      description: 'A chair that has been sat on.',
      year: '2019',
      image: fields.image ?? (await picture(by)),
      ...fields,
    };
    const { insertedId } = await by.api.createListing({ body });
    return { id: insertedId, price: String(body.price), seller: by };
  };

  /** Confirms a card at the local provider. @param card one of its payment methods */
  const confirmCard = (clientSecret: string, card = 'pm_card_visa') =>
    fetch(`${origin}/sandbox/stripe/v1/payment_intents/${clientSecret.split('_secret')[0]}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ key: 'pk_test_settee', client_secret: clientSecret, payment_method: card }),
    });

  const buy = async (by: Actor, listing: Listing, card?: string) => {
    await by.api.addWish({ body: { previousId: listing.id } });
    const { clientSecret } = await by.api.createPaymentIntent({
      body: { previousId: listing.id, price: listing.price },
    });
    await confirmCard(clientSecret, card);
    return by.api.confirmPayment({ params: { previousId: listing.id } });
  };

  return { stranger, buyer, seller, admin, picture, listing, confirmCard, buy, sql };
}
