import type { SellerOfferRules } from '../../../shared/contract/offers.ts';
import { readTypedAmount, typedAmount } from '../../platform/i18n/read-typed-amount.ts';
import { words } from '../../words.ts';

/** As typed in the form. */
export type TypedRules = { accepts: boolean; floor: string; atOnce: string };

const written = (cents: number | null): string => (cents === null ? '' : typedAmount(cents));

export const typedRules = ({ accepts, floorCents, acceptCents }: SellerOfferRules): TypedRules => ({
  accepts,
  floor: written(floorCents),
  atOnce: written(acceptCents),
});

/** @returns the rules, or the error of each field */
export function readRules({ accepts, floor, atOnce }: TypedRules): {
  rules?: SellerOfferRules;
  errors: { floor?: string; atOnce?: string };
} {
  const read = (typed: string) => (typed.trim() === '' ? null : readTypedAmount(typed));
  const [floorCents, acceptCents] = [read(floor), read(atOnce)];
  if (floorCents === undefined || acceptCents === undefined)
    return {
      errors: {
        ...(floorCents === undefined ? { floor: words.offers.notAmount } : {}),
        ...(acceptCents === undefined ? { atOnce: words.offers.notAmount } : {}),
      },
    };
  if (floorCents !== null && acceptCents !== null && acceptCents < floorCents)
    return { errors: { atOnce: words.offers.floorAbove } };
  return { rules: { accepts, floorCents, acceptCents }, errors: {} };
}
