import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, userSorts } from '../../../shared/domain/sorting.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { walkPages } from '../../../test/support/walk-pages.ts';

let market: Market;
let buyer: Actor;
let seller: Actor;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  buyer = await market.buyer({ name: 'Bea' });
  seller = await market.seller({ name: 'Sam', verified: true });
  admin = await market.admin();
});
afterAll(() => market.close());

const record = (email: string) => ({ params: { email } });

describe('one person', () => {
  // spec §3: User: _id, displayName, email, type, isVarified
  it('sees the whole own record', async () => {
    expect(await buyer.api.getUser(record(buyer.email.toUpperCase()))).toEqual({
      _id: buyer.id,
      displayName: 'Bea',
      email: buyer.email,
      type: 'buyer',
      isVarified: false,
      emailVerified: true,
      language: 'en',
      createdAt: expect.any(String),
    });
  });

  it('shows a seller to everybody without the e-mail', async () => {
    const profile = { _id: seller.id, displayName: 'Sam', type: 'seller', isVarified: true };
    expect(await market.stranger.api.getUser(record(seller.email))).toEqual(profile);
    expect(await buyer.api.getUser(record(seller.email))).toEqual(profile);
  });

  it('shows an admin everybody', async () => {
    expect(await admin.api.getUser(record(buyer.email))).toMatchObject({ email: buyer.email });
    expect(await admin.call('getUser', record('nobody@market.test'))).toMatchObject({ status: 404 });
  });

  // spec §7: GET /users/{email} (D8)
  it('hides whether a stranger has an account: the same bytes for known and unknown', async () => {
    for (const visitor of [market.stranger, seller]) {
      const answers = await Promise.all(
        [buyer.email, admin.email, 'nobody@market.test', '%00', "' or 1=1 --", 'a'.repeat(400)].map((email) =>
          visitor.call('getUser', record(email)),
        ),
      );
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
        expect({ ...(answer.body as object), requestId: '' }).toEqual({
          ...(answers[0]?.body as object),
          requestId: '',
        });
      }
    }
  });
});

describe('the lists of buyers and sellers', () => {
  // spec §6: Admin: also All Buyers and All Sellers; lists, deletes, verifies
  it('are for admins', async () => {
    const sellers = { params: { type: 'seller' } };
    expect(await market.stranger.call('listUsers', sellers)).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
    expect(await buyer.call('listUsers', sellers)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    expect(await seller.call('listUsers', sellers)).toMatchObject({ status: 403 });
    expect(await admin.call('listUsers', { params: { type: 'admin' } })).toMatchObject({ status: 404 });
  });

  // spec §1: An admin lists buyers and sellers, deletes users, verifies sellers
  it('hold one type each, with the badge', async () => {
    const { items } = await admin.api.listUsers({ params: { type: 'seller' } });
    expect(items).toEqual([expect.objectContaining({ _id: seller.id, email: seller.email, isVarified: true })]);
  });

  // spec §7: GET /users-type/buyer, /users-type/seller (D5)
  it('are paged without gaps or repeats over people of the same instant', async () => {
    await market.sql(`
      insert into accounts (id, issuer, subject, email, display_name, type, created_at)
      select gen_random_uuid(), 'crowd', i::text, 'crowd' || i || '@market.test', 'Crowd', 'buyer',
        now() - make_interval(secs => (i / 10) * 0.000001)
      from generate_series(1, 60) i`);
    const rows = await market.sql(
      `select id from accounts where type = 'buyer' and deleted_at is null order by created_at desc, id desc`,
    );
    const { items, pages } = await walkPages((cursor) =>
      admin.api.listUsers({ params: { type: 'buyer' }, query: { limit: 7, cursor } }),
    );
    expect(items.map(({ _id }) => _id)).toEqual(rows.map(({ id }) => id));
    expect(pages).toBe(Math.ceil(rows.length / 7));
  });

  it.each(userSorts.flatMap((sort) => orders.map((order) => ({ sort, order }))))(
    'are sorted by $sort, $order, without gaps or doubles',
    async ({ sort, order }) => {
      const { items } = await walkPages((cursor) =>
        admin.api.listUsers({ params: { type: 'buyer' }, query: { limit: 7, cursor, sort, order } }),
      );
      const value = { joined: 'created_at', name: 'lower(display_name)', email: 'lower(email)' }[sort];
      const rows = await market.sql(
        `select id from accounts where type = 'buyer' and deleted_at is null order by ${value} ${order}, id ${order}`,
      );
      expect(items.map(({ _id }) => _id)).toEqual(rows.map(({ id }) => id));
    },
  );

  // beyond the spec: Buyers and sellers can be searched and sorted
  it('are searched by the beginnings of words in name and e-mail, all of which must be there', async () => {
    const olsen = await market.buyer({ name: 'Märta Olsen-Quick' });
    const found = async (q: string) =>
      (await admin.api.listUsers({ params: { type: 'buyer' }, query: { q, limit: 100 } })).items.map(({ _id }) => _id);
    for (const q of ['märta', 'OLS', 'quick', 'ols mär', `  ${olsen.email}  `, 'olsen-quick'])
      expect(await found(q), q).toEqual([olsen.id]);
    for (const q of ['lsen', 'olsen nobody', '&', `'`, '%', '(!:*', 'märta & !olsenx'])
      expect(await found(q), q).toEqual([]);
    expect(await found('crowd1')).toHaveLength(11);
    expect((await found('')).length).toBeGreaterThan(60);
    const { items, pages } = await walkPages((cursor) =>
      admin.api.listUsers({ params: { type: 'buyer' }, query: { q: 'crowd', limit: 7, cursor, sort: 'name' } }),
    );
    expect([new Set(items.map(({ _id }) => _id)).size, pages]).toEqual([60, 9]);
  });

  it.each(['x', 'W10', Buffer.from('[1,"x"]').toString('base64url'), Buffer.from('["a","b"]').toString('base64url')])(
    'refuse the cursor %s',
    async (cursor) => {
      const answer = await admin.call('listUsers', { params: { type: 'buyer' }, query: { cursor } });
      expect(answer).toMatchObject({ status: 422, body: { fields: { cursor: expect.any(String) } } });
    },
  );

  it.each([0, 101, 'many', 1.5])('refuse the limit %s', async (limit) => {
    const answer = await admin.call('listUsers', { params: { type: 'buyer' }, query: { limit } });
    expect(answer).toMatchObject({ status: 422, body: { fields: { limit: expect.any(String) } } });
  });
});
