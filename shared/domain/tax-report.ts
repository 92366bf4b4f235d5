import type { Currency } from './currency.ts';
import { unitsPerEuro } from './currency-worth.ts';
import { type Cents, toMinor } from './money.ts';

/** DAC7: a year with fewer sales and no more euros is exempt; about as much in other currencies. */
export const taxThreshold = { sales: 30, euros: 2_000 };

/** Sellers are asked from 25 sales, or four fifths of the money. */
const NEAR_SALES = 25;
const NEAR_MONEY = 0.8;

/** Years until an identity is deleted without a report. */
export const LONGEST_KEPT = 5;

export type YearSum = { sales: number; cents: Cents };

/** The threshold in the shop's currency. */
export const thresholdCents = (currency: Currency): Cents =>
  toMinor(taxThreshold.euros * unitsPerEuro(currency), currency);

/** Whether a seller's year must be reported. */
export const isReported = ({ sales, cents }: YearSum, currency: Currency): boolean =>
  sales >= taxThreshold.sales || cents > thresholdCents(currency);

/** Whether the seller should soon give tax details. */
export const isNearThreshold = ({ sales, cents }: YearSum, currency: Currency): boolean =>
  sales >= NEAR_SALES || cents >= NEAR_MONEY * thresholdCents(currency);
