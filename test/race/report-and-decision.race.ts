import { afterAll, beforeAll, expect, it } from 'vitest';
import { offerListing } from '../support/people.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop({ people: 2, processes: 1 });
});
afterAll(() => shop.close());

it('a report that waits while its case is decided begins a new case', async () => {
  const [buyer, other] = shop.people;
  if (!buyer || !other) throw new Error('Nobody came.');
  const listing = await offerListing(shop.pool, [buyer]);
  const body = { kind: 'listing', targetId: listing, reason: 'spam' };
  const first = await shop.call(buyer, 'POST', '/reports', body);
  const decision = await shop.pool.connect();
  await decision.query('begin');
  await decision.query('select 1 from cases for update');
  const waiting = shop.call(other, 'POST', '/reports', body);
  await expect
    .poll(async () => (await shop.pool.query('select 1 from pg_locks where not granted')).rowCount)
    .toBeGreaterThan(0);
  await decision.query(`update cases set state = 'decided', action = 'none', reason = '', decided_at = now()`);
  await decision.query('commit');
  decision.release();
  const second = await waiting;
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.caseNumber).not.toBe(first.body.caseNumber);
});
