import type { Currency } from './currency.ts';
import { unitsPerEuro } from './currency-worth.ts';
import { type Cents, toMinor } from './money.ts';

/** DAC7: sellers with fewer sales and no more euros in a year are exempt. In other currencies it is about as much. */
export const taxThreshold = { sales: 30, euros: 2_000 };

/** Sellers are asked from 25 sales, or four fifths of the money. */
const NEAR_SALES = 25;
const NEAR_MONEY = 0.8;

/** Years until an identity is deleted without a report. */
export const LONGEST_KEPT = 5;

export type YearSum = { sales: number; cents: Cents };

export const thresholdCents = (currency: Currency): Cents =>
  toMinor(taxThreshold.euros * unitsPerEuro(currency), currency);

export const isReported = ({ sales, cents }: YearSum, currency: Currency): boolean =>
  sales >= taxThreshold.sales || cents > thresholdCents(currency);

export const isNearThreshold = ({ sales, cents }: YearSum, currency: Currency): boolean =>
  sales >= NEAR_SALES || cents >= NEAR_MONEY * thresholdCents(currency);
