import { accentStyle } from './accent.ts';
import type { ShopCategory } from './category.ts';
import { type Currency, DEFAULT_CURRENCY } from './currency.ts';
import type { LengthUnit } from './dimensions.ts';
import { defaultLanguage, type Language, languages } from './language.ts';
import { pictureUrl } from './picture.ts';
import { plainLimits, type ShopLimits } from './shop-limits.ts';
import { ALWAYS, type ShopProfile, SOFTWARE_NAME } from './shop-profile.ts';

/** What an operator decides about the shop; an empty text is something that the shop does not have. */
export type ShopSettings = {
  name: string;
  tagline: string;
  email: string;
  phone: string;
  address: string;
  /** When somebody answers; `24/7` is said in each language. */
  hours: string;
  /** Pages of the shop elsewhere, https only. */
  links: readonly string[];
  /** Such as `#1d4a39`; empty for the software's own. */
  accentLight: string;
  accentDark: string;
  /** The addresses of the logo and of the picture that networks show beside a link. */
  logo: string;
  sharePicture: string;
  /** The languages offered, one at least, and the one of whoever asks for none of them. */
  languages: readonly Language[];
  defaultLanguage: Language;
  /** Can be changed only while there is no listing and no purchase. */
  currency: Currency;
  /** An ISO 3166 code of two letters; empty where none is chosen. */
  country: string;
  /** What readers measure in whose browser names no country; empty for the unit of the shop's country. */
  unit: LengthUnit | '';
} & ShopLimits;

/** The settings of a shop about which nobody has decided anything. */
export const plainShop: ShopSettings = {
  name: SOFTWARE_NAME,
  tagline: '',
  email: '',
  phone: '',
  address: '',
  hours: '',
  links: [],
  accentLight: '',
  accentDark: '',
  logo: '',
  sharePicture: '',
  languages,
  defaultLanguage,
  currency: DEFAULT_CURRENCY,
  country: '',
  unit: '',
  ...plainLimits,
};

/** The contact of the demo. No real shop shows it. */
export const demoShop: ShopSettings = {
  ...plainShop,
  email: 'hello@settee.test',
  phone: '+1 503 555 0142',
  address: 'Portland, Oregon',
  hours: ALWAYS,
  links: [
    'https://www.instagram.com/explore/tags/secondhandfurniture/',
    'https://www.pinterest.com/search/pins/?q=second%20hand%20furniture',
    'https://www.youtube.com/results?search_query=furniture+restoration',
  ],
};

/** The width in pixels of the file that pages show a logo from. */
const LOGO_WIDTH = 320;

/**
 * What pages show of the settings.
 * @param categories of the shop, in order
 * @param logoSize in pixels, of any of its files; without one no logo is shown
 */
export const profileOf = (
  settings: ShopSettings,
  categories: readonly ShopCategory[],
  logoSize: { width: number; height: number } | undefined,
): ShopProfile => {
  const { accentLight, accentDark, logo } = settings;
  const { name, tagline, email, phone, address, hours, links, sharePicture } = settings;
  const { languages, currency, country, unit } = settings;
  return {
    ...{
      name,
      tagline,
      email,
      phone,
      address,
      hours,
      links,
      sharePicture,
      languages,
      currency,
      country,
      unit,
      categories,
    },
    logo: logo && logoSize ? { src: pictureUrl(logo, LOGO_WIDTH), ...logoSize } : null,
    style: accentStyle({ accentLight, accentDark }),
  };
};
