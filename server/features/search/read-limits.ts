import type { Currency } from '../../../shared/domain/currency.ts';
import type { Millimetres } from '../../../shared/domain/dimensions.ts';
import { byCurrency, type Cents } from '../../../shared/domain/money.ts';
import { toMajor, toMinor } from '../../platform/shop/shop-money.ts';
import { shopCurrency } from '../../platform/shop/shop-values.ts';
import type { SearchSet } from '../../ports/search-engine.ts';
import { isForeign, moneyPattern } from './foreign-money.ts';
import { names, splitCompound } from './names.ts';
import { inMillimetres, LENGTH, readSizes, type Size } from './read-sizes.ts';
import { foldWords, languages, namesIn, plainWord } from './read-words.ts';
import { HIGHEST_PRICE } from './search-sets.ts';

export type Limits = {
  rest: string;
  price?: { low: Cents; high: Cents };
  /** A price without "at most". */
  about?: Cents;
  /** In another currency than the shop's, as written. */
  unusedPrice?: string;
  lengths: Millimetres[];
  /** Required, and only wished. */
  bounds: Size[];
  exact: Size[];
  sizes?: readonly (readonly string[])[];
  /** Preferred to what is unwanted. */
  better?: readonly SearchSet[];
};

/** Smaller numbers count seats. Whole units. */
const LEAST_PRICE = 20;

const anyOf = (list: (prices: (typeof languages)[number]['prices']) => string) =>
  languages
    .flatMap(({ prices }) => namesIn(foldWords(list(prices))))
    .sort((a, b) => b.length - a.length)
    .map((words) => words.replaceAll(' ', String.raw`\s+`))
    .join('|');
const thousand = anyOf(({ thousand }) => thousand);
const NUMBER = String.raw`(\d{1,3}(?:[.,  ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?)(?!\d)\s?((?:${thousand})\b)?`;
const others = `(?:${anyOf(({ others }) => others)})\\b`;
const before = String.raw`(?<![\p{L}\p{N}])`;
/** `AB1234` and `AB.1234` are articles, and no price from 1234. */
const gap = String.raw`(?:(?<=max|min|mind|ca|approx|aprox)\.\s*|\s+|(?=[^\p{L}\p{N}\s]))`;

function pricePatterns(currency: Currency) {
  const money = moneyPattern(currency);
  const amount = `(${money})?\\s?${NUMBER}\\s?(${money})?(?!\\p{L}|\\s?(?:[x×%]|${others}|${LENGTH}))`;
  const under = anyOf(({ under }) => under);
  const over = anyOf(({ over }) => over);
  const orLess = anyOf(({ orLess }) => orLess);
  const orMore = anyOf(({ orMore }) => orMore);
  const and = `(?:${anyOf(({ and }) => and)}|-|–)`;
  return {
    between: new RegExp(`${before}(?:${anyOf(({ between }) => between)})\\s+${amount}\\s*${and}\\s*${amount}`, 'u'),
    range: new RegExp(`${before}${amount}(?:\\s?[-–]\\s?|\\s+(?:to|bis|a|hasta)\\s+)${amount}`, 'u'),
    limit: new RegExp(`${before}(?:(${under})|${over})${gap}${amount}`, 'u'),
    // `140 + mattress` adds one.
    limitAfter: new RegExp(`${before}${amount}(?:\\s*(?:(${orLess})|${orMore})|(?<=\\S)\\+)(?![\\p{L}\\p{N}])`, 'u'),
    // After a number it is a range or part of a name.
    minus: new RegExp(`(?<!\\S|\\d\\s*)[-–−](?=\\S)${amount}`, 'u'),
    around: new RegExp(`${before}(?:${anyOf(({ about }) => about)})${gap}${amount}`, 'u'),
    about: new RegExp(`${before}${amount}`, 'u'),
  };
}
const patterns = byCurrency(pricePatterns);

