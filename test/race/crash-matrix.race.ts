import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createServices } from '../../server/app/create-services.ts';
import { decideConfig } from '../../server/app/decide-config.ts';
import type { AppServices } from '../../server/app/services.ts';
import { refreshSeller } from '../../server/features/payouts/refresh-seller.ts';
import { compareTransfers } from '../../server/features/payouts/transfers/compare-transfers.ts';
import { type Step, steps } from '../../server/platform/process/crash-points.ts';
import { drawSample } from '../support/draw-sample.ts';
import { offerListing, type Person } from '../support/people.ts';
import { reportProof } from '../support/proof-report.ts';
import { createProviderConsole, intentOf, type ProviderConsole } from '../support/provider-console.ts';
import { RECOVERY_WITHIN, waitForRecovery } from '../support/provider-recovery.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

/**
 * The long form crashes at every step (reliability T10), the short one at a sixteenth of them, drawn anew each time. Another word
 * chooses the steps that begin with it.
 */
const { CRASH_STEPS: wanted } = process.env;
const chosen =
  wanted === undefined
    ? drawSample(steps, 1 / 16)
    : steps.filter((step) => wanted === 'all' || step.startsWith(wanted));
const PATIENCE = 20;

let shop: StartedShop;
let services: AppServices;
let cardProvider: ProviderConsole;
let doomed: ServerProcess;
let survivor: ServerProcess | undefined;

beforeAll(async () => {
  shop = await startShop({ people: 4, env: { HOLD_MINUTES: '0.15', OFFER_HOLD_SECONDS: '9' } });
  services = await createServices(decideConfig({ ...shop.settings, LOG_LEVEL: 'silent' }));
  cardProvider = createProviderConsole(services);
  // One process keeps running; the other crashes and restarts.
  survivor = shop.servers[0];
  await shop.servers[1]?.stop();
});
afterAll(async () => {
  await survivor?.stop();
  await services.close();
  await shop.close();
});

