import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createServices } from '../../server/app/create-services.ts';
import { decideConfig } from '../../server/app/decide-config.ts';
import type { Services } from '../../server/app/services.ts';
import { type Step, steps } from '../../server/platform/process/crash-points.ts';
import { offerListing, type Rival } from '../support/crowd.ts';
import { reportProof } from '../support/proof-report.ts';
import { createProviderConsole, intentOf, type ProviderConsole } from '../support/provider-console.ts';
import { RECOVERY_WITHIN, waitForRecovery } from '../support/provider-recovery.ts';
import { openRaceTrack, type RaceTrack } from '../support/race-track.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

/** Crashes per step (reliability T10). */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 1);
const PATIENCE = 20;

let track: RaceTrack;
let services: Services;
let desk: ProviderConsole;
let doomed: ServerProcess;

beforeAll(async () => {
  track = await openRaceTrack({ rivals: 4, env: { HOLD_MINUTES: '0.15' } });
  services = await createServices(decideConfig({ ...track.settings, LOG_LEVEL: 'silent' }));
  desk = createProviderConsole(services);
  // One process keeps running; the other crashes and restarts.
  await track.servers[1]?.stop();
}, 120_000);
afterAll(async () => {
  await services.close();
  await track.close();
});

const call = async (buyer: Rival, method: string, path: string, body?: object) => {
  const response = await fetch(`${doomed.origin}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${buyer.token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  return (await response.json()) as { clientSecret?: string };
};
const begin = async (buyer: Rival) => {
  const listing = await offerListing(track.pool, [buyer]);
  const { clientSecret } = await call(buyer, 'POST', '/payment-intent', { price: '120', previousId: listing });
  return { listing, secret: clientSecret ?? '' };
};
const confirm = (buyer: Rival, listing: string) => call(buyer, 'PUT', `/payment/${listing}`);

const stories = {
  async buy(buyer: Rival) {
    const { listing, secret } = await begin(buyer);
    await desk.card(secret);
    await confirm(buyer, listing);
  },
  async leave(buyer: Rival) {
    const { listing } = await begin(buyer);
    await call(buyer, 'DELETE', `/payment-intent/${listing}`);
  },
  /**
   * A hold whose process died before the intent was stored. Without an intent, it is too old for the provider to
   * remember the key.
   */
  async abandon(buyer: Rival, withIntent: boolean) {
    const listing = await offerListing(track.pool, [buyer]);
    const { rows } = await track.pool.query<{ id: string }>(
      `with l as (update listings set state = 'held' where id = $1 returning id, seller_id, price_cents)
       insert into purchases (id, listing_id, buyer_id, seller_id, price_cents, currency, held_until, due_at, created_at)
       select gen_random_uuid(), l.id, $2, l.seller_id, l.price_cents, 'usd', now() + interval '9 s', now() + interval '9 s',
         now() - $3::int * interval '1 hour'
       from l returning id`,
      [listing, buyer.id, withIntent ? 0 : 24],
    );
    const purchaseId = rows[0]?.id ?? '';
    if (withIntent)
      await services.payments.createIntent({
        key: `pi:${purchaseId}:1`,
        purchaseId,
        listingId: listing,
        buyerId: buyer.id,
        amount: 12_000,
        currency: 'usd',
        receiptEmail: buyer.email,
      });
    await call(buyer, 'DELETE', `/payment-intent/${listing}`);
  },
  /** A payment without a hold: fully refunded. */
  async payTooLate(buyer: Rival) {
    const { listing, secret } = await begin(buyer);
    await track.pool.query(`update purchases set state = 'expired', due_at = null where listing_id = $1`, [listing]);
    await track.pool.query(`update listings set state = 'available' where id = $1`, [listing]);
    await desk.card(secret);
    await confirm(buyer, listing);
    await confirm(buyer, listing);
  },
  async hear(buyer: Rival) {
    const { secret } = await begin(buyer);
    await desk.card(secret);
    for (const event of (await desk.events()).filter(({ data }) => data.object.id === intentOf(secret))) {
      const payload = JSON.stringify(event);
      await fetch(`${doomed.origin}/api/webhooks/stripe`, {
        method: 'POST',
        body: payload,
        headers: { 'Stripe-Signature': desk.sign(payload) },
      });
    }
  },
};

function storyFor(step: Step): (buyer: Rival) => Promise<unknown> {
  if (step === 'end:found') return (buyer) => stories.abandon(buyer, true);
  if (step === 'end:freed') return (buyer) => stories.abandon(buyer, false);
  if (step.startsWith('end:')) return stories.leave;
  if (step.startsWith('refund:')) return stories.payTooLate;
  return step.startsWith('event:') ? stories.hear : stories.buy;
}

it(
  'loses no payment and takes none twice, wherever in a purchase a process dies',
  async () => {
    const died: Step[] = [];
    for (let round = 0; round < ROUNDS; round++)
      for (const step of steps) {
        await track.renewTokens();
        doomed = await startServer(track.settings, { crashAt: step });
        const tell = storyFor(step);
        for (let n = 0; n < PATIENCE && !doomed.gone(); n++)
          await tell(track.crowd[n % track.crowd.length] as Rival).catch((error: unknown) => {
            if (!(error instanceof TypeError)) throw error; // connection lost, as from a crashing process
          });
        await vi.waitFor(() => expect(doomed.gone(), `${step} was never reached`).toBe(true), { timeout: 60_000 });
        died.push(step);
      }
    const { lost, seconds } = await waitForRecovery({ pool: track.pool, db: services.db });
    reportProof({
      proof: `Crash matrix: a process dies at each of ${steps.length} steps`,
      tried: died.length,
      lost: lost.length,
      note: `all settled ${seconds} s after the last`,
    });
    expect(lost).toEqual([]);
    expect(new Set(died)).toEqual(new Set(steps));
    expect(seconds).toBeLessThan(RECOVERY_WITHIN);
  },
  steps.length * ROUNDS * 30_000 + 300_000,
);