const BY = String.raw`(?:\s?[x×х*]\s?|\s(?:by|mal|por)\s)`;
const SIDE_NUMBER = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)(?:\s?(?:cm|mm|m|in|inch|ft|"|″|′′|”)(?=\s?[x×х*]|\s(?:by|mal|por)\s))?`;
const SIDES = new RegExp(
  String.raw`${before}${SIDE_NUMBER}${BY}${SIDE_NUMBER}(?:${BY}${SIDE_NUMBER})?\s?(?:${LENGTH})?`,
  'gu',
);
const BED = /(?<![\p{L}\p{N}/.,])(\d{2,3})\/(\d{3})(?![\p{L}\p{N}/.,])/gu;
const IN_METRES = /^\d[.,]\d{1,2}$/;
const SIDE = new RegExp(String.raw`${before}(\d+(?:[.,]\d+)?)\s?${LENGTH}`, 'gu');

/** `Bett 160`, `Tisch 1,60` */
const SIZE_OF_KIND = new RegExp(
  String.raw`(\p{L}{3,})\s(?:de\s)?([4-9]0|[12]\d[05]|[12][.,]\d{1,2})(?![\p{L}\d.,'’]|\s?(?:${LENGTH}|[$€£¥]|${others}|[x×х*%/-]))`,
  'gu',
);

/** `< 300`, `≤300 €`, `>= $50`. */
const SIGN = /(?:([<≤])|[>≥])\s?=?\s*(?=(?:[$€£¥]|\p{L}{1,3}[\s.$]?)?\s?\d)/gu;
const NEAR = /[~≈]\s?(?=(?:[$€£¥]\s?)?\d)/gu;
const FEET =
  /(?<![\p{L}\p{N}.,])(\d{1,2})(?:(?:\s?(?:ft\.?|feet|foot)|\s?['’′])\s?(\d{1,2}(?:\.\d)?)\s?(?:in|inch|inches|"|″|′′|”|'')(?![\p{L}\p{N}])|['’′](\d{1,2})(?![\p{L}\p{N}.'’′"″”]))/gu;
const FEET_ALONE = /(?<![\p{L}\p{N}.,])(\d{1,2}(?:\.\d)?)['’′](?!['’′])(?=\s|$|[x×])/gu;
const SIDE_NAME = '(?:breite|hohe|tiefe|lange|durchmesser|ancho|alto|fondo|largo|diametro)';
const NO_UNIT = String.raw`(?![\d.,:]|\s?(?:${LENGTH}|[x×х*%$€£/-])|\s(?:und|y|bis|a)\s)`;
/** `Breite max. 80`, `80 breit` */
const SIDE_AHEAD = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${SIDE_NAME}\s?:?\s(?:(?:max|maximal|maximo|maxima|bis|unter|hasta|mind|mindestens|minimo)\.?\s)?\d{2,3}${NO_UNIT}(?![\p{L}])`,
  'gu',
);
const SIDE_BEHIND =
  /(?<![\p{L}\p{N}.,:])\d{2,3}(?=\s(?:breit|tief|hoch|lang|(?:de\s)?(?:ancho|alto|fondo|largo))(?![\p{L}\p{N}]))/gu;
const ROUND = /(?<![\p{L}\p{N}])(?:dia(?:m(?:eter)?)?\.?|durchmesser|diametro)\s?:?\s?(?=\d)/gu;
/** `5 1/2 ft`, `1½ m`; `½` is folded to `1⁄2`. */
const FRACTION =
  /(?<![\p{L}\p{N}.,/⁄])(?:(\d{1,2})[\s-])?(\d{1,2})[/⁄](2|4|8|16)(?=[\s-]?(?:m|meters?|ft|feet|foot|in|inch|inches|zoll|"|″|’|')(?![\p{L}\p{N}]))/gu;
const JOINED_UNIT = new RegExp(String.raw`(?<=\d)-(?=${LENGTH})|(?<=\d\s?(?:in|cm|ft|m))\.(?=\s|$)`, 'gu');
const THOUSAND = new RegExp(
  String.raw`(?<=(?:${[anyOf(({ under }) => under), anyOf(({ over }) => over), anyOf(({ between }) => between), anyOf(({ and }) => and)].join('|')})\s)(?:(?:a|one|ein|eine|un)\s)?(?:thousand|tausend|mil)(?!\p{L})`,
  'gu',
);
const OPENING = '(?:alcove|niche|recess|gap|nische|lucke|hueco|nicho)';
const OPENING_BEHIND = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(\d+(?:[.,]\d+)?\s?${LENGTH})\s(?:(?:wide|breite|de)\s)?${OPENING}(?![\p{L}\p{N}])`,
  'gu',
);
/** `nicht breiter als 200` */
const COMPARED = new RegExp(
  String.raw`(?<=(?:breiter|schmaler|tiefer|hoher|langer|kurzer|niedriger) als |(?:mas|menos) (?:anch|estrech|profund|alt|baj|larg|cort)[oa] (?:que|de) )\d{2,3}${NO_UNIT}(?![\p{L}])`,
  'gu',
);
const BEFORE_FRACTION = /(?<=\d)(?=[½¼¾⅛⅜⅝⅞])/g;
const ISH = /((?:[$€£¥]\s?)?\d[\d.,]*\s?(?:[$€£¥])?)\s?-?ish\b/gu;
const asWords = (text: string) =>
  text
    .replace(FRACTION, (_, whole, over, under) => String(Number(whole ?? 0) + Number(over) / Number(under)))
    .replace(JOINED_UNIT, ' ')
    .replace(FEET, (_, feet, inches, bare) => ` ${Number(feet) * 12 + Number(inches ?? bare)} in `)
    .replace(FEET_ALONE, '$1 ft')
    .replace(OPENING_BEHIND, ' fits $1 ')
    .replace(COMPARED, '$& cm')
    .replace(SIDE_AHEAD, '$& cm')
    .replace(SIDE_BEHIND, '$& cm')
    .replace(BED, '$1 x $2')
    .replace(ROUND, '')
    .replace(SIGN, (_, less) => ` ${less ? 'under' : 'over'} `)
    .replace(NEAR, ' about ')
    .replace(ISH, ' about $1 ');

/** Returns `160` and `200` for `1,60 x 2,00 m`, as titles name them. */
export function titleSizes(typed: string): string[][] {
  const text = /\d/.test(typed) ? asWords(foldWords(typed)) : '';
  return [...text.matchAll(SIDES)].map(([, ...sides]) =>
    sides.slice(0, 3).flatMap((side) => {
      if (!side) return [];
      return IN_METRES.test(side) ? String(inMillimetres(side, 'm') / 10) : side;
    }),
  );
}

/** Reads prices and sizes: `under 1500`, `bis 180 cm breit`, `160x200`. */
export function readLimits(typed: string): Limits {
  const written = typed.replace(/[øØ⌀]\s?(?=\d)/g, ' diametro ').replace(BEFORE_FRACTION, ' ');
  const limits: Limits = {
    rest: foldWords(written).replace(THOUSAND, '1000'),
    lengths: [],
    bounds: [],
    exact: [],
  };
  const take = (pattern: RegExp, use: (match: RegExpExecArray) => boolean) => {
    const match = pattern.exec(limits.rest);
    if (match && use(match))
      limits.rest = `${limits.rest.slice(0, match.index)} , ${limits.rest.slice(match.index + match[0].length)}`;
  };
  if (!/\d/.test(limits.rest)) return { ...limits, rest: typed };
  limits.rest = asWords(limits.rest).replace(SIDES, (_, one, two, three, unit) => {
    const sides = [one, two, three].filter((side) => side);
    const usual = sides.every((side) => IN_METRES.test(side)) ? 'm' : 'cm';
    for (const side of sides) limits.lengths.push(inMillimetres(side, unit ?? usual));
    return ' , ';
  });
  Object.assign(limits, readSizes(limits.rest));
  limits.rest = limits.rest.replace(SIDE, (_, length, unit) => {
    limits.lengths.push(inMillimetres(length, unit));
    return ' , ';
  });
  const { between, range, limit, limitAfter, minus, around, about } = patterns(shopCurrency());
  const dropsForeign = (...prices: (Amount | undefined)[]) => {
    if (!prices.some((price) => price?.isForeign)) return false;
    limits.unusedPrice = prices.flatMap((price) => price?.written ?? []).join(' – ');
    return true;
  };
  const take2 = (match: RegExpExecArray) => {
    const [low, high] = [amountOf(match, 1), amountOf(match, 6)];
    if (dropsForeign(low, high)) return true;
    if (!low || !high || !(low.isMoney || high.isMoney || isPrice(low.cents || high.cents))) return false;
    limits.price = { low: Math.min(low.cents, high.cents), high: Math.max(low.cents, high.cents) };
    return true;
  };
  take(between, take2);
  if (!limits.price) take(range, (match) => !isYears(match) && take2(match));
  const takeLimit = (price: Amount | undefined, isMost: boolean) => {
    if (dropsForeign(price)) return true;
    if (!price?.isMoney && !isPrice(price?.cents ?? 0)) return false;
    // `from 1962` is a year.
    if (!price || (!isMost && !price.isMoney && isYear(toMajor(price.cents)))) return false;
    limits.price = isMost ? { low: 0, high: price.cents } : { low: price.cents, high: HIGHEST_PRICE };
    return true;
  };
  if (!limits.price && !isArticle(typed)) take(limit, (match) => takeLimit(amountOf(match, 2), match[1] !== undefined));
  if (!limits.price) take(limitAfter, (match) => takeLimit(amountOf(match, 1), match[6] !== undefined));
  if (!limits.price) take(minus, (match) => takeLimit(amountOf(match, 1), true));
  const takeAbout = (price: Amount | undefined, isSaid: boolean) => {
    if (dropsForeign(price)) return true;
    if (!price || !(price.isMoney || (isSaid && isPrice(price.cents) && !isYear(toMajor(price.cents))))) return false;
    limits.about = price.cents;
    return true;
  };
  if (!limits.price) take(around, (match) => takeAbout(amountOf(match, 1), true));
  if (!limits.price && limits.about === undefined) take(about, (match) => takeAbout(amountOf(match, 1), false));
  for (const [, word = '', number = ''] of limits.rest.matchAll(SIZE_OF_KIND))
    if (isKind(plainWord(word))) limits.lengths.push(inMillimetres(number, IN_METRES.test(number) ? 'm' : 'cm'));
  return limits;
}

const isKind = (word: string): boolean => (names.get(word) ?? splitCompound(word)?.head)?.sense.of === 'kind';

/** `AB 1234` is one, and `SOFA AB 300` a German price in capitals. */
const isArticle = (typed: string) =>
  /(?<!\p{L})AB\s+\d/u.test(typed) && (/^\s*AB\s+\d+\s*$/.test(typed) || typed !== typed.toUpperCase());

const isPrice = (cents: Cents) => cents >= toMinor(LEAST_PRICE);

const FIRST_YEAR = 1800;
const LAST_YEAR = 2100;
const isYear = (n: number) => n >= FIRST_YEAR && n < LAST_YEAR;

/** `1950-1960` is a decade. */
function isYears(match: RegExpExecArray): boolean {
  const ends = [amountOf(match, 1), amountOf(match, 6)];
  return ends.every((end) => end && !end.isMoney && isYear(toMajor(end.cents)));
}

type Amount = { cents: Cents; isMoney: boolean; isForeign: boolean; written: string };

function amountOf(match: RegExpExecArray, at: number): Amount | undefined {
  const [currency, number = '', thousands, after] = match.slice(at, at + 4);
  const [, groups = number, decimals = '0'] = /^(.*[.,  ]\d{3})(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  const isGrouped = groups !== number || /[.,  ]\d{3}/.test(number);
  const digits = isGrouped ? `${groups.replace(/[.,  ]/g, '')}.${decimals}` : number.replace(',', '.');
  const cents = toMinor(Number(digits) * (thousands ? 1000 : 1));
  const money = [currency, after].flatMap((one) => one?.replace(/\s+/g, ' ') ?? []);
  const isOther = money.length > 0 && money.every((one) => isForeign(one, shopCurrency()));
  if (!Number.isFinite(cents) || (cents >= HIGHEST_PRICE && !isOther)) return undefined;
  return {
    cents,
    isMoney: (currency ?? after ?? thousands) !== undefined,
    isForeign: isOther,
    written: [currency, number, thousands, after]
      .filter((one) => one !== undefined)
      .join(' ')
      .replace(/^([^\d\s]*[^\p{L}\d\s])\s/u, '$1'),
  };
}
