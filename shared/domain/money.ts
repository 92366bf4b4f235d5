import { type Currency, decimalsOf, shopCurrency } from './currency.ts';
import { leastCharge } from './least-charge.ts';

/**
 * Money is an integer of the minor unit of the shop's currency from end to end: US cents, euro cents, whole yen. What a
 * seller types is parsed here, once, by a strict grammar. Every function takes the shop's currency unless it is given one.
 */
export type Cents = number;

/** The highest price in any currency; the schema holds it too. */
export const MAX_PRICE: Cents = 99_999_999;

/** The lowest price in a currency. */
export const minPrice = (currency: Currency = shopCurrency()): Cents => leastCharge(currency);

/** An amount in whole units of the currency, such as dollars, as minor units. */
export const toMinor = (amount: number, currency: Currency = shopCurrency()): Cents =>
  Math.round(amount * 10 ** decimalsOf(currency));

/** Minor units as an amount in whole units of the currency. */
export const toMajor = (cents: Cents, currency: Currency = shopCurrency()): number =>
  cents / 10 ** decimalsOf(currency);

/** Keeps what is made for a currency, since formats are slow to make. */
export function byCurrency<Made>(make: (currency: Currency) => Made): (currency: Currency) => Made {
  const made = new Map<Currency, Made>();
  return (currency) => {
    const known = made.get(currency) ?? make(currency);
    made.set(currency, known);
    return known;
  };
}

/** The sign of a currency as it is written beside an amount: `$`, `€`, `kr`. */
export const currencySign = byCurrency((currency) =>
  currency === 'USD'
    ? '$'
    : (new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency),
);

/** A pattern for the currency as people write it beside an amount: its sign or its code. */
export const signPattern = byCurrency((currency) => {
  const signs = currency === 'USD' ? ['$'] : [currencySign(currency), currency];
  return `(?:${signs.map((sign) => sign.replace(/[$.]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`)).join('|')})`;
});

/** Digits either plain or in groups of three, then the decimals; the sign may stand before, and outside of USD after. */
const pricePattern = byCurrency((currency) => {
  const sign = signPattern(currency);
  const decimals = decimalsOf(currency) === 0 ? '()' : String.raw`(?:\.(\d{1,2}))?`;
  const after = currency === 'USD' ? '' : String.raw`(?:\s*${sign})?`;
  return new RegExp(String.raw`^${sign}?\s*(\d{1,9}|\d{1,3}(?:,\d{3})+)${decimals}${after}$`, 'i');
});

/**
 * Reads a price as a seller types it: `120`, `$80`, `1,250.50`, and in yen `¥80,000`.
 * @returns minor units, or undefined when the text is not a price from the least that a card is charged to the highest
 */
export function parsePrice(text: string, currency: Currency = shopCurrency()): Cents | undefined {
  const match = pricePattern(currency).exec(text.trim());
  if (!match?.[1]) return undefined;
  const decimals = decimalsOf(currency);
  const units = Number(match[1].replaceAll(',', ''));
  const cents = units * 10 ** decimals + Number((match[2] ?? '').padEnd(decimals, '0'));
  return cents >= minPrice(currency) && cents <= MAX_PRICE ? cents : undefined;
}

/** How money is written in a locale: `$1,250.50`, `1.250,50 €`, `¥80,000`. It takes whole units, such as dollars. */
export const moneyFormat = (locale: string, currency: Currency = shopCurrency()) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    // Stated, since the browser's own table leaves the decimals of some currencies out.
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: decimalsOf(currency),
    trailingZeroDisplay: 'stripIfInteger',
  });

/** An amount as a locale writes it, for mails. */
export const writeMoney = (cents: Cents, locale: string): string => moneyFormat(locale).format(toMajor(cents));

/** The price as the wire carries it, without sign or grouping: `120`, `1250.50`. Round-trips through `parsePrice`. */
export function wirePrice(cents: Cents, currency: Currency = shopCurrency()): string {
  const unit = 10 ** decimalsOf(currency);
  const rest = cents % unit;
  const units = Math.trunc(cents / unit);
  return rest === 0 ? String(units) : `${units}.${String(rest).padStart(2, '0')}`;
}

const englishFormat = byCurrency((currency) => moneyFormat('en-US', currency));

/** The price as a person reads it in English: `$120`, `$1,250.50`, `€1,250.50`, `¥80,000`. */
export function formatPrice(cents: Cents, currency: Currency = shopCurrency()): string {
  if (currency !== 'USD') return englishFormat(currency).format(toMajor(cents, currency));
  const [dollars = '0', rest] = wirePrice(cents, currency).split('.');
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',');
  return rest ? `$${grouped}.${rest}` : `$${grouped}`;
}
