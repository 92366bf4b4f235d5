import type { Language } from '../../shared/domain/language.ts';
import { type Texts, textsIn } from '../../shared/words/texts.ts';
import { textSettings } from '../platform/i18n/text-settings.ts';

/**
 * Returns an area's words in the current language. Never read them at module load, which would fix the language.
 * `split-area.ts` replaces this file in browsers.
 * @param name the area's name in `all.ts`
 */
export function area<Said extends object>(name: string, texts: Texts<Said>): Said {
  const byLanguage: Partial<Record<Language, Said>> = {};
  const live: unknown = new Proxy(texts, {
    get: (_, key) => {
      const { language, dictionary } = textSettings();
      const translated = dictionary?.[name];
      if (translated && key in translated) return Reflect.get(translated, key);
      byLanguage[language] ??= textsIn(texts, language);
      return Reflect.get(byLanguage[language], key);
    },
  });
  return live as Said;
}
