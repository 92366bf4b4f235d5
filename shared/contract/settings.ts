import { z } from 'zod';
import { refuseAccent } from '../domain/accent.ts';
import { onOneLine } from '../domain/clean-text.ts';
import { parseHex } from '../domain/contrast.ts';
import { countries } from '../domain/countries.ts';
import { currencies } from '../domain/currencies.ts';
import { lengthUnits } from '../domain/dimensions.ts';
import { languages } from '../domain/language.ts';
import { payoutSenders } from '../domain/payout.ts';
import { isPhoneNumber } from '../domain/phone-number.ts';
import { MAX_FLAGGED_WORDS } from '../domain/review-queue.ts';
import { type LimitName, limitBounds, limitNames } from '../domain/shop-limits.ts';
import { wordings } from '../domain/wording.ts';
import { call } from './call.ts';
import { email, line, MOST_WHOLE, storable } from './fields.ts';

/** Public: for sign-in and payment in the browser. */
const settings = z.object({
  /** Required before selling or paying, where mail can be sent (reliability 3.9). */
  emailMustBeConfirmed: z.boolean(),
  identity: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('local'), google: z.boolean() }),
    z.object({
      kind: z.literal('firebase'),
      options: z.record(z.string(), z.string()),
      emulatorUrl: z.string().optional(),
    }),
  ]),
  payments: z.object({
    kind: z.enum(['sandbox', 'stripe']),
    publishableKey: z.string(),
    scriptUrl: z.string().optional(),
    /** URL for card confirmation, for `sandbox`. */
    apiUrl: z.string().optional(),
    holdMinutes: z.number(),
  }),
  /** Who sends sellers their money. */
  payoutsBy: z.enum(payoutSenders),
  /** What the shop keeps of a sale; see `shared/domain/seller-fee.ts`. */
  sellerFee: z.object({
    percent: z.number(),
    minimumCents: z.number().int(),
    percentOf: z.record(z.string(), z.number()).optional(),
  }),
});
export type Settings = z.output<typeof settings>;

const maybe = (max: number, label: string) =>
  z
    .string({ error: `${label} must be text.` })
    .refine(storable, 'This text holds characters that cannot be stored.')
    .overwrite(onOneLine)
    .trim()
    .max(max, `${label} may have up to ${max} characters.`);

const MAX_LINKS = 8;

const link = z
  .string({ error: 'Enter a whole address that begins with https://.' })
  .trim()
  .max(300, 'A link may have up to 300 characters.')
  .refine(isHttps, 'Enter a whole address that begins with https://.');

/** Returns whether a text is absolute https without credentials. */
function isHttps(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && url.password === '';
}

const accent = (theme: 'light' | 'dark') =>
  z.string({ error: 'Write the color like #1d4a39.' }).transform((value, context) => {
    if (value.trim() === '') return '';
    const hex = parseHex(value);
    const message = hex === undefined ? 'Write the color like #1d4a39.' : refuseAccent(hex, theme);
    if (hex !== undefined && message === undefined) return hex;
    context.issues.push({ code: 'custom', message: message ?? '', input: value });
    return z.NEVER;
  });

const offered = z.enum(languages, { error: 'Choose one of the languages.' });

const currency = z
  .string({ error: 'Choose a currency.' })
  .trim()
  .toUpperCase()
  .refine((code) => currencies.includes(code), 'Choose one of the currencies that cards can be charged in.');

const country = z
  .string({ error: 'Choose a country.' })
  .trim()
  .toUpperCase()
  .refine((code) => code === '' || countries.includes(code), 'Choose one of the countries.');

const limit = (name: LimitName) => {
  const { least, most, isWhole } = limitBounds[name];
  const error = `Enter a ${isWhole ? 'whole number' : 'number'} from ${least} to ${most}.`;
  const number = z.number({ error }).min(least, error).max(most, error);
  return isWhole ? number.int(error) : number;
};
const limits = Object.fromEntries(limitNames.map((name) => [name, limit(name)])) as Record<LimitName, z.ZodNumber>;

const pickedLimits = Object.fromEntries(limitNames.map((name) => [name, true])) as Record<LimitName, true>;

const flaggedWord = z
  .string({ error: 'A word must be text.' })
  .refine(storable, 'This text holds characters that cannot be stored.')
  .overwrite(onOneLine)
  .trim()
  .min(1, 'Write a word, or remove the line.')
  .max(80, 'A word or phrase may have up to 80 characters.');

