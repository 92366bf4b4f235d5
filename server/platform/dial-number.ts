import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns a typed phone number in the form of E.164, such as `+15035550100`, which can be dialled from everywhere.
 * @param country ISO 3166 code of where it is written without one; empty or null for none
 * @returns undefined for a number that no country has
 */
export function dialNumber(typed: string, country: string | null): string | undefined {
  const number = parsePhoneNumberFromString(typed, (country || undefined) as CountryCode | undefined);
  return number?.isPossible() ? number.number : undefined;
}
