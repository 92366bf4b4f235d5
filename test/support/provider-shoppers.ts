import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { offerListing, type Person } from './people.ts';
import { intentOf } from './provider-console.ts';
import type { ServerProcess } from './server-process.ts';

type Options = { pool: pg.Pool; servers: readonly ServerProcess[]; people: readonly Person[] };

/** Request timeout in milliseconds. */
const PATIENCE = 5000;

/** Buyers who continue with the next listing, perhaps on another server, despite crashes. */
export function createShoppers({ pool, servers, people }: Options) {
  const told: string[] = [];
  let closing = false;

  const send = async (path: string, init: RequestInit) => {
    const server = servers[Math.floor(Math.random() * servers.length)];
    const response = await fetch(`${server?.origin}${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE) });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  const call = (buyer: Person, method: string, path: string, body?: object) =>
    send(`/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${buyer.token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    });

  const buyOne = async (buyer: Person) => {
    const listing = await offerListing(pool, [buyer]);
    const { body } = await call(buyer, 'POST', '/payment-intent', { price: '120', previousId: listing });
    const secret = body.clientSecret;
    if (!secret) return;
    if (Math.random() < 0.2) return void (await call(buyer, 'DELETE', `/payment-intent/${listing}`));
    await send(`/sandbox/stripe/v1/payment_intents/${intentOf(secret)}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ key: 'pk_test_settee', client_secret: secret, payment_method: 'pm_card_visa' }),
    });
    const paid = await call(buyer, 'PUT', `/payment/${listing}`);
    if (paid.status === 200) told.push(listing);
  };

  const goShopping = async (buyer: Person) => {
    while (!closing) {
      await buyOne(buyer).catch(() => undefined);
      await sleep(100 + Math.random() * 300);
    }
  };
  const all = Promise.all(people.map(goShopping));
  return {
    async nextPaid() {
      const before = told.length;
      while (told.length === before) await sleep(20);
    },
    /** Lets all finish. @returns the listings confirmed as paid */
    async stop(): Promise<readonly string[]> {
      closing = true;
      await all;
      return told;
    },
  };
}

export type Shoppers = ReturnType<typeof createShoppers>;
