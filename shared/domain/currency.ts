export type Currency = string;

export const DEFAULT_CURRENCY: Currency = 'USD';

export const wholeCurrencies = [
  ...['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'VND', 'XAF', 'XOF', 'XPF'],
] as const satisfies readonly Currency[];
const whole: ReadonlySet<Currency> = new Set(wholeCurrencies);

/** Returns the number of decimals: 2, or 0. */
export const decimalsOf = (currency: Currency): number => (whole.has(currency) ? 0 : 2);

let source = (): Currency => DEFAULT_CURRENCY;

export const shopCurrency = (): Currency => source();

/** Sets the source of the currency: settings on the server, the profile in a page. */
export function readCurrencyFrom(known: () => Currency): void {
  source = known;
}

/** Sets the shop's currency; only for the code that loads the settings. */
export const setShopCurrency = (currency: Currency): void => readCurrencyFrom(() => currency);
