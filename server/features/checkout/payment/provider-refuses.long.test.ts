import { afterEach, expect, it, vi } from 'vitest';
import { type Market, openMarket } from '../../../../test/support/marketplace.ts';
import { createProviderConsole } from '../../../../test/support/provider-console.ts';
import { withoutSecrets } from './report-refusal.ts';

let market: Market | undefined;
afterEach(async () => {
  await market?.close();
  market = undefined;
});

const scene = async () => {
  const opened = await openMarket();
  market = opened;
  const cardProvider = createProviderConsole(opened.services);
  const listing = await opened.listing();
  const buyer = await opened.buyer();
  await buyer.api.addWish({ body: { previousId: listing.id } });
  const pay = () => buyer.call('createPaymentIntent', { body: { previousId: listing.id, price: listing.price } });
  const stateOf = async () => (await opened.sql('select state from listings where id = $1', [listing.id]))[0]?.state;
  const metric = async (name: string) =>
    new RegExp(`^settee_${name} (\\d+)$`, 'm').exec(await (await fetch(`${opened.origin}/metrics`)).text())?.[1];
  return { market: opened, cardProvider, listing, buyer, pay, stateOf, metric };
};

for (const status of [400, 401, 403])
  it(`frees a listing at once when the provider answers ${status}, and tells buyer and operator why`, async () => {
    const { market, cardProvider, pay, stateOf } = await scene();
    const error = vi.spyOn(market.services.log, 'error');
    await cardProvider.arm('payment_intents.create', { kind: 'status', status }, 100);
    expect(await pay()).toMatchObject({
      status: 502,
      body: { code: 'payments_misconfigured', message: expect.stringContaining('payment settings are wrong') },
    });
    expect(await stateOf()).toBe('available');
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ status, said: expect.any(String), alert: true }),
      'the card provider refuses us; look at the payment settings',
    );
    await cardProvider.disarm();
    expect(await pay()).toMatchObject({ status: 200 });
  });

it('frees a hold at its deadline when the process died before the provider was asked', async () => {
  const { market, cardProvider, buyer, listing, stateOf } = await scene();
  await cardProvider.arm('payment_intents.create', { kind: 'status', status: 401 }, 100);
  await market.sql(`update listings set state = 'held' where id = $1`, [listing.id]);
  await market.sql(
    `insert into purchases (id, listing_id, buyer_id, seller_id, price_cents, currency, held_until, due_at, unheard_calls)
     values (gen_random_uuid(), $1, $2, $3, 12000, 'usd', now(), now(), 0)`,
    [listing.id, buyer.id, listing.seller.id],
  );
  await market.drainJobs();
  expect(await stateOf()).toBe('available');
});

it('keeps a hold if an intent may exist, counts it in the metrics, and alerts', async () => {
  const { market, cardProvider, pay, listing, buyer, stateOf, metric } = await scene();
  await cardProvider.arm('payment_intents.create', { kind: 'reset_after_success' }, 3);
  expect(await pay()).toMatchObject({ status: 502, body: { code: 'provider_unavailable' } });
  await cardProvider.disarm();
  const error = vi.spyOn(market.services.log, 'error');
  for (const call of ['payment_intents.create', 'payment_intents.cancel', 'payment_intents.retrieve'])
    await cardProvider.arm(call, { kind: 'status', status: 401 }, 100);
  await buyer.api.releaseHold({ params: { previousId: listing.id } });
  expect(await stateOf()).toBe('held');
  expect(await metric('holds_live')).toBe('1');
  await market.sql(`update purchases set updated_at = now() - interval '2 minutes' where listing_id = $1`, [
    listing.id,
  ]);
  await vi.waitFor(async () => expect(await metric('purchases_overdue')).toBe('1'), { timeout: 120_000 });
  await cardProvider.disarm();
  // An attempt that began before may still fail and wait anew.
  await vi.waitFor(
    async () => {
      await market.sql('update purchases set due_at = now() where listing_id = $1', [listing.id]);
      await market.drainJobs();
      expect(await stateOf()).toBe('available');
    },
    { timeout: 120_000 },
  );
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ status: 401, alert: true }),
    'the card provider refuses us; look at the payment settings',
  );
});

it("logs the provider's message without keys and addresses", () => {
  const said = 'Invalid API Key sk_live_abc123 for ada@market.test, pi_1_secret_x';
  expect(withoutSecrets(said)).toBe('Invalid API Key [redacted] for [redacted] [redacted]');
});
