import { accentStyle } from './accent.ts';
import { type Currency, DEFAULT_CURRENCY } from './currency.ts';
import type { LengthUnit } from './dimensions.ts';
import { defaultLanguage, type Language, languages } from './language.ts';
import { pictureUrl } from './picture.ts';
import { defaultReviewRules, type ReviewRules } from './review-queue.ts';
import { defaultLimits, type ShopLimits } from './shop-limits.ts';
import { ALWAYS, type ShopProfile, SOFTWARE_NAME } from './shop-profile.ts';
import type { Wording } from './wording.ts';

/** An empty text means none. */
export type ShopSettings = {
  name: string;
  tagline: string;
  email: string;
  phone: string;
  address: string;
  /** Opening hours; `24/7` is translated. */
  hours: string;
  /** https only. */
  links: readonly string[];
  /** Such as `#1d4a39`; empty for the default. */
  accentLight: string;
  accentDark: string;
  logo: string;
  sharePicture: string;
  /** With the default; at least one. */
  languages: readonly Language[];
  defaultLanguage: Language;
  /** Fixed once there is a listing or purchase. */
  currency: Currency;
  /** An ISO 3166 two-letter code; empty for none. */
  country: string;
  /** Unit when the browser names no country; empty: by the shop's country. */
  unit: LengthUnit | '';
  /** Of the English texts. */
  wording: Wording;
} & ReviewRules &
  ShopLimits;

export const defaultShop: ShopSettings = {
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
  wording: 'specified',
  ...defaultReviewRules,
  ...defaultLimits,
};

export const demoShop: ShopSettings = {
  ...defaultShop,
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

/** In pixels. */
const LOGO_WIDTH = 320;

/**
 * Returns the public part of the settings.
 * @param shown categories in order, and the home page
 * @param logoSize in pixels; without it no logo is shown
 */
export const profileOf = (
  settings: ShopSettings,
  { categories, home }: Pick<ShopProfile, 'categories' | 'home'>,
  logoSize: { width: number; height: number } | undefined,
): ShopProfile => {
  const { accentLight, accentDark, logo } = settings;
  const { name, tagline, email, phone, address, hours, links, sharePicture } = settings;
  const { languages, currency, country, unit } = settings;
  return {
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
    home,
    logo: logo && logoSize ? { src: pictureUrl(logo, LOGO_WIDTH), ...logoSize } : null,
    style: accentStyle({ accentLight, accentDark }),
  };
};
