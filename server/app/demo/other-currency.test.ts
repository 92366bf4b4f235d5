import { afterEach, expect, it } from 'vitest';
import { decimalsOf } from '../../../shared/domain/currency.ts';
import { readWirePrice, wirePrice } from '../../platform/shop/shop-money.ts';
import { setShopValues } from '../../platform/shop/shop-values.ts';
import { demoRows } from './demo-rows.ts';
import { demoPeople } from './people.ts';

afterEach(() => setShopValues({ currency: 'USD' }));

const logins = new Map(demoPeople.map(({ email }) => [email, { issuer: 'test', subject: email }]));
const rowsIn = (currency: string) => {
  setShopValues({ currency });
  return demoRows(logins, new Date('2026-01-31'));
};

it.each(['EUR', 'JPY', 'HUF'])('the demo has its numbers in %s, as sellers could have typed them', (currency) => {
  const dollars = rowsIn('USD').listings.map(({ price_cents }) => price_cents);
  const { listings, purchases, ledger_entries } = rowsIn(currency);
  for (const [i, { price_cents: price }] of listings.entries()) {
    expect(readWirePrice(wirePrice(price))).toBe(price);
    if (decimalsOf(currency) === 0) expect(price % 100).toBe(0);
    else if (currency === 'EUR') expect(price).toBe(dollars[i]);
  }
  expect(new Set(purchases.map((purchase) => purchase.currency))).toEqual(new Set([currency.toLowerCase()]));
  expect(ledger_entries.reduce((sum, { amount_cents }) => sum + Number(amount_cents), 0)).toBe(0);
});
