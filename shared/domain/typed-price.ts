import { inPlainSigns } from './clean-text.ts';
import { type Currency, decimalsOf } from './currency.ts';
import { byCurrency, type Cents, currencySign, MAX_PRICE, minPrice } from './money.ts';

/** Typed prices are parsed only here. */

/** As people write them, beside the sign and the code. */
const otherSigns = new Map<Currency, readonly string[]>([
  [
    'USD',
    [
      'US$',
      'US $',
      '$US',
      '$ US',
      'US-$',
      'USD $',
      'USD$',
      '$ USD',
      'U.S. dollars',
      'US dollars',
      'US dollar',
      'bucks',
      'dollars',
      'dollar',
      'US-Dollar',
      'dólares',
      'dolares',
    ],
  ],
  ['EUR', ['euros', 'euro', 'eur.', '€uros', '€uro']],
  ['CHF', ['SFr.', 'SFr', 'Frs.', 'Frs', 'Fr.', 'Fr', 'Franken', 'francs', 'francos']],
  ['GBP', ['pounds sterling', 'pound sterling', 'pounds', 'pound', 'quid', 'Pfund', 'libras']],
  ['JPY', ['JP¥', 'yen', '円']],
  ['CAD', ['C$', 'CA$']],
  ['AUD', ['A$', 'AU$']],
  ['NZD', ['NZ$']],
  ['MXN', ['MX$', 'MXN$', 'MXN $', 'MEX$', 'pesos mexicanos', 'pesos MXN', 'pesos', 'M.N.', 'MN']],
  ['SEK', ['kr.', 'SKr', 'kronor']],
  ['NOK', ['kr.', 'NKr', 'kroner']],
  ['DKK', ['kr.', 'DKr', 'kroner']],
  ['TRY', ['TL']],
  ['INR', ['Rs.', 'Rs', 'rupees']],
  ['BRL', ['reais']],
  ['CNY', ['RMB', 'yuan', '元', 'CN¥']],
  ['ILS', ['NIS', 'shekels']],
  ['PLN', ['zl', 'złotych', 'zlotych']],
  ['CZK', ['Kc', 'korun']],
  ['HUF', ['forint']],
  ['RON', ['lei']],
  ['ZAR', ['rand']],
  ['KRW', ['원']],
  ['UAH', ['грн.', 'грн']],
  ['BGN', ['лв.', 'лв']],
  ['SGD', ['S$']],
  ['HKD', ['HK$']],
  ['TWD', ['NT$']],
]);

export const signPattern = byCurrency((currency) => {
  // The longest first: `US$` before `$`.
  const signs = [currencySign(currency), currency, ...(otherSigns.get(currency) ?? [])].sort(
    (a, b) => b.length - a.length,
  );
  return `(?:${signs.map((sign) => sign.replace(/[$.]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`)).join('|')})`;
});

/** The patterns below take seconds for a long text. */
const LONGEST = 60;

/** `80,-`, `80/-`, `80, -` */
const DASH = /(?<=\d)\s?[.,:/]\s?[-–—]+(?=\s*\D*$)/;
/** `"80"`, `80!` */
const AROUND = /^["'“„]+|["'”“]+$|(?<=\p{Sc})[.,]+$|[!*]+$/gu;

/** `1,23,456`: a lakh in South Asia. */
export const lakhGroups = (currency: Currency): string =>
  ['INR', 'NPR', 'PKR', 'BDT', 'LKR'].includes(currency) ? String.raw`|\d{1,2}(?:,\d{2})+,\d{3}` : '';

/** Digits, also grouped by three, then decimals; sign before or after. */
const pricePattern = byCurrency((currency) => {
  const sign = signPattern(currency);
  const decimals =
    decimalsOf(currency) === 0 ? String.raw`(?:\.00)?()` : String.raw`(?:\.(\d{1,${decimalsOf(currency)}}))?`;
  const groups = String.raw`\d{1,3}(?:[,'’]\d{3})+${lakhGroups(currency)}`;
  return new RegExp(String.raw`^${sign}?\s*(\d{1,9}|${groups})${decimals}(?:\s*${sign})?$`, 'i');
});

const cash = String.raw`cash(?: only)?|bar|efectivo|(?:inkl|incl|inc)\.?\s(?:mwst|vat|iva|tax)\.?`;
const terms = String.raw`(?:VH?[BS]|FP|${cash}|(?:precio )?a (?:tratar|convenir)|do negocjacji|Fest(?:preis)?|Fix(?:preis)?|Verhandlungsbasis|verhandelbar|o\.?[bn]\.?o\.?|or (?:best|nearest) offer|(?:price )?firm|neg(?:\.|otiable|ociables?)?|(?:precio )?(?:fijo|negociable)|ferme|à débattre)`;
/** `120 € VB`, `$120 OBO`: offers are a setting of the seller. */
const BEFORE = new RegExp(String.raw`^(?:${terms}|(?:asking )?(?:price|preis|precio)|asking)[\s:]+(?=.*\d)`, 'iu');
const BEHIND = new RegExp(String.raw`(?<=\d.*?)[\s/,;(-]*(?<!\p{L})${terms}\)?[.!]*$`, 'iu');

/** Returns a price without what it says about offers. */
export const withoutTerms = (price: string): string =>
  price.length > LONGEST ? price : price.trim().replace(BEFORE, '').replace(BEHIND, '');

/** Drops zero-width signs, full-width digits and hard spaces. Empty for a long text. */
export const plainText = (text: string) =>
  text.length > LONGEST ? '' : withoutTerms(inPlainSigns(text).trim().replace(AROUND, '')).trim().replace(DASH, '');

/**
 * Parses a typed price: `120`, `$80`, `80 USD`, `80,-`, `1,250.50`, `¥80,000`.
 * @returns minor units; undefined unless between minimum charge and highest price
 */
export function parsePrice(text: string, currency: Currency): Cents | undefined {
  const match = pricePattern(currency).exec(plainText(text));
  if (!match?.[1]) return undefined;
  const decimals = decimalsOf(currency);
  const units = Number(match[1].replace(/\D/g, ''));
  const cents = units * 10 ** decimals + Number((match[2] ?? '').padEnd(decimals, '0'));
  return cents >= minPrice(currency) && cents <= MAX_PRICE ? cents : undefined;
}
