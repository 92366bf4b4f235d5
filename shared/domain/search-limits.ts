import type { Currency } from './currency.ts';
import { inMillimetres, type LengthUnit, type Millimetres } from './dimensions.ts';
import { inKilometres } from './distance.ts';
import { MAX_PRICE, toMajor } from './money.ts';

/** Default and maximum radius. */
export const USUAL_RADIUS = 50;
export const WIDEST_RADIUS = 20_000;

/** Converts kilometers with centimeters, miles with inches. */
export const radiusInMetres = (radius: number, unit: LengthUnit) => inKilometres(radius, unit) * 1000;

/** Returns the highest price filter in whole units. */
export const highestPrice = (currency: Currency): number => toMajor(MAX_PRICE + 1, currency);

/** In centimeters or inches. */
export const LONGEST_SIDE = 1000;

/** Converts a typed side. */
export const sideLimit = (length: number | undefined, unit: LengthUnit): Millimetres | undefined =>
  length === undefined ? undefined : inMillimetres(length, unit);