const PERCENT = 'Enter a whole number from 0 to 90.';

/** For the review queue. */
const reviewRules = {
  reviewFirstListing: z.boolean({ error: 'Choose true or false.' }),
  flaggedWords: z
    .array(flaggedWord)
    .max(MAX_FLAGGED_WORDS, `There may be up to ${MAX_FLAGGED_WORDS} words.`)
    .transform((words) => [...new Set(words)]),
  lowPricePercent: z.number({ error: PERCENT }).int(PERCENT).min(0, PERCENT).max(90, PERCENT),
};

const fields = z.object({
  name: line(40, 'Name'),
  tagline: maybe(120, 'The tagline'),
  email,
  phone: maybe(40, 'The phone number').refine((value) => value === '' || isPhoneNumber(value), {
    error: 'A phone number has digits and spaces, and may begin with +.',
    // Another fault has a message of its own.
    when: ({ issues }) => issues.length === 0,
  }),
  address: maybe(200, 'The address'),
  hours: maybe(80, 'The hours'),
  links: z.array(link).max(MAX_LINKS, `There may be up to ${MAX_LINKS} links.`),
  accentLight: accent('light'),
  accentDark: accent('dark'),
  logo: maybe(500, 'The address of a picture'),
  sharePicture: maybe(500, 'The address of a picture'),
  languages: z
    .array(offered)
    .min(1, 'Offer at least one language.')
    .transform((chosen) => languages.filter((language) => chosen.includes(language))),
  defaultLanguage: offered,
  currency,
  country,
  unit: z.enum(['', ...lengthUnits], { error: 'Choose one of the units.' }),
  wording: z.enum(wordings, { error: 'Choose specified or corrected.' }),
  ...reviewRules,
  ...limits,
});

/** Without any language, report only that. */
const offersDefault = (shop: { languages: readonly string[]; defaultLanguage: string }) =>
  shop.languages.length === 0 || shop.languages.includes(shop.defaultLanguage);
const notOffered = { path: ['defaultLanguage'], message: 'Choose one of the languages that you offer.' };

/** Omitted ones keep their values. */
const laterFields = fields
  .pick({ currency: true, country: true, unit: true, wording: true, reviewFirstListing: true, flaggedWords: true })
  .extend(fields.pick({ lowPricePercent: true, ...pickedLimits }).shape)
  .partial();

/** Only name and email are required. */
export const shopFields = fields.refine(offersDefault, notOffered);
const shopChange = fields
  .extend({ version: z.number().int().min(0).max(MOST_WHOLE), ...laterFields.shape })
  .refine(offersDefault, notOffered);

const answeredLimits = Object.fromEntries(limitNames.map((name) => [name, z.number()])) as typeof limits;

/** With the version to send back. */
const shopSettings = z.object({
  /** 0 until first saved: the environment applies. */
  version: z.number().int(),
  name: z.string(),
  tagline: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  hours: z.string(),
  links: z.array(z.string()),
  accentLight: z.string(),
  accentDark: z.string(),
  /** From the picture upload; empty for none. */
  logo: z.string(),
  sharePicture: z.string(),
  languages: z.array(z.enum(languages)),
  defaultLanguage: z.enum(languages),
  currency: z.string(),
  country: z.string(),
  unit: z.enum(['', ...lengthUnits]),
  wording: z.enum(wordings),
  /** Once a listing or purchase exists. */
  currencyIsFixed: z.boolean(),
  reviewFirstListing: z.boolean(),
  flaggedWords: z.array(z.string()),
  lowPricePercent: z.number(),
  ...answeredLimits,
});
export type ShopSettingsAnswer = z.output<typeof shopSettings>;

export const settingsCalls = {
  getSettings: call({
    route: 'GET /settings',
    who: 'anyone',
    summary: 'What the browser needs to sign people in and take cards here.',
    answer: settings,
    statuses: [200],
    errors: [],
  }),
  getShopSettings: call({
    route: 'GET /settings/shop',
    who: 'admin',
    summary: 'The settings of the shop, with their version.',
    answer: shopSettings,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed'],
  }),
  changeShopSettings: call({
    route: 'PUT /settings/shop',
    who: 'admin',
    summary: 'Saves all settings of the shop at once, if nobody else has saved since the version that is sent.',
    body: shopChange,
    answer: shopSettings,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'invalid_input', 'conflict'],
  }),
};
