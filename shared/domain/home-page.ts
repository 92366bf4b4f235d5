import type { ShopCategory } from './category.ts';
import { type Language, languages } from './language.ts';
import type { OwnHome } from './shop-profile.ts';

export const originalSets = ['sofa', 'bed', 'dressing-table'] as const;

export const homeTextLimits = { welcome: 80, lede: 300, setsTitle: 80, title: 60, text: 300, link: 60 } as const;

export const setTextNames = ['title', 'text', 'link'] as const;
export type SetTexts = Record<(typeof setTextNames)[number], string>;

export const leadTextNames = ['welcome', 'lede', 'setsTitle'] as const;
type HomeTexts = Record<(typeof leadTextNames)[number], string> & { sets: readonly SetTexts[] };

/** `picture`: of any size; empty for the original one. */
type HomeSet = { category: string; hidden: boolean; picture: string };

/** The admin's home page; an empty text or picture is the software's own. */
export type HomePage = {
  heroPicture: string;
  sets: readonly HomeSet[];
  texts: Readonly<Record<Language, HomeTexts>>;
};

const noTexts: HomeTexts = {
  welcome: '',
  lede: '',
  setsTitle: '',
  sets: originalSets.map(() => ({ title: '', text: '', link: '' })),
};

export const defaultHomePage: HomePage = {
  heroPicture: '',
  sets: originalSets.map((category) => ({ category, hidden: false, picture: '' })),
  texts: { en: noTexts, de: noTexts, es: noTexts },
};

/** Returns texts by language, for each page's first script. */
export function ownHomeOf(
  { heroPicture, sets, texts }: HomePage,
  categories: readonly ShopCategory[],
): Partial<Record<Language, OwnHome>> {
  const alike = sets.map((set, at) => changesOf(set, at, categories));
  const own = languages.map((language) => {
    const { sets: setTexts, ...lead } = texts[language];
    return [
      language,
      {
        ...filled({ ...lead, hero: heroPicture }),
        sets: alike.map((set, at) => ({ ...set, ...filled(setTexts[at] ?? {}) })),
      },
    ] as const;
  });
  return Object.fromEntries(own.filter(([, home]) => JSON.stringify(home) !== unchanged));
}

const unchanged = JSON.stringify({ sets: originalSets.map(() => ({})) });

/** A hidden set has the slug of no category. */
function changesOf({ category, hidden, picture }: HomeSet, at: number, categories: readonly ShopCategory[]) {
  if (hidden) return { slug: '' };
  if (category === originalSets[at]) return filled({ picture });
  const shown = categories.find(({ slug }) => slug === category);
  return { slug: category, picture: picture || (shown?.picture ?? '') };
}

const filled = <Texts extends Record<string, string>>(texts: Texts): Partial<Texts> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Partial<Texts>;
