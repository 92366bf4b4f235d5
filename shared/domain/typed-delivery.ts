import { inPlainSigns } from './clean-text.ts';
import type { Currency } from './currency.ts';
import { highestDeliveryFee, MAX_RADIUS_KM, MIN_RADIUS_KM } from './delivery.ts';
import type { LengthUnit } from './dimensions.ts';
import { inKilometres } from './distance.ts';
import type { Cents } from './money.ts';
import { parsePrice, plainText, signPattern } from './typed-price.ts';

/** Parses `0`, `0,00 €`, `25`, `$25.50`. @returns cents */
export function parseFee(text: string, currency: Currency): Cents | undefined {
  if (isZero(plainText(text), currency)) return 0;
  const cents = parsePrice(text, currency);
  return cents !== undefined && cents <= highestDeliveryFee(currency) ? cents : undefined;
}

const isZero = (typed: string, currency: Currency): boolean =>
  new RegExp(`^${signPattern(currency)}?\\s*0+(?:[.,]0+)?\\s*${signPattern(currency)}?$`, 'i').test(typed);

const AROUND =
  /^(?:(?:c(?:irc)?a\.?|~|≈|etwa|bis(?: zu)?|im umkreis von|up to|within|about|hasta|unos|max\.?)\s*)+(?=\d)|(?<=[\d\p{L}.])\s+(?:umkreis|radius|around|a la redonda)$/giu;

/**
 * Parses `25`, `40 km`, `up to 25 miles`.
 * @param unit of a bare number; inches imply miles
 * @returns whole kilometers
 */
export function parseRadius(text: string, unit: LengthUnit = 'cm'): number | undefined {
  const [, digits, km, miles] =
    /^(\d{1,3})(?:\s*(?:(kms?|kilometers?|kilometres?|kil[oó]metros?)|(mi|miles?|meilen?|millas?))\.?)?$/i.exec(
      inPlainSigns(text).trim().replace(AROUND, ''),
    ) ?? [];
  const namedUnit = miles ? 'in' : km ? 'cm' : unit;
  const kilometers = Math.round(inKilometres(Number(digits ?? 0), namedUnit));
  return kilometers >= MIN_RADIUS_KM && kilometers <= MAX_RADIUS_KM ? kilometers : undefined;
}
