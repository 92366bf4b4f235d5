import { type Kind, kinds } from './kinds.ts';
import {
  type Age,
  ages,
  type Extent,
  extents,
  type Feature,
  features,
  type MaterialGroup,
  materialGroups,
  type Room,
  rooms,
} from './language/search-language.ts';
import { languages, namesIn, plainWord, readWords, splitWords } from './read-words.ts';

type Value = { facet: 'colour' | 'material' | 'style'; value: string };

type Sense =
  | { of: 'kind'; kind: Kind }
  | { of: 'value'; values: readonly Value[] }
  | { of: 'feature'; feature: Feature }
  | { of: 'room'; room: Room }
  | { of: 'extent'; extent: Extent }
  | { of: 'age'; age: Age }
  | { of: 'accessory' }
  | { of: 'set' }
  | { of: 'praise' };

export type Name = {
  words: readonly string[];
  sense: Sense;
  /** Synonyms in three languages. */
  same: readonly (readonly string[])[];
  /** Whether a part precedes the whole. */
  partsFirst: boolean;
  /** Whether it contains a preposition: `cama con dosel`. */
  hasBreak: boolean;
  /** Whether it is the usual name of a value: `white`, not `ivory`. */
  isMain: boolean;
};

/** A value itself, and its first name in a language. */
const mainNames = 2;

const woods = ['oak', 'walnut', 'teak', 'mahogany', 'cherry', 'pine', 'ash', 'beech', 'elm', 'maple', 'other wood'];
const groups: Record<MaterialGroup, readonly string[]> = {
  wood: woods,
  metal: ['brass', 'iron', 'steel'],
  fabric: ['velvet', 'linen', 'cotton', 'wool', 'tweed', 'corduroy', 'bouclé', 'synthetic fabric'],
  wicker: ['rattan', 'cane', 'rush'],
};

export const boundaries = new Set(languages.flatMap((language) => splitWords(language.boundaries)));

function collect(): Map<string, Name> {
  const names = new Map<string, Name>();
  const together = new Map<string, Name>();
  const learn = (sense: Sense, textOf: (language: (typeof languages)[number]) => string | undefined) => {
    const same: string[][] = [];
    for (const language of languages)
      for (const [at, name] of namesIn(textOf(language) ?? '').entries()) {
        const words = readWords(name);
        const key = words.join(' ');
        if (words.length === 0 || same.some((other) => other.join(' ') === key)) continue;
        same.push(words);
        const hasBreak = splitWords(name).some((word) => boundaries.has(word));
        const partsFirst = language.partsFirst ?? false;
        if (names.has(key)) continue;
        const learnt = { words, sense, same, partsFirst, hasBreak, isMain: at < mainNames };
        names.set(key, learnt);
        for (const joined of [key.replaceAll(' ', ''), plainWord(splitWords(name).join(''))])
          if (sense.of === 'kind' && !hasBreak && !together.has(joined)) together.set(joined, learnt);
      }
  };
  for (const kind of kinds) learn({ of: 'kind', kind }, (language) => language.kinds[kind]);
  learn({ of: 'accessory' }, (language) => language.accessories);
  for (const facet of ['colour', 'material', 'style'] as const)
    for (const value of Object.keys(languages[0][`${facet}s`]))
      learn({ of: 'value', values: [{ facet, value }] }, (language) =>
        [value, (language[`${facet}s`] as Record<string, string>)[value]].join(','),
      );
  for (const group of materialGroups) {
    const values = groups[group].map((value) => ({ facet: 'material' as const, value }));
    learn({ of: 'value', values }, (language) => language.materialGroups[group]);
  }
  for (const room of rooms) learn({ of: 'room', room }, (language) => language.rooms[room]);
  for (const feature of features) learn({ of: 'feature', feature }, (language) => language.features[feature]);
  for (const extent of extents) learn({ of: 'extent', extent }, (language) => language.extents[extent]);
  for (const age of ages) learn({ of: 'age', age }, (language) => language.ages[age]);
  // `coffeetable` and `mesadecentro`, as many people write them.
  for (const [joined, name] of together) if (!names.has(joined)) names.set(joined, name);
  learn({ of: 'set' }, (language) => language.sets);
  learn({ of: 'praise' }, (language) => language.praise);
  return names;
}

export const names: ReadonlyMap<string, Name> = collect();

export const LONGEST_NAME = Math.max(...[...names.values()].map(({ words }) => words.length));

/** German nouns that end compounds. */
const compoundHeads = new Map(
  [...names].filter(([word, { sense }]) => /^\p{L}{4,}$/u.test(word) && ['kind', 'accessory'].includes(sense.of)),
);
/** Words that only look like compounds with "Tisch". */
const noTable =
  /^(?:roman|prak|asia|authen|exo|op|plas|rus|fantas|elas|synthe|akus|mys|eklek|asthe|quadra|kosme|hand?|dekora)tisch$/;
const germanHead = new Set(
  Object.values(languages[1].kinds)
    .concat(languages[1].accessories)
    .flatMap(namesIn)
    .map((name) => readWords(name).join(' ')),
);
const SHORTEST_FIRST_PART = 3;
const SHORTEST_HEAD = 4;

/** Splits a German compound: `garten`, `stuhl`. */
export function splitCompound(word: string): { first: string; head: Name } | undefined {
  if (names.has(word) || noTable.test(word)) return undefined;
  for (let at = SHORTEST_FIRST_PART; at <= word.length - SHORTEST_HEAD; at++) {
    const head = word.slice(at);
    const name = germanHead.has(head) ? compoundHeads.get(head) : undefined;
    if (name) return { first: word.slice(0, at), head: name };
  }
  return undefined;
}

const links = new Set(languages.flatMap((language) => splitWords(language.nounLinks)));
const MOST_PARTS = 4;
const SHORTEST_PART = 3;
const hasKind = (word: string | undefined, isFirst: boolean): boolean => {
  const name = names.get(word ?? '');
  return name?.sense.of === 'kind' && (!isFirst || name.partsFirst);
};

/** Splits names with a kind that somebody wrote together: `oaktable`, `mesaderoble`. */
export function splitNames(word: string): string[] | undefined {
  const parts = names.has(word) || splitCompound(word) ? undefined : partsOf(word, MOST_PARTS);
  return parts && parts.length > 1 && (hasKind(parts.at(-1), false) || hasKind(parts[0], true)) ? parts : undefined;
}

function partsOf(word: string, most: number): string[] | undefined {
  if (word === '') return [];
  if (most === 0) return undefined;
  for (let at = word.length; at >= 2; at--) {
    const part = word.slice(0, at);
    const isLink = links.has(part);
    const plain = plainWord(part);
    if (!isLink && (at < SHORTEST_PART || !names.has(plain))) continue;
    const rest = partsOf(word.slice(at), most - 1);
    if (rest) return isLink ? rest : [plain, ...rest];
  }
  return undefined;
}
