import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket({ env: { RATE_LIMITS: 'on', ADVERTISED_PER_SELLER: '2', HOLD_MINUTES: '20' } });
  admin = await market.admin();
});
afterAll(() => market.close());

const save = async (changed: Record<string, unknown>) => {
  const { currencyIsFixed: _, ...settings } = await admin.api.getShopSettings();
  const { status } = await admin.call('changeShopSettings', {
    body: { ...settings, email: 'hello@second-story.example', ...changed },
  });
  expect(status).toBe(200);
};
const minutesUntil = (iso: string) => (Date.parse(iso) - Date.now()) / 60_000;

it('limits of the environment count until an admin saves others, which count at once', async () => {
  expect(await admin.api.getShopSettings()).toMatchObject({ advertisedPerSeller: 2, holdMinutes: 20 });
  const seller = await market.seller();
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) ids.push((await market.listing({ seller })).id);
  const advertise = async (at: number) =>
    (await seller.call('advertiseListing', { params: { id: ids[at] ?? '' } })).status;
  expect([await advertise(0), await advertise(1), await advertise(2)]).toEqual([200, 200, 409]);
  await save({ advertisedPerSeller: 3, advertisingDays: 1 });
  expect(await advertise(2)).toBe(200);
  const [row] = await market.sql(
    'select extract(epoch from advertised_until - now())::int as seconds from listings where id = $1',
    [ids[2]],
  );
  expect(Number(row?.seconds) / 86_400).toBeCloseTo(1, 1);
  await save({ listingsUntilVerified: 3 });
  const { status } = await seller.call('createListing', {
    body: {
      sellerName: 'Sam',
      location: 'Bend',
      phone: '555 0100',
      productName: 'Chair',
      price: '10',
      condition: 'Good',
      description: 'A chair.',
      year: '2020',
      image: await market.picture(seller),
    },
  });
  expect(status).toBe(429);
});

it('a hold lasts as long as an admin has saved, also the time that browsers are told', async () => {
  await save({ holdMinutes: 30, holdMinutesWithoutCard: 5 });
  expect((await market.stranger.api.getSettings()).payments.holdMinutes).toBe(30);
  const listing = await market.listing();
  const buyer = await market.buyer();
  await buyer.api.addWish({ body: { previousId: listing.id } });
  const { onHoldUntil } = await buyer.api.createPaymentIntent({
    body: { previousId: listing.id, price: listing.price },
  });
  expect(minutesUntil(onHoldUntil)).toBeGreaterThan(4.5);
  expect(minutesUntil(onHoldUntil)).toBeLessThanOrEqual(5);
  const kept = await buyer.api.extendHold({ params: { previousId: listing.id } });
  expect(minutesUntil(kept.onHoldUntil)).toBeGreaterThan(29.5);
});

it('towns of the shop’s country come first among those that fit equally well', async () => {
  const first = async (q: string) => (await market.stranger.api.listPlaces({ query: { q } }))[0]?.country;
  expect(await first('Birmingham')).toBe('GB');
  await save({ country: 'US' });
  expect(await first('Birmingham')).toBe('US');
  expect(await first('Malmö')).toBe('SE');
});