const call = async (buyer: Person, method: string, path: string, body?: object) => {
  const response = await fetch(`${doomed.origin}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${buyer.token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  return (await response.json()) as { clientSecret?: string; id?: string; code?: string };
};
const begin = async (buyer: Person) => {
  const listing = await offerListing(shop.pool, [buyer]);
  const { clientSecret } = await call(buyer, 'POST', '/payment-intent', { price: '120', previousId: listing });
  return { listing, secret: clientSecret ?? '' };
};
const confirm = (buyer: Person, listing: string) => call(buyer, 'PUT', `/payment/${listing}`);

const stories = {
  async buy(buyer: Person) {
    const { listing, secret } = await begin(buyer);
    await cardProvider.card(secret);
    await confirm(buyer, listing);
  },
  /** An offer that the seller accepts: the listing is held, or the offer is still open. */
  async agree(buyer: Person) {
    const listing = await offerListing(shop.pool, [buyer]);
    const { rows } = await shop.pool.query('select seller_id from listings where id = $1', [listing]);
    const seller = await shop.signIn(String(rows[0]?.seller_id));
    const { id } = await call(buyer, 'POST', '/offers', { listingId: listing, amountCents: 9_000 });
    await call(seller, 'POST', `/offers/${id}/accept`);
  },
  /** Another way to get it, and the payment of it. */
  async choose(buyer: Person) {
    const { listing, secret } = await begin(buyer);
    await call(buyer, 'POST', '/payment-intent', { price: '120', previousId: listing, method: 'carrier' });
    await cardProvider.card(secret);
    await confirm(buyer, listing);
  },
  /** A sale that is handed over by a seller who can be paid: its money is sent, and taken back after a refund. */
  async payOut(buyer: Person, isRefunded: boolean) {
    const { listing, secret } = await begin(buyer);
    await cardProvider.card(secret);
    await confirm(buyer, listing);
    const { rows } = await shop.pool.query<{ id: string; seller_id: string }>(
      'select id, seller_id from fulfillments where listing_id = $1',
      [listing],
    );
    const [sale] = rows;
    if (!sale) return;
    const seller = await shop.signIn(sale.seller_id);
    const link = await services.sellerPayouts.beginOnboarding(sale.seller_id);
    const body = new URLSearchParams({ holder: 'Sally Seller', number: 'DE89370400440532013000', move: 'finish' });
    await services.sandboxes.stripe?.(new Request(link, { method: 'POST', body }));
    await refreshSeller(services, sale.seller_id);
    const { code } = await call(buyer, 'GET', `/fulfillments/${sale.id}/code`);
    await call(seller, 'POST', `/fulfillments/${sale.id}/handover`, { code });
    const sent = () =>
      shop.pool.query(`select 1 from transfers where seller_id = $1 and state = 'sent'`, [sale.seller_id]);
    // The doomed process pays it within a second, or dies.
    while (!doomed.gone() && (await sent()).rows.length === 0) await sleep(100);
    if (!isRefunded || doomed.gone()) return;
    await cardProvider.refund(intentOf(secret), 2_000);
    await confirm(buyer, listing);
    for (let n = 0; n < 100 && !doomed.gone(); n++) await sleep(50);
  },
  async leave(buyer: Person) {
    const { listing } = await begin(buyer);
    await call(buyer, 'DELETE', `/payment-intent/${listing}`);
  },
  /**
   * A hold whose process died before the intent was stored. Without an intent, it is too old for the provider to
   * remember the key.
   */
  async abandon(buyer: Person, withIntent: boolean) {
    const listing = await offerListing(shop.pool, [buyer]);
    const { rows } = await shop.pool.query<{ id: string }>(
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
  async payTooLate(buyer: Person) {
    const { listing, secret } = await begin(buyer);
    await shop.pool.query(`update purchases set state = 'expired', due_at = null where listing_id = $1`, [listing]);
    await shop.pool.query(`update listings set state = 'available' where id = $1`, [listing]);
    await cardProvider.card(secret);
    await confirm(buyer, listing);
    await confirm(buyer, listing);
  },
  async hear(buyer: Person) {
    const { secret } = await begin(buyer);
    await cardProvider.card(secret);
    for (const event of (await cardProvider.events()).filter(({ data }) => data.object.id === intentOf(secret))) {
      const payload = JSON.stringify(event);
      await fetch(`${doomed.origin}/api/webhooks/stripe`, {
        method: 'POST',
        body: payload,
        headers: { 'Stripe-Signature': cardProvider.sign(payload) },
      });
    }
  },
};

function storyFor(step: Step): (buyer: Person) => Promise<unknown> {
  if (step === 'end:found') return (buyer) => stories.abandon(buyer, true);
  if (step === 'end:freed') return (buyer) => stories.abandon(buyer, false);
  if (step.startsWith('end:')) return stories.leave;
  if (step.startsWith('delivery:')) return stories.choose;
  if (step.startsWith('refund:')) return stories.payTooLate;
  if (step.startsWith('transfer:')) return (buyer) => stories.payOut(buyer, false);
  if (step.startsWith('reversal:')) return (buyer) => stories.payOut(buyer, true);
  if (step.startsWith('offer:')) return stories.agree;
  return step.startsWith('event:') ? stories.hear : stories.buy;
}

/** Whether a job that either process may take reaches the step; the doomed one has to be alone then. */
const isOfJob = (step: Step) => step.startsWith('transfer:') || step.startsWith('reversal:');

async function keepSurvivor(isWanted: boolean): Promise<void> {
  if (isWanted) {
    // The provider sends its events to this address.
    const { port } = new URL(shop.settings.PUBLIC_URL ?? '');
    survivor ??= await startServer({ ...shop.settings, PORT: port });
    return;
  }
  await survivor?.stop();
  survivor = undefined;
}

it('loses no payment and takes none twice, wherever in a purchase a process dies', async () => {
  const died: Step[] = [];
  for (const step of chosen) {
    await shop.renewTokens();
    await keepSurvivor(!isOfJob(step));
    doomed = await startServer(shop.settings, { crashAt: step });
    const tell = storyFor(step);
    for (let n = 0; n < PATIENCE && !doomed.gone(); n++)
      await tell(shop.people[n % shop.people.length] as Person).catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error; // connection lost, as from a crashing process
      });
    await vi.waitFor(() => expect(doomed.gone(), `${step} was never reached`).toBe(true), { timeout: 120_000 });
    died.push(step);
  }
  await keepSurvivor(true);
  const { lost, seconds } = await waitForRecovery({ pool: shop.pool, db: services.db });
  reportProof({
    proof: `Crash matrix: a process dies at ${chosen.length} of ${steps.length} steps`,
    tried: died.length,
    lost: lost.length,
    note: `all settled ${seconds} s after the last`,
  });
  expect(lost).toEqual([]);
  expect((await compareTransfers(services)).breaks).toBe(0);
  const { rows: unpaid } = await shop.pool.query(
    `select o.id from payouts o join seller_accounts a on a.account_id = o.seller_id
     where o.state in ('owed', 'sending') and a.state = 'ready'`,
  );
  expect(unpaid).toEqual([]);
  expect(new Set(died)).toEqual(new Set(chosen));
  expect(seconds).toBeLessThan(RECOVERY_WITHIN);
});
