/** `24.12.2026`, `2026-12-24` */
const date = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})$/;
/** Several. */
const dates =
  /^(?:(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?:[\s,;–—-]+|\s+\d{1,2}[:.]\d{2}\s*|\s+(?:[01]?\d|2[0-4])\s?[–-]\s?(?:[01]?\d|2[0-4])(?!\d)\s*)*)+$/;
/** `28, 2026, 10:30 - 12:30` after the name of a month. */
const restOfDate = /^\d{1,2}[\s,]+(?:19|20)\d{2}(?:[\s,]+\d{1,2}[:.]\d{2}(?:\s*[–—-]\s*\d{1,2}[:.]\d{2})?)?$/;
const endsWithMonth = /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s*$/iu;
/** `10:30 - 12:30` */
const times = /^(?:\d{1,2}[:.]\d{2})(?:[\s,;–—-]+\d{1,2}[:.]\d{2})+$/;
/** `1960 - 1975` */
const years = /^(?:1[89]|20)\d{2}(?:\s*[,./–—-]\s*(?:1[89]|20)\d{2})+$/;
/** `203.885.52`, common on furniture. */
const articleNumber = /^\d{3}\.\d{3}\.\d{2}$/;
/** `1,250,000.00` and `1.250.000,00`; `612.345.678` exceeds any price. */
const amount = /^(?:\d{1,3}[.,]\d{3}|\d{1,2}([.,])\d{3}(?:\1\d{3})+)(?:[.,]\d{1,2})?$/;
const endsWithCurrency = /[$€£]\s*$/;
/** `120, 80, 75` and `120 - 140, 80` */
const sizes = /^\d{1,3}(?:[.,]\d)?(?:\s*[,;/–—-]\s*\d{1,3}(?:[.,]\d)?)+$/;
/** `120 80 75` */
const sizesApart = /^\d{1,3}(?:\s+\d{1,3})+$/;
/** `180*90*75`, `1800/900/750`, before a unit. */
const sizesTimes = /^\d{1,4}(?:[.,]\d{1,2})?(?:\s?[*/]\s?\d{1,4}(?:[.,]\d{1,2})?){1,3}$/;
/** `1800/900/750`: sizes in millimeters. */
const roundSizesTimes = /^[1-9]\d{1,2}[05](?:\s?[*/]\s?[1-9]\d{0,2}[05]){1,3}$/;
/** `200 100 100` */
const roundSizes = /^[1-9]\d?0(?:\s+[1-9]\d?0){1,4}$/;
/** `OR 97201-1234` */
const longZip = /^\d{5}-\d{4}$/;
const endsBeforeZip = /(?:\b[A-Z]{2}|\bzip(?:\s?code)?:?)\s+$/i;
const groupsOfPhone = /^\d{3}\s?[-/*]\s?\d{3}\s?[-/*]\s?\d{3,}$/;
const beginsWithUnit = /^\s*(?:cm|mm|m\b|in\b|inch|inches|"|″|'|kg|lb|lbs|km|€|\$|eur|usd|euro|dollar|zoll|°)/i;
const endsWithLabel =
  /(?:ean|isbn|gtin|upc|sku|barcode|batch|lot|ref(?:erence|erenz|erencia)?|part|article|artikel|artículo|item|order|serial|model|modell|modelo)(?:nummer)?\W*(?:no|nr|number)?\W*[A-Z]?$/iu;
/** Digits of a label's shortest code, such as an EAN. */
const LEAST_OF_CODE = 13;

/** From so many digits on it is a telephone number. */
export const CERTAIN = 9;

/** Whether it is a date, an amount, a size or an article number. */
export function isOtherNumber(written: string, { before, after }: { before: string; after: string }): boolean {
  if ([date, dates, times, years, articleNumber, amount].some((form) => form.test(written))) return true;
  if (restOfDate.test(written) && endsWithMonth.test(before)) return true;
  if (roundSizesTimes.test(written) && !groupsOfPhone.test(written)) return true;
  if (roundSizes.test(written) || (longZip.test(written) && endsBeforeZip.test(before))) return true;
  if (beginsWithUnit.test(after) && [sizes, sizesApart, sizesTimes].some((form) => form.test(written))) return true;
  if (sizes.test(written) && !groupsOfPhone.test(written) && /[,;]/.test(written)) return true;
  const digits = written.replace(/\D/g, '').length;
  // A label does not excuse a callable number.
  const canBeCalled = digits >= CERTAIN && digits < LEAST_OF_CODE;
  if (!canBeCalled && endsWithLabel.test(before)) return true;
  return endsWithCurrency.test(before) && !/\s/.test(written);
}
