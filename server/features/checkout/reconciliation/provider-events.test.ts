import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../../../test/support/actor.ts';
import { type Listing, type Market, openMarket } from '../../../../test/support/marketplace.ts';
import { verifyBooks } from '../books/verify-books.ts';
import { deleteProviderEvents } from './receive-event.ts';
import { reconcile } from './reconcile.ts';

let market: Market;
let buyer: Actor;

beforeAll(async () => {
  market = await openMarket();
  buyer = await market.buyer();
});
afterAll(async () => {
  expect(await verifyBooks(market.services.db)).toEqual([]);
  await market.close();
});

const startPayment = async (listing: Listing, by = buyer) => {
  await by.api.addWish({ body: { previousId: listing.id } });
  return (await by.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } })).clientSecret;
};

const webhookSecret = () => {
  const { payments } = market.services.config;
  return payments.kind === 'sandbox' ? payments.webhookSecret : '';
};

const deliver = (event: object, secret = webhookSecret(), timestamp = Math.floor(Date.now() / 1000)) => {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return market.stranger.fetch('/api/webhooks/stripe', {
    method: 'POST',
    body: payload,
    headers: { 'Stripe-Signature': signature },
  });
};

const event = (intentId: string, id = `evt_${crypto.randomUUID()}`) => ({
  id,
  object: 'event',
  type: 'payment_intent.succeeded',
  livemode: false,
  data: { object: { id: intentId, object: 'payment_intent', status: 'succeeded' } },
});

describe('deliveries of the card provider', () => {
  it('are refused when the signature is wrong, too old, or of other bytes', async () => {
    const old = Math.floor(Date.now() / 1000) - 301;
    expect((await deliver(event('pi_1'), 'whsec_other')).status).toBe(400);
    expect((await deliver(event('pi_1'), webhookSecret(), old)).status).toBe(400);
    const payload = JSON.stringify(event('pi_1'));
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret() });
    const changed = await market.stranger.fetch('/api/webhooks/stripe', {
      method: 'POST',
      body: payload.replace('pi_1', 'pi_2'),
      headers: { 'Stripe-Signature': signature },
    });
    expect(changed.status).toBe(400);
    expect(await market.stranger.fetch('/api/webhooks/stripe', { method: 'POST', body: payload })).toMatchObject({
      status: 400,
    });
  });

  it('are only a hint: a signed false event sells nothing', async () => {
    const listing = await market.listing();
    const secret = await startPayment(listing);
    expect((await deliver(event(secret.split('_secret')[0] ?? ''))).status).toBe(200);
    await market.drainJobs();
    expect(await market.sql('select state from listings where id = $1', [listing.id])).toEqual([{ state: 'held' }]);
  });

  it('are stored once, also when repeated', async () => {
    const once = event('pi_unknown');
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(once)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await market.sql('select 1 from provider_events where id = $1', [once.id])).toHaveLength(1);
  });

  it('about an unknown payment wait and are never dropped', async () => {
    const unknown = event('pi_nobody_knows');
    await deliver(unknown);
    await market.drainJobs();
    const rows = await market.sql('select handled_at, tries from provider_events where id = $1', [unknown.id]);
    expect(rows[0]).toMatchObject({ handled_at: null });
    await market.sql('delete from provider_events where handled_at is null');
  });

  it('of the provider’s other mode are quarantined: kept for a person, and never worked on', async () => {
    const live = { ...event('pi_live'), livemode: true };
    expect((await deliver(live)).status).toBe(200);
    await market.drainJobs();
    const rows = await market.sql('select parked_at, handled_at, tries from provider_events where id = $1', [live.id]);
    expect(rows).toEqual([{ parked_at: expect.any(Date), handled_at: null, tries: 0 }]);
  });

  it('are deleted a month after they were processed, and never before', async () => {
    const [old, young, waiting] = [event('pi_old'), event('pi_young'), event('pi_waiting')];
    for (const one of [old, young, waiting]) await deliver(one);
    const handled = 'update provider_events set handled_at = now() - make_interval(days => $2) where id = $1';
    await market.sql(handled, [old.id, 31]);
    await market.sql(handled, [young.id, 29]);
    await market.sql(`update provider_events set received_at = now() - interval '1 year' where id = $1`, [waiting.id]);
    await deleteProviderEvents(market.services);
    const ids = (await market.sql('select id from provider_events')).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([young.id, waiting.id]));
    expect(ids).not.toContain(old.id);
    await market.sql('delete from provider_events where handled_at is null');
  });
});

