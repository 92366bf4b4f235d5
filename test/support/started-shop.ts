import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Env } from '../../server/app/env.ts';
import { createAccessTokens } from '../../server/features/accounts/access-token.ts';
import { verifyBooks } from '../../server/features/checkout/books/verify-books.ts';
import { systemClock } from '../../server/ports/clock.ts';
import { openTestDatabase } from './database.ts';
import { freePort } from './free-port.ts';
import { createPeople, type Person, renewTokens } from './people.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const SECRET = 'a secret that only this shop knows';

type Options = {
  people: number;
  env?: Env;
  processes?: 1 | 2;
  /** Clock offset of each, in milliseconds. */
  clocksAhead?: readonly [number, number];
  layWire?: (databaseUrl: string) => Promise<{ url: string }>;
};

/** Starts server processes on one PostgreSQL; the embedded database has one connection and would hide races. */
export async function startShop({ people: count, env = {}, processes = 2, clocksAhead = [0, 0], layWire }: Options) {
  const database = await openTestDatabase();
  if (!database.url) throw new Error('A race needs a PostgreSQL server: set TEST_DATABASE_URL.');
  const dataDir = await mkdtemp(join(tmpdir(), 'settee-race-'));
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const settings: Env & { DATA_DIR: string } = {
    DATA_DIR: dataDir,
    DATABASE_URL: layWire ? (await layWire(database.url)).url : database.url,
    PUBLIC_URL: issuer,
    TOKEN_SECRET: SECRET,
    SEED: 'none',
    RATE_LIMITS: 'off',
    PAYOUT_ACCOUNT_SECONDS: '0',
    ...env,
  };
  const [first, second] = clocksAhead.map((clockAhead) => ({ clockAhead: clockAhead || undefined }));
  const servers: ServerProcess[] = [await startServer({ ...settings, PORT: String(port) }, first)];
  if (processes === 2) servers.push(await startServer(settings, second));
  // All servers accept tokens by the database's clock.
  const tokens = createAccessTokens({ secret: SECRET, issuer, clock: systemClock });
  const access = { pool: database.pool, secret: SECRET, issuer };
  const people = await createPeople(access, count);
  let turn = 0;

  const call = async (person: Person, method: string, path: string, body?: object) => {
    const at = turn++ % servers.length;
    const response = await fetch(`${servers[at]?.origin}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${person.token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };

  const confirmCard = async (clientSecret: string, card = 'pm_card_visa') => {
    const id = clientSecret.split('_secret')[0];
    const response = await fetch(`${servers[0]?.origin}/sandbox/stripe/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ key: 'pk_test_settee', client_secret: clientSecret, payment_method: card }),
    });
    return response.status;
  };

  const intentsOf = async (listing: string): Promise<string[]> => {
    const { rows } = await database.pool.query<{ status: string }>(
      `select body->>'status' as status from sandbox_stripe.object
       where kind = 'payment_intent' and body->'metadata'->>'listing_id' = $1 order by 1`,
      [listing],
    );
    return rows.map(({ status }) => status);
  };

  const request = (person: Person, listing: string) =>
    call(person, 'POST', '/payment-intent', { price: '120', previousId: listing });

  return {
    people,
    servers,
    settings,
    pool: database.pool,
    call,
    request,
    /** Tries again while the server is busy, as a page does. */
    requestUntilFree: (person: Person, listing: string) => retryWhileBusy(() => request(person, listing)),
    /** The same for any call. */
    callUntilFree: (...sent: Parameters<typeof call>) => retryWhileBusy(() => call(...sent)),
    /** Signs in a person who is in the database, such as the seller of a listing. */
    async signIn(id: string): Promise<Person> {
      return { id, email: '', token: await tokens.issue({ id, tokenEpoch: 0 }) };
    },
    confirmCard,
    intentsOf,
    renewTokens: () => renewTokens(access, people),
    brokenRules: () => verifyBooks(database.db),
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type StartedShop = Awaited<ReturnType<typeof startShop>>;
