import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendCall } from '../../../test/support/api-client.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

describe('one’s own account', () => {
  it('shows a new name to everybody, at once', async () => {
    const seller = await market.seller();
    const changed = await seller.api.updateAccount({ body: { displayName: '  Wilhelmina Berg ' } });
    expect(changed).toMatchObject({ _id: seller.id, displayName: 'Wilhelmina Berg' });
    const profile = await market.stranger.api.getUser({ params: { email: seller.email } });
    expect(profile.displayName).toBe('Wilhelmina Berg');
  });

  it('refuses an invalid name', async () => {
    const buyer = await market.buyer();
    for (const displayName of ['', ' ', 'x'.repeat(81), 'a\u0000b', 7])
      expect(await buyer.call('updateAccount', { body: { displayName } })).toMatchObject({
        status: 422,
        body: { fields: { displayName: expect.any(String) } },
      });
  });

  it('goes with its listings and its tokens when its owner leaves, and an admin can bring it back', async () => {
    const [seller, admin] = [await market.seller(), await market.admin()];
    const listing = await market.listing({ seller });
    expect(await sendCall(market.origin, 'deleteAccount', {}, seller.idToken)).toMatchObject({ status: 200 });
    expect(await seller.call('listOwnListings', { params: { email: seller.email } })).toMatchObject({ status: 401 });
    expect(await market.stranger.call('getListing', { params: { id: listing.id } })).toMatchObject({ status: 410 });
    const acts = await market.sql('select action, actor_id from audit_log where target_id = $1', [seller.id]);
    expect(acts).toEqual([{ action: 'delete_user', actor_id: seller.id }]);

    await admin.api.restoreUser({ params: { id: seller.id } });
    expect(await market.stranger.call('getListing', { params: { id: listing.id } })).toMatchObject({ status: 200 });
  });

  // beyond the spec: POST /account/seller: a buyer becomes a seller; a repeated sign-up still changes no type
  it('of a buyer can start selling: at once, once in the audit log, and a new sign-up changes nothing of it', async () => {
    const buyer = await market.buyer();
    const { email, id, displayName } = buyer;
    expect(await buyer.call('listOwnListings', { params: { email } })).toMatchObject({ status: 403 });
    for (const _ of ['first', 'again'])
      expect(await buyer.api.startSelling()).toMatchObject({ _id: id, type: 'seller' });
    expect(await buyer.call('listOwnListings', { params: { email } })).toMatchObject({ status: 200 });
    expect(await buyer.api.getAccount()).toMatchObject({ _id: id, email, type: 'seller' });
    const acts = await market.sql('select action, actor_id, before, after from audit_log where target_id = $1', [id]);
    const changed = { before: { type: 'buyer' }, after: { type: 'seller' } };
    expect(acts).toEqual([{ action: 'start_selling', actor_id: id, ...changed }]);
    await sendCall(market.origin, 'createUser', { body: { email, displayName, type: 'buyer' } }, buyer.idToken);
    expect(await buyer.api.getAccount()).toMatchObject({ type: 'seller' });
  });

  it('of an admin stays an admin’s when it starts selling', async () => {
    const admin = await market.admin();
    expect(await admin.api.startSelling()).toMatchObject({ type: 'admin' });
  });

  // beyond the spec: GET /account, a new password: other sessions and their access tokens end at once
  it('invalidates earlier access tokens at once when other sessions are ended', async () => {
    const buyer = await market.buyer();
    const before = await buyer.token();
    expect(await sendCall(market.origin, 'getAccount', {}, before)).toMatchObject({ status: 200 });
    await sendCall(market.origin, 'endOtherSessions', {}, buyer.idToken);
    expect(await sendCall(market.origin, 'getAccount', {}, before)).toMatchObject({ status: 401 });
    const { body } = await sendCall(market.origin, 'issueToken', { body: { email: buyer.email } }, buyer.idToken);
    const { token } = body as { token: string };
    expect(await sendCall(market.origin, 'getAccount', {}, token)).toMatchObject({ status: 200 });
  });

  it('stays while a payment is under way', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing()];
    await buyer.api.addWish({ body: { previousId: listing.id } });
    await buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
    expect(await sendCall(market.origin, 'deleteAccount', {}, buyer.idToken)).toMatchObject({
      status: 409,
      body: { code: 'payment_in_progress', message: expect.stringMatching(/^You are buying/) },
    });
    expect(await buyer.call('listWishes', { query: { email: buyer.email } })).toMatchObject({ status: 200 });
  });

  it('is not removed by an access token alone, which may be stolen', async () => {
    const buyer = await market.buyer();
    expect(await buyer.call('deleteAccount')).toMatchObject({ status: 401, body: { code: 'identity_not_proven' } });
  });
});

it('all data of a person with many rows is written in parts, and is whole', async () => {
  const buyer = await market.buyer();
  await market.sql(
    `insert into saved_searches (id, account_id, name, query, pace, due_at)
     select gen_random_uuid(), $1, 'Nº ' || n, jsonb_build_object('words', n::text), 'never', now()
       from generate_series(1, 1201) n`,
    [buyer.id],
  );
  const download = () => sendCall(market.origin, 'exportAccount', {}, buyer.idToken);
  for (const { status, body } of await Promise.all([download(), download()])) {
    expect(status).toBe(200);
    const { account, savedSearches, listings } = body as Record<string, { name: string }[]>;
    expect(account).toMatchObject({ email: buyer.email });
    expect(new Set(savedSearches?.map(({ name }) => name)).size).toBe(1201);
    expect(listings).toEqual([]);
  }
});
