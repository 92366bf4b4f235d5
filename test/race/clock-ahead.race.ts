import { afterAll, beforeAll, expect, it } from 'vitest';
import { offerListing } from '../support/people.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

const DAYS = 24 * 3_600_000;

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop({ people: 1, clocksAhead: [-40 * DAYS, 40 * DAYS] });
});
afterAll(() => shop.close());

it('an access token counts by the database’s clock, however wrong the clock of a process is', async () => {
  for (const rival of shop.people)
    for (const _ of shop.servers)
      expect(await shop.call(rival, 'GET', '/account/unread')).toMatchObject({ status: 200 });
});

it('deadlines count by the database’s clock: what was removed a second ago can be brought back by any process', async () => {
  const id = await offerListing(shop.pool, shop.people);
  const { rows } = await shop.pool.query<{ seller_id: string }>('select seller_id from listings where id = $1', [id]);
  const seller = await shop.signIn(rows[0]?.seller_id ?? '');
  await shop.pool.query(`update accounts set type = 'seller' where id = $1`, [seller.id]);
  // The calls go to one process and the other in turn, and an odd number of them changes who gets which.
  for (let round = 0; round < 3; round++) {
    expect(await shop.call(seller, 'DELETE', `/furniture/${id}`)).toMatchObject({ status: 200 });
    expect(await shop.call(seller, 'POST', `/furniture/${id}/restore`)).toMatchObject({ status: 200 });
    await shop.call(seller, 'GET', '/account/unread');
  }
  // What is older than 30 days by the database stays removed, whatever a process thinks.
  await shop.call(seller, 'DELETE', `/furniture/${id}`);
  await shop.pool.query(`update listings set deleted_at = now() - interval '31 days' where id = $1`, [id]);
  for (const _ of [1, 2])
    expect(await shop.call(seller, 'POST', `/furniture/${id}/restore`)).toMatchObject({ status: 409 });
});
