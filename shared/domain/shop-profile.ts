import { defaultCategories, type ShopCategory } from './category.ts';
import { type Currency, DEFAULT_CURRENCY } from './currency.ts';
import type { LengthUnit } from './dimensions.ts';
import { type Language, languages } from './language.ts';

// In every page's first script, so the rules are elsewhere.

export const SOFTWARE_NAME = 'Settee';

/** Translated. */
export const ALWAYS = '24/7';

/** An admin's texts for the home page; ours by default. */
export type OwnHome = {
  hero?: string;
  welcome?: string;
  lede?: string;
  setsTitle?: string;
  sets: readonly Partial<Record<'slug' | 'picture' | 'title' | 'text' | 'link', string>>[];
};

/** An empty text means none. */
export type ShopProfile = {
  name: string;
  tagline: string;
  email: string;
  phone: string;
  /** E.164, if clear. */
  dial?: string | undefined;
  address: string;
  /** Opening hours; `24/7` is translated. */
  hours: string;
  links: readonly string[];
  languages: readonly Language[];
  /** Replaces the name; size in pixels. */
  logo: { src: string; width: number; height: number } | null;
  /** Empty for a generated one. */
  sharePicture: string;
  currency: Currency;
  /** An ISO 3166 code; empty for none. */
  country: string;
  unit: LengthUnit | '';
  categories: readonly ShopCategory[];
  home: Readonly<Partial<Record<Language, OwnHome>>>;
  /** Accent style sheet; empty for the default. */
  style: string;
};

export const defaultProfile: ShopProfile = {
  name: SOFTWARE_NAME,
  tagline: '',
  email: '',
  phone: '',
  address: '',
  hours: '',
  links: [],
  languages,
  logo: null,
  sharePicture: '',
  currency: DEFAULT_CURRENCY,
  country: '',
  unit: '',
  categories: defaultCategories,
  home: {},
  style: '',
};

/** Only differences from the default, without server-only fields; undefined if none. */
export function writeProfile({ style: _, sharePicture: __, ...shown }: ShopProfile): string | undefined {
  const own = Object.entries(shown).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaultProfile[name as keyof ShopProfile]),
  );
  return own.length > 0 ? JSON.stringify(Object.fromEntries(own)) : undefined;
}

/** Reads what `writeProfile` wrote; the rest is the standard. */
export const readProfile = (written: string | undefined): ShopProfile =>
  written ? { ...defaultProfile, ...(JSON.parse(written) as Partial<ShopProfile>) } : defaultProfile;
