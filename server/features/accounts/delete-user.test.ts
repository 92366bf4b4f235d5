import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, createVisitor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { intentOf } from '../../../test/support/provider-console.ts';
import { createTestIdentity } from '../../../test/support/test-identity.ts';
import { createAccessTokens } from './access-token.ts';
import { removeAccount } from './delete-user.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
});
afterAll(() => market.close());

const DAY = 86_400;
const unknown = crypto.randomUUID();
const of = ({ id }: { id: string }) => ({ params: { id } });
const foreign = createAccessTokens({
  secret: 'of somebody who does not know it',
  issuer: 'settee',
  clock: { now: () => new Date() },
});
const acts = (target: { id: string }) =>
  market.sql('select action, actor_id, before, after from audit_log where target_id = $1 order by at', [target.id]);

describe.each(['verifySeller', 'deleteUser', 'restoreUser'] as const)('%s', (call) => {
  // spec §6: Admin: also All Buyers and All Sellers; lists, deletes, verifies
  it('is for admins, and only for existing people', async () => {
    const seller = await market.seller();
    expect(await market.stranger.call(call, of(seller))).toMatchObject({ status: 401 });
    expect(await (await market.buyer()).call(call, of(seller))).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    });
    expect(await seller.call(call, of(seller))).toMatchObject({ status: 403 });
    for (const id of [unknown, 'not-an-id']) expect(await admin.call(call, of({ id }))).toMatchObject({ status: 404 });
    expect(await acts(seller)).toEqual([]);
  });
});

describe('verifying a seller', () => {
  // spec §4: Seller: unverified to verified, no reverse
  it('gives the badge once and records who gave it', async () => {
    const seller = await market.seller();
    for (let i = 0; i < 2; i++) expect(await admin.api.verifySeller(of(seller))).toEqual({ acknowledged: true });
    const profile = await market.stranger.api.getUser({ params: { email: seller.email } });
    expect(profile.isVarified).toBe(true);
    expect(await acts(seller)).toEqual([
      { action: 'verify_seller', actor_id: admin.id, before: { verified: false }, after: { verified: true } },
    ]);
  });

  // spec §7: PUT /users/{id} verifies a seller (D4)
  it('is refused for buyers, and for a seller who was removed', async () => {
    const [buyer, removed] = [await market.buyer(), await market.seller()];
    expect(await admin.call('verifySeller', of(buyer))).toMatchObject({ status: 409, body: { code: 'not_a_seller' } });
    await admin.api.deleteUser(of(removed));
    expect(await admin.call('verifySeller', of(removed))).toMatchObject({ status: 404 });
  });
});

