import { type Language, locales } from '../../../shared/domain/language.ts';
import { textSettings } from './text-settings.ts';

/** Returns codes with names, sorted by name: `EUR` is “Euro (EUR)”. */
export function namedCodes(type: 'currency' | 'region', codes: readonly string[]): { value: string; label: string }[] {
  const locale = locales[textSettings().language];
  const names = new Intl.DisplayNames([locale], { type });
  const { compare } = new Intl.Collator(locale);
  return codes
    .map((value) => ({
      value,
      label: type === 'currency' ? `${names.of(value)} (${value})` : (names.of(value) ?? value),
    }))
    .sort((one, other) => compare(one.label, other.label));
}

/** Names a language within a sentence: `Englisch` for a German reader. */
export function languageInWords(language: Language): string {
  const names = new Intl.DisplayNames([locales[textSettings().language]], { type: 'language' });
  return names.of(language) ?? language;
}
