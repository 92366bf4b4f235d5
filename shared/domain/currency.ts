export type Currency = string;

export const DEFAULT_CURRENCY: Currency = 'USD';

export const wholeCurrencies = [
  ...['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'VND', 'XAF', 'XOF', 'XPF'],
] as const satisfies readonly Currency[];
const whole: ReadonlySet<Currency> = new Set(wholeCurrencies);
const thousandths: ReadonlySet<Currency> = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/** Returns the number of decimals: 2, 0 or 3. */
export const decimalsOf = (currency: Currency): number => (whole.has(currency) ? 0 : thousandths.has(currency) ? 3 : 2);
