import { expect, it } from 'vitest';
import { defaultShop } from '../../shared/domain/shop-settings.ts';
import { readShop } from './read-shop.ts';

it('shows the contact of the demo in the demo only', () => {
  expect(readShop({}, true)).toMatchObject({ name: 'Settee', phone: '+1 503 555 0142' });
  expect(readShop({}, false)).toEqual(defaultShop);
});

it('takes each setting from its variable', () => {
  const env = {
    SHOP_NAME: 'Second Story',
    SHOP_EMAIL: 'Hello@Second-Story.example',
    SHOP_LINKS: 'https://www.instagram.com/a, https://mastodon.example/@a',
    SHOP_ACCENT: '7A1F3D',
    SHOP_LANGUAGES: 'de, es',
    SHOP_CURRENCY: 'eur',
    SHOP_COUNTRY: 'de',
    SHOP_UNIT: 'cm',
    WORDING: 'corrected',
    HOLD_MINUTES: '20',
    ADVERTISED_PER_SELLER: '3',
  };
  expect(readShop(env, false)).toMatchObject({
    name: 'Second Story',
    email: 'hello@second-story.example',
    accentLight: '#7a1f3d',
    links: ['https://www.instagram.com/a', 'https://mastodon.example/@a'],
    languages: ['de', 'es'],
    defaultLanguage: 'de',
    currency: 'EUR',
    country: 'DE',
    unit: 'cm',
    wording: 'corrected',
    holdMinutes: 20,
    holdMinutesWithoutCard: 3,
    advertisedPerSeller: 3,
    advertisingDays: 14,
  });
});

it.each([
  [{ SHOP_EMAIL: 'nobody' }, 'SHOP_EMAIL cannot be used: Write the email like name@example.com.'],
  [{ SHOP_LINKS: 'http://a.example' }, 'SHOP_LINKS cannot be used: Enter a whole address that begins with https://.'],
  [{ SHOP_LANGUAGES: 'fr' }, 'SHOP_LANGUAGES cannot be used: Choose one of the languages.'],
  [
    { SHOP_LANGUAGES: 'de', SHOP_DEFAULT_LANGUAGE: 'en' },
    'SHOP_DEFAULT_LANGUAGE cannot be used: Choose one of the languages that you offer.',
  ],
  [{ SHOP_CURRENCY: 'KWD' }, 'SHOP_CURRENCY cannot be used: KWD has three decimals.'],
  [{ SHOP_CURRENCY: 'bhd' }, 'SHOP_CURRENCY cannot be used: BHD has three decimals.'],
  [{ SHOP_CURRENCY: 'JOD' }, 'SHOP_CURRENCY cannot be used: JOD has three decimals.'],
  [{ SHOP_CURRENCY: 'OMR' }, 'SHOP_CURRENCY cannot be used: OMR has three decimals.'],
  [{ SHOP_CURRENCY: 'TND' }, 'SHOP_CURRENCY cannot be used: TND has three decimals.'],
  [{ SHOP_CURRENCY: 'LYD' }, 'SHOP_CURRENCY cannot be used: LYD has three decimals.'],
  [{ SHOP_CURRENCY: 'IQD' }, 'SHOP_CURRENCY cannot be used: IQD has three decimals.'],
  [{ SHOP_CURRENCY: 'ISK' }, 'SHOP_CURRENCY cannot be used: ISK has no decimals, but'],
  [{ SHOP_CURRENCY: 'IDR' }, 'SHOP_CURRENCY cannot be used: In IDR, furniture costs more'],
  [
    { SHOP_CURRENCY: 'EURO' },
    'SHOP_CURRENCY cannot be used: Choose one of the currencies that cards can be charged in.',
  ],
  [{ SHOP_COUNTRY: 'Germany' }, 'SHOP_COUNTRY cannot be used: Choose one of the countries.'],
  [{ SHOP_UNIT: 'm' }, 'SHOP_UNIT cannot be used: Choose one of the units.'],
  [{ WORDING: 'British' }, 'WORDING cannot be used: Choose specified or corrected.'],
  [{ HOLD_MINUTES: '0' }, 'HOLD_MINUTES must be a number from 0.05 to 1440.'],
  [{ ADVERTISED_PER_SELLER: '2.5' }, 'ADVERTISED_PER_SELLER must be a whole number from 0 to 1000.'],
  [{ SHOP_ACCENT: '#ffcc00' }, /^SHOP_ACCENT cannot be used: The contrast of this color on the light page is 1\.18/],
])('names the variable of what cannot be used: %j', (env, sentence) => {
  expect(() => readShop(env, false)).toThrow(sentence);
});
