import { z } from 'zod';
import { shopFields } from '../../shared/contract/settings.ts';
import type { ReviewRules } from '../../shared/domain/review-queue.ts';
import { defaultLimits, limitBounds, limitNames, type ShopLimits } from '../../shared/domain/shop-limits.ts';
import { defaultShop, demoShop, type ShopSettings } from '../../shared/domain/shop-settings.ts';
import { readIssueMessage } from '../../shared/words/issue-message.ts';
import type { Env } from './env.ts';
import { ConfigError, number } from './read-setting.ts';

/** Pictures are uploaded, and admins set the review rules. */
type WithoutVariable = 'logo' | 'sharePicture' | keyof ReviewRules;

const shopVariables = {
  name: 'SHOP_NAME',
  tagline: 'SHOP_TAGLINE',
  email: 'SHOP_EMAIL',
  phone: 'SHOP_PHONE',
  address: 'SHOP_ADDRESS',
  hours: 'SHOP_HOURS',
  links: 'SHOP_LINKS',
  accentLight: 'SHOP_ACCENT',
  accentDark: 'SHOP_ACCENT_DARK',
  languages: 'SHOP_LANGUAGES',
  defaultLanguage: 'SHOP_DEFAULT_LANGUAGE',
  currency: 'SHOP_CURRENCY',
  country: 'SHOP_COUNTRY',
  unit: 'SHOP_UNIT',
  wording: 'WORDING',
  holdMinutes: 'HOLD_MINUTES',
  holdMinutesWithoutCard: 'HOLD_MINUTES_WITHOUT_CARD',
  advertisedPerSeller: 'ADVERTISED_PER_SELLER',
  advertisingDays: 'ADVERTISING_DAYS',
  listingsUntilVerified: 'LISTINGS_UNTIL_VERIFIED',
  newListingsADay: 'NEW_LISTINGS_A_DAY',
} as const satisfies Record<Exclude<keyof ShopSettings, WithoutVariable>, keyof Env>;

const readLimits = (env: Env): Partial<ShopLimits> =>
  Object.fromEntries(
    limitNames
      .filter((name) => env[shopVariables[name]] !== undefined)
      .map((name) => {
        const { least, most } = limitBounds[name];
        return [name, number(env, shopVariables[name], { fallback: defaultLimits[name], min: least, max: most })];
      }),
  );

const listOf = (text: string) => text.split(',').map((part) => part.trim());

/**
 * Returns the initial shop settings.
 * @throws ConfigError that names the invalid variable
 */
export function readShop(env: Env, isDemo: boolean): ShopSettings {
  const given = Object.entries(shopVariables).flatMap(([name, variable]) => {
    const text = env[variable];
    if (text === undefined) return [];
    return [[name, name === 'links' || name === 'languages' ? listOf(text) : text]];
  });
  const shop = { ...(isDemo ? demoShop : defaultShop), ...Object.fromEntries(given), ...readLimits(env) };
  // The contact may be missing; an admin can add it.
  const email = shop.email === '' ? z.literal('') : shopFields.shape.email;
  const [first] = shop.languages;
  if (env.SHOP_DEFAULT_LANGUAGE === undefined && !shop.languages.includes(shop.defaultLanguage))
    shop.defaultLanguage = first;
  const { success, data, error } = shopFields.safeExtend({ email }).safeParse(shop);
  if (success) return data;
  const [issue] = error.issues;
  const name = String(issue?.path[0]) as keyof typeof shopVariables;
  throw new ConfigError(`${shopVariables[name]} cannot be used: ${issue && readIssueMessage(issue.message).message}`);
}
