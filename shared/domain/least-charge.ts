import type { Currency } from './currency.ts';

/** Minimum of the card networks in minor units, where above 50. */
const LEAST_CHARGES: Readonly<Record<Currency, number>> = {
  AED: 200,
  CZK: 1500,
  DKK: 250,
  HKD: 400,
  HUF: 17_500,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  PLN: 200,
  RON: 200,
  SEK: 300,
  THB: 1000,
};
const LEAST_CHARGE = 50;

/** Returns the minimum charge in minor units. */
export const leastCharge = (currency: Currency): number => LEAST_CHARGES[currency] ?? LEAST_CHARGE;
