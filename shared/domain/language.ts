/** The first is the fallback. */
export const languages = ['en', 'de', 'es'] as const;
export type Language = (typeof languages)[number];

export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', es: 'Español' };

export const defaultLanguage = languages[0];

export const locales: Record<Language, string> = { en: 'en-US', de: 'de-DE', es: 'es-ES' };

export const LANGUAGE_COOKIE = 'language';

/** As in `/category?lang=de`. */
export const LANGUAGE_PARAMETER = 'lang';

/** @param path from the root */
export const inLanguage = (path: string, language: Language) =>
  `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}`;

const NAMED = new RegExp(`[?&]${LANGUAGE_PARAMETER}=(\\w+)(?=[&#]|$)`);

/** Undefined unless offered. */
export function languageOfAddress(address: string, offered: readonly Language[]): Language | undefined {
  const named = NAMED.exec(address)?.[1] ?? '';
  return offered.find((language) => language === named);
}

export type LanguageOffer = { languages: readonly Language[]; defaultLanguage: Language };

const everyLanguage: LanguageOffer = { languages, defaultLanguage };

/** The person's language if offered, else the shop's. */
export const offeredLanguage = (language: Language, offer: LanguageOffer): Language =>
  offer.languages.includes(language) ? language : offer.defaultLanguage;

const CHOSEN = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE}=([^;\\s]*)`);
/** A header can have thousands. */
const MOST_WISHES = 20;

/**
 * Returns the language of the URL, else cookie, else browser.
 * @param cookie the `Cookie` header
 * @param accepted the `Accept-Language` header
 */
export function chooseLanguage(
  cookie = '',
  accepted = '',
  address = '',
  offer: LanguageOffer = everyLanguage,
): Language {
  const isOffered = (text: string): text is Language => offer.languages.some((language) => language === text);
  const named = languageOfAddress(address, offer.languages);
  if (named) return named;
  const chosen = CHOSEN.exec(cookie)?.[1];
  if (chosen && isOffered(chosen)) return chosen;
  const wishes = accepted.split(',', MOST_WISHES).map((wish) => {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return { language: tag.split('-')[0] ?? '', weight: quality ? Number(quality.slice(2)) : 1 };
  });
  // Equal weights keep their order; 0 and NaN drop out.
  const best = wishes.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return best.map(({ language }) => language).find(isOffered) ?? offer.defaultLanguage;
}
