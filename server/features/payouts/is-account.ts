import { countrySpecs, isValidIBAN } from 'ibantools';

/**
 * Finds typing errors of IBANs by their check digits and their country's length. Other account numbers have no common form.
 * @param account upper case, without blanks
 */
export function isAccount(account: string): boolean {
  const [country = ''] = /^[A-Z]{2}(?=\d\d)/.exec(account) ?? [];
  return !countrySpecs[country]?.IBANRegistry || isValidIBAN(account);
}
