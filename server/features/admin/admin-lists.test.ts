import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { walkPages } from '../../../test/support/walk-pages.ts';

let market: Market;
let admin: Actor;
let seller: Actor;
let buyer: Actor;
beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
  seller = await market.seller({ name: 'Selma Sells' });
  buyer = await market.buyer();
});
afterAll(() => market.close());

const of = ({ id }: { id: string }) => ({ params: { id } });
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

it('lists every listing in every state, newest first, at any page size', async () => {
  const first = await market.listing({ seller, title: 'Ash bench' });
  const second = await market.listing({ seller, title: 'Beech stool' });
  const third = await market.listing({ seller, title: 'Cherry desk' });
  await market.listing({ title: 'Another seller’s elm chair' });
  await seller.api.updateListing({ ...of(second), body: { isAvailable: 'false' } });
  await admin.api.removeListing(of(third));
  await market.buy(buyer, first);

  const { items } = await walkPages((cursor) => admin.api.listEveryListing({ query: { limit: 2, cursor } }));
  expect(titles(items)).toEqual(['Another seller’s elm chair', 'Cherry desk', 'Beech stool', 'Ash bench']);
  expect(items.map(({ state }) => state)).toEqual(['available', 'removed', 'withdrawn', 'sold']);
  const find = async (query: Record<string, string>) => titles((await admin.api.listEveryListing({ query })).items);
  expect(await find({ seller: seller.id, state: 'sold' })).toEqual(['Ash bench']);
  expect(await find({ state: 'removed' })).toEqual(['Cherry desk']);
  expect(await find({ q: 'bee sto' })).toEqual(['Beech stool']);
  expect(await find({ q: 'selma' })).toEqual(['Cherry desk', 'Beech stool', 'Ash bench']);
  expect(await find({ q: '&|!' })).toEqual([]);
  expect(await admin.api.getEveryListing(of(third))).toMatchObject({ title: 'Cherry desk', state: 'removed' });
});

it('says whether the seller deleted a listing or an admin removed it', async () => {
  const other = await market.seller();
  const deleted = await market.listing({ seller: other });
  const removed = await market.listing({ seller: other });
  await other.api.removeListing(of(deleted));
  await admin.api.removeListing(of(removed));
  const { items } = await admin.api.listEveryListing({ query: { seller: other.id, state: 'removed' } });
  expect(items.map(({ _id, deletedBySeller }) => [_id, deletedBySeller])).toEqual([
    [removed.id, undefined],
    [deleted.id, true],
  ]);
  const { items: undoable } = await admin.api.listRemovedListings({ query: { limit: 2 } });
  expect(undoable.map(({ deletedBySeller }) => deletedBySeller)).toEqual([false, true]);
});

it('shows a person with what they did in numbers, even after they were removed', async () => {
  expect(await admin.api.getPerson(of(seller))).toMatchObject({
    displayName: 'Selma Sells',
    email: seller.email,
    listings: 3,
    sales: 1,
    earned: '120',
    purchases: 0,
  });
  expect(await admin.api.getPerson(of(buyer))).toMatchObject({ purchases: 1, spent: '120', sales: 0 });
  const gone = await market.buyer();
  await admin.api.deleteUser(of(gone));
  expect((await admin.api.getPerson(of(gone))).removedAt).toBeDefined();
  expect(await admin.call('getPerson', of({ id: '00000000-0000-7000-8000-000000000000' }))).toMatchObject({
    status: 404,
  });
});

it('narrows payments by words, state and person, and exports them as a table', async () => {
  const find = async (query: Record<string, string>) => titles((await admin.api.listPayments({ query })).items);
  expect(await find({ q: 'ash' })).toEqual(['Ash bench']);
  expect(await find({ q: 'selma' })).toEqual(['Ash bench']);
  expect(await find({ q: 'nothing' })).toEqual([]);
  expect(await find({ person: buyer.id })).toEqual(['Ash bench']);
  expect(await find({ person: admin.id })).toEqual([]);
  expect(await find({ state: 'refunded' })).toEqual([]);
  const table = await admin.api.exportPayments({ query: { state: 'paid' } });
  expect(table.fileName).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/);
  expect(table.rows).toHaveLength(1);
  expect(table.rows[0]).toHaveLength(table.columns.length);
  expect(table.rows[0]?.slice(1, 7)).toEqual(['Ash bench', 'Chair', '120', '0', '0', 'paid']);
});

it('tells the history of one person or one listing from the audit log', async () => {
  const listing = await market.listing({ title: 'Drawn out' });
  await admin.api.removeListing(of(listing));
  await admin.api.verifySeller(of(seller));
  const about = async ({ id }: { id: string }) =>
    (await admin.api.listActs({ query: { about: id } })).items.map(({ action }) => action);
  expect(await about(listing)).toEqual(['remove_listing']);
  expect(await about(seller)).toEqual(['verify_seller']);
  expect((await about(admin)).slice(0, 2)).toEqual(['verify_seller', 'remove_listing']);
});
