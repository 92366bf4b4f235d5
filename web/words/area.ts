import type { Language } from '../../shared/domain/language.ts';
import { type Said, type Texts, textsIn } from '../../shared/words/texts.ts';
import { spoken } from '../platform/i18n/spoken.ts';

/**
 * Returns an area's words in the current language. Never read them at module load, which would fix the language.
 * In browsers `split-area.ts` stands in its place.
 * @param name the area's name in `all.ts`
 */
export function area<const Tree extends object>(name: string, tree: Tree & Texts<Tree>): Said<Tree> {
  const byLanguage: Partial<Record<Language, Said<Tree>>> = {};
  const live: unknown = new Proxy(tree, {
    get: (_, key) => {
      const { language, dictionary } = spoken();
      byLanguage[language] ??= textsIn<Tree>(tree, language);
      const said = dictionary?.[name];
      return Reflect.get(said && key in said ? said : (byLanguage[language] as object), key);
    },
  });
  return live as Said<Tree>;
}
