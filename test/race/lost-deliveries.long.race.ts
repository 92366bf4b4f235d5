import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createServices } from '../../server/app/create-services.ts';
import { decideConfig } from '../../server/app/decide-config.ts';
import type { AppServices } from '../../server/app/services.ts';
import { offerListing, type Person } from '../support/people.ts';
import { reportProof } from '../support/proof-report.ts';
import { createProviderConsole, type ProviderConsole } from '../support/provider-console.ts';
import { RECOVERY_WITHIN } from '../support/provider-recovery.ts';
import { startServer } from '../support/server-process.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

const BUYERS = 12;

let shop: StartedShop;
let services: AppServices;
let cardProvider: ProviderConsole;
beforeAll(async () => {
  shop = await startShop({ people: BUYERS, processes: 1 });
  services = await createServices(decideConfig({ ...shop.settings, LOG_LEVEL: 'silent' }));
  cardProvider = createProviderConsole(services);
});
afterAll(async () => {
  expect(await shop.brokenRules()).toEqual([]);
  await services.close();
  await shop.close();
});

it('finds the payments that came while no process was running', async () => {
  const asked = await Promise.all(
    shop.people.map(async (buyer: Person) => {
      const listing = await offerListing(shop.pool, [buyer]);
      const { body } = await shop.request(buyer, listing);
      return { listing, secret: body.clientSecret ?? '' };
    }),
  );
  await shop.servers[0]?.kill();
  for (const { secret } of asked) expect(await cardProvider.card(secret)).toBe(200);
  // All webhooks are lost, and nothing stored is left to process.
  await shop.pool.query('delete from sandbox_stripe.delivery; delete from provider_events');

  shop.servers[0] = await startServer(shop.settings);
  const since = performance.now();
  const sold = async () => {
    const listings = asked.map(({ listing }) => listing);
    const { rows } = await shop.pool.query('select id from sales where listing_id = any($1)', [listings]);
    return rows.length;
  };
  await vi.waitFor(async () => expect(await sold()).toBe(BUYERS), { timeout: 120_000, interval: 200 });
  const seconds = (performance.now() - since) / 1000;
  const { rows: told } = await shop.pool.query('select id from provider_events');
  reportProof({
    proof: 'Payments made while no process lived, told by nobody',
    tried: BUYERS,
    lost: BUYERS - (await sold()),
    note: `all found ${seconds.toFixed(1)} s after the start`,
  });
  expect(told).toEqual([]);
  expect(seconds).toBeLessThan(RECOVERY_WITHIN);
});
