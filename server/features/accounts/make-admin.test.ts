import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { makeAdmin } from './make-admin.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const acts = (id: string) => market.sql(`select action, actor_id, after from audit_log where target_id = $1`, [id]);

// beyond the spec: `npm run make-admin`: the first admin (D19)
it('makes an account an admin at once, and records it once', async () => {
  const ada = await market.buyer();
  expect(await ada.call('listUsers', { params: { type: 'buyer' } })).toMatchObject({ status: 403 });
  for (let i = 0; i < 2; i += 1) await makeAdmin(market.services, ` ${ada.email.toUpperCase()}`);
  expect(await ada.call('listUsers', { params: { type: 'buyer' } })).toMatchObject({ status: 200 });
  expect(await acts(ada.id)).toEqual([{ action: 'make_admin', actor_id: null, after: { type: 'admin' } }]);
});

// beyond the spec: `npm run make-admin`: the first admin (D19)
it('refuses an unverified email, an unknown one, and that of a removed account', async () => {
  const unproven = await market.buyer({ emailVerified: false });
  await expect(makeAdmin(market.services, unproven.email)).rejects.toThrow('not confirmed yet');
  await expect(makeAdmin(market.services, 'nobody@market.test')).rejects.toThrow('Sign up first');
  const removed = await market.buyer();
  await (await market.admin()).api.deleteUser({ params: { id: removed.id } });
  await expect(makeAdmin(market.services, removed.email)).rejects.toThrow('Sign up first');
  expect(await acts(unproven.id)).toEqual([]);
});
