import { wholeCurrencies } from './currency.ts';

/** Excludes currencies of three decimals: the highest price is 99,999,999 minor units. */
export const currencies = [
  ...['AED', 'ALL', 'ANG', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BGN', 'BMD', 'BND', 'BOB', 'BRL', 'BSD'],
  ...['BWP', 'BYN', 'BZD', 'CAD', 'CHF', 'CNY', 'CRC', 'CVE', 'CZK', 'DKK', 'DOP', 'DZD', 'EGP', 'ETB', 'EUR', 'FJD'],
  ...['GBP', 'GEL', 'GIP', 'GMD', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'ILS', 'INR', 'JMD', 'KES', 'KGS'],
  ...['KYD', 'KZT', 'LKR', 'LSL', 'MAD', 'MDL', 'MKD', 'MOP', 'MUR', 'MVR', 'MXN', 'MYR', 'MZN', 'NAD'],
  ...['NIO', 'NOK', 'NPR', 'NZD', 'PAB', 'PEN', 'PHP', 'PKR', 'PLN', 'QAR', 'RON', 'RSD', 'SAR', 'SCR', 'SEK'],
  ...['SGD', 'SRD', 'SZL', 'THB', 'TRY', 'TTD', 'TWD', 'UAH', 'USD', 'UYU', 'XCD', 'ZAR', 'ZMW'],
  ...wholeCurrencies,
].sort() as readonly string[];
