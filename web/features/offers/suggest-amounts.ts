import type { Cents } from '../../../shared/domain/money.ts';
import { offerBounds } from '../../../shared/domain/offer.ts';
import { toMajor, toMinor } from '../../platform/shop-money.ts';

/** Percent of the price. */
const PARTS = [90, 80, 75] as const;

export type Suggestion = { percent: number; amountCents: Cents };

/** Suggests amounts in whole units of the currency, without duplicates. */
export function suggestAmounts(price: Cents): Suggestion[] {
  const { least } = offerBounds(price);
  const amounts = PARTS.map((percent) => ({
    percent,
    amountCents: toMinor(Math.round(toMajor((price * percent) / 100))),
  }));
  return amounts.filter(
    ({ amountCents }, index) =>
      amountCents >= least &&
      amountCents < price &&
      amounts.findIndex((other) => other.amountCents === amountCents) === index,
  );
}
