/** The languages that Settee speaks. The first is the specification's, and anybody's who asks for none of them. */
export const languages = ['en', 'de', 'es'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name: whoever looks for it can read it. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', es: 'Español' };

export const defaultLanguage = languages[0];

/** How dates, numbers and money are written in a language. */
export const locales: Record<Language, string> = { en: 'en-US', de: 'de-DE', es: 'es-ES' };

/** The cookie in which a browser keeps the chosen language: its code, and nothing else. */
export const LANGUAGE_COOKIE = 'language';

/** The search parameter that names a language in an address: `/category?lang=de` is German to everybody. */
export const LANGUAGE_PARAMETER = 'lang';

/** An address of ours in one language, whoever asks for it. @param path from the root, with or without a search */
export const inLanguage = (path: string, language: Language) =>
  `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}`;

export const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

const NAMED = new RegExp(`[?&]${LANGUAGE_PARAMETER}=(\\w+)(?=[&#]|$)`);

/** The language that an address names, if it names one that we speak. @param address whole or from the root */
export function languageOfAddress(address: string, offered: readonly Language[] = languages): Language | undefined {
  const named = NAMED.exec(address)?.[1] ?? '';
  return offered.find((language) => language === named);
}

/** The languages that a shop offers, and the one of whoever asks for none of them. */
export type LanguageOffer = { languages: readonly Language[]; defaultLanguage: Language };

const everyLanguage: LanguageOffer = { languages, defaultLanguage };

/** The language to write to somebody in: their own, or the shop's where that is not offered. */
export const offeredLanguage = (language: Language, offer: LanguageOffer): Language =>
  offer.languages.includes(language) ? language : offer.defaultLanguage;

/**
 * Finds the language for a visitor: the one that the address names, else the one that they chose here, else the one that
 * their browser likes best.
 * @param cookie the `Cookie` header
 * @param accepted the `Accept-Language` header, such as `de-AT,de;q=0.9,en;q=0.8`
 * @param offer what the shop offers; nothing else is answered
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
  const chosen = cookie
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === LANGUAGE_COOKIE)?.[1];
  if (chosen && isOffered(chosen)) return chosen;
  const wishes = accepted.split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return { language: tag.split('-')[0] ?? '', weight: quality ? Number(quality.slice(2)) : 1 };
  });
  // The order of equal wishes counts, and a weight of 0 or one that is no number is no wish.
  const best = wishes.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return best.map(({ language }) => language).find(isOffered) ?? offer.defaultLanguage;
}
