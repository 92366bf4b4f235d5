import { z } from 'zod';
import { accentContrast, isReadable, nearestReadable, type ThemeName } from '../domain/accent.ts';
import { onOneLine } from '../domain/clean-text.ts';
import { parseHex, TEXT_CONTRAST } from '../domain/contrast.ts';
import { countries } from '../domain/countries.ts';
import { currencies, reasonNotOffered } from '../domain/currencies.ts';
import { lengthUnits } from '../domain/dimensions.ts';
import { languages } from '../domain/language.ts';
import { payoutSenders } from '../domain/payout.ts';
import { isPhoneNumber, plainPhone } from '../domain/phone-number.ts';
import { MAX_FLAGGED_WORDS } from '../domain/review-queue.ts';
import { type LimitName, limitBounds, limitNames } from '../domain/shop-limits.ts';
import { wordings } from '../domain/wording.ts';
import { issueMessage } from '../words/issue-message.ts';
import type { Refusal } from '../words/refusal.ts';
import { fieldRefusals } from '../words/refusals/fields.ts';
import { settingRefusals } from '../words/refusals/settings.ts';
import { valueRefusals } from '../words/refusals/values.ts';
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
  /** Hours of an open offer, and of an accepted one's hold. */
  offers: z.object({ openHours: z.number(), holdHours: z.number() }),
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

const maybe = (max: number, label: 'tagline' | 'phone' | 'address' | 'hours') =>
  z
    .string({ error: issueMessage(valueRefusals.text()) })
    .refine(storable, issueMessage(fieldRefusals.notStorable()))
    .overwrite(onOneLine)
    .trim()
    .max(max, issueMessage(settingRefusals[`${label}TooLong`]({ most: max })));

const pictureAddress = z
  .string({ error: issueMessage(valueRefusals.text()) })
  .refine(storable, issueMessage(fieldRefusals.notStorable()))
  .overwrite(onOneLine)
  .trim()
  .max(500, issueMessage(fieldRefusals.pictureAddressTooLong()));

const MAX_LINKS = 8;

const link = z
  .string({ error: issueMessage(settingRefusals.linkForm()) })
  .trim()
  .max(300, issueMessage(settingRefusals.linkTooLong()))
  .refine(isHttps, issueMessage(settingRefusals.linkForm()));

/** Absolute, without credentials. */
function isHttps(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && url.password === '';
}

function refuseAccent(hex: string, theme: ThemeName): Refusal {
  // Rounded down: 4.49 is not 4.5.
  const measured = Math.floor(accentContrast(hex, theme) * 100) / 100;
  const values = { measured, needed: TEXT_CONTRAST, nearest: nearestReadable(hex, theme) };
  return theme === 'light' ? settingRefusals.contrastLight(values) : settingRefusals.contrastDark(values);
}

const accent = (theme: ThemeName) =>
  z.string({ error: issueMessage(settingRefusals.colorForm()) }).transform((value, context) => {
    if (value.trim() === '') return '';
    const hex = parseHex(value);
    if (hex !== undefined && isReadable(hex, theme)) return hex;
    const refusal = hex === undefined ? settingRefusals.colorForm() : refuseAccent(hex, theme);
    context.issues.push({ code: 'custom', message: issueMessage(refusal), input: value });
    return z.NEVER;
  });

const offered = z.enum(languages, { error: issueMessage(fieldRefusals.languageChoice()) });

function refuseCurrency(currency: string): Refusal {
  const why = reasonNotOffered(currency);
  return why ? settingRefusals[`currency${why}`]({ currency }) : settingRefusals.currencyChoice();
}

const currency = z
  .string({ error: issueMessage(settingRefusals.currencyNeeded()) })
  .trim()
  .toUpperCase()
  .refine((code) => currencies.includes(code), { error: ({ input }) => issueMessage(refuseCurrency(String(input))) });

const country = z
  .string({ error: issueMessage(settingRefusals.countryNeeded()) })
  .trim()
  .toUpperCase()
  .refine((code) => code === '' || countries.includes(code), issueMessage(settingRefusals.countryChoice()));

const limit = (name: LimitName) => {
  const { least, most, isWhole } = limitBounds[name];
  const error = issueMessage(settingRefusals[isWhole ? 'wholeNumberRange' : 'numberRange']({ least, most }));
  const number = z.number({ error }).min(least, error).max(most, error);
  return isWhole ? number.int(error) : number;
};
const limits = Object.fromEntries(limitNames.map((name) => [name, limit(name)])) as Record<LimitName, z.ZodNumber>;

const pickedLimits = Object.fromEntries(limitNames.map((name) => [name, true])) as Record<LimitName, true>;

const flaggedWord = z
  .string({ error: issueMessage(settingRefusals.wordIsText()) })
  .refine(storable, issueMessage(fieldRefusals.notStorable()))
  .overwrite(onOneLine)
  .trim()
  .min(1, issueMessage(settingRefusals.wordNeeded()))
  .max(80, issueMessage(settingRefusals.wordTooLong()));

const PERCENT = issueMessage(settingRefusals.wholeNumberRange({ least: 0, most: 90 }));

/** For the review queue. */
const reviewRules = {
  reviewFirstListing: z.boolean({ error: issueMessage(fieldRefusals.trueOrFalse()) }),
  flaggedWords: z
    .array(flaggedWord)
    .max(MAX_FLAGGED_WORDS, issueMessage(settingRefusals.tooManyWords({ most: MAX_FLAGGED_WORDS })))
    .transform((words) => [...new Set(words)]),
  lowPricePercent: z.number({ error: PERCENT }).int(PERCENT).min(0, PERCENT).max(90, PERCENT),
};

const fields = z.object({
  name: line(40, 'name'),
  tagline: maybe(120, 'tagline'),
  email,
  phone: maybe(40, 'phone')
    .overwrite(plainPhone)
    .refine((value) => value === '' || isPhoneNumber(value), {
      error: issueMessage(fieldRefusals.phoneForm()),
      // Another fault has a message of its own.
      when: ({ issues }) => issues.length === 0,
    }),
  address: maybe(200, 'address'),
  hours: maybe(80, 'hours'),
  links: z.array(link).max(MAX_LINKS, issueMessage(settingRefusals.tooManyLinks({ most: MAX_LINKS }))),
  accentLight: accent('light'),
  accentDark: accent('dark'),
  logo: pictureAddress,
  sharePicture: pictureAddress,
  languages: z
    .array(offered)
    .min(1, issueMessage(settingRefusals.languageNeeded()))
    .transform((chosen) => languages.filter((language) => chosen.includes(language))),
  defaultLanguage: offered,
  currency,
  country,
  unit: z.enum(['', ...lengthUnits], { error: issueMessage(settingRefusals.unitChoice()) }),
  wording: z.enum(wordings, { error: issueMessage(settingRefusals.wordingChoice()) }),
  ...reviewRules,
  ...limits,
});

/** Without any language, report only that. */
const offersDefault = (shop: { languages: readonly string[]; defaultLanguage: string }) =>
  shop.languages.length === 0 || shop.languages.includes(shop.defaultLanguage);
const notOffered = { path: ['defaultLanguage'], message: issueMessage(settingRefusals.languageNotOffered()) };

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
