import { findCategory, parseCategory } from '../domain/category.ts';
import { onOneLine, withoutTurning } from '../domain/clean-text.ts';
import { type Currency, decimalsOf } from '../domain/currency.ts';
import { EMAIL, plainEmail } from '../domain/email-address.ts';
import { lookUp } from '../domain/look-up.ts';
import { MAX_PRICE, minPrice, toMajor } from '../domain/money.ts';
import { orders } from '../domain/sorting.ts';
import { parsePrice } from '../domain/typed-price.ts';
import type { ShopValues } from './call.ts';
import { z } from './zod.ts';

/** Shared fields. Messages are shown beside the field. */

/** Returns whether the database can store a text. */
export const storable = (text: string) => text.isWellFormed() && !text.includes('\u0000');

/** Returns whether a text has visible characters. */
const hasInk = (text: string) => /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Messages for an empty field. */
const asked: Readonly<Record<string, string>> = {
  Name: 'Enter a name.',
  Location: 'Enter a location.',
  Phone: 'Enter a phone number.',
  Title: 'Enter a title.',
  Condition: 'Choose a condition.',
  Description: 'Enter a description.',
  Year: 'Enter the year of purchase.',
  'A tax number': 'Enter your tax number.',
  'An address': 'Enter your address.',
};
const needed = (label: string) => lookUp(asked, label) ?? `${label} is needed.`;

/** Trimmed, storable and visible text of 1 to `max` characters, which keeps its lines. */
export const text = (max: number, label: string) => written(max, label, withoutTurning);

/** Text for a title or a name, on one line. */
export const line = (max: number, label: string) => written(max, label, onOneLine);

const written = (max: number, label: string, clean: (text: string) => string) =>
  z
    .string({ error: needed(label) })
    .refine(storable, 'This text holds characters that cannot be stored.')
    .overwrite(clean)
    .trim()
    .min(1, needed(label))
    .refine(hasInk, needed(label))
    .max(max, `${label} may have up to ${max} characters.`);

/** Which clause of the shop's terms a decision rests on, such as “4.2 What may be listed”. */
export const clause = z
  .string()
  .refine(storable, 'This text holds characters that cannot be stored.')
  .overwrite(onOneLine)
  .trim()
  .max(200, 'A clause may have up to 200 characters.');

/** The affected person reads it. It can be missing, and so can the body. */
export const removalFields = z.object({
  reason: z
    .string({ error: 'A reason is needed.' })
    .overwrite(withoutTurning)
    .trim()
    .max(2000, 'A reason may have up to 2000 characters.')
    .refine(storable, 'This text holds characters that cannot be stored.')
    .optional(),
  clause: clause.optional(),
});

/** Word prefixes; all must match. */
export const searchWords = z
  .string()
  .max(100, 'Search for up to 100 characters.')
  .refine(storable, 'This text cannot be searched.');

/** When something was removed, and until when it can be brought back. */
export const removal = { removedAt: z.iso.datetime(), undoUntil: z.iso.datetime() };

export const id = z.uuid({ error: 'This address is not complete.' });

export const email = z
  .string({ error: 'Enter an email address.' })
  .overwrite(plainEmail)
  .max(254, 'This email is too long.')
  .pipe(z.email({ pattern: EMAIL, error: 'Write the email like name@example.com.' }));

/** Outside of USD without a sign. */
function priceMessage(currency: Currency): string {
  if (currency === 'USD') return 'Write the price as 120 or 1,250.50, between $0.50 and $999,999.99.';
  const decimals = decimalsOf(currency);
  const { format } = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const [least, most] = [minPrice(currency), MAX_PRICE].map((cents) => format(toMajor(cents, currency)));
  return decimals === 0
    ? `Write the price as 80,000, without decimals, between ${least} and ${most}.`
    : `Write the price as 120 or 1,250.50, between ${least} and ${most}.`;
}

/** The most that a column of whole numbers holds. */
export const MOST_WHOLE = 2_147_483_647;

/** A number that is read as its text; larger ones would be written with an exponent. */
export const readAsText = z.number().min(-1e15).max(1e15);

/** Free text (spec §5), parsed into minor units. */
export const priceIn = (shop: () => ShopValues) =>
  z.union([z.string(), readAsText], { error: 'Enter a price.' }).transform((value, context) => {
    const { currency } = shop();
    const cents = parsePrice(String(value), currency);
    if (cents !== undefined) return cents;
    context.issues.push({
      code: 'custom',
      message: priceMessage(currency),
      input: value,
    });
    return z.NEVER;
  });

export const categoryIn = (shop: () => ShopValues) =>
  z.string({ error: 'Choose a category.' }).transform((value, context) => {
    const found = parseCategory(value, shop().categories);
    if (found) return found;
    context.issues.push({ code: 'custom', message: 'Choose one of the categories.', input: value });
    return z.NEVER;
  });

/** A category that takes new listings. */
export const offeredCategoryIn = (shop: () => ShopValues) =>
  categoryIn(shop).refine(
    (name) => !findCategory(name, shop().categories)?.hidden,
    'This category takes no new listings. Choose another one.',
  );

/** The strings 'true' and 'false' (spec §3). */
export const flag = z
  .union([z.enum(['true', 'false']), z.boolean()], { error: 'Choose true or false.' })
  .transform((value) => value === true || value === 'true');

export const wireFlag = z.enum(['true', 'false']);

export const page = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  /** Fits the longest title used as a sort key. */
  cursor: z.string().max(1000).optional(),
});

/** The default depends on the sort. */
export const order = z.enum(orders).optional();

/** Answers every write (spec). */
export const acknowledged = z.object({ acknowledged: z.literal(true) });
export const inserted = acknowledged.extend({ insertedId: z.string() });

/** Only compared, so any text is allowed (reliability 3.19). */
export const emailParams = z.object({
  email: z.string().transform((value) => (storable(value) ? plainEmail(value) : '')),
});
export const idParams = z.object({ id });
export const previousIdParams = z.object({ previousId: id });

/** The answer of a call with `files`. */
export const file = z.string().meta({ format: 'binary' });
