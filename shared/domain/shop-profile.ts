import { plainCategories, type ShopCategory } from './category.ts';
import { type Currency, DEFAULT_CURRENCY } from './currency.ts';
import type { LengthUnit } from './dimensions.ts';
import { type Language, languages } from './language.ts';

// What pages show of a shop. The first script of every page holds this file, so the rules stand elsewhere.

/** The name of the software, which a shop bears until it has one of its own. */
export const SOFTWARE_NAME = 'Settee';

/** The hours that every language has its own words for. */
export const ALWAYS = '24/7';

/** A shop as its pages show it; an empty text is something that the shop does not have. */
export type ShopProfile = {
  name: string;
  tagline: string;
  email: string;
  phone: string;
  address: string;
  /** When somebody answers; `24/7` is said in each language. */
  hours: string;
  /** Pages of the shop elsewhere. */
  links: readonly string[];
  /** The languages offered. */
  languages: readonly Language[];
  /** The logo, with its size in pixels; it stands in the place of the name. */
  logo: { src: string; width: number; height: number } | null;
  /** The picture that networks show beside a link; empty for one that is drawn. */
  sharePicture: string;
  currency: Currency;
  /** An ISO 3166 code; empty where none is chosen. */
  country: string;
  unit: LengthUnit | '';
  categories: readonly ShopCategory[];
  /** The style sheet of the accent; empty for the software's own. */
  style: string;
};

/** A shop about which nobody has decided anything. */
export const plainProfile: ShopProfile = {
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
  categories: plainCategories,
  style: '',
};

/**
 * A profile as a page carries it: what differs from a plain shop's, without what only the server needs. Undefined where
 * nothing does.
 */
export function writeProfile({ style: _, sharePicture: __, ...shown }: ShopProfile): string | undefined {
  const own = Object.entries(shown).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(plainProfile[name as keyof ShopProfile]),
  );
  return own.length > 0 ? JSON.stringify(Object.fromEntries(own)) : undefined;
}

/** Reads what `writeProfile` wrote. */
export const readProfile = (written: string | undefined): ShopProfile =>
  written ? { ...plainProfile, ...(JSON.parse(written) as Partial<ShopProfile>) } : plainProfile;