describe('removing a person', () => {
  // spec §7: DELETE /users/{id} (D9)
  it('ends their tokens at once, hides their listings and keeps them from coming back by themselves', async () => {
    const seller = await market.seller();
    const listing = await market.listing({ seller });
    await seller.token();
    expect(await admin.api.deleteUser(of(seller))).toEqual({ acknowledged: true });

    expect(await seller.call('listOwnListings', { params: { email: seller.email } })).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
    expect(market.identity.ended.has(`subject of ${seller.email}`)).toBe(true);
    expect(await market.stranger.call('getListing', of(listing))).toMatchObject({ status: 410 });
    expect(await market.stranger.call('getUser', { params: { email: seller.email } })).toMatchObject({ status: 404 });
    const { items } = await admin.api.listUsers({ params: { type: 'seller' } });
    expect(items.map(({ _id }) => _id)).not.toContain(seller.id);
    expect(await admin.call('deleteUser', of(seller))).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('gives the same identity no new token and no new account', async () => {
    const buyer = await market.buyer();
    await admin.api.deleteUser(of(buyer));
    const body = { displayName: 'Back', email: buyer.email, type: 'seller' };
    // The identity service may not know of the removal yet.
    const fresh = await fetch(`${market.origin}/api/users`, {
      method: 'POST',
      headers: proofOf(buyer),
      body: JSON.stringify(body),
    });
    expect(fresh.status).toBe(401);
    const token = await fetch(`${market.origin}/api/jwt`, {
      method: 'POST',
      headers: proofOf(buyer),
      body: JSON.stringify(body),
    });
    expect(token.status).toBe(401);
    expect(await token.json(), 'a removed person reads why').toMatchObject({ code: 'account_removed' });
  });

  it('says who removed the account, and only to somebody with its password or its last token', async () => {
    const byShop = await market.buyer();
    const byThemselves = await market.buyer();
    for (const [person, who, text] of [
      [byShop, 'shop', /^The shop removed this account\. .*answer that email within six months/],
      [byThemselves, 'self', /^You deleted this account\. Write to the shop within 30 days/],
    ] as const) {
      const older = await person.token();
      const [row] = await market.sql(
        'update accounts set token_epoch = token_epoch + 1 where id = $1 returning token_epoch',
        [person.id],
      );
      const claims = { id: person.id, tokenEpoch: Number(row?.token_epoch) };
      const last = await market.services.tokens.issue(claims);
      if (who === 'shop') await admin.api.deleteUser(of(person));
      else await removeAccount(market.services, person.id, { id: person.id });

      const ask = async (path: string, token: string) => {
        const answer = await fetch(`${market.origin}/api/${path}`, { headers: { Authorization: `Bearer ${token}` } });
        return { status: answer.status, body: await answer.json() };
      };
      const explained = { message: expect.stringMatching(text), details: { removedBy: who } };
      expect(await ask('account', last)).toMatchObject({ status: 401, body: { code: 'not_signed_in', ...explained } });
      expect(await ask('account/export', proofOf(person).Authorization.slice(7))).toMatchObject({
        status: 401,
        body: { code: 'account_removed', ...explained },
      });
      for (const other of [older, `${last}x`, await foreign.issue(claims)]) {
        const { status, body } = await ask('account', other);
        expect([status, body.code, body.message, body.details]).toEqual([
          401,
          'not_signed_in',
          'Please log in to continue.',
          undefined,
        ]);
      }
    }
  });

  const proofOf = ({ email }: Actor) => {
    const again = { email, subject: `subject of ${email}` };
    (market.identity.ended as Set<string>).delete(again.subject);
    return { Authorization: `Bearer ${market.identity.idToken(again)}`, 'Content-Type': 'application/json' };
  };

  it('is refused for oneself, even when there is another admin', async () => {
    const other = await market.admin();
    for (const id of [admin.id, admin.id.toUpperCase()])
      expect(await admin.call('deleteUser', of({ id }))).toMatchObject({ status: 409, body: { code: 'last_admin' } });
    expect(await admin.api.getUser({ params: { email: admin.email } })).toMatchObject({ type: 'admin' });
    await admin.api.deleteUser(of(other));
  });

  it('leaves one admin when two remove each other at the same instant', async () => {
    const other = await market.admin();
    await Promise.all([admin.token(), other.token()]);
    const answers = await Promise.all([admin.call('deleteUser', of(other)), other.call('deleteUser', of(admin))]);
    expect(answers.map(({ status }) => status).sort()).toSatisfy(
      ([first, second]: number[]) => first === 200 && (second === 401 || second === 409),
    );
    const [left] = await market.sql(`select email from accounts where type = 'admin' and deleted_at is null`);
    if (left?.email !== admin.email) admin = other;
  });

  it.each(['buyer', 'seller'] as const)('ends the hold of the %s, but waits while a bank works', async (side) => {
    const buyer = await market.buyer();
    const listing = await market.listing();
    await buyer.api.addWish({ body: { previousId: listing.id } });
    const asked = await buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
    const provider = (status: string) =>
      market.sql(
        `update sandbox_stripe.object set body = body || jsonb_build_object('status', $2::text) where id = $1`,
        [intentOf(asked.clientSecret), status],
      );
    const person = side === 'buyer' ? buyer : listing.seller;
    await provider('processing');
    expect(await buyer.call('confirmPayment', { params: { previousId: listing.id } })).toMatchObject({ status: 202 });
    expect(await admin.call('deleteUser', of(person))).toMatchObject({
      status: 409,
      body: { code: 'payment_in_progress', message: expect.stringContaining('Nothing was removed') },
    });
    expect(await market.stranger.call('getListing', of(listing))).toMatchObject({ status: 200 });

    await provider('requires_payment_method');
    await buyer.call('confirmPayment', { params: { previousId: listing.id } });
    await buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
    expect(await admin.call('deleteUser', of(person))).toMatchObject({ status: 200 });
    const states = await market.sql('select state from purchases where listing_id = $1 order by created_at', [
      listing.id,
    ]);
    expect(states.map(({ state }) => state)).toEqual(['expired', 'cancelled']);
    expect(await acts(listing)).toMatchObject([{ action: 'end_hold', actor_id: admin.id }]);
  });

  it('keeps the books of what they sold', async () => {
    const buyer = await market.buyer();
    const listing = await market.listing();
    await market.buy(buyer, listing);
    await admin.api.deleteUser(of(listing.seller));
    const { items } = await buyer.api.listPaid({ params: { email: buyer.email } });
    expect(items).toEqual([expect.objectContaining({ previousId: listing.id, sellerEmail: listing.seller.email })]);
  });
});

describe('bringing a removed person back', () => {
  // beyond the spec: POST …/restore: restores what was deleted (D9)
  it('shows again what the removal hid, and nothing else', async () => {
    const seller = await market.seller({ verified: true });
    const [listing, hidden] = [await market.listing({ seller }), await market.listing({ seller })];
    await market.sql(`update listings set hidden_at = now() - interval '1 day' where id = $1`, [hidden.id]);
    const listings = () =>
      market.sql(`select to_jsonb(l) - 'touched_at' as listing from listings l where seller_id = $1 order by id`, [
        seller.id,
      ]);
    const before = await listings();
    await admin.api.deleteUser(of(seller));
    for (let i = 0; i < 2; i++) expect(await admin.api.restoreUser(of(seller))).toEqual({ acknowledged: true });

    expect(await listings()).toEqual(before);
    expect(await market.stranger.call('getListing', of(listing))).toMatchObject({ status: 200 });
    expect(await market.stranger.api.getUser({ params: { email: seller.email } })).toMatchObject({ isVarified: true });
    expect((await acts(seller)).map(({ action }) => action)).toEqual(['delete_user', 'restore_user']);
  });

  it('does not revive tokens from before', async () => {
    const buyer = await market.buyer();
    await buyer.token();
    await admin.api.deleteUser(of(buyer));
    await admin.api.restoreUser(of(buyer));
    expect(await buyer.call('listWishes', { query: { email: buyer.email } })).toMatchObject({ status: 401 });
  });

  it('is refused when somebody else has the e-mail by now', async () => {
    const buyer = await market.buyer();
    await admin.api.deleteUser(of(buyer));
    await market.sql(
      `insert into accounts (id, issuer, subject, email, display_name, type) values (gen_random_uuid(), 'i', $1, upper($1), 'New', 'buyer')`,
      [buyer.email],
    );
    expect(await admin.call('restoreUser', of(buyer))).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect((await acts(buyer)).map(({ action }) => action)).toEqual(['delete_user']);
  });

  it('ends after 30 days', async () => {
    const [early, late] = [await market.buyer(), await market.buyer()];
    await admin.api.deleteUser(of(early));
    await admin.api.deleteUser(of(late));
    market.clock.advance(30 * DAY - 60);
    expect(await admin.call('restoreUser', of(early))).toMatchObject({ status: 200 });
    market.clock.advance(120);
    expect(await admin.call('restoreUser', of(late))).toMatchObject({ status: 409, body: { code: 'undo_expired' } });
  });
});

it('refuses a removed person even with a valid proof from the identity service', async () => {
  const identity = { ...createTestIdentity(), endSessions: async () => undefined };
  const elsewhere = await openMarket({ overrides: { identity } });
  const person = await elsewhere.buyer();
  const idToken = elsewhere.identity.idToken({ email: person.email });
  const proven = createVisitor(elsewhere.origin, async () => idToken);
  const session = { params: { id: (await proven.api.listSessions())[0]?._id ?? '' } };
  await (await elsewhere.admin()).api.deleteUser(of(person));
  const body = { email: person.email, displayName: person.displayName, type: 'buyer' };
  const answers = await Promise.all([
    proven.call('listSessions'),
    proven.call('endSession', session),
    proven.call('endOtherSessions'),
    proven.call('deleteAccount'),
    proven.call('createUser', { body }),
    proven.call('issueToken', { body: { email: person.email } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
  await elsewhere.close();
});
