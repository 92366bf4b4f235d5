import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../test/support/actor.ts';
import { type Listing, type Market, openMarket } from '../../../../test/support/marketplace.ts';
import { retryWhileBusy } from '../../../../test/support/retry-while-busy.ts';
import { isPublicMailDomain, openHolds, pauseSecondsAfter } from './limit-holds.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => market.close());

const requestPayment = async (buyer: Actor, { id, price }: Listing) => {
  await buyer.call('addWish', { body: { previousId: id } });
  return retryWhileBusy(() => buyer.call('createPaymentIntent', { body: { previousId: id, price } }));
};
const endAll = () =>
  market.sql(`with ended as (update purchases set state = 'cancelled', due_at = null, updated_at = now() - interval '2 days'
    where state in ('held', 'intent_ready') returning listing_id)
    update listings set state = 'available' where id in (select listing_id from ended)`);

describe('people who never paid', () => {
  it('have a limited number of open holds, each alone and together over one connection', async () => {
    const seller = await market.seller();
    const accounts = await Promise.all(Array.from({ length: 5 }, () => market.buyer()));
    const listings: Listing[] = [];
    for (let n = 0; n < 20; n++) listings.push(await market.listing({ seller }));
    const answers = await Promise.all(
      accounts.flatMap((account, i) =>
        listings.slice(4 * i, 4 * i + 4).map((listing) => requestPayment(account, listing)),
      ),
    );
    const held = answers.filter(({ status }) => status === 200);
    expect(held).toHaveLength(openHolds.ofAddress);
    for (const { status, body } of answers.filter((answer) => !held.includes(answer)))
      expect({ status, body }).toMatchObject({
        status: 429,
        body: { code: 'too_many_requests', message: expect.stringMatching(/reserved.*try again/s) },
      });
    const counts = await market.sql(
      `select count(*)::int as n from purchases where state = 'intent_ready' group by buyer_id`,
    );
    for (const { n } of counts) expect(n).toBeLessThanOrEqual(openHolds.ofPerson);

    const known = await market.buyer();
    await market.sql(`update purchases set begun_from = null`);
    await market.sql(
      `update accounts set email = id || '@elsewhere' || substr(id::text, 1, 8) || '.test' where id = any($1)`,
      [accounts.map(({ id }) => id)],
    );
    await expect(market.buy(known, await market.listing({ seller }))).resolves.toMatchObject({ status: 'paid' });
    for (let n = 0; n < 4; n++)
      expect(await requestPayment(known, await market.listing({ seller }))).toMatchObject({ status: 200 });
    await endAll();
  });
});

it('people who took back what they paid are limited like people who never paid', async () => {
  const buyer = await market.buyer();
  const seller = await market.seller();
  const listing = await market.listing({ seller });
  await market.buy(buyer, listing);
  const { id } = await buyer.api.getFulfillment({ params: { id: listing.id } });
  await buyer.api.cancelFulfillment({ params: { id }, body: { reason: 'no_time' } });
  const held: number[] = [];
  for (let n = 0; n <= openHolds.ofPerson; n++)
    held.push((await requestPayment(buyer, await market.listing({ seller }))).status);
  expect(held).toEqual([...Array<number>(openHolds.ofPerson).fill(200), 429]);
  await endAll();
});

it('a listing is for others first after its hold expired; a buyer who released it can hold it again', async () => {
  const [buyer, listing] = [await market.buyer(), await market.listing()];
  expect(await requestPayment(buyer, listing)).toMatchObject({ status: 200 });
  await buyer.api.releaseHold({ params: { previousId: listing.id } });
  expect(await requestPayment(buyer, listing)).toMatchObject({ status: 200 });
  await market.sql(
    `update purchases set due_at = now(), held_until = now() where listing_id = $1 and state = 'intent_ready'`,
    [listing.id],
  );
  await market.drainJobs();
  expect(await requestPayment(buyer, listing)).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining('others may buy it first') },
  });
  expect(await requestPayment(await market.buyer(), listing)).toMatchObject({ status: 200 });
  await endAll();
});

it('holds that end unpaid are followed by a pause that grows', async () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(pauseSecondsAfter)).toEqual([0, 0, 0, 60, 120, 240, 3600]);
  const buyer = await market.buyer();
  for (let n = 0; n < 3; n++) {
    const listing = await market.listing();
    expect(await requestPayment(buyer, listing)).toMatchObject({ status: 200 });
    await buyer.api.releaseHold({ params: { previousId: listing.id } });
  }
  const refused = await requestPayment(buyer, await market.listing());
  expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining('without a payment') } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(50);
  await market.sql(`update purchases set updated_at = updated_at - interval '61 seconds' where buyer_id = $1`, [
    buyer.id,
  ]);
  expect(await requestPayment(buyer, await market.listing())).toMatchObject({ status: 200 });
});

it.each([
  ['gmail.com', true],
  ['yahoo.co.uk', true],
  ['gmx.de', true],
  ['thieves.example', false],
])('%s is of a large mail service: %s', (domain, isPublic) => {
  expect(isPublicMailDomain(domain)).toBe(isPublic);
});
