import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createServices } from '../../server/app/create-services.ts';
import { decideConfig } from '../../server/app/decide-config.ts';
import type { AppServices } from '../../server/app/services.ts';
import { offerListing, type Rival } from '../support/crowd.ts';
import { reportProof } from '../support/proof-report.ts';
import { createProviderConsole, type ProviderConsole } from '../support/provider-console.ts';
import { RECOVERY_WITHIN } from '../support/provider-recovery.ts';
import { openRaceTrack, type RaceTrack } from '../support/race-track.ts';
import { startServer } from '../support/server-process.ts';

const BUYERS = 12;

let track: RaceTrack;
let services: AppServices;
let desk: ProviderConsole;
beforeAll(async () => {
  track = await openRaceTrack({ rivals: BUYERS, processes: 1 });
  services = await createServices(decideConfig({ ...track.settings, LOG_LEVEL: 'silent' }));
  desk = createProviderConsole(services);
});
afterAll(async () => {
  expect(await track.brokenRules()).toEqual([]);
  await services.close();
  await track.close();
});

it('finds the payments that came while no process was running', async () => {
  const asked = await Promise.all(
    track.crowd.map(async (buyer: Rival) => {
      const listing = await offerListing(track.pool, [buyer]);
      const { body } = await track.request(buyer, listing);
      return { listing, secret: body.clientSecret ?? '' };
    }),
  );
  await track.servers[0]?.kill();
  for (const { secret } of asked) expect(await desk.card(secret)).toBe(200);
  // All webhooks are lost, and nothing stored is left to process.
  await track.pool.query('delete from sandbox_stripe.delivery; delete from provider_events');

  track.servers[0] = await startServer(track.settings);
  const since = performance.now();
  const sold = async () => {
    const listings = asked.map(({ listing }) => listing);
    const { rows } = await track.pool.query('select id from sales where listing_id = any($1)', [listings]);
    return rows.length;
  };
  await vi.waitFor(async () => expect(await sold()).toBe(BUYERS), { timeout: 120_000, interval: 200 });
  const seconds = (performance.now() - since) / 1000;
  const { rows: told } = await track.pool.query('select id from provider_events');
  reportProof({
    proof: 'Payments made while no process lived, told by nobody',
    tried: BUYERS,
    lost: BUYERS - (await sold()),
    note: `all found ${seconds.toFixed(1)} s after the start`,
  });
  expect(told).toEqual([]);
  expect(seconds).toBeLessThan(RECOVERY_WITHIN);
});
