import type { LengthUnit } from './dimensions.ts';

const inches: ReadonlySet<string> = new Set(['US', 'LR', 'MM']);

/** @param country an ISO 3166 code */
export const unitOfCountry = (country: string | undefined): LengthUnit | undefined =>
  country ? (inches.has(country) ? 'in' : 'cm') : undefined;

/** Returns the shop's unit: the chosen one, else its country's. */
export const shopUnit = ({ unit, country }: { unit: LengthUnit | ''; country: string }): LengthUnit =>
  unit || (unitOfCountry(country) ?? 'cm');
