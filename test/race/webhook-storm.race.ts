import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createServices } from '../../server/app/create-services.ts';
import { decideConfig } from '../../server/app/decide-config.ts';
import type { AppServices } from '../../server/app/services.ts';
import { reconcile } from '../../server/features/checkout/reconciliation/reconcile.ts';
import { offerListing, type Person } from '../support/people.ts';
import { reportProof } from '../support/proof-report.ts';
import { compareWithProvider } from '../support/provider-agreement.ts';
import { createProviderConsole, intentOf, type ProviderConsole, type WireEvent } from '../support/provider-console.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

/** The long form pays 500 orders (reliability 7, no. 4). */
const ORDERS = Number(process.env.STORM_ORDERS ?? 20);
const DELIVERIES = 22;
const BATCH = 20;

let shop: StartedShop;
let services: AppServices;
let cardProvider: ProviderConsole;

beforeAll(async () => {
  shop = await startShop({ people: BATCH });
  services = await createServices(decideConfig({ ...shop.settings, LOG_LEVEL: 'silent' }));
  cardProvider = createProviderConsole(services);
});
afterAll(async () => {
  expect(await shop.brokenRules()).toEqual([]);
  await services.close();
  await shop.close();
});

it('makes one sale of each payment, however many webhooks, calls and reconciliations run at the same time', async () => {
  const tally = { deliveries: 0, lost: 0 };
  for (let done = 0; done < ORDERS; done += BATCH) {
    await shop.renewTokens();
    const orders = await Promise.all(shop.people.slice(0, Math.min(BATCH, ORDERS - done)).map(pay));
    const told = await Promise.all(orders.map(({ intent }) => deliveriesOf(intent)));
    const storm = shuffle([
      ...told.flat().map((event, n) => () => deliver(event, n)),
      ...orders.flatMap(({ buyer, listing }) =>
        Array.from({ length: 2 }, () => async () => (await shop.call(buyer, 'PUT', `/payment/${listing}`)).status),
      ),
      ...Array.from({ length: 3 }, () => async () => reconcile(services).then(() => 200)),
    ]);
    const statuses = await inParallel(storm, 40);
    expect(new Set(statuses)).toEqual(new Set([200]));
    tally.deliveries += told.flat().length;
    for (const { listing } of orders) tally.lost += (await booked(listing)) ? 0 : 1;
  }
  const disagreements = await compareWithProvider(shop.pool, { settled: true });
  reportProof({
    proof: `Webhook storm: ${ORDERS} orders, deliveries beside acks and the reconciler`,
    tried: tally.deliveries,
    lost: tally.lost + disagreements.length,
  });
  expect(disagreements).toEqual([]);
  expect(tally).toEqual({ deliveries: ORDERS * DELIVERIES, lost: 0 });
  await vi.waitFor(
    async () => {
      const { rows } = await shop.pool.query('select id from provider_events where handled_at is null');
      expect(rows).toEqual([]);
    },
    { timeout: 120_000, interval: 500 },
  );
});

it('tells a buyer that they have paid, although another transaction locks the purchase for longer than the lock timeout', async () => {
  await shop.renewTokens();
  const [buyer] = shop.people as [Person];
  const listing = await offerListing(shop.pool, [buyer]);
  const { body } = await shop.request(buyer, listing);
  const somebody = await shop.pool.connect();
  await somebody.query('begin');
  await somebody.query('select id from purchases where listing_id = $1 for update', [listing]);
  expect(await shop.confirmCard(body.clientSecret ?? '')).toBe(200);
  const answer = shop.call(buyer, 'PUT', `/payment/${listing}`);
  await sleep(3000);
  await somebody.query('commit');
  somebody.release();
  expect(await answer).toMatchObject({ status: 200, body: { status: 'paid' } });
});

async function pay(buyer: Person) {
  const listing = await offerListing(shop.pool, [buyer]);
  const { body } = await shop.request(buyer, listing);
  expect(await shop.confirmCard(body.clientSecret ?? '')).toBe(200);
  return { buyer, listing, intent: intentOf(body.clientSecret ?? '') };
}

async function deliveriesOf(intent: string): Promise<WireEvent[]> {
  const { rows } = await shop.pool.query<{ body: WireEvent }>(
    `select body from sandbox_stripe.object where kind = 'event' and body->'data'->'object'->>'id' = $1`,
    [intent],
  );
  expect(rows.length).toBeGreaterThan(1);
  return Array.from({ length: DELIVERIES }, (_, n) => (rows[n % rows.length] as (typeof rows)[number]).body);
}

async function deliver(event: WireEvent, turn: number): Promise<number> {
  const payload = JSON.stringify(event);
  const server = shop.servers[turn % shop.servers.length];
  const response = await fetch(`${server?.origin}/api/webhooks/stripe`, {
    method: 'POST',
    body: payload,
    headers: { 'Stripe-Signature': cardProvider.sign(payload) },
  });
  await response.arrayBuffer();
  return response.status;
}

async function booked(listing: string): Promise<boolean> {
  const { rows } = await shop.pool.query(
    `select l.state, p.state as purchase, (select count(*)::int from sales where listing_id = l.id) as sales,
       (select count(*)::int from ledger_entries where purchase_id = p.id) as entries
     from listings l join purchases p on p.listing_id = l.id where l.id = $1`,
    [listing],
  );
  return JSON.stringify(rows) === JSON.stringify([{ state: 'sold', purchase: 'paid', sales: 1, entries: 2 }]);
}

async function inParallel<T>(work: (() => Promise<T>)[], width: number): Promise<T[]> {
  const results: T[] = [];
  const waiting = [...work];
  const lane = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) results.push(await next());
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}

function shuffle<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
