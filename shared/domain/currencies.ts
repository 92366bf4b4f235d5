import { type Currency, decimalsOf, wholeCurrencies } from './currency.ts';

export const currencies = [
  ...['AED', 'ALL', 'ANG', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BGN', 'BMD', 'BND', 'BOB', 'BRL', 'BSD'],
  ...['BWP', 'BYN', 'BZD', 'CAD', 'CHF', 'CNY', 'CRC', 'CVE', 'CZK', 'DKK', 'DOP', 'DZD', 'EGP', 'ETB', 'EUR', 'FJD'],
  ...['GBP', 'GEL', 'GIP', 'GMD', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'ILS', 'INR', 'JMD', 'KES', 'KGS'],
  ...['KYD', 'KZT', 'LKR', 'LSL', 'MAD', 'MDL', 'MKD', 'MOP', 'MUR', 'MVR', 'MXN', 'MYR', 'MZN', 'NAD'],
  ...['NIO', 'NOK', 'NPR', 'NZD', 'PAB', 'PEN', 'PHP', 'PKR', 'PLN', 'QAR', 'RON', 'RSD', 'SAR', 'SCR', 'SEK'],
  ...['SGD', 'SRD', 'SZL', 'THB', 'TRY', 'TTD', 'TWD', 'UAH', 'USD', 'UYU', 'XCD', 'ZAR', 'ZMW'],
  ...wholeCurrencies,
].sort() as readonly string[];

const inHundredths: ReadonlySet<Currency> = new Set(['ISK', 'UGX']);
const ofLowWorth: ReadonlySet<Currency> = new Set([
  ...['AOA', 'ARS', 'CDF', 'COP', 'IDR', 'IRR', 'KHR', 'LAK', 'LBP', 'MMK', 'MNT', 'MWK', 'NGN', 'TZS', 'UZS'],
]);

/** Card payments round thousandths; of some, 999,999.99 is too little for furniture. */
export function reasonNotOffered(code: Currency): 'Thousandths' | 'Hundredths' | 'LowWorth' | undefined {
  if (decimalsOf(code) === 3) return 'Thousandths';
  return inHundredths.has(code) ? 'Hundredths' : ofLowWorth.has(code) ? 'LowWorth' : undefined;
}
