import type { Currency } from '../../../shared/domain/currency.ts';
import { byCurrency, currencySign } from '../../../shared/domain/money.ts';
import { signPattern } from '../../../shared/domain/typed-price.ts';
import { foldWords } from './read-words.ts';

/** Codes that are no words, unlike `try` and `all`. */
const CODES =
  'usd|eur|gbp|chf|jpy|cad|aud|nzd|sek|nok|dkk|isk|pln|czk|huf|ron|bgn|mxn|ars|clp|brl|inr|cny|hkd|sgd|krw|zar|ils';
const CROWNS = 'SEK NOK DKK ISK CZK';
const meanings = new Map(
  Object.entries({
    'dollars|dollar|dolares|dolar|bucks': 'USD AUD BBD BMD BND BSD BZD CAD FJD HKD JMD NAD NZD SGD TTD TWD XCD',
    'euros|euro': 'EUR',
    'pounds|pound|quid|pfund|libras': 'GBP GIP FKP EGP',
    'yenes|yen': 'JPY',
    'francs|franken|francos': 'CHF XOF XAF XPF',
    'kronen|kronor|kroner|kr': CROWNS,
    pesos: 'MXN ARS CLP COP UYU DOP PHP',
    'zloty|zlotych|zl': 'PLN',
    'rupees|rupien': 'INR NPR PKR LKR',
  }).flatMap(([words, currencies]) => words.split('|').map((word) => [word, currencies.split(' ')] as const)),
);

/** Matches signs and words of money, with this currency's own. */
export const moneyPattern = byCurrency((currency) => {
  const words = [...meanings.keys()].join('|');
  return `(?:${foldWords(signPattern(currency))}|(?:us|au?|ca?|nz|hk|mx)\\s?\\$|\\p{Sc}|(?:${words}|${CODES})\\b)`;
});

const ownSign = byCurrency((currency) => new RegExp(`^${foldWords(signPattern(currency))}$`, 'u'));

/**
 * Returns whether a sign or word of money means another currency than this one.
 * @param money folded
 */
export function isForeign(money: string, currency: Currency): boolean {
  if (ownSign(currency).test(money)) return false;
  return !(meanings.get(money)?.includes(currency) ?? currencySign(currency) === money);
}
