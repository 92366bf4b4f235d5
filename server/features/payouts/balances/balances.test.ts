import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../test/support/actor.ts';
import { handOver } from '../../../../test/support/hand-over.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';
import { onboard } from '../../../../test/support/onboard.ts';
import { walkPages } from '../../../../test/support/walk-pages.ts';
import { eraseRows } from '../../accounts/erase-store.ts';
import { verifyBooks } from '../../checkout/books/verify-books.ts';
import { reconcile } from '../../checkout/reconciliation/reconcile.ts';
import { orderTransfers } from '../transfers/order-transfers.ts';
import { sendTransfers } from '../transfers/send-transfers.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket({ PAYOUTS: 'manual' });
});
afterAll(async () => {
  expect(await verifyBooks(shop.market.services.db)).toEqual([]);
  await shop.market.close();
});

/** A sale of $120 that was handed over: $110.40 for the seller. */
async function complete(seller: Actor, at = shop) {
  const sale = await at.bought({ seller });
  await handOver(at.buyer, sale.listing);
  return sale;
}
/** A seller who was paid, and so much of whose sale went back after that. */
async function indebted(refundedCents: number): Promise<Actor> {
  const seller = await shop.market.seller();
  const { intent } = await complete(seller);
  await shop.payOut(seller);
  await shop.cardProvider.refund(intent, refundedCents);
  await reconcile(shop.market.services);
  return seller;
}
const list = async (onlyDebts?: 'true', at = shop) =>
  (await at.admin.api.listBalances({ query: { limit: 100, onlyDebts } })).items;
const balanceOf = async ({ id }: Actor, at = shop) => (await list(undefined, at)).find((row) => row.sellerId === id);

/** Expects the list to say what the seller's own screen says. */
async function expectAgreement(seller: Actor) {
  const { pendingCents, availableCents, owedCents } = await seller.api.getEarnings();
  const own = {
    sellerId: seller.id,
    sellerName: seller.displayName,
    hasLeft: false,
    pendingCents,
    availableCents,
    owedCents,
  };
  expect(await balanceOf(seller)).toEqual({ ...own, sendingCents: 0 });
  return [pendingCents, availableCents, owedCents];
}

describe('the list of balances', () => {
  it('is the same as on the seller’s screen: pending, then available, then nothing, then a debt', async () => {
    const seller = await shop.market.seller();
    expect(await balanceOf(seller)).toBeUndefined();
    const { listing, intent } = await shop.bought({ seller });
    expect(await expectAgreement(seller)).toEqual([12_000, 0, 0]);
    await handOver(shop.buyer, listing);
    expect(await expectAgreement(seller)).toEqual([0, 11_040, 0]);
    await shop.bought({ seller });
    expect(await expectAgreement(seller)).toEqual([12_000, 11_040, 0]);
    await shop.payOut(seller);
    expect(await expectAgreement(seller)).toEqual([12_000, 0, 0]);
    await shop.cardProvider.refund(intent, 2_000);
    await reconcile(shop.market.services);
    expect(await expectAgreement(seller)).toEqual([12_000, 0, 1_840]);
  });

  it('leaves out who was paid everything', async () => {
    const seller = await shop.market.seller();
    await complete(seller);
    await shop.payOut(seller);
    expect((await seller.api.getEarnings()).transferredCents).toBe(11_040);
    expect(await balanceOf(seller)).toBeUndefined();
  });

  it('has debts first, the largest first, then the most available, then what is pending alone, page by page', async () => {
    const [small, large] = [await indebted(1_000), await indebted(12_000)];
    const rich = await shop.market.seller();
    for (let sale = 0; sale < 2; sale++) await complete(rich);
    const paidSoon = await shop.market.seller();
    await complete(paidSoon);
    for (let sale = 0; sale < 3; sale++) await shop.bought({ seller: await shop.market.seller() });
    const whole = await list();
    const names = [large, small, rich, paidSoon].map(({ id }) => id);
    expect(whole.map(({ sellerId }) => sellerId).filter((id) => names.includes(id))).toEqual(names);
    const places = whole.map(({ owedCents, availableCents }) => [owedCents, availableCents]);
    expect(places).toEqual(places.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => c - a || d - b));
    const { items, pages } = await walkPages((cursor) => shop.admin.api.listBalances({ query: { limit: 2, cursor } }));
    expect(items).toEqual(whole);
    expect(new Set(items.map(({ sellerId }) => sellerId)).size).toBe(items.length);
    expect(pages).toBeGreaterThan(3);

    const debts = whole.filter(({ owedCents }) => owedCents > 0);
    expect(await list('true')).toEqual(debts);
    const walked = await walkPages((cursor) =>
      shop.admin.api.listBalances({ query: { limit: 1, cursor, onlyDebts: 'true' } }),
    );
    expect([walked.items, walked.pages]).toEqual([debts, debts.length]);
  });

  it('names an erased seller who owes money like everywhere else', async () => {
    const seller = await indebted(2_000);
    await shop.market.services.db.transaction().execute((tx) => eraseRows(tx, seller.id));
    expect((await list('true')).find(({ sellerId }) => sellerId === seller.id)).toEqual({
      sellerId: seller.id,
      sellerName: 'Deleted account',
      // The rows are gone, but nobody has closed this account.
      hasLeft: false,
      pendingCents: 0,
      availableCents: 0,
      sendingCents: 0,
      owedCents: 1_840,
    });
  });

  it('is for admins, and takes no foreign cursor', async () => {
    const seller = await shop.market.seller();
    for (const by of [seller, shop.buyer]) expect((await by.call('listBalances', { query: {} })).status).toBe(403);
    expect((await shop.market.stranger.call('listBalances', { query: {} })).status).toBe(401);
    const { nextCursor: foreign } = await shop.admin.api.listPayouts({ query: { limit: 1 } });
    expect(foreign).toBeDefined();
    for (const query of [{ cursor: foreign }, { cursor: 'x' }, { onlyDebts: 'maybe' }])
      expect((await shop.admin.call('listBalances', { query })).status).toBe(422);
  });
});

it('what the provider is sending is on the way, and a part of what is available until it has arrived', async () => {
  const at = await openMoneyMarket();
  const seller = await at.market.seller();
  await onboard(seller);
  await seller.api.getSellerAccount();
  await complete(seller, at);
  expect(await balanceOf(seller, at)).toMatchObject({ availableCents: 11_040, sendingCents: 0 });
  await orderTransfers(at.market.services);
  expect(await balanceOf(seller, at)).toMatchObject({ availableCents: 11_040, sendingCents: 11_040 });
  await sendTransfers(at.market.services);
  // The server's own worker may have taken the transfer.
  await expect.poll(() => balanceOf(seller, at)).toBeUndefined();
  await at.market.close();
});
