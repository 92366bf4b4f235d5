import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../test/support/actor.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';
import { verifyBooks } from '../books/verify-books.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket();
});
afterAll(async () => {
  expect(await verifyBooks(shop.market.services.db)).toEqual([]);
  await shop.market.close();
});

const saleOf = (by: Actor, id: string) => by.api.getFulfillment({ params: { id } });

/** A refund that an admin ordered, and that waits since a bank disputes the payment. @param cents default: all */
async function waiting(cents?: number) {
  const sale = await shop.bought();
  await shop.cardProvider.arm('refunds.create', { kind: 'status', status: 400, recorded: true }, 50);
  await shop.refund(sale.id);
  await shop.cardProvider.dispute(sale.intent, 'open', cents);
  await shop.cardProvider.disarm();
  await shop.retry();
  for (const person of [shop.buyer, sale.listing.seller]) await shop.mailsTo(person);
  return sale;
}

describe('a refund that waits for the decision of a bank', () => {
  it.each([
    ['won', 'win' as const],
    ['lost', 'lose' as const],
  ])('is explained to buyer, seller and admin until the dispute is %s', async (_, move) => {
    const { id, listing, intent } = await waiting();
    const people = [shop.buyer, listing.seller, shop.admin];
    for (const person of people)
      expect(await saleOf(person, listing.id)).toMatchObject({ state: 'cancelled', isBankDisputed: true });
    expect(await shop.listed(id)).toMatchObject({ state: 'refund_pending', waitsForBank: true });
    await shop.cardProvider.dispute(intent, move);
    await shop.retry();
    for (const person of people) expect(await saleOf(person, listing.id)).not.toHaveProperty('isBankDisputed');
    expect(await shop.listed(id)).not.toHaveProperty('waitsForBank');
  });

  it('is told by mail as taken by the bank when the dispute is lost', async () => {
    const { listing, intent } = await waiting();
    await shop.cardProvider.dispute(intent, 'lose');
    await shop.retry();
    const told = new Map((await shop.mails()).map(({ to, subject }) => [to, subject]));
    expect(told.get(shop.buyer.email)).toBe('Your bank took back the payment for Oak table');
    expect(told.get(listing.seller.email)).toBe('The dispute about Oak table is decided for the buyer');
  });

  it('is not told as a sale that stands when the dispute is lost in part', async () => {
    const { listing, intent } = await waiting(3_000);
    await shop.cardProvider.dispute(intent, 'lose');
    await shop.retry();
    const told = new Map((await shop.mails()).map(({ to, subject, text }) => [to, `${subject} ${text}`]));
    expect(told.get(shop.buyer.email)).toMatch(/^Your bank took back the payment .*took back \$30 of the \$120/s);
    expect(told.get(listing.seller.email)).toMatch(/^The dispute .*The sale is off/s);
  });

  it('is not told so either when the sale was cancelled during the dispute', async () => {
    const { listing, intent } = await shop.bought();
    await shop.cardProvider.dispute(intent, 'open', 3_000);
    await reconcile(shop.market.services);
    const { id } = await saleOf(shop.buyer, listing.id);
    await shop.buyer.api.cancelFulfillment({ params: { id }, body: { reason: 'changed_mind' } });
    await shop.mails();
    await shop.cardProvider.dispute(intent, 'lose');
    await reconcile(shop.market.services);
    const told = (await shop.mails()).filter(({ to }) => to === listing.seller.email);
    expect(told.map(({ text }) => text).join()).toContain('The sale is off.');
  });
});
