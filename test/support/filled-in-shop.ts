import type { ShopSettingsAnswer } from '../../shared/contract/settings.ts';
import { defaultLimits } from '../../shared/domain/shop-limits.ts';

export const filledInShop: Omit<ShopSettingsAnswer, 'version' | 'currencyIsFixed'> = {
  name: 'Second Story',
  tagline: 'Furniture with a past.',
  email: 'hello@second-story.example',
  phone: '+49 30 1234567',
  address: 'Hauptstraße 1, Berlin',
  hours: '24/7',
  links: ['https://www.instagram.com/secondstory'],
  accentLight: '#7a1f3d',
  accentDark: '',
  logo: '',
  sharePicture: '',
  languages: ['en', 'de'],
  defaultLanguage: 'de',
  currency: 'EUR',
  country: 'DE',
  unit: 'cm',
  wording: 'corrected',
  reviewFirstListing: true,
  flaggedWords: ['replica'],
  lowPricePercent: 20,
  ...defaultLimits,
};
