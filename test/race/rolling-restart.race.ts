import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { offerListing, type Person } from '../support/people.ts';
import { reportProof } from '../support/proof-report.ts';
import { startServer } from '../support/server-process.ts';
import { openSmallProxy, type SmallProxy } from '../support/small-proxy.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

/** The long form restarts 20 times (reliability T30). */
const RESTARTS = Number(process.env.ROLLING_RESTARTS ?? 1);
/** Maximum seconds of a shutdown (reliability 3.16). */
const EXIT_WITHIN = 15;

let shop: StartedShop;
let proxy: SmallProxy;
beforeAll(async () => {
  shop = await startShop({ people: 8, env: { DRAIN_SECONDS: '3' } });
  proxy = await openSmallProxy(shop.servers.map(({ origin }) => origin));
});
afterAll(async () => {
  await proxy.close();
  await shop.close();
});

type Failed = { path: string; status: number; text: string };

async function buyAll(buyer: Person, open: () => boolean, failed: Failed[]): Promise<number> {
  let answers = 0;
  const request = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${proxy.origin}${path}`, {
      method,
      headers: { Authorization: `Bearer ${buyer.token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    });
    const text = await response.text();
    if (response.status !== 200) failed.push({ path, status: response.status, text });
    answers += 1;
    return text;
  };
  while (open()) {
    const listing = await offerListing(shop.pool, [buyer]);
    await Promise.all([
      request('GET', '/'),
      request('GET', '/api/furniture-available'),
      request('GET', `/api/listing/${listing}`),
    ]);
    const { clientSecret } = JSON.parse(
      await request('POST', '/api/payment-intent', { price: '120', previousId: listing }),
    ) as { clientSecret: string };
    await fetch(`${proxy.origin}/sandbox/stripe/v1/payment_intents/${clientSecret.split('_secret')[0]}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key: 'pk_test_settee',
        client_secret: clientSecret,
        payment_method: 'pm_card_visa',
      }),
    });
    await request('PUT', `/api/payment/${listing}`);
  }
  return answers;
}

it('answers every request while the servers are replaced one after the other', async () => {
  let open = true;
  const failed: Failed[] = [];
  const since = performance.now();
  const shopping = shop.people.map((buyer) => buyAll(buyer, () => open, failed));
  await sleep(500);
  for (let restart = 0; restart < RESTARTS; restart++) {
    await shop.renewTokens();
    const which = restart % 2;
    const server = shop.servers[which];
    const asked = performance.now();
    expect(await server?.stop(), server?.output()).toBe(0);
    expect((performance.now() - asked) / 1000).toBeLessThan(EXIT_WITHIN);
    const port = new URL(server?.origin ?? '').port;
    const renewed = await startServer({ ...shop.settings, PORT: port });
    shop.servers[which] = renewed;
    await vi.waitUntil(() => proxy.isReady(renewed.origin), { timeout: 120_000, interval: 100 });
    await sleep(500);
  }
  open = false;
  const answers = await Promise.all(shopping);
  const total = answers.reduce((sum, count) => sum + count, 0);
  reportProof({
    proof: 'Rolling restarts while people buy',
    tried: RESTARTS,
    lost: failed.length,
    note: `${total} answers meanwhile, ${Math.round((total * 1000) / (performance.now() - since))} a second instead of 200`,
  });
  expect(failed).toEqual([]);
  expect(Math.min(...answers)).toBeGreaterThan(0);

  // Another server finishes what the stopped one had started.
  await vi.waitFor(
    async () => {
      const { rows } = await shop.pool.query(
        `select state, count(*)::int from purchases where state <> 'paid' group by state`,
      );
      expect(rows).toEqual([]);
      const { rows: waiting } = await shop.pool.query('select id from provider_events where handled_at is null');
      expect(waiting).toEqual([]);
    },
    { timeout: 120_000, interval: 200 },
  );
  expect(await shop.brokenRules()).toEqual([]);
});
