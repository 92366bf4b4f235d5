import { type Currency, decimalsOf } from './currency.ts';
import { leastCharge } from './least-charge.ts';

/** Integer minor units of the shop's currency. */
export type Cents = number;

/** Also a database constraint. */
export const MAX_PRICE: Cents = 99_999_999;

/** The lowest price: card networks charge no less. */
export const minPrice = (currency: Currency): Cents => leastCharge(currency);

/** Such as dollars to cents. */
export const toMinor = (amount: number, currency: Currency): Cents => Math.round(amount * 10 ** decimalsOf(currency));

/** Such as cents to dollars. */
export const toMajor = (cents: Cents, currency: Currency): number => cents / 10 ** decimalsOf(currency);

/** Formats are slow to create. */
export function byCurrency<Made>(make: (currency: Currency) => Made): (currency: Currency) => Made {
  const made = new Map<Currency, Made>();
  return (currency) => {
    const known = made.get(currency) ?? make(currency);
    made.set(currency, known);
    return known;
  };
}

/** `$`, `€`, `kr`. */
export const currencySign = byCurrency((currency) =>
  currency === 'USD'
    ? '$'
    : (new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency),
);

/** Takes whole units: `$1,250.50`, `1.250,50 €`. */
export const moneyFormat = (locale: string, currency: Currency) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    // Browsers omit the decimals of some currencies.
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: decimalsOf(currency),
    trailingZeroDisplay: 'stripIfInteger',
  });

/** Formats in a locale: `$1,250.50`, `1.250,50 €`. */
export const writeMoney = (cents: Cents, locale: string, currency: Currency): string =>
  moneyFormat(locale, currency).format(toMajor(cents, currency));

/** `120`, `1250.50`. Inverse of `readWirePrice`. */
export function wirePrice(cents: Cents, currency: Currency): string {
  const unit = 10 ** decimalsOf(currency);
  const rest = cents % unit;
  const units = Math.trunc(cents / unit);
  return rest === 0 ? String(units) : `${units}.${String(rest).padStart(decimalsOf(currency), '0')}`;
}

/** @returns minor units; undefined for another form */
export const readWirePrice = (wire: string, currency: Currency): Cents | undefined =>
  /^\d+(\.\d+)?$/.test(wire) ? toMinor(Number(wire), currency) : undefined;

/** `120.00`, `80000` */
export const tableAmount = (cents: Cents, currency: Currency): string =>
  toMajor(cents, currency).toFixed(decimalsOf(currency));

const englishFormat = byCurrency((currency) => moneyFormat('en-US', currency));

/** In English: `$120`, `$1,250.50`, `¥80,000`. */
export function formatPrice(cents: Cents, currency: Currency): string {
  if (currency !== 'USD') return englishFormat(currency).format(toMajor(cents, currency));
  const [dollars = '0', rest] = wirePrice(cents, currency).split('.');
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',');
  return rest ? `$${grouped}.${rest}` : `$${grouped}`;
}
