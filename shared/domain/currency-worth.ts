import type { Currency } from './currency.ts';

/** Whole units for about one euro, rounded down. Others are worth about as much as a euro. */
const worths: readonly [units: number, ...currencies: Currency[]][] = [
  [0.3, 'KWD'],
  [0.4, 'BHD', 'OMR'],
  [0.8, 'JOD'],
  [0.85, 'GBP', 'GIP'],
  [1.5, 'AUD', 'BND', 'CAD', 'SGD'],
  [2, 'ANG', 'AWG', 'AZN', 'BAM', 'BBD', 'BGN', 'BZD', 'FJD', 'NZD'],
  [3, 'BYN', 'GEL', 'TND', 'XCD'],
  [4, 'AED', 'ILS', 'MYR', 'PEN', 'PLN', 'QAR', 'SAR'],
  [5, 'BRL', 'LYD', 'RON'],
  [7, 'BOB', 'CNY', 'DKK', 'TTD'],
  [9, 'GTQ', 'HKD', 'MOP'],
  [10, 'MAD', 'NOK', 'SEK'],
  [15, 'BWP', 'MVR', 'SCR'],
  [19, 'LSL', 'MDL', 'MXN', 'NAD', 'SZL', 'ZAR', 'ZMW'],
  [24, 'CZK'],
  [35, 'NIO', 'SRD', 'THB', 'TRY', 'TWD', 'UYU'],
  [45, 'EGP', 'MUR', 'UAH'],
  [60, 'DOP', 'MKD', 'MZN', 'PHP'],
  [80, 'ALL', 'GMD', 'INR', 'KGS'],
  [110, 'CVE', 'RSD', 'XPF'],
  [130, 'BDT', 'DZD', 'ETB', 'KES', 'NPR'],
  [160, 'JMD', 'JPY'],
  [200, 'DJF', 'GYD'],
  [300, 'LKR', 'PKR'],
  [380, 'HUF'],
  [490, 'CRC', 'KMF', 'KZT'],
  [650, 'XAF', 'XOF'],
  [1_000, 'CLP'],
  [1_500, 'IQD', 'KRW', 'RWF'],
  [3_000, 'BIF'],
  [8_000, 'PYG'],
  [9_000, 'GNF'],
  [28_000, 'VND'],
];
const unitsOf = new Map(worths.flatMap(([units, ...named]) => named.map((currency) => [currency, units] as const)));

/** Good enough for a limit, never to convert a price. */
export const unitsPerEuro = (currency: Currency): number => unitsOf.get(currency) ?? 1;
