import { type Currency, decimalsOf } from './currency.ts';
import { leastCharge } from './least-charge.ts';

/** Integer minor units of the shop's currency. Typed prices are parsed only here. */
export type Cents = number;

/** Also a database constraint. */
export const MAX_PRICE: Cents = 99_999_999;

export const minPrice = (currency: Currency): Cents => leastCharge(currency);

/** Converts whole units, such as dollars, to minor units. */
export const toMinor = (amount: number, currency: Currency): Cents => Math.round(amount * 10 ** decimalsOf(currency));

export const toMajor = (cents: Cents, currency: Currency): number => cents / 10 ** decimalsOf(currency);

/** Caches per currency: formats are slow to create. */
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

export const signPattern = byCurrency((currency) => {
  const signs = currency === 'USD' ? ['US$', '$', 'USD'] : [currencySign(currency), currency];
  return `(?:${signs.map((sign) => sign.replace(/[$.]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`)).join('|')})`;
});

/** `80,-` and `80.–` have no decimals. */
const DASH = /(?<=\d)[.,][-–—]+(?=\s*\D*$)/;

/** Digits, also grouped by three, then decimals; sign before or after. */
const pricePattern = byCurrency((currency) => {
  const sign = signPattern(currency);
  const decimals = decimalsOf(currency) === 0 ? '()' : String.raw`(?:\.(\d{1,2}))?`;
  return new RegExp(String.raw`^${sign}?\s*(\d{1,9}|\d{1,3}(?:,\d{3})+)${decimals}(?:\s*${sign})?$`, 'i');
});

/** Without what is pasted along: zero-width signs, full-width digits, hard spaces. */
export const plainText = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(DASH, '');

/**
 * Parses a typed price: `120`, `$80`, `80 USD`, `80,-`, `1,250.50`, `¥80,000`.
 * @returns minor units; undefined unless between minimum charge and highest price
 */
export function parsePrice(text: string, currency: Currency): Cents | undefined {
  const match = pricePattern(currency).exec(plainText(text));
  if (!match?.[1]) return undefined;
  const decimals = decimalsOf(currency);
  const units = Number(match[1].replaceAll(',', ''));
  const cents = units * 10 ** decimals + Number((match[2] ?? '').padEnd(decimals, '0'));
  return cents >= minPrice(currency) && cents <= MAX_PRICE ? cents : undefined;
}

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

export const writeMoney = (cents: Cents, locale: string, currency: Currency): string =>
  moneyFormat(locale, currency).format(toMajor(cents, currency));

/** Formats for the API: `120`, `1250.50`. Inverse of `parsePrice`. */
export function wirePrice(cents: Cents, currency: Currency): string {
  const unit = 10 ** decimalsOf(currency);
  const rest = cents % unit;
  const units = Math.trunc(cents / unit);
  return rest === 0 ? String(units) : `${units}.${String(rest).padStart(2, '0')}`;
}

/** Formats with all decimals: `120.00`, `80000`. */
export const tableAmount = (cents: Cents, currency: Currency): string =>
  toMajor(cents, currency).toFixed(decimalsOf(currency));

const englishFormat = byCurrency((currency) => moneyFormat('en-US', currency));

/** Formats in English: `$120`, `$1,250.50`, `¥80,000`. */
export function formatPrice(cents: Cents, currency: Currency): string {
  if (currency !== 'USD') return englishFormat(currency).format(toMajor(cents, currency));
  const [dollars = '0', rest] = wirePrice(cents, currency).split('.');
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',');
  return rest ? `$${grouped}.${rest}` : `$${grouped}`;
}
