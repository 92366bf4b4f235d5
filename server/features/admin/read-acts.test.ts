import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { walkPages } from '../../../test/support/walk-pages.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
});
afterAll(() => market.close());

const of = ({ id }: { id: string }) => ({ params: { id } });

describe('the audit log', () => {
  // beyond the spec: GET /removed-users, /removed-furniture, /audit-log: what was removed, and who did what
  it('shows actor, action and target with values before and after, newest first, at any page size', async () => {
    const seller = await market.seller({ name: 'Vera Verified' });
    const listing = await market.listing({ seller, title: 'A walnut chair' });
    await admin.api.verifySeller(of(seller));
    await admin.api.advertiseListing(of(listing));
    await admin.api.removeListing(of(listing));
    await admin.api.restoreListing(of(listing));
    await admin.api.deleteUser(of(seller));
    await admin.api.restoreUser(of(seller));

    const { items, pages } = await walkPages((cursor) => admin.api.listActs({ query: { limit: 4, cursor } }));

    expect(pages).toBe(2);
    expect(items.map(({ action, targetName }) => [action, targetName])).toEqual([
      ['restore_user', 'Vera Verified'],
      ['delete_user', 'Vera Verified'],
      ['restore_listing', 'A walnut chair'],
      ['remove_listing', 'A walnut chair'],
      ['edit_listing', 'A walnut chair'],
      ['verify_seller', 'Vera Verified'],
    ]);
    expect(new Set(items.map(({ actorName }) => actorName))).toEqual(new Set(['Admin']));
    expect(items[5]).toMatchObject({ before: { verified: false }, after: { verified: true } });
    expect(JSON.stringify(items)).not.toContain(seller.email);
  });

  it('takes new rows only', async () => {
    await expect(market.sql(`update audit_log set action = 'nothing'`)).rejects.toThrow();
    await expect(market.sql('delete from audit_log')).rejects.toThrow();
    for (const table of ['audit_log', 'ledger_entries'])
      await expect(market.sql(`truncate ${table}`)).rejects.toThrow('only takes new rows');
  });
});

describe('removed people', () => {
  it('are listed until they come back', async () => {
    const buyer = await market.buyer({ name: 'Gone Buyer' });
    await admin.api.deleteUser(of(buyer));
    const { items } = await admin.api.listRemovedUsers({});
    expect(items).toMatchObject([{ _id: buyer.id, displayName: 'Gone Buyer', type: 'buyer', email: buyer.email }]);
    const days = (Date.parse(items[0]?.undoUntil ?? '') - Date.parse(items[0]?.removedAt ?? '')) / 86_400_000;
    expect(days).toBe(30);
    await admin.api.restoreUser(of(buyer));
    expect((await admin.api.listRemovedUsers({})).items).toEqual([]);
  });
});
