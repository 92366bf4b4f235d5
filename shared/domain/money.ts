/**
 * Money is integer US cents from end to end (reliability 3.15). What a seller types is parsed here,
 * once, by a strict grammar; nothing else in Settee turns text into money.
 */
export type Cents = number;

export const MIN_PRICE: Cents = 50;
export const MAX_PRICE: Cents = 99_999_999;
export const CURRENCY = 'usd';

/** Optional `$`, digits either plain or in groups of three, optionally two decimals at most. */
const PRICE = /^\$?\s*(\d{1,9}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/**
 * Reads a price as a seller types it: `120`, `$80`, `1,250.50`.
 * @returns cents, or undefined when the text is not a price between $0.50 and $999,999.99
 */
export function parsePrice(text: string): Cents | undefined {
  const match = PRICE.exec(text.trim());
  if (!match?.[1]) return undefined;
  const dollars = Number(match[1].replaceAll(',', ''));
  const cents = dollars * 100 + Number((match[2] ?? '0').padEnd(2, '0'));
  return cents >= MIN_PRICE && cents <= MAX_PRICE ? cents : undefined;
}

/** How money is written in a locale (spec §1: dollars): `$1,250.50`, `1.250,50 $`. */
export const moneyFormat = (locale: string) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });

/** The price as the wire carries it, without sign or grouping: `120`, `1250.50`. Round-trips through `parsePrice`. */
export function wirePrice(cents: Cents): string {
  const rest = cents % 100;
  const dollars = Math.trunc(cents / 100);
  return rest === 0 ? String(dollars) : `${dollars}.${String(rest).padStart(2, '0')}`;
}

/** The price as a person reads it, with the dollar sign of spec §1: `$120`, `$1,250.50`. */
export function formatPrice(cents: Cents): string {
  const [dollars = '0', rest] = wirePrice(cents).split('.');
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',');
  return rest ? `$${grouped}.${rest}` : `$${grouped}`;
}
