import { hasAreaCode } from './area-codes.ts';

const date = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})$/;
const dates =
  /^(?:(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?:[\s,;/–—-]|(?<=[\s,;–—-])\d{1,2}[:.]\d{2}(?::\d{2})?(?!\d)|\s+(?:[01]?\d|2[0-4])\s?[–-]\s?(?:[01]?\d|2[0-4])(?!\d)\s*)*)+(?:(?<=\s)\d{1,4})?$/;
/** `28, 2026, 10:30 - 12:30` after the name of a month. */
const restOfDate = /^\d{1,2}[\s,]+(?:19|20)\d{2}(?:[\s,]+\d{1,2}[:.]\d{2}(?:\s*[–—-]\s*\d{1,2}[:.]\d{2})?)?$/;
const endsWithMonth = /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s*$/iu;
const dayOfMonth = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const shortDates = new RegExp(
  String.raw`^${dayOfMonth}([./])(?:0?[1-9]|1[0-2])(?:\.?[\s,;–—-]+(?:${dayOfMonth}\1(?:0?[1-9]|1[0-2])|\d{1,2}:\d{2}(?:\s?[–-]\s?\d{1,2}:\d{2})?))+$`,
);
const quarter = '(?:[01]\\d|2[0-4])(?:00|15|30|45)';
const hours = new RegExp(`^${quarter}\\s?[–-]\\s?${quarter}$`);
const times = /^(?:\d{1,2}[:.]\d{2})(?:[\s,;–—-]+\d{1,2}[:.]\d{2})+$/;
const years = /^(?:1[89]|20)\d{2}(?:(?:\s*[,./–—-]\s*(?:1[89]|20)\d{2})+|(?:\s+(?:1[89]|20)\d{2})+)$/;
const amounts = /^[1-9]\d{0,4}[.,](?:[05]0|9[059])(?:\s+[1-9]\d{0,4}[.,](?:[05]0|9[059]))+$/;
const sum = /^[1-9][\d.,]*(?:\s?\+\s?[1-9][\d.,]*)+$/;
/** Of Ikea, also after a size. */
const articleNumber = /^(?:\d{2,3},\s)?\d{3}\.\d{3}\.\d{2}(?:\s?[/,;+–-]\s?\d{3}\.\d{3}\.\d{2})*$/;
/** `612.345.678` exceeds any price. */
const amount = /^(?:\d{1,3}[.,]\d{3}|\d{1,2}([.,])\d{3}(?:\1\d{3})+)(?:[.,]\d{1,2})?$/;
const endsWithCurrency = /[$€£]\s*$/;
const sizes = /^\d{1,3}(?:[.,]\d)?(?:\s*[,;/–—-]\s*\d{1,3}(?:[.,]\d)?)+$/;
const sizesApart = /^(?:\d{1,3}(?:\s+\d{1,3})+|[1-9]\d{0,2}[05](?:\s+[1-9]\d{0,2}[05])+)$/;
/** Before a unit. */
const sizesTimes = /^\d{1,4}(?:[.,]\d{1,2})?(?:\s?[*/]\s?\d{1,4}(?:[.,]\d{1,2})?){1,3}$/;
/** In millimeters. */
const roundSizesTimes = /^[1-9]\d{1,2}[05](?:\s?[*/]\s?[1-9]\d{0,2}[05]){1,3}$/;
const roundSizes = /^[1-9]\d?0(?:\s+[1-9]\d?0){1,4}$/;
/** Prices or millimeters. */
const round = String.raw`[1-9](?:[.,\s]?\d[05]0|\d{0,2}9|\d?[05])`;
const roundNumbers = new RegExp(String.raw`^${round}(?:(?:\s*[,;/]\s*|\.[–-]\s+|\s[–-]\s|\s+)${round}){2,}$`);
/** As of America, or as a mobile number of Spain. */
const roundPhone = /^(?:(?:1\D)?\d{3}\D+\d{3}\D+\d{4}|[67]\d\d\D+\d{3}\D+\d{3})$/;
const millimeters = /^[1-9]\d{1,3}(?:(?:\s*[,;/]\s*|\s+)[1-9]\d{1,3})+$/;
/** `1/2 99022538`, `99022538 + 4` */
const articleAndCount = /^(?:(?:[1-9]\d?(?:\/[1-9])?|(?:19|20)\d\d)\s)?\d{8}(?:\s(?:\+\s)?[1-9]\d?)?$/;
const numberOfYear = /^(?:20[0-3]\d[-/]\d{4,8}|(?:1[89]|20)\d\d\s\d{3}|\d{3,4}\s\((?:1[89]|20)\d\d)$/;
const articles = /^\d{8}(?:\s?[,;/&+]\s?\d{8})+$/;
const sizeAndYear = /^(?!\d{3}\D+\d{3}\s*,)(?:\d{1,3}\D+){0,3}\d{1,3},\s+(?:1[89]|20[0-3])\d\d$/;
/** Area codes of Germany begin with 0, as some zip codes do. */
const longZip = /^\d{5}-\d{4}$/;
/** `10115-10119 Berlin` */
const zips = /^(\d\d)\d{3}(?:\s?[-–,/]\s?\1\d{3})+$/;
const endsBeforeZip = /(?:\b[A-Z]{2}|\b(?:zip|ZIP|Zip)(?:\s?code)?(?:\s+is)?:?)\s+$/;
const endsWithZip = /(?:zip|post\s?codes?|plz|postleitzahl(?:en)?|c\.?p\.?|código postal)\W*$/iu;
const standard = /^\d{3,5}(?:-\d)?[-:](?:19|20)\d{2}$/;
const endsWithStandard = /\b(?:EN|DIN|ISO|BS|ASTM|UNE|NF)\s*$/;
const groupsOfPhone = /^\d{3}\s?[-/*]\s?\d{3}\s?[-/*]\s?\d{3,}$/;
const beginsWithUnit = /^\s*(?:cm|mm|m\b|in\b|inch|inches|"|″|'|kg|lb|lbs|km|€|\$|eur|usd|euro|dollar|zoll|°)/i;
const labelled =
  'usm(?:\\shaller)?|ticket|vorgang|caso|vitra|artek|thonet|cassina|kartell|stressless|roset|steelcase|wilkhahn|art|type?|stamped|engraved|gestempelt|graviert|grabado|s/?n|dhl|ups|gls|dpd|hermes|seur|correos|ean|isbn|gtin|upc|sku|barcode|batch|lote?|charge|ref(?:erence|erenz|erencia)?|part|article|artikel|artículo|item|order|stock|lager|auftrag|bestell(?:ung)?|pedido|seri(?:al|e|en)|model[lo]?|modell|fabric|stoff|tela|tejido|colou?r|farbe?|pat(?:ent)?|produ(?:ct|kt)|producto|invoice|rechnung|factura|customer|ral|ncs|pantone|kunden|cliente|tracking|sendung|paket|env[ií]o|hersteller|lieferschein|delivery|fabrikat|manufacturer|code|código|ikea';
const ofLabel = String.raw`(?:\W*(?:no|nr|num|id|number|nummer|code|código|n\W{0,2}[ºo°]|número)(?![\p{L}]))?`;
const endsWithLabel = new RegExp(
  String.raw`(?<!\p{L})(?:produkt)?(?:${labelled})(?:[ns]?nummer|[ns]?-?nr)?${ofLabel}(?:\s+(?:is|says|ist|lautet|es|de\s+(?:serie|producto|pedido|artículo)))?\W*(?:[A-Z]|[A-Z]{2,4}-)?$`,
  'iu',
);
/** Digits of an EAN. */
const LEAST_OF_CODE = 13;

/** The last digit checks the others. */
function isBarcode(digits: string): boolean {
  const others = [...digits.slice(0, -1)].toReversed().map((digit, n) => Number(digit) * (n % 2 === 0 ? 3 : 1));
  const sum = others.reduce((total, one) => total + one, 0);
  return /^\d{12,13}$/.test(digits) && (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

const endsWithNumber = /(?<!\p{L})(?:no|nr|n\.?[ºo°])\W{0,3}$/iu;
const placeOnItem =
  /^\s+(?:is\s+)?(?:on|under|auf|unter|am|en|por)\s+(?:(?:the|its|der|dem|la|el)\s+)?(?:back|bottom|box|frame|label|tag|underside|karton|etikett|rahmen|rückseite|unterseite|caja|etiqueta|marco|parte)(?!\p{L})/iu;

/** Too short for a number abroad. */
const uncallable =
  /^(?:000\d*|00[1-9]\d{0,7}|20[12]\d[-/]0\d{3,6}|20[0-3]\d[-/]\d{5,8}|20[0-3]\d[-/](?:0[1-9]|1[0-2])[-/]\d{2,6})$/;
/** With a 0 or a country's code, or as in Spain, North America, Germany and Britain. */
const callable =
  /^(?:0|1?[2-9][0-8]\d[2-9]\d{6}$|[6-9]\d{8}$|1[5-7]\d{8,9}$|7\d{9}$|(?:3[1-9]|4[13489]|5[24])\d{9,11}$|351\d{9}$)/;
const usualGroups = /^(?:[2-9]\d{9}|\d{3}\D+\d{3}\D+\d{4}|\d{2}\D+\d{4}\D+\d{4}|\d{2,3}\D+\d{7,8}|\d{5}\D+\d{5})$/;
const endsWithParcel = /\b1Z[\sA-Z0-9]{0,9}$/i;
const asksToCall =
  /(?:call|phone|tel|text|sms|whats\s?app|mobile|cell|reach|(?:my|meine|mi) (?:no|nr|number|nummer|n[uú]mero)|ruf|handy|ll[aá]m|m[oó]vil|teléfono)/iu;

const isZip = (written: string, before: string): boolean =>
  longZip.test(written) && (endsBeforeZip.test(before) || !(written.startsWith('0') || asksToCall.test(before)));

/** From so many digits on it is a telephone number. */
export const CERTAIN = 9;

export function isOtherNumber(written: string, { before, after }: { before: string; after: string }): boolean {
  if ([date, dates, shortDates, times, articleNumber, sizeAndYear, amount, amounts].some((form) => form.test(written)))
    return true;
  if (years.test(written) && !(/^\S+(?:\s+\d+)+$/.test(written) && asksToCall.test(before))) return true;
  if (/^\s*[cm]m(?!\p{L})/u.test(after) && millimeters.test(written)) return true;
  const isCalled = /\+$/.test(before) || asksToCall.test(before) || asksToCall.test(after);
  if (!isCalled && roundNumbers.test(written) && !roundPhone.test(written)) return true;
  if (!isCalled && [hours, articleAndCount, articles, numberOfYear].some((form) => form.test(written))) return true;
  if (restOfDate.test(written) && endsWithMonth.test(before)) return true;
  if (roundSizesTimes.test(written) && !groupsOfPhone.test(written)) return true;
  if (zips.test(written) && (/^\s+\p{Lu}\p{Ll}{2}/u.test(after) || endsWithZip.test(before))) return true;
  if (roundSizes.test(written) || isZip(written, before)) return true;
  if (standard.test(written) && endsWithStandard.test(before)) return true;
  if (sum.test(written) && /^\s*=/.test(after)) return true;
  if (beginsWithUnit.test(after) && [sizes, sizesApart, sizesTimes].some((form) => form.test(written))) return true;
  if (sizes.test(written) && !groupsOfPhone.test(written) && /[,;]/.test(written)) return true;
  const all = written.replace(/\D/g, '');
  const digits = all.length;
  const isCallable = callable.test(all) && (!/^1?[2-9]\d{9}$/.test(all) || hasAreaCode(all) || /^[67]/.test(all));
  if (isBarcode(written) && digits === LEAST_OF_CODE && !isCallable) return true;
  const isOnItem = endsWithNumber.test(before) || placeOnItem.test(after);
  if (digits < CERTAIN && isOnItem && !asksToCall.test(before)) return true;
  // A label does not excuse a callable number.
  const hasUsualGroups = usualGroups.test(written) && (/\D/.test(written) || hasAreaCode(all));
  const isCode = uncallable.test(written) || isBarcode(written) || !(isCallable || hasUsualGroups);
  const canBeCalled = digits >= CERTAIN && digits < LEAST_OF_CODE && !isCode;
  if (!canBeCalled && (endsWithLabel.test(before) || endsWithParcel.test(before))) return true;
  return endsWithCurrency.test(before) && !/\s/.test(written);
}
