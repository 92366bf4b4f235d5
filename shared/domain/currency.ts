/** An ISO 4217 code in capital letters, such as `EUR`. */
export type Currency = string;

export const DEFAULT_CURRENCY: Currency = 'USD';

/** Currencies without a minor unit: their amounts are whole. */
export const wholeCurrencies = [
  ...['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'VND', 'XAF', 'XOF', 'XPF'],
] as const satisfies readonly Currency[];
const whole: ReadonlySet<Currency> = new Set(wholeCurrencies);

/** How many decimals an amount of a currency has: 2, or 0 where there is no minor unit. */
export const decimalsOf = (currency: Currency): number => (whole.has(currency) ? 0 : 2);

let source = (): Currency => DEFAULT_CURRENCY;

/** The currency of the shop that this process serves, or that this page belongs to. A shop has one. */
export const shopCurrency = (): Currency => source();

/** Says where the currency of the shop is known: on the server its settings, in a page its profile. */
export function readCurrencyFrom(known: () => Currency): void {
  source = known;
}

/** Sets the currency of the shop. Only the code that reads the settings of the shop calls it. */
export const setShopCurrency = (currency: Currency): void => readCurrencyFrom(() => currency);
