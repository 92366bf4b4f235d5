export type Language = 'en' | 'de' | 'es';
export type Worded = Record<Language, string>;

const isLanguage = (text: string): text is Language => ['en', 'de', 'es'].includes(text);

/** The cookie's, else the browser's. */
export function languageOf({ headers }: Request): Language {
  const chosen = /(?:^|;)\s*language=([^;\s]*)/.exec(headers.get('cookie') ?? '')?.[1] ?? '';
  if (isLanguage(chosen)) return chosen;
  const wishes = (headers.get('accept-language') ?? '').split(',', 20).map((wish) => wish.trim().slice(0, 2));
  return wishes.find(isLanguage) ?? 'en';
}

export const locales: Worded = { en: 'en-US', de: 'de-DE', es: 'es-ES' };

export const inLanguage = <Key extends string>(texts: Record<Key, Worded>, language: Language) =>
  Object.fromEntries(Object.entries<Worded>(texts).map(([key, worded]) => [key, worded[language]])) as Record<
    Key,
    string
  >;
