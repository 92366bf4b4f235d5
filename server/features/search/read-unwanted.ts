import { type Facet, facetValues } from '../../../shared/domain/search.ts';
import type { SearchSet } from '../../ports/search-engine.ts';
import { partsLeftOut } from './language/search-language.ts';
import { names } from './names.ts';
import { titledIn } from './own-colours.ts';
import { foldWords, languages, namesIn, plainWord, readWords } from './read-words.ts';
import { and, or, valuedAny, withWords } from './search-sets.ts';

/** `kein` is no misspelt `klein`. */
const NEGATION = '(?:keine?[mnrs]?|nicht|not)';
const UNWANTED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${NEGATION}|no|non|without|w\/o|except(?: for)?|excluding|other than|anything but|(?:alles )?ausser|(?:bloss|nur) (?:nicht|keine?[mnrs]?)|ohne|sin|excepto|salvo|que no sean?)(?:\s+|-)(?:(?:in|of|made of|any|aus|mit|de|en)\s+)*(\p{L}+(?:\s+(?:or|nor|oder|o|ni)\s+\p{L}+)*)`,
  'gu',
);
/** `leather-free`, `lederfrei` */
const FREE_OF = /(?<![\p{L}\p{N}])(\p{L}+)(?:[\s-]free|frei(?:e[mnrs]?)?)(?![\p{L}\p{N}])/gu;
const OR = /\s+\p{L}+\s+/u;
const NEGATED = new RegExp(String.raw`^${NEGATION}\s+`, 'u');

const anyWord = (lists: readonly string[], part: 'title' | 'description') =>
  or(lists.flatMap((list) => readWords(list)).map((word) => withWords([word], [part])));
/** By the word of a part: listings that say they are without it, first in the title. */
const leftOut = new Map(
  partsLeftOut.flatMap((part) => {
    const lists = languages.map((language) => language.partsLeftOut[part]);
    const without = languages.map((language) => language.without);
    const say = (['title', 'description'] as const).map((where) =>
      and([anyWord(without, where), anyWord(lists, where)]),
    );
    return lists.flatMap(namesIn).map((word) => [plainWord(foldWords(word)), say] as const);
  }),
);

const canBeLeftOut: ReadonlySet<string> = new Set(['value', 'kind', 'accessory']);

/** `chair -black` */
const MINUS = /(?<=\s)[-−!](?=\p{L}{2})/gu;

const withoutFree = (text: string): string =>
  text
    .replace(MINUS, 'not ')
    .replace(FREE_OF, (said, word: string) => (names.get(plainWord(word))?.sense.of === 'value' ? `no ${word}` : said));

/**
 * Takes out what is not wanted: `sofa, no leather`. Other words stay: titles say `without arms`.
 * @returns also what is better, such as other materials
 */
export function readUnwanted(text: string): { rest: string; better: SearchSet[] } {
  const better: SearchSet[] = [];
  const rest = withoutFree(foldWords(text)).replace(UNWANTED, (said, listed: string) => {
    const words = listed.split(OR).map(plainWord);
    const senses = words.map((word) => names.get(word)?.sense);
    const unwanted = senses.flatMap((sense) => (sense?.of === 'value' ? sense.values : []));
    if (!words.every((word, at) => leftOut.has(word) || canBeLeftOut.has(senses[at]?.of ?? '')))
      return said.replace(NEGATED, '');
    better.push(...words.flatMap((word) => leftOut.get(word) ?? []));
    for (const facet of ['colour', 'material', 'style'] as const) better.push(...others(facet, unwanted));
    return ' , ';
  });
  return { rest, better };
}

function others(
  facet: 'colour' | 'material' | 'style',
  unwanted: readonly { facet: Facet; value: string }[],
): SearchSet[] {
  const values = unwanted.filter((one) => one.facet === facet).map(({ value }) => value);
  if (values.length === 0) return [];
  const wanted = facetValues[facet].filter((value) => !values.includes(value));
  return [or([valuedAny(facet, wanted), ...(facet === 'colour' ? [titledIn(wanted)] : [])])];
}
