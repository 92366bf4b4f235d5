import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../test/support/actor.ts';
import { sendCall } from '../../../../test/support/api-client.ts';
import { handOver } from '../../../../test/support/hand-over.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';

import { verifyBooks } from '../../checkout/books/verify-books.ts';
import { reconcile } from '../../checkout/reconciliation/reconcile.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket({ PAYOUTS: 'manual' });
});
afterAll(async () => {
  expect(await verifyBooks(shop.market.services.db)).toEqual([]);
  await shop.market.close();
});

const leave = ({ idToken }: Actor) => sendCall(shop.market.origin, 'deleteAccount', {}, idToken);

async function complete(seller: Actor) {
  const sale = await shop.bought({ seller });
  await handOver(shop.buyer, sale.listing);
  return sale;
}
/** A seller who owes $110.40, since all of the money of a sale went back after the payout. */
async function indebted() {
  const seller = await shop.market.seller();
  const { intent } = await complete(seller);
  await shop.payOut(seller);
  await shop.cardProvider.refund(intent);
  await reconcile(shop.market.services);
  return seller;
}
const settle = ({ id: sellerId }: Actor, body: Record<string, unknown> = {}, by = shop.admin) =>
  by.call('settleDebt', {
    params: { sellerId },
    body: { outcome: 'paid', amountCents: 11_040, reason: 'Transfer 7', ...body },
  });
const owedBy = async ({ id }: Actor) => {
  const { items } = await shop.admin.api.listBalances({ query: { onlyDebts: 'true', limit: 100 } });
  return items.find(({ sellerId }) => sellerId === id);
};
/** Sums the ledger's accounts for the settled debts of a seller. */
const booked = async ({ id }: Actor) => {
  const rows = await shop.market.sql(
    `select kind, account, sum(amount_cents)::int as cents from ledger_entries
      where seller_id = $1 and settlement_id is not null group by kind, account order by kind, account`,
    [id],
  );
  return rows.map(({ kind, account, cents }) => [kind, account, cents]);
};

describe('the debt of a person who has left', () => {
  it('is settled in part by their money, and the rest is given up', async () => {
    const seller = await indebted();
    await leave(seller);
    expect(await owedBy(seller)).toMatchObject({ owedCents: 11_040, hasLeft: true });
    expect((await settle(seller, { amountCents: 4_000 })).body).toEqual({ owedCents: 7_040 });
    expect(await owedBy(seller)).toMatchObject({ owedCents: 7_040 });
    const lost = { outcome: 'written_off', amountCents: 7_040, reason: 'No answer to three letters.' };
    expect((await settle(seller, lost)).body).toEqual({ owedCents: 0 });
    expect(await owedBy(seller)).toBeUndefined();
    expect(await booked(seller)).toEqual([
      ['debt_paid', 'bank', 4_000],
      ['debt_paid', 'seller_available', -4_000],
      ['debt_written_off', 'loss', 7_040],
      ['debt_written_off', 'seller_available', -7_040],
    ]);
    const { items } = await shop.admin.api.listActs({ query: { limit: 5 } });
    expect(items.filter(({ action }) => action === 'settle_debt')).toMatchObject([
      {
        before: { owed: '$70.40' },
        after: { owed: '$0', amount: '$70.40', outcome: 'written_off', reason: 'No answer to three letters.' },
      },
      {
        before: { owed: '$110.40' },
        after: { owed: '$70.40', amount: '$40', outcome: 'paid', reason: 'Transfer 7' },
      },
    ]);
    expect(await verifyBooks(shop.market.services.db)).toEqual([]);
  });

  it('is settled once, also by several admins at the same time', async () => {
    const seller = await indebted();
    await leave(seller);
    const other = await shop.market.admin();
    const answers = await Promise.all([settle(seller), settle(seller, {}, other), settle(seller)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await booked(seller)).toContainEqual(['debt_paid', 'bank', 11_040]);
  });

  it('is settled once in part when it is pressed twice', async () => {
    const seller = await indebted();
    await leave(seller);
    const part = { amountCents: 4_000, owedCents: 11_040 };
    const answers = await Promise.all([settle(seller, part), settle(seller, part)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await settle(seller, part)).toMatchObject({ status: 409, body: { message: expect.any(String) } });
    expect(await booked(seller)).toContainEqual(['debt_paid', 'bank', 4_000]);
  });

  it('can come again for the same sale, and what a settled one earns later is paid', async () => {
    const seller = await shop.market.seller();
    const { intent } = await complete(seller);
    await shop.payOut(seller);
    await leave(seller);
    for (const amountCents of [1_840, 920]) {
      await shop.cardProvider.refund(intent, amountCents === 1_840 ? 2_000 : 1_000);
      await reconcile(shop.market.services);
      expect((await settle(seller, { amountCents })).body).toEqual({ owedCents: 0 });
    }
    await shop.admin.api.restoreUser({ params: { id: seller.id } });
    (shop.market.identity.ended as Set<string>).clear();
    shop.market.clock.advance(600);
    expect(await seller.api.getEarnings()).toMatchObject({
      availableCents: 0,
      owedCents: 0,
      sales: [{ netCents: 8_280, state: 'paid' }],
    });
    await complete(seller);
    expect(await seller.api.getEarnings()).toMatchObject({ availableCents: 11_040, owedCents: 0 });
    const [{ month } = { month: '' }] = await seller.api.listEarningsStatements();
    const statement = await fetch(`${shop.market.origin}/api/earnings/statements/${month}`, {
      headers: { Accept: 'text/csv', Authorization: `Bearer ${await seller.token()}` },
    });
    expect((await statement.text()).match(/debt_paid[^\n]*/g)).toHaveLength(2);
  });

  it('is refused above what is owed, without a reason, with unknown fields, and of who is still here', async () => {
    const seller = await indebted();
    expect(await settle(seller)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await leave(seller);
    expect(await settle(seller, { amountCents: 11_041 })).toMatchObject({
      status: 422,
      body: { fields: { amountCents: expect.stringContaining('$110.40') } },
    });
    for (const body of [
      { amountCents: 0 },
      { amountCents: -1 },
      { amountCents: 1.5 },
      { amountCents: '5' },
      { outcome: 'forgiven' },
      { reason: ' ' },
      { sellerId: shop.buyer.id },
    ])
      expect((await settle(seller, body)).status).toBe(422);
    expect((await settle(shop.buyer)).status).toBe(409);
    const unknown = '00000000-0000-7000-8000-000000000000';
    expect((await settle({ ...seller, id: unknown } as Actor)).status).toBe(404);
    for (const by of [shop.buyer, await shop.market.seller()]) expect((await settle(seller, {}, by)).status).toBe(403);
    expect(await booked(seller)).toEqual([]);
  });
});
