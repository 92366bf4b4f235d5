import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { withoutExtension } from '../../../shared/domain/phone-number.ts';

/**
 * Converts a typed phone number to E.164, such as `+15035550100`.
 * @param country ISO 3166 code for numbers without one; empty or null for none
 * @returns undefined for an invalid number
 */
export function dialNumber(typed: string, country: string | null): string | undefined {
  const number = parsePhoneNumberFromString(withoutExtension(typed), (country || undefined) as CountryCode | undefined);
  return number?.isPossible() ? number.number : undefined;
}