describe('money that cannot become a sale', () => {
  it('goes back in full, and the buyer is told', async () => {
    // A webhook would cancel the open intent, and nothing could be paid.
    await market.services.sandboxes.stop();
    const listing = await market.listing();
    const secret = await startPayment(listing);
    // As after a restored backup.
    await market.sql(`update purchases set state = 'expired', due_at = null where listing_id = $1`, [listing.id]);
    await market.sql(`update listings set state = 'available' where id = $1`, [listing.id]);
    const winner = await market.buyer();
    await market.buy(winner, listing);
    expect((await market.confirmCard(secret)).status).toBe(200);
    market.services.sandboxes.start();
    await vi.waitFor(
      async () => {
        await market.drainJobs();
        const rows = await market.sql('select state from purchases where listing_id = $1 and buyer_id = $2', [
          listing.id,
          buyer.id,
        ]);
        expect(rows).toEqual([{ state: 'refunded' }]);
      },
      { timeout: 120_000, interval: 200 },
    );
    const refunds = await market.sql(
      'select r.state, r.amount_cents from refunds r join purchases p on p.id = r.purchase_id where p.listing_id = $1',
      [listing.id],
    );
    expect(refunds).toEqual([{ state: 'succeeded', amount_cents: 12_000 }]);
    expect(await buyer.call('confirmPayment', { params: { previousId: listing.id } })).toMatchObject({ status: 409 });
    expect(await winner.call('confirmPayment', { params: { previousId: listing.id } })).toMatchObject({ status: 200 });
  });
});

describe('the reconciler', () => {
  it('alerts an operator to a sale of another amount than the provider took', async () => {
    const listing = await market.listing();
    await market.buy(buyer, listing);
    const alerts: unknown[] = [];
    const log = Object.assign(Object.create(market.services.log), { error: (...said: unknown[]) => alerts.push(said) });
    const { payments } = market.services;
    const dearer = async function* (since: Date) {
      for await (const intent of payments.listIntents(since))
        yield intent.listingId === listing.id ? { ...intent, amount: intent.amount + 1 } : intent;
    };
    await reconcile({ ...market.services, log, payments: { ...payments, listIntents: dearer } });
    const alert = [expect.objectContaining({ alert: true }), 'a purchase differs from the card provider'];
    expect(alerts).toEqual([alert]);
    await reconcile({ ...market.services, log });
    expect(alerts).toHaveLength(1);
  });

  it('finds a payment whose delivery was lost', async () => {
    const listing = await market.listing();
    const secret = await startPayment(listing);
    await market.services.sandboxes.stop();
    await market.confirmCard(secret);
    expect(await reconcile(market.services)).toBeGreaterThan(0);
    expect(await market.sql('select state from listings where id = $1', [listing.id])).toEqual([{ state: 'sold' }]);
    expect(await reconcile(market.services)).toBe(0);
    market.services.sandboxes.start();
  });
});

describe('card testing', () => {
  it('ends the hold after five refused cards, with a pause', async () => {
    const strict = await openMarket({ env: { RATE_LIMITS: 'on' } });
    const tester = await strict.buyer();
    const listing = await strict.listing();
    await tester.api.addWish({ body: { previousId: listing.id } });
    const requestPayment = () =>
      tester.call('createPaymentIntent', { body: { previousId: listing.id, price: listing.price } });
    const { clientSecret } = (await requestPayment()).body as { clientSecret: string };
    for (let i = 0; i < 5; i++) await strict.confirmCard(clientSecret, 'pm_card_chargeDeclined');
    await vi.waitFor(
      async () => {
        await strict.drainJobs();
        expect(await strict.sql('select state from listings where id = $1', [listing.id])).toEqual([
          { state: 'available' },
        ]);
      },
      { timeout: 120_000, interval: 200 },
    );
    const refused = await requestPayment();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(await strict.confirmCard(clientSecret)).toMatchObject({ status: 400 });
    await strict.close();
  });
});
