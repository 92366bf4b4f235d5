export type Currency = string;

export const DEFAULT_CURRENCY: Currency = 'USD';

export const wholeCurrencies = [
  ...['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'VND', 'XAF', 'XOF', 'XPF'],
] as const satisfies readonly Currency[];
const whole: ReadonlySet<Currency> = new Set(wholeCurrencies);

/** Returns the number of decimals: 2, or 0. */
export const decimalsOf = (currency: Currency): number => (whole.has(currency) ? 0 : 2);
