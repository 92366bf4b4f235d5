import { wholeCurrencies } from './currency.ts';

/**
 * The currencies that a shop can choose. The card provider charges each in the minor unit of ISO 4217, and the highest
 * price of 99,999,999 minor units is enough for furniture. Currencies with three decimals are therefore missing.
 */
export const currencies = [
  ...['AED', 'ALL', 'ANG', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BGN', 'BMD', 'BND', 'BOB', 'BRL', 'BSD'],
  ...['BWP', 'BYN', 'BZD', 'CAD', 'CHF', 'CNY', 'CRC', 'CVE', 'CZK', 'DKK', 'DOP', 'DZD', 'EGP', 'ETB', 'EUR', 'FJD'],
  ...['GBP', 'GEL', 'GIP', 'GMD', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'ILS', 'INR', 'JMD', 'KES', 'KGS'],
  ...['KYD', 'KZT', 'LKR', 'LSL', 'MAD', 'MDL', 'MKD', 'MOP', 'MUR', 'MVR', 'MXN', 'MYR', 'MZN', 'NAD'],
  ...['NIO', 'NOK', 'NPR', 'NZD', 'PAB', 'PEN', 'PHP', 'PKR', 'PLN', 'QAR', 'RON', 'RSD', 'SAR', 'SCR', 'SEK'],
  ...['SGD', 'SRD', 'SZL', 'THB', 'TRY', 'TTD', 'TWD', 'UAH', 'USD', 'UYU', 'XCD', 'ZAR', 'ZMW'],
  ...wholeCurrencies,
].sort() as readonly string[];
