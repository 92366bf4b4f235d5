import { findCategory, parseCategory } from '../domain/category.ts';
import { onOneLine, withAccents, withoutDirectionControls } from '../domain/clean-text.ts';
import { type Currency, decimalsOf } from '../domain/currency.ts';
import { EMAIL, plainEmail } from '../domain/email-address.ts';
import { MAX_PRICE, minPrice } from '../domain/money.ts';
import { orders } from '../domain/sorting.ts';
import { parsePrice } from '../domain/typed-price.ts';
import { issueMessage } from '../words/issue-message.ts';
import type { Refusal } from '../words/refusal.ts';
import { fieldRefusals } from '../words/refusals/fields.ts';
import { labelRefusals } from '../words/refusals/labels.ts';
import { searchRefusals } from '../words/refusals/search.ts';
import type { ShopValues } from './call.ts';
import { z } from './zod.ts';

/** Shared fields. Messages are shown beside the field. */

/** Returns whether the database can store a text. */
export const storable = (text: string) => text.isWellFormed() && !text.includes('\u0000');

/** Returns whether a text shows anything. */
export const hasInk = (text: string) => /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** `title` for `titleNeeded` and `titleTooLong`. */
export type Label = {
  [Key in keyof typeof labelRefusals]: Key extends `${infer Name}Needed` ? Name : never;
}[keyof typeof labelRefusals];

/** Takes 1 to `max` trimmed, storable and visible characters, with line breaks. */
export const text = (max: number, label: Label) => written(max, label, withoutDirectionControls);

/** Takes a title or a name. */
export const line = (max: number, label: Label) => written(max, label, onOneLine);

/** Takes up to `max` letters, with line breaks; what shows nothing becomes null. */
export const optionalText = (max: number, tooLong: Refusal) =>
  z
    .string()
    .refine(storable, issueMessage(fieldRefusals.notStorable()))
    .overwrite((typed) => withAccents(withoutDirectionControls(typed)))
    .trim()
    .max(max, issueMessage(tooLong))
    .transform((typed) => (hasInk(typed) ? typed : null));

function written(max: number, label: Label, clean: (text: string) => string) {
  const needed = issueMessage(labelRefusals[`${label}Needed`]());
  return z
    .string({ error: needed })
    .refine(storable, issueMessage(fieldRefusals.notStorable()))
    .overwrite((typed) => withAccents(clean(typed)))
    .trim()
    .min(1, needed)
    .refine(hasInk, needed)
    .max(max, issueMessage(labelRefusals[`${label}TooLong`]({ most: max })));
}

/** Of the shop's terms, such as “4.2 What may be listed”. */
export const clause = z
  .string()
  .refine(storable, issueMessage(fieldRefusals.notStorable()))
  .overwrite(onOneLine)
  .trim()
  .max(200, issueMessage(fieldRefusals.clauseTooLong()));

/** The affected person reads it. */
export const removalFields = z.object({
  reason: z
    .string({ error: issueMessage(labelRefusals.reasonNeeded()) })
    .overwrite(withoutDirectionControls)
    .trim()
    .max(2000, issueMessage(labelRefusals.reasonTooLong({ most: 2000 })))
    .refine(storable, issueMessage(fieldRefusals.notStorable()))
    .optional(),
  clause: clause.optional(),
});

/** Word prefixes; all must match. */
export const searchWords = z
  .string()
  .max(100, issueMessage(searchRefusals.wordsTooLong({ most: 100 })))
  .refine(storable, issueMessage(searchRefusals.notSearchable()));

export const removal = { removedAt: z.iso.datetime(), undoUntil: z.iso.datetime() };

/** In small letters: code compares ids. */
export const id = z
  .uuid({ error: issueMessage(fieldRefusals.addressIncomplete()) })
  .overwrite((written) => written.toLowerCase());

export const email = z
  .string({ error: issueMessage(fieldRefusals.emailNeeded()) })
  .overwrite(plainEmail)
  .max(254, issueMessage(fieldRefusals.emailTooLong()))
  .pipe(z.email({ pattern: EMAIL, error: issueMessage(fieldRefusals.emailForm()) }));

/** Outside of USD without a sign. */
function refusePrice(currency: Currency): Refusal {
  if (currency === 'USD') return fieldRefusals.priceForm();
  const bounds = {
    least: { cents: minPrice(currency), currency, plain: true },
    most: { cents: MAX_PRICE, currency, plain: true },
  } as const;
  return decimalsOf(currency) === 0 ? fieldRefusals.priceFormWhole(bounds) : fieldRefusals.priceFormPlain(bounds);
}

export const MOST_WHOLE = 2_147_483_647;

/** Larger numbers would be written with an exponent. */
export const readAsText = z.number().min(-1e15).max(1e15);

/** Free text (spec §5), parsed into minor units. */
export const priceIn = (shop: () => ShopValues) =>
  z
    .union([z.string(), readAsText], { error: issueMessage(fieldRefusals.priceNeeded()) })
    .transform((value, context) => {
      const { currency } = shop();
      const cents = parsePrice(String(value), currency);
      if (cents !== undefined) return cents;
      context.issues.push({
        code: 'custom',
        message: issueMessage(refusePrice(currency)),
        input: value,
      });
      return z.NEVER;
    });

export const categoryIn = (shop: () => ShopValues) =>
  z.string({ error: issueMessage(fieldRefusals.categoryNeeded()) }).transform((value, context) => {
    const found = parseCategory(value, shop().categories);
    if (found) return found;
    context.issues.push({ code: 'custom', message: issueMessage(fieldRefusals.categoryChoice()), input: value });
    return z.NEVER;
  });

export const offeredCategoryIn = (shop: () => ShopValues) =>
  categoryIn(shop).refine(
    (name) => !findCategory(name, shop().categories)?.hidden,
    issueMessage(fieldRefusals.categoryClosed()),
  );

/** The strings 'true' and 'false' (spec §3). */
export const flag = z
  .union([z.enum(['true', 'false']), z.boolean()], { error: issueMessage(fieldRefusals.trueOrFalse()) })
  .transform((value) => value === true || value === 'true');

export const wireFlag = z.enum(['true', 'false']);

export const page = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  /** Fits the longest title used as a sort key. */
  cursor: z.string().max(1000).optional(),
});

/** Leaves what waits for the caller, the nearest deadline first. */
export const ownTurn = z.enum(['me'], { error: issueMessage(fieldRefusals.onlyOwnTurn()) }).optional();

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
