import { expect } from 'vitest';
import type { Actor } from './actor.ts';
import type { MoneyMarket } from './money-market.ts';

const cents = (price: string) => Math.round(Number(price) * 100);

/**
 * Reads a seller's money. The operator's list, the seller's sales, their figures and those on the operator's page of the
 * person must say the same.
 */
export async function readSellerBooks({ admin }: MoneyMarket, seller: Actor) {
  const { sales, transferredCents, ...earned } = await seller.api.getEarnings();
  const { items } = await admin.api.listBalances({ query: { limit: 100 } });
  const row = items.find(({ sellerId }) => sellerId === seller.id);
  if (row) {
    const { sellerId, sellerName, hasLeft, sendingCents, ...balance } = row;
    expect(balance).toEqual(earned);
  }
  const { items: listed } = await seller.api.listFulfillments({ query: { role: 'seller' } });
  expect(listed.map(({ payoutState }) => payoutState)).toEqual(sales.map(({ state }) => state));
  const left = sales.reduce((sum, { netCents, feeCents }) => sum + netCents + feeCents, 0);
  const { earned: shown } = await admin.api.getPerson({ params: { id: seller.id } });
  expect([(await seller.api.getSellerNumbers()).earnedCents, cents(shown)]).toEqual([left, left]);
  return { ...earned, sales };
}

export async function readStatement(seller: Actor, type: 'text/csv' | 'application/pdf'): Promise<Response> {
  const [{ month } = { month: '' }] = await seller.api.listEarningsStatements();
  return seller.fetch(`/api/earnings/statements/${month}`, { headers: { Accept: type } });
}
