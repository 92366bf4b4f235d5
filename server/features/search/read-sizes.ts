import type { Millimetres, Side } from '../../../shared/domain/dimensions.ts';
import { foldWords, languages, namesIn } from './read-words.ts';

/** `at most 180 cm wide`. Without a side it is the width. */
export type Size = {
  side: Side | 'length';
  low: Millimetres;
  high: Millimetres;
};

const sizeSides = ['width', 'depth', 'height', 'length'] as const;
const LONGEST: Millimetres = 65_535;

type Wording = (typeof languages)[number];

const listed = (list: (language: Wording) => string): string[] =>
  languages.flatMap((language) => namesIn(foldWords(list(language)))).filter((words) => words !== '');

/** Matches one of the phrases, the longest first. */
const anyOf = (phrases: readonly string[]) =>
  [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((words) => words.replaceAll(' ', String.raw`\s+`))
    .join('|');

const sideOf = new Map(
  sizeSides.flatMap((side) => listed(({ sides }) => sides[side].names).map((words) => [words, side] as const)),
);
const boundOf = (bound: 'less' | 'more') =>
  new Map(
    sizeSides.flatMap((side) => listed(({ sides }) => sides[side][bound]).map((words) => [words, side] as const)),
  );
const [narrower, wider] = [boundOf('less'), boundOf('more')];

export const LENGTH = String.raw`(cms?|mm|m|(?:zenti|centi|milli|mili)?(?:meters?|metres?|metros?)|in|inch|inches|zoll|pulgadas?|ft|feet|foot(?!\s?(?:stool|rest))|"|″|′′|”)(?![\p{L}\p{N}])`;
const unnamed = LENGTH.replace('(', '(?:');
const before = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`(?![\p{L}\p{N}])`;
/** `AB.80` is an article. */
const gap = String.raw`(?:(?<=max|min|mind)\.\s*|\s+|(?=[^\p{L}\p{N}\s]))`;
const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const side = anyOf([...sideOf.keys()]);
const ahead = String.raw`(?:(${side})${end}\s*:?\s*(?:of\s+|von\s+|de\s+)?)?`;
const behind = String.raw`(?:\s*-?(?:de\s+)?(${side})${end})?`;
const under = anyOf([...listed(({ prices }) => prices.under), ...narrower.keys()]);
const over = anyOf([...listed(({ prices }) => prices.over), ...wider.keys()]);
const between = anyOf(listed(({ prices }) => prices.between));
const and = anyOf(listed(({ prices }) => prices.and));

const RANGE = new RegExp(
  `${before}${ahead}(?:(?:${between})\\s+)?${NUMBER}[\\s-]?(?:${unnamed})?\\s*(?:(?:${and})\\s+|[-–]\\s*)${NUMBER}[\\s-]?${LENGTH}${behind}`,
  'u',
);
const LIMIT = new RegExp(
  `${before}${ahead}(?:(${under})|(${over}))${gap}${ahead}${NUMBER}[\\s-]?${LENGTH}${behind}`,
  'u',
);
const EXACT = new RegExp(
  `${before}(?:(${side})${end}\\s*:?\\s*${NUMBER}[\\s-]?${LENGTH}|${NUMBER}[\\s-]?${LENGTH}\\s*-?(?:de\\s+)?(${side})${end})`,
  'u',
);

const millimetresPer: readonly [unit: RegExp, millimetres: number][] = [
  [/^(?:cms?|[cz]enti)/, 10],
  [/^(?:mm|milli|mili)/, 1],
  [/^m/, 1000],
  [/^f/, 304.8],
];
const INCH = 25.4;

export const inMillimetres = (length: string, unit = 'cm'): Millimetres =>
  Math.round(Number(length.replace(',', '.')) * (millimetresPer.find(([names]) => names.test(unit))?.[1] ?? INCH));

const named = (...words: (string | undefined)[]): Size['side'] | undefined =>
  words.map((word = '') => sideOf.get(word.replace(/\s+/g, ' '))).find((found) => found !== undefined);

/**
 * Reads lengths that are bounds, and those whose side is said: `bis 180 cm breit`, `menos de 90 cm de alto`.
 * @param text folded
 */
export function readSizes(text: string): { rest: string; bounds: Size[]; exact: Size[] } {
  const [bounds, exact]: [Size[], Size[]] = [[], []];
  let rest = text;
  const takeAll = (pattern: RegExp, use: (match: RegExpExecArray) => void) => {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      use(match);
      rest = `${rest.slice(0, match.index)} , ${rest.slice(match.index + match[0].length)}`;
    }
  };
  takeAll(RANGE, ([, first, one = '', other = '', unit, last]) => {
    const [low, high] = [inMillimetres(one, unit), inMillimetres(other, unit)].sort((a, b) => a - b);
    bounds.push({ side: named(first, last) ?? 'width', low: low ?? 1, high: high ?? LONGEST });
  });
  takeAll(LIMIT, ([, first, less, more, second, number = '', unit, last]) => {
    const said = (less ?? more ?? '').replace(/\s+/g, ' ');
    const along = named(first, second, last) ?? narrower.get(said) ?? wider.get(said) ?? 'width';
    const length = inMillimetres(number, unit);
    bounds.push(less ? { side: along, low: 1, high: length } : { side: along, low: length, high: LONGEST });
  });
  takeAll(EXACT, ([, first, one, unit, other, otherUnit, last]) => {
    const length = inMillimetres(one ?? other ?? '', unit ?? otherUnit);
    exact.push({ side: named(first, last) ?? 'width', low: length, high: length });
  });
  return { rest, bounds, exact };
}
