import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { createProviderConsole } from '../../../test/support/provider-console.ts';
import { keyedHash } from '../../platform/http/keyed-hash.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => market.close());

it('contact details that the server failed to show do not count', async () => {
  const [buyer, listing] = [await market.buyer(), await market.listing()];
  const save = () => buyer.call('addWish', { body: { previousId: listing.id } });
  const seen = async () => {
    const key = `contactsOfAccount:${keyedHash(market.services.config.tokenSecret, buyer.id)}`;
    return Number((await market.sql('select points from request_counts where key = $1', [key]))[0]?.points ?? 0);
  };
  await market.sql('alter table wishes rename to wishes_away');
  const failed = await save().finally(() => market.sql('alter table wishes_away rename to wishes'));
  expect([failed.status, await seen()]).toEqual([500, 0]);
  expect([(await save()).status, await seen()]).toEqual([201, 1]);
});

it('holds that the card provider refused do not count as tries of a card', async () => {
  const cardProvider = createProviderConsole(market.services);
  const [buyer, listing] = [await market.buyer(), await market.listing()];
  await buyer.api.addWish({ body: { previousId: listing.id } });
  const pay = () => buyer.call('createPaymentIntent', { body: { previousId: listing.id, price: listing.price } });
  await cardProvider.arm('payment_intents.create', { kind: 'status', status: 401 }, 100);
  for (let hold = 0; hold < 10; hold++) expect(await pay()).toMatchObject({ body: { code: 'payments_misconfigured' } });
  await cardProvider.disarm();
  expect(await pay()).toMatchObject({ status: 200 });
});
