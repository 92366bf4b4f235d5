export type Language = 'en' | 'de' | 'es';
export type Worded = Record<Language, string>;

const isLanguage = (text: string): text is Language => ['en', 'de', 'es'].includes(text);

/** Returns the language that a person chose in the shop, else the browser's first one that pages have. */
export function languageOf({ headers }: Request): Language {
  const chosen = /(?:^|;)\s*language=([^;\s]*)/.exec(headers.get('cookie') ?? '')?.[1] ?? '';
  if (isLanguage(chosen)) return chosen;
  const wishes = (headers.get('accept-language') ?? '').split(',', 20).map((wish) => wish.trim().slice(0, 2));
  return wishes.find(isLanguage) ?? 'en';
}

export const locales: Worded = { en: 'en-US', de: 'de-DE', es: 'es-ES' };

/** Picks one language of many texts. */
export const inLanguage = <Key extends string>(texts: Record<Key, Worded>, language: Language) =>
  Object.fromEntries(Object.entries<Worded>(texts).map(([key, worded]) => [key, worded[language]])) as Record<
    Key,
    string
  >;
