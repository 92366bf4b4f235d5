import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendCall } from '../../../test/support/api-client.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { releaseAccount } from './release-account.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

type Subject = { issuer: string; subject: string };

const subjectOf = async (id: string) =>
  (await market.sql('select issuer, subject from accounts where id = $1', [id]))[0] as Subject;

it('removes the account and its tokens, and the e-mail can sign up again', async () => {
  const stranger = await market.buyer({ emailVerified: false });
  const token = await stranger.token();
  expect(await releaseAccount(market.services, await subjectOf(stranger.id))).toBe(true);
  expect(await sendCall(market.origin, 'getAccount', {}, token)).toMatchObject({ status: 401 });
  const taken = 'select 1 from accounts where lower(email) = $1 and deleted_at is null';
  expect(await market.sql(taken, [stranger.email])).toEqual([]);
  expect(await releaseAccount(market.services, { issuer: 'settee', subject: 'nobody' })).toBe(true);
});

it('keeps an account during a payment', async () => {
  const [buyer, listing] = [await market.buyer(), await market.listing()];
  await buyer.api.addWish({ body: { previousId: listing.id } });
  await buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
  expect(await releaseAccount(market.services, await subjectOf(buyer.id))).toBe(false);
  expect(await buyer.call('getAccount')).toMatchObject({ status: 200 });
});
